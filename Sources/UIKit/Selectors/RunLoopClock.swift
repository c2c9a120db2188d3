@_spi(SliderKit) import QuartzCore

/// Lets the virtual clock run while the main run loop does, so that a test that waits for an expectation sees timers fire and animations end.
///
/// While a wait is announced, the clock runs ahead of real time, frame by frame, up to the wait's end; otherwise it keeps step with real time. A wait that
/// must not see what comes after its end (an inverted expectation) has the clock hold there.
@_spi(SliderKit) public enum RunLoopClock {
    private static let frame = 1.0 / 60
    /// Seconds between two turns: what is fulfilled in one frame is to end the wait before the next one.
    private static let interval = 0.001

    nonisolated(unsafe) private static var timer: Foundation.Timer?
    nonisolated(unsafe) private static var end: CFTimeInterval?
    nonisolated(unsafe) private static var holds = false
    nonisolated(unsafe) private static var lastTurn = 0.0
    nonisolated(unsafe) private static var realEnd = 0.0
    /// Waits are announced from any thread.
    private static let lock = NSLock()

    /// Begins to run with the main run loop.
    @MainActor public static func start() {
        guard timer == nil else { return }
        let fresh = Foundation.Timer(timeInterval: interval, repeats: true) { _ in MainActor.assumeIsolated { turn() } }
        RunLoop.main.add(fresh, forMode: .common)
        timer = fresh
        lastTurn = ProcessInfo.processInfo.systemUptime
    }

    /// Forgets the wait that was announced.
    public static func reset() {
        lock.withLock { (end, holds) = (nil, false) }
    }

    /// Announces a wait of `seconds`, and returns them: it stands around the argument of a call that waits.
    /// - Parameter holding: Whether what is due after the end must not happen before the wait is over.
    public static func timeout(_ seconds: TimeInterval, holding: Bool = false) -> TimeInterval {
        guard seconds.isFinite, seconds > 0 else { return seconds }
        lock.withLock {
            end = HostClock.current.now + seconds
            realEnd = ProcessInfo.processInfo.systemUptime + seconds
            holds = holding
        }
        return seconds
    }

    @MainActor private static func turn() {
        guard let clock = HostClock.current as? VirtualClock else { return }
        let real = ProcessInfo.processInfo.systemUptime
        let passed = max(0, real - lastTurn)
        lastTurn = real
        let (end, isHeld) = lock.withLock { (self.end, holds && real < realEnd) }
        if let end, clock.now < end - 1e-9 {
            step(clock, to: min(end, clock.now + frame))
        } else if end == nil || !isHeld {
            // A program that was stopped in between does not make up for it.
            let target = clock.now + min(passed, 0.25)
            while clock.now < target - 1e-9 { step(clock, to: min(target, clock.now + frame)) }
        }
    }

    @MainActor fileprivate static func step(_ clock: VirtualClock, to time: CFTimeInterval) {
        clock.advance(to: time)
        UIApplication.shared.commit()
    }

    /// Lets time pass until the host's date is `limit`.
    @MainActor public static func run(until limit: Date) {
        guard let clock = HostClock.current as? VirtualClock else { return }
        repeat {
            // What other threads and tasks hand over gets its turn in between.
            if Thread.isMainThread { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
            let rest = limit.timeIntervalSince(clock.wallClock)
            guard rest > 1e-7 else { break }
            step(clock, to: clock.now + min(rest, frame))
        } while true
    }
}

extension RunLoop {
    /// `run(until:)` with a date of the host's clock. On the main thread the virtual clock passes; another thread's loop runs as long in real time.
    @_spi(SliderKit) public func hostRun(until limit: Date) {
        if self === RunLoop.main, MainQueueMark.isMain, HostClock.current is VirtualClock {
            MainActor.assumeIsolated { RunLoopClock.run(until: limit) }
        } else {
            run(until: Date(timeIntervalSinceNow: limit.timeIntervalSince(HostClock.current.wallClock)))
        }
    }

    /// `run(mode:before:)` with a date of the host's clock: one frame at most passes.
    @_spi(SliderKit) public func hostRun(mode: RunLoop.Mode, before limit: Date) -> Bool {
        let rest = limit.timeIntervalSince(HostClock.current.wallClock)
        guard self === RunLoop.main, MainQueueMark.isMain, HostClock.current is VirtualClock else {
            return run(mode: mode, before: Date(timeIntervalSinceNow: rest))
        }
        MainActor.assumeIsolated { RunLoopClock.run(until: HostClock.current.wallClock.addingTimeInterval(max(0, min(rest, 1.0 / 60)))) }
        return true
    }
}
