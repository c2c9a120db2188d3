@_spi(SliderKit) import CoreGraphics

/// The current time in seconds, by the host's clock.
public func CACurrentMediaTime() -> CFTimeInterval { HostClock.current.now }
