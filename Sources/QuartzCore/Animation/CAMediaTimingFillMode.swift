@_spi(SliderKit) import CoreGraphics

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its last value after it has ended, while it is still attached.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")

    /// Its first value before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

    /// Both of these.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    /// Nothing. The default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
