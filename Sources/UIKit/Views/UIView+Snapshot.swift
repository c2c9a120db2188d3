@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIView {
    /// Draws the view and what is inside into the current context, scaled to a rectangle in points.
    /// - Parameter afterUpdates: whether layout and drawing that are due come first.
    /// - Returns: whether there was a context and the view has a size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { bringUpToDate() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// A view that shows what this one shows now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        if afterUpdates { bringUpToDate() }
        guard let context = CGContext(bitmapPointSize: bounds.size, scale: contentScaleFactor, opaque: false) else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        let copy = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        copy.layer.contents = context.makeImage()
        copy.layer.contentsScale = contentScaleFactor
        return copy
    }

    /// Lays out and displays this view's tree.
    func bringUpToDate() {
        layoutIfNeeded()
        displayTree(ownLayer)
    }

    private func displayTree(_ layer: CALayer) {
        layer.displayIfNeeded()
        for sublayer in layer.sublayers ?? [] { displayTree(sublayer) }
    }
}
