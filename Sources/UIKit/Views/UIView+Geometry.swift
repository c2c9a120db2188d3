extension UIView {
    func setFrame(_ value: CGRect) {
        let rect = value.finite.standardized
        guard rect != ownLayer.frame else { return }
        let oldSize = ownLayer.bounds.size
        observed("frame") { ownLayer.frame = rect }
        sizeMayHaveChanged(from: oldSize)
        geometryChangedForLayout()
    }

    func setBounds(_ value: CGRect) {
        let rect = value.finite.standardized
        let old = ownLayer.bounds
        guard rect != old else { return }
        observed("bounds") { ownLayer.bounds = rect }
        sizeMayHaveChanged(from: old.size)
        geometryChangedForLayout()
    }

    func setCenter(_ value: CGPoint) {
        let point = value.finite
        guard point != ownLayer.position else { return }
        observed("center") { ownLayer.position = point }
        geometryChangedForLayout()
    }

    func setTransform(_ value: CGAffineTransform) {
        guard value != ownLayer.affineTransform() else { return }
        ownLayer.setAffineTransform(value)
        geometryChangedForLayout()
    }

    func setTransform3D(_ value: CATransform3D) {
        ownLayer.transform = value
        geometryChangedForLayout()
    }

    func setContentScaleFactor(_ value: CGFloat) {
        guard value.isFinite, value > 0, value != ownLayer.contentsScale else { return }
        ownLayer.contentsScale = value
        if flags.contains(.mayDraw) { ownLayer.setNeedsDisplay() }
    }

    /// A view that was made for another screen is drawn for this one.
    func followScreenScale() {
        guard let former = UIScreen.formerScale, ownLayer.contentsScale == former else { return }
        setContentScaleFactor(UIScreen.main.scale)
    }

    /// What follows from a change of size: subviews follow by their masks, layout is due, and content that does not stretch is redrawn.
    private func sizeMayHaveChanged(from oldSize: CGSize) {
        let size = ownLayer.bounds.size
        guard size != oldSize else { return }
        if autoresizesSubviews, !children.isEmpty { resizeSubviews(from: oldSize, to: size) }
        ownLayer.setNeedsLayout()
        if flags.contains(.mayDraw), contentMode == .redraw || !flags.contains(.wasDisplayed) { ownLayer.setNeedsDisplay() }
    }

    func takeFittingSize() {
        let size = sizeThatFits(ownLayer.bounds.size)
        guard size != ownLayer.bounds.size, size.width.isFinite, size.height.isFinite else { return }
        let origin = frame.origin
        bounds = CGRect(origin: bounds.origin, size: size)
        let moved = frame.origin
        if moved != origin { center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y) }
    }
}
