@_spi(SliderKit) import CoreGraphics

/// How an object turns while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the path's tangent.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")

    /// Along the path's tangent, turned half around.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
