@_spi(SliderKit) import CoreGraphics

/// How contents are resampled when they are drawn at another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")

    /// Between the pixels, linearly. The default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")

    /// As linear; between smaller copies when shrinking.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
