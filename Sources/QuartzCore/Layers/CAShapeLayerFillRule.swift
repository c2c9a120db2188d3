@_spi(SliderKit) import CoreGraphics

/// Which points are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those that the path winds around. The default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

    /// Those that are enclosed an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
