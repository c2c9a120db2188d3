@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// The ring around what has the focus: a layer of its own in the item's view, so that it goes with it, made only while it is shown.
@MainActor
final class FocusRing {
    /// The width of the ring, in points (choice).
    static let width: CGFloat = 3
    /// The room between an item and the system's ring, in points (choice).
    static let gap: CGFloat = 2
    /// How far the system's ring reaches out of the item.
    static let reach = width + gap
    /// The roundness of the system's ring where the item has no corner radius, in points (choice).
    static let radius: CGFloat = 8
    /// Above everything else in the window.
    private static let height: CGFloat = 1000

    private var layer: CALayer?

    /// Shows the ring on an item, or brings it up to date.
    func show(on item: any UIFocusItem) {
        guard let effect = item.focusEffect, let view = item.nearestView, view.window != nil else { return hide() }
        let halo = effect as? UIFocusHaloEffect
        let container = halo?.containerView.flatMap { $0.window === view.window ? $0 : nil } ?? view
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let color = TintContext.with(view) { view.tintColor.resolvedColor(with: view.traitCollection) }.cgColor
        let isInside = halo?.position == .inside
        switch halo?.shape ?? .bounds {
        case .bounds:
            let (rect, radius) = systemShape(of: item, view)
            outline(rect, radius: radius, curve: .circular, isInside: isInside, color)
        case .rect(let rect, let radius, let curve): outline(rect, radius: radius, curve: curve, isInside: isInside, color)
        case .path(let path): outline(path.cgPath, isInside: isInside, color)
        }
        guard let layer else { return }
        place(layer, of: view, in: container, above: halo?.referenceView)
    }

    func hide() {
        layer?.removeFromSuperlayer()
        layer = nil
    }

    private func systemShape(of item: any UIFocusItem, _ view: UIView) -> (CGRect, CGFloat) {
        if item === view {
            let radius = view.layer.cornerRadius
            return (view.focusOutline.insetBy(dx: -Self.gap, dy: -Self.gap), radius > 0 ? radius + Self.gap : Self.radius)
        }
        let rect = view.convert(FocusOrder.rect(of: item), from: nil)
        return (rect.insetBy(dx: -Self.gap, dy: -Self.gap), Self.radius)
    }

    /// A rectangle's ring is a border, which knows both curves of corners.
    private func outline(_ rect: CGRect, radius: CGFloat, curve: CALayerCornerCurve, isInside: Bool, _ color: CGColor) {
        guard rect.isFinite else { return hide() }
        let grow = isInside ? 0 : Self.width
        let outer = rect.standardized.insetBy(dx: -grow, dy: -grow)
        let layer = reuse { CALayer() }
        let side = min(outer.width, outer.height)
        layer.bounds = CGRect(origin: .zero, size: outer.size)
        layer.position = CGPoint(x: outer.midX, y: outer.midY)
        layer.borderWidth = Self.width
        layer.borderColor = color
        layer.cornerRadius = radius.isFinite && radius > 0 ? min(radius + grow, side / 2) : 0
        layer.cornerCurve = curve
    }

    /// Any other shape's is a line of twice the width along its edge, of which the mask leaves one side.
    private func outline(_ path: CGPath, isInside: Bool, _ color: CGColor) {
        let box = path.boundingBox
        guard !box.isNull, box.isFinite else { return hide() }
        let layer = reuse { CAShapeLayer() }
        let outer = box.insetBy(dx: -Self.width, dy: -Self.width)
        layer.bounds = outer
        layer.position = CGPoint(x: outer.midX, y: outer.midY)
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = color
        layer.lineWidth = 2 * Self.width
        layer.lineJoin = .round
        let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
        let visible = CGMutablePath()
        if !isInside { visible.addRect(outer) }
        visible.addPath(path)
        mask.frame = outer
        mask.bounds = outer
        mask.path = visible
        mask.fillRule = .evenOdd
        layer.mask = mask
    }

    private func reuse<Layer: CALayer>(or make: () -> Layer) -> Layer {
        if let layer, type(of: layer) == Layer.self, let known = layer as? Layer { return known }
        hide()
        let made = make()
        layer = made
        return made
    }

    /// The layer stands in the view's coordinates; in another container it is turned as the view is.
    private func place(_ layer: CALayer, of view: UIView, in container: UIView, above reference: UIView?) {
        let middle = layer.position
        if container === view {
            layer.setAffineTransform(.identity)
        } else {
            let origin = view.convert(middle, to: container)
            let right = view.convert(CGPoint(x: middle.x + 1, y: middle.y), to: container)
            let down = view.convert(CGPoint(x: middle.x, y: middle.y + 1), to: container)
            layer.position = origin
            layer.setAffineTransform(
                CGAffineTransform(
                    a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: 0, ty: 0))
        }
        if let reference, reference.superview === container {
            layer.zPosition = reference.layer.zPosition
            guard layer.superlayer !== container.layer || !isRightAbove(layer, reference.layer) else { return }
            container.layer.insertSublayer(layer, above: reference.layer)
        } else {
            layer.zPosition = Self.height
            if layer.superlayer !== container.layer { container.layer.addSublayer(layer) }
        }
    }

    private func isRightAbove(_ layer: CALayer, _ reference: CALayer) -> Bool {
        guard let all = reference.superlayer?.sublayers, let index = all.firstIndex(where: { $0 === reference }) else { return false }
        return index + 1 < all.count && all[index + 1] === layer
    }
}
