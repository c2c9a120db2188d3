@_spi(SliderKit) import CoreGraphics

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle. The default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")

    /// A curve that leaves the edges gradually.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
