@_spi(SliderKit) import QuartzCore

/// The host's wall clock; user code's `Date()` is rewritten to it.
@_spi(SliderKit) public enum HostDate {
    /// The present date of the host's clock.
    public static func now() -> Date { HostClock.current.wallClock }
}
