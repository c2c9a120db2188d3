/// What is behind a configured button's content.
public struct UIBackgroundConfiguration: Hashable {
    /// A view that fills the background, above colour and image. Default nil.
    public var customView: UIView?
    /// The corners' radius, in points. Default 5.95 for buttons, 0 for `clear()`. Counts as the corner style says.
    public var cornerRadius: CGFloat = 0
    /// How far the background lies inside the bounds, in points. Default zero.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The colour. Default nil: the button style's, for its state.
    public var backgroundColor: UIColor?
    /// Makes the colour that is shown from the one that is set. Default nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An image over the colour. Default nil.
    public var image: UIImage?
    /// How the image is placed. Default `.scaleToFill`.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The border's colour. Default nil: none for a width of 0, else the tint colour.
    public var strokeColor: UIColor?
    /// Makes the border's colour from the one that is set. Default nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The border's width, in points. Default 0.
    public var strokeWidth: CGFloat = 0
    /// How far the border lies outside the background, in points. Default 0.
    public var strokeOutset: CGFloat = 0

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.backgroundColor = .clear
        return made
    }

    /// The colour that is shown in a view of a tint: what is set, else the tint, through the transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The border's colour in a view of a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Whether two look and behave the same; transformers are the same only as copies of one.
    public static func == (left: Self, right: Self) -> Bool {
        left.customView === right.customView && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
            && left.backgroundColor == right.backgroundColor && left.image == right.image && left.imageContentMode == right.imageContentMode
            && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
            && UIConfigurationColorTransformer.areSame(left.backgroundColorTransformer, right.backgroundColorTransformer)
            && UIConfigurationColorTransformer.areSame(left.strokeColorTransformer, right.strokeColorTransformer)
    }

    /// Feeds what makes configurations differ into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }
}
