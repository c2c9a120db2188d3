@_spi(SliderKit) import CoreGraphics

/// The clock that everything timed in the engine goes by: animations, display links, timers and delayed work.
///
/// A host subclasses it: it overrides `now` and calls `runDueWork()` when time has passed. All on the main thread.
@_spi(SliderKit) open class HostClock {
    /// Work that waits on a clock; give it to `cancel(_:)` to forget the work.
    public struct Token: Hashable, Sendable {
        let id: UInt64
    }

    /// The clock in use. Default: a `VirtualClock`.
    nonisolated(unsafe) public static var current: HostClock = VirtualClock()

    var queue = WorkQueue()

    /// Makes a clock with nothing scheduled.
    public init() {}

    /// The time in seconds; monotonic, its zero is arbitrary.
    open var now: CFTimeInterval { ProcessInfo.processInfo.systemUptime }

    /// The date and time of day that user code is told.
    open var wallClock: Date { Date() }

    /// The time of the earliest work that waits, in seconds; nil if none does.
    public var nextDueTime: CFTimeInterval? { queue.nextTime }

    /// Runs `work` once, as soon as `now` has reached `time` (seconds; a time in the past means: at the next turn).
    /// Works of equal time run in the order they were scheduled.
    @discardableResult
    open func schedule(at time: CFTimeInterval, _ work: @escaping () -> Void) -> Token {
        Token(id: queue.insert(at: time.isFinite ? time : now, work))
    }

    /// Forgets scheduled work. Nothing happens if it has run already.
    open func cancel(_ token: Token) { queue.remove(token.id) }

    /// Runs all work that is due, in time order, and what it schedules if that is due too.
    public func runDueWork() {
        // Work that keeps scheduling itself for "now" gets its turn at the next call, so that this one ends.
        let limit = now
        let lastID = queue.lastID
        while let work = queue.popFirst(dueAt: limit, scheduledUpTo: lastID) { work() }
    }
}
