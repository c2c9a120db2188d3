@_spi(SliderKit) import CoreGraphics

/// The corners of a stroked line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sharp, unless the miter limit cuts it off. The default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

    /// Rounded.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")

    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
