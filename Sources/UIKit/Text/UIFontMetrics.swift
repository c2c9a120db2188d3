/// Scales fonts and lengths of an app's own with the user's content size, as a text style grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Metrics that grow as `textStyle` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    private static let body = UIFontMetrics(forTextStyle: .body)

    /// Metrics that grow as plain text does.
    open class var `default`: UIFontMetrics { body }

    /// `font`, a font at the default content size, at the user's content size.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// `font` at the user's content size, at most `maximumPointSize` points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// `font` at the content size of `traitCollection` (nil: the user's).
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` at the content size of `traitCollection` (nil: the user's), at most `maximumPointSize` points (0: no limit).
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        var size = font.pointSize * factor(traitCollection)
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        return UIFont(
            face: font.face, size: size, scaling: .metrics(style, base: font.pointSize, maximum: maximumPointSize))
    }

    /// `value` points at the user's content size.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// `value` points at the content size of `traitCollection` (nil: the user's).
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * factor(traitCollection)
    }

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        let category = (traits ?? .current).preferredContentSizeCategory
        return TextStyleSizes.size(of: style, at: category) / TextStyleSizes.defaultSize(of: style)
    }
}
