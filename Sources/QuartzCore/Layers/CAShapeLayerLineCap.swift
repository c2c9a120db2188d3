@_spi(SliderKit) import CoreGraphics

/// The ends of a stroked line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends at the end point. The default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")

    /// A half circle beyond the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")

    /// Half the line's width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
