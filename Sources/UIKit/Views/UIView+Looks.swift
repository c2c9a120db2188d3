@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIView {
    var ownBackgroundColor: UIColor? {
        guard let color = ownLayer.backgroundColor else { return nil }
        if let extras, let own = extras.backgroundColor, extras.backgroundCGColor == color { return own }
        return UIColor(cgColor: color)
    }

    func setBackground(_ color: UIColor?) {
        guard color != nil || ownLayer.backgroundColor != nil else { return }
        let store = extrasStore
        store.backgroundColor = color
        resolveBackground(store)
        if flags.contains(.hasDrawnContents), flags.contains(.opaque) { ownLayer.setNeedsDisplay() }
    }

    private func resolveBackground(_ store: ViewExtras) {
        let resolved = TintContext.with(self) { store.backgroundColor?.resolvedColor(with: effectiveTraits).cgColor }
        store.backgroundCGColor = resolved
        ownLayer.backgroundColor = resolved
    }

    /// Dynamic colours take the value of the present traits.
    func resolveColors() {
        guard let extras, extras.backgroundColor != nil, extras.backgroundCGColor == ownLayer.backgroundColor else { return }
        resolveBackground(extras)
    }

    func setAlpha(_ value: CGFloat) {
        guard !value.isNaN else { return }
        ownLayer.opacity = Float(max(0, min(1, value)))
    }

    func setOpaque(_ value: Bool) {
        guard value != flags.contains(.opaque) else { return }
        flags.set(.opaque, value)
        if flags.contains(.hasDrawnContents) { ownLayer.setNeedsDisplay() }
    }

    func setHidden(_ value: Bool) {
        guard value != ownLayer.isHidden else { return }
        ownLayer.isHidden = value
        if value { touchSystemViewStoppedTakingTouches(self) }
        visibilityChangedForLayout()
    }

    func setContentMode(_ mode: ContentMode) {
        guard mode != contentMode else { return }
        extrasStore.contentMode = mode
        ownLayer.contentsGravity = mode.gravity
        contentModeChanged()
        if mode == .redraw, flags.contains(.mayDraw) { ownLayer.setNeedsDisplay() }
    }

    func setMask(_ view: UIView?) {
        guard view !== mask else { return }
        extrasStore.mask = view
        view?.removeFromSuperview()
        ownLayer.mask = view?.layer
    }

    /// Reacts to a change of `contentMode`; views that draw their content themselves repaint.
    private func contentModeChanged() {
        if ownLayer.painter != nil { ownLayer.setNeedsRepaint() }
    }
}

extension UIView.ContentMode {
    /// What the layer calls it.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
