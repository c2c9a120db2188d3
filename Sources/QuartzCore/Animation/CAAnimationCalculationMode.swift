@_spi(SliderKit) import CoreGraphics

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Evenly between neighbouring values. The default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")

    /// It jumps: each value holds until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")

    /// At an even speed over the whole way; key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}
