@_spi(SliderKit) import CoreGraphics

extension CALayer {
    func setHidden(_ newValue: Bool) {
        guard newValue != _flags.contains(.hidden) else { return }
        change("hidden", .tree) { setFlag(.hidden, newValue) }
    }

    func setMasksToBounds(_ newValue: Bool) { setFlag(.masksToBounds, newValue, damages: true) }

    func setOpaque(_ newValue: Bool) {
        guard newValue != _flags.contains(.opaque) else { return }
        setFlag(.opaque, newValue)
        if _flags.contains(.ownsContents) { setNeedsDisplay() }
    }

    func setOpacity(_ newValue: Float) {
        guard newValue.isFinite, newValue != _opacity else { return }
        change("opacity", .tree) { _opacity = newValue }
    }

    func setBackgroundColor(_ newValue: CGColor?) {
        guard newValue != _backgroundColor else { return }
        // Content alone would do if there was one before and after: otherwise a shadow, or the outline, appears.
        let reach: LayerChange = newValue != nil && _backgroundColor != nil ? .content : .tree
        change("backgroundColor", reach) { _backgroundColor = newValue }
    }

    func setCornerRadius(_ newValue: CGFloat) {
        guard newValue.isFinite, newValue != cornerRadius else { return }
        change("cornerRadius", .tree) { layerStyle.cornerRadius = newValue }
    }

    func setMaskedCorners(_ newValue: CACornerMask) {
        guard newValue != maskedCorners else { return }
        layerStyle.maskedCorners = newValue
        markTreeDirty()
    }

    func setCornerCurve(_ newValue: CALayerCornerCurve) {
        guard newValue != cornerCurve else { return }
        layerStyle.cornerCurve = newValue
        markTreeDirty()
    }

    func setBorderWidth(_ newValue: CGFloat) {
        guard newValue.isFinite, newValue != borderWidth else { return }
        change("borderWidth", .tree) { layerStyle.borderWidth = newValue }
    }

    var currentBorderColor: CGColor? {
        guard let style = _style else { return LayerStyle.black }
        return style.borderColor
    }

    func setBorderColor(_ newValue: CGColor?) {
        guard newValue != currentBorderColor else { return }
        change("borderColor", .tree) { layerStyle.borderColor = newValue }
    }

    var currentShadowColor: CGColor? {
        guard let style = _style else { return LayerStyle.black }
        return style.shadowColor
    }

    var currentShadowOffset: CGSize { _style?.shadowOffset ?? CGSize(width: 0, height: -3) }

    func setShadowColor(_ newValue: CGColor?) {
        guard newValue != currentShadowColor else { return }
        change("shadowColor", .tree) { layerStyle.shadowColor = newValue }
    }

    func setShadowOpacity(_ newValue: Float) {
        guard newValue.isFinite, newValue != shadowOpacity else { return }
        change("shadowOpacity", .tree) { layerStyle.shadowOpacity = newValue }
    }

    func setShadowOffset(_ newValue: CGSize) {
        guard newValue.width.isFinite, newValue.height.isFinite, newValue != shadowOffset else { return }
        change("shadowOffset", .tree) { layerStyle.shadowOffset = newValue }
    }

    func setShadowRadius(_ newValue: CGFloat) {
        guard newValue.isFinite, newValue != shadowRadius else { return }
        change("shadowRadius", .tree) { layerStyle.shadowRadius = max(0, newValue) }
    }

    func setShadowPath(_ newValue: CGPath?) {
        guard newValue != shadowPath else { return }
        // A mutable path may be changed by its owner later on.
        change("shadowPath", .tree) { layerStyle.shadowPath = newValue?.copy() }
    }

    func setRasterizationScale(_ newValue: CGFloat) {
        guard newValue.isFinite, newValue > 0, newValue != rasterizationScale else { return }
        extras.rasterizationScale = newValue
        if shouldRasterize { markTreeDirty() }
    }
}
