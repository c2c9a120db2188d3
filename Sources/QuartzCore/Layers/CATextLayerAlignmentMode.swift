@_spi(SliderKit) import CoreGraphics

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By the text's direction. The default.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")

    /// To the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")

    /// To the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")

    /// Centred.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")

    /// To both edges; the last line by the text's direction.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
