/// What the user asked of the system, as a host knows it.
@_spi(SliderKit)
public struct UIAccessibilitySettings: Sendable {
    /// Whether the setting of that name is on. Default: false.
    public var isVoiceOverRunning = false
    /// Whether the setting of that name is on. Default: false.
    public var isReduceMotionEnabled = false
    /// Whether the setting of that name is on. Default: false.
    public var isReduceTransparencyEnabled = false
    /// Whether the setting of that name is on. Default: false.
    public var isBoldTextEnabled = false
    /// Whether the setting of that name is on. Default: false.
    public var isDarkerSystemColorsEnabled = false
    /// Settings with everything off.
    public init() {}
}
