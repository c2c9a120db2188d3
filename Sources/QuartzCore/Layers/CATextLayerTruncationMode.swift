@_spi(SliderKit) import CoreGraphics

/// Which part of a line too long for a text layer is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No truncation: the line is clipped. The default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")

    /// Its beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")

    /// Its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")

    /// Its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
