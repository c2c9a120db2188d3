/// A path with the attributes for stroking and filling it, drawn into the current context.
///
/// Rounded rectangles have corners of plain circular arcs.
open class UIBezierPath: NSObject, NSCopying, NSCoding, @unchecked Sendable {
    private var path = CGMutablePath()
    private var pattern: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// An empty path.
    public override init() { super.init() }

    /// The path that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    /// Writes elements and attributes.
    open func encode(with coder: NSCoder) { encodeElements(to: coder) }

    /// A rectangle, clockwise from its origin.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// An ellipse that touches the sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners of `cornerRadius` points, at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with the given corners rounded by elliptic arcs of `cornerRadii`, each at most half of its side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        RoundedRectangle(rect: rect, corners: corners, radii: cornerRadii).add(to: path)
    }

    /// An arc of a circle. Angles are in radians from the positive x axis; `clockwise` is as seen with y down.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// A copy of the elements. Setting it replaces them.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// The elements themselves, for reading without a copy.
    final var elements: CGMutablePath { path }

    /// The width of strokes, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of strokes; butt by default.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of the corners of strokes; miter by default.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The ratio of length to width beyond which a miter becomes a bevel; 10 by default.
    open var miterLimit: CGFloat = 10
    /// How far strokes may stray from the exact curve, in pixels; 0.6 by default.
    open var flatness: CGFloat = 0.6
    /// Whether filling and clipping use the even-odd rule instead of the winding rule; false by default.
    open var usesEvenOddFillRule = false

    /// The smallest rectangle that holds the path, without control points and stroke; zero for an empty path.
    open var bounds: CGRect { elements.isEmpty ? .zero : elements.boundingBoxOfPath }

    /// Whether there are no elements.
    open var isEmpty: Bool { elements.isEmpty }

    /// Where the next line begins; zero for an empty path.
    open var currentPoint: CGPoint { elements.isEmpty ? .zero : elements.currentPoint }

    /// Whether `point` is in the area that `fill()` fills.
    open func contains(_ point: CGPoint) -> Bool {
        elements.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
    }

    // MARK: Building

    /// Begins a subpath at `point`.
    open func move(to point: CGPoint) {
        guard point.isFinite else { return }
        path.move(to: point)
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
        guard hasStart(point) else { return }
        path.addLine(to: point)
    }

    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard controlPoint1.isFinite, controlPoint2.isFinite, hasStart(endPoint) else { return }
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard controlPoint.isFinite, hasStart(endPoint) else { return }
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, joined by a line to the current point. Angles are in radians from the positive x axis; `clockwise` is
    /// as seen with y down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        // Core Graphics names directions as seen with y up.
        path.addArc(
            center: center, radius: abs(radius), startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise,
            transform: .identity)
    }

    /// Adds a line to the beginning of the subpath.
    open func close() {
        guard !path.isEmpty else { return }
        path.closeSubpath()
    }

    /// Removes all elements; attributes stay.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of `bezierPath`.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    /// Transforms all elements.
    open func apply(_ transform: CGAffineTransform) {
        let old = path
        path = CGMutablePath()
        path.addPath(old, transform: transform)
    }

    /// A path of the same attributes that runs through the same elements from the end to the beginning.
    open func reversing() -> UIBezierPath {
        let copy = UIBezierPath()
        copyAttributes(to: copy)
        copy.path = ReversedPath.make(from: elements)
        return copy
    }

    // MARK: Dashes

    /// Sets the lengths, in points, of dashes and gaps in turn, and how far into them strokes begin. No lengths: a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        self.pattern = (lengths, phase)
    }

    /// Writes lengths (if there is room), their number and the phase; nil pointers are skipped.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in self.pattern.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = self.pattern.lengths.count
        phase?.pointee = self.pattern.phase
    }

    final var dash: (lengths: [CGFloat], phase: CGFloat) {
        get { pattern }
        set { pattern = newValue }
    }

    // MARK: Drawing

    /// Fills with the current context's fill colour.
    open func fill() { paintFill(blendMode: .normal, alpha: 1) }

    /// Strokes with the current context's stroke colour.
    open func stroke() { paintStroke(blendMode: .normal, alpha: 1) }

    /// Fills with the current context's fill colour; `alpha` is 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { paintFill(blendMode: blendMode, alpha: alpha) }

    /// Strokes with the current context's stroke colour; `alpha` is 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { paintStroke(blendMode: blendMode, alpha: alpha) }

    /// Limits drawing in the current context to the area that `fill()` fills.
    open func addClip() { clipCurrentContext() }

    // MARK: Copying

    /// A path of its own with the same elements and attributes.
    open func copy(with zone: NSZone?) -> Any {
        let copy = UIBezierPath()
        copyAttributes(to: copy)
        copy.path.addPath(path)
        return copy
    }

    private func copyAttributes(to copy: UIBezierPath) {
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.pattern = pattern
    }

    /// Lines need a point to begin at; without one they are left out, as is any point that is not finite.
    private func hasStart(_ end: CGPoint) -> Bool { end.isFinite && !path.isEmpty }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
