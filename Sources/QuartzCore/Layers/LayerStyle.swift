@_spi(SliderKit) import CoreGraphics

/// The looks that few layers change; made on first use.
final class LayerStyle {
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = LayerStyle.black
    var shadowColor: CGColor? = LayerStyle.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var mask: CALayer?
    /// The shadow as drawn last, with what it was drawn from.
    var shadowCache: ShadowCache?

    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    var castsShadow: Bool { shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0 }

    func copy() -> LayerStyle {
        let s = LayerStyle()
        s.cornerRadius = cornerRadius
        s.maskedCorners = maskedCorners
        s.cornerCurve = cornerCurve
        s.borderWidth = borderWidth
        s.borderColor = borderColor
        s.shadowColor = shadowColor
        s.shadowOpacity = shadowOpacity
        s.shadowOffset = shadowOffset
        s.shadowRadius = shadowRadius
        s.shadowPath = shadowPath
        s.mask = mask
        s.shadowCache = shadowCache
        return s
    }
}
