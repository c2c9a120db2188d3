@_spi(SliderKit) import CoreGraphics

/// A clock that stands still until it is told to advance, so that a test owns time.
@_spi(SliderKit) public final class VirtualClock: HostClock {
    private var time: CFTimeInterval = VirtualClock.start

    /// The time at which each virtual clock begins: 1000 s.
    public static let start: CFTimeInterval = 1000

    /// The date of a clock that is made now: 2025-01-01 at 09:41:00 UTC, so that pictures with dates are the same whenever they are made. What shows a
    /// running app to people gives the real one.
    nonisolated(unsafe) public static var firstDate: () -> Date = { Date(timeIntervalSinceReferenceDate: 757_417_260) }

    private let startDate = VirtualClock.firstDate()

    /// Makes a clock that stands at 1000 s, on ``firstDate``.
    public override init() { super.init() }

    /// The time in seconds.
    public override var now: CFTimeInterval { time }

    /// The date when the clock was made, plus the time that has been advanced.
    public override var wallClock: Date { startDate.addingTimeInterval(time - VirtualClock.start) }

    /// Moves to `target` (seconds), running the work that falls due on the way, each piece at its own time, in time order;
    /// work that is scheduled meanwhile takes part. A target in the past runs only what is due now.
    public func advance(to target: CFTimeInterval) {
        guard target.isFinite else { return }
        let end = max(target, time)
        while let due = queue.nextTime, due <= end {
            time = max(time, due)
            queue.popFirst(dueAt: end, scheduledUpTo: .max)?()
        }
        time = end
    }

    /// Moves on by `seconds`.
    public func advance(by seconds: CFTimeInterval) { advance(to: time + seconds) }
}
