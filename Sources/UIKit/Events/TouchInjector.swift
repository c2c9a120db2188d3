@_spi(SliderKit) import QuartzCore

/// Where hosts and tests bring fingers in. Each call is one sample, delivered before it returns, at the time of the host's clock.
@_spi(SliderKit) @MainActor public enum TouchInjector {
    @exclusivity(unchecked) private static var live: [Int: UITouch] = [:]
    private static let event = UIEvent()
    private static var lastTap = (time: -Double.infinity, point: CGPoint.zero, count: 0)

    /// How close in time (seconds) and space (points) taps must be to count on (choice).
    static let tapInterval: TimeInterval = 0.35
    static let tapDistance: CGFloat = 45

    /// A finger lands. A finger with the same id that is still down is cancelled first.
    /// - Parameters:
    ///   - point: where, in points of the window.
    ///   - id: what the finger is called until it lifts.
    ///   - buttons: the buttons of a mouse or trackpad that are pressed; empty for fingers.
    public static func begin(at point: CGPoint, in window: UIWindow, id: Int = 0, buttons: UIEvent.ButtonMask = []) {
        guard point.x.isFinite, point.y.isFinite else { return }
        if live[id] != nil { cancel(id: id) }
        let touch = UITouch(id: id)
        touch.ownWindow = window
        touch.buttons = buttons
        if !buttons.isEmpty { touch.ownType = .indirectPointer }
        touch.windowLocation = point
        touch.previousWindowLocation = point
        touch.startLocation = point
        touch.ownTapCount = countTap(at: point)
        live[id] = touch
        event.touches.insert(touch)
        send(touch, .began)
    }

    /// A finger moves; nothing happens when it is where it was, or when no finger of that id is down.
    public static func move(to point: CGPoint, in window: UIWindow, id: Int = 0) {
        guard let touch = live[id], point.x.isFinite, point.y.isFinite else { return }
        let point = place(point, of: window, for: touch)
        guard point != touch.windowLocation else { return }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = point
        send(touch, .moved)
    }

    /// A finger lifts.
    public static func end(at point: CGPoint, in window: UIWindow, id: Int = 0) {
        guard let touch = live[id] else { return }
        touch.previousWindowLocation = touch.windowLocation
        if point.x.isFinite, point.y.isFinite { touch.windowLocation = place(point, of: window, for: touch) }
        if hypot(touch.windowLocation.x - touch.startLocation.x, touch.windowLocation.y - touch.startLocation.y) > tapDistance {
            lastTap.count = 0
        }
        finish(touch, .ended)
    }

    /// A finger lifts where it is.
    public static func end(id: Int = 0) {
        guard let touch = live[id], let window = touch.ownWindow else { return }
        end(at: touch.windowLocation, in: window, id: id)
    }

    /// The system takes a touch away.
    public static func cancel(id: Int = 0) {
        guard let touch = live[id] else { return }
        lastTap.count = 0
        finish(touch, .cancelled)
    }

    /// The system takes all touches away, as when the application leaves the front or a controller is presented.
    public static func cancelAll() {
        lastTap.count = 0
        lastTap.time = -.infinity
        for id in live.keys.sorted() { cancel(id: id) }
    }

    /// The ids of the fingers that are down, sorted.
    public static var liveIDs: [Int] { live.keys.sorted() }

    private static func finish(_ touch: UITouch, _ phase: UITouch.Phase) {
        live[touch.ownID] = nil
        send(touch, phase)
        event.touches.remove(touch)
    }

    private static func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        let now = HostClock.current.now
        if event.touches.count > 1 {
            for other in event.touches where other !== touch { other.ownPhase = .stationary }
        }
        touch.ownPhase = phase
        touch.ownTimestamp = now
        event.ownTimestamp = now
        UIApplication.shared.sendEvent(event)
    }

    private static func place(_ point: CGPoint, of window: UIWindow, for touch: UITouch) -> CGPoint {
        guard let own = touch.ownWindow, own !== window else { return point }
        return own.convert(point, from: window)
    }

    private static func countTap(at point: CGPoint) -> Int {
        let now = HostClock.current.now
        let near = hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= tapDistance
        let count = near && now - lastTap.time <= tapInterval ? lastTap.count + 1 : 1
        lastTap = (now, point, count)
        return count
    }
}
