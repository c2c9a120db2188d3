@_spi(SliderKit) import CoreGraphics

/// Makes pixels of layer trees, and repaints only what has changed.
///
/// Transforms in space are flattened to what they do in the plane; perspective is ignored. Give it one size for its life; a new size
/// needs a new compositor.
@_spi(SliderKit) public final class Compositor {
    /// The size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat

    /// The trees, back to front; they stand in the coordinates of the picture.
    public var roots: [CALayer] = [] {
        didSet { rootsChanged(from: oldValue) }
    }

    /// The colour behind the trees; nil: transparent.
    public var background: CGColor? {
        didSet {
            if background != oldValue { invalidateAll() }
        }
    }

    let context: CGContext
    let area: PixelRect
    /// The time that is being rendered; nil between renderings.
    @exclusivity(unchecked) var renderTime: CFTimeInterval?
    // Without the runtime's checks for overlapping access, which cost as much as what is checked: a compositor is used by one thread,
    // and nothing that is called while a list changes comes back to it.
    @exclusivity(unchecked) var damage = DamageList()
    @exclusivity(unchecked) var dirty: [CALayer] = []
    @exclusivity(unchecked) var repaints: [(layer: CALayer, rect: CGRect)] = []
    @exclusivity(unchecked) var animated: [CALayer] = []
    /// Layers that need layout, by their depth in the tree.
    @exclusivity(unchecked) var layoutLists: [[CALayer]] = []
    @exclusivity(unchecked) var displayList: [CALayer] = []
    /// Layers that have not been committed yet.
    @exclusivity(unchecked) var fresh: [CALayer] = []
    @exclusivity(unchecked) var laidOut: [CALayer] = []
    /// Whether one of these lists may hold something.
    @exclusivity(unchecked) var hasWork = false
    /// What a repaint paints straight onto pixels.
    @exclusivity(unchecked) var pieces: [PixelPiece] = []
    @exclusivity(unchecked) private var repainting: [PixelRect] = []
    @exclusivity(unchecked) private var lastDamage: [CGRect] = []
    @exclusivity(unchecked) private var isCommitting = false
    /// Counts the renderings of all compositors, the present one included.
    @exclusivity(unchecked) nonisolated(unsafe) public private(set) static var renderingNumber = 0
    /// Whether pixels are painted without a context where that can be; for comparing. Default true.
    public var paintsPixelsDirectly = true

    /// Every compositor that is alive, for the flush of a transaction.
    @exclusivity(unchecked) nonisolated(unsafe) private static var all: [Unmanaged<Compositor>] = []

    /// Makes a transparent picture. Sizes are kept between 1 pixel and what a bitmap can have.
    public init(size: CGSize, scale: CGFloat) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        func usable(_ v: CGFloat) -> CGFloat { v.isFinite ? min(max(v, 1 / scale), 16384 / scale) : 1 / scale }
        self.size = CGSize(width: usable(size.width), height: usable(size.height))
        self.scale = scale
        guard let context = CGContext(bitmapPointSize: self.size, scale: scale, opaque: false) else {
            fatalError("No memory for a picture of \(size.width) × \(size.height) points at scale \(scale).")
        }
        self.context = context
        area = PixelRect(x0: 0, y0: 0, x1: Int32(context.width), y1: Int32(context.height))
        damage.add(area)
        Compositor.all.append(Unmanaged.passUnretained(self))
    }

    deinit {
        for root in roots where root._extras?.compositor === self { root._extras?.compositor = nil }
        Compositor.all.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
    }

    /// The picture as it was rendered last; a copy.
    public var image: CGImage {
        guard let image = context.makeImage() else { fatalError("The picture can't be copied: no memory.") }
        return image
    }

    /// Makes the next rendering repaint all.
    public func invalidateAll() { damage.add(area) }

    static func commitAll() {
        for compositor in all { compositor.takeUnretainedValue().commit() }
    }

    /// Lays out and draws what is marked, superlayers before their sublayers, until nothing is marked, or something marks itself
    /// again and again.
    public func commit() {
        guard hasWork, !isCommitting else { return }
        isCommitting = true
        for _ in 0..<16 {
            let worked = layoutPass()
            if !displayPass() && !worked { break }
        }
        for layer in fresh { layer._flags.insert(.committed) }
        fresh.removeAll(keepingCapacity: true)
        hasWork = !displayList.isEmpty || layoutLists.contains { !$0.isEmpty }
        isCommitting = false
    }

    /// Paints what has changed since the last rendering, as it is at `time` (seconds, of the host's clock).
    ///
    /// - Returns: What was repainted, in pixels; empty if nothing was.
    @discardableResult
    public func render(at time: CFTimeInterval) -> [CGRect] {
        renderTime = time
        Compositor.renderingNumber += 1
        collectAnimated(at: time)
        collectRepaints(at: time)
        collectDirty(at: time)
        damage.hand(to: &repainting)
        // Taken out while it is changed: whoever still holds the last answer keeps it as it was.
        var answer: [CGRect] = []
        swap(&answer, &lastDamage)
        answer.removeAll(keepingCapacity: true)
        for index in repainting.indices {
            let rect = repainting[index].intersection(area)
            guard !rect.isEmpty else { continue }
            repaint(rect, at: time)
            answer.append(rect.cgRect)
        }
        repainting.removeAll(keepingCapacity: true)
        renderTime = nil
        lastDamage = answer
        return answer
    }

    func paint(_ rect: PixelRect, at time: CFTimeInterval) {
        let points = CGRect(
            x: CGFloat(rect.x0) / scale, y: CGFloat(rect.y0) / scale, width: CGFloat(rect.x1 - rect.x0) / scale,
            height: CGFloat(rect.y1 - rect.y0) / scale)
        context.saveGState()
        context.clip(to: points)
        context.erase(points)
        if let background {
            context.setFillColor(background)
            context.fill(points)
        }
        let renderer = LayerRenderer(context: context, time: time, cull: rect)
        for root in roots { renderer.paint(root) }
        context.restoreGState()
    }

    private func rootsChanged(from old: [CALayer]) {
        for root in old where !roots.contains(where: { $0 === root }) && root._extras?.compositor === self {
            root._extras?.compositor = nil
        }
        for root in roots where root._extras?.compositor !== self {
            requireRule(root._superlayer == nil, "A layer with a superlayer can't be a root.")
            root.extras.compositor = self
            attach(root)
        }
        invalidateAll()
    }
}
