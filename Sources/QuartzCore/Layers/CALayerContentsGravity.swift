@_spi(SliderKit) import CoreGraphics

/// Where a layer's contents stand in its bounds when the sizes differ.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The middle, at its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")

    /// The middle of the top edge, at its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")

    /// The middle of the bottom edge, at its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")

    /// The middle of the left edge, at its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")

    /// The middle of the right edge, at its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")

    /// The top left corner, at its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

    /// The top right corner, at its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")

    /// The bottom left corner, at its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")

    /// The bottom right corner, at its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

    /// Stretched to the bounds. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")

    /// The largest size that fits, its proportions kept.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")

    /// The smallest size that fills, its proportions kept.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
