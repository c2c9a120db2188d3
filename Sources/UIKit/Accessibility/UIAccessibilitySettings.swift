/// What the user asked of the system, as a host knows it.
@_spi(SliderKit)
public struct UIAccessibilitySettings: Sendable {
    public var isVoiceOverRunning = false
    public var isReduceMotionEnabled = false
    public var isReduceTransparencyEnabled = false
    public var isBoldTextEnabled = false
    public var isDarkerSystemColorsEnabled = false
    public init() {}
}
