@_spi(SliderKit) import CoreGraphics

/// Frame rates that are wanted, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The lowest rate that is acceptable.
    public var minimum: Float
    /// The highest rate that makes sense.
    public var maximum: Float
    /// The rate that is wanted; 0: any.
    public var preferred: Float

    /// Any rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Makes a range; `preferred` nil means any.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred ?? 0
    }
}
