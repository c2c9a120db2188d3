@_spi(SliderKit) import QuartzCore

/// A timer on the host's clock, with Foundation's whole `Timer` interface; user code's `Timer` is rewritten to it, so that a test owns time.
///
/// A scheduled timer is kept by the clock, and keeps its target, until it is invalidated or has fired for the last time.
@_spi(SliderKit) open class HostTimer: NSObject {
    /// Seconds between firings; 0 for a timer that does not repeat.
    public let timeInterval: TimeInterval
    /// What the timer's maker wanted to keep with it.
    public private(set) var userInfo: Any?
    /// How late a firing may be. The host's clock is exact; the value is kept only.
    open var tolerance: TimeInterval = 0
    /// Whether the timer will fire again.
    public private(set) var isValid = true

    private let interval: TimeInterval
    private let repeats: Bool
    private var body: ((HostTimer) -> Void)?
    private var token: HostClock.Token?
    private var isScheduled = false
    private var due: CFTimeInterval

    private init(due: CFTimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any?, body: @escaping (HostTimer) -> Void) {
        // Foundation's rule: an interval of zero or less is a tenth of a millisecond.
        let interval = interval.isFinite && interval > 0 ? interval : 0.0001
        self.interval = interval
        timeInterval = repeats ? interval : 0
        self.repeats = repeats
        self.userInfo = userInfo
        self.body = body
        self.due = due
        super.init()
    }

    private static func start(after interval: TimeInterval) -> CFTimeInterval {
        HostClock.current.now + (interval.isFinite && interval > 0 ? interval : 0.0001)
    }

    private static func clockTime(of date: Date) -> CFTimeInterval {
        let clock = HostClock.current
        return clock.now + max(date.timeIntervalSince(clock.wallClock), 0)
    }

    private static func sender(_ target: Any, _ selector: Selector) -> (HostTimer) -> Void {
        let target = target as AnyObject
        return { timer in selector.sendOrTrap(to: target, timer) }
    }

    /// A timer that sends a message; it runs once it is added to a run loop.
    public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(
            due: Self.start(after: timeInterval), interval: timeInterval, repeats: repeats, userInfo: userInfo,
            body: Self.sender(target, selector))
    }

    /// A timer that calls a closure; it runs once it is added to a run loop.
    @preconcurrency public convenience init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (HostTimer) -> Void) {
        self.init(due: Self.start(after: timeInterval), interval: timeInterval, repeats: repeats, userInfo: nil, body: block)
    }

    /// A timer that first fires at a date of the host's wall clock and calls a closure.
    @preconcurrency public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (HostTimer) -> Void
    ) {
        self.init(due: Self.clockTime(of: date), interval: interval, repeats: repeats, userInfo: nil, body: block)
    }

    /// A timer that first fires at a date of the host's wall clock and sends a message.
    public convenience init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(
            due: Self.clockTime(of: date), interval: interval, repeats: repeats, userInfo: userInfo, body: Self.sender(target, selector))
    }

    /// A running timer that sends a message.
    @discardableResult
    open class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> HostTimer {
        let timer = HostTimer(timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    /// A running timer that calls a closure.
    @discardableResult
    @preconcurrency open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (HostTimer) -> Void
    ) -> HostTimer {
        let timer = HostTimer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    /// When the timer fires next, by the host's wall clock. Setting it moves that firing.
    open var fireDate: Date {
        get { HostClock.current.wallClock.addingTimeInterval(due - HostClock.current.now) }
        set {
            due = Self.clockTime(of: newValue)
            guard isScheduled else { return }
            if let token { HostClock.current.cancel(token) }
            isScheduled = false
            schedule()
        }
    }

    /// Fires now. A timer that does not repeat is then invalid; a repeating one keeps its schedule.
    open func fire() {
        guard isValid, let body else { return }
        body(self)
        if !repeats { invalidate() }
    }

    /// Stops the timer for good and lets go of its target.
    open func invalidate() {
        isValid = false
        isScheduled = false
        if let token { HostClock.current.cancel(token) }
        token = nil
        body = nil
        userInfo = nil
    }

    /// Puts the timer on the clock, which keeps it.
    func schedule() {
        guard isValid, !isScheduled else { return }
        isScheduled = true
        token = HostClock.current.schedule(at: due) { [self] in
            guard isValid, isScheduled else { return }
            isScheduled = false
            if repeats {
                due += interval
                // A timer that fell behind skips the firings that it missed.
                let now = HostClock.current.now
                if due <= now { due += ((now - due) / interval).rounded(.down) * interval }
                schedule()
            }
            fire()
        }
    }
}

extension RunLoop {
    /// Starts a timer of the host's clock, which runs in every mode.
    @_spi(SliderKit) public func add(_ timer: HostTimer, forMode mode: RunLoop.Mode) {
        timer.schedule()
    }
}
