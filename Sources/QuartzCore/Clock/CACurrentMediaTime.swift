@_spi(SliderKit) import CoreGraphics

/// The current time in seconds, by the host's clock.
public func CACurrentMediaTime() -> CFTimeInterval { HostClock.current.now }

/// Seconds since the first of January 2001, by the host's calendar.
public typealias CFAbsoluteTime = Double

/// The date in seconds since the first of January 2001, by the host's calendar.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { HostClock.current.wallClock.timeIntervalSinceReferenceDate }
