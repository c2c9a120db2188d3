@_spi(SliderKit) import QuartzCore

/// The delayed calls that are waiting on the host's clock.
final class DelayedPerforms {
    nonisolated(unsafe) static let shared = DelayedPerforms()

    private struct Request {
        let id: Int
        let target: NSObject
        let selector: Selector
        let argument: Any?
        let token: HostClock.Token
    }

    private var requests: [Request] = []
    private var lastID = 0
    /// `perform` hands its result out unretained; the last ones stay alive for their callers.
    nonisolated(unsafe) private static var lastResults: [AnyObject] = []

    func add(target: NSObject, selector: Selector, argument: Any?, delay: TimeInterval) {
        lastID += 1
        let id = lastID
        let clock = HostClock.current
        let token = clock.schedule(at: clock.now + (delay.isFinite ? max(delay, 0) : 0)) { [self] in
            guard let index = requests.firstIndex(where: { $0.id == id }) else { return }
            let request = requests.remove(at: index)
            request.selector.sendOrTrap(to: request.target, request.argument)
        }
        requests.append(Request(id: id, target: target, selector: selector, argument: argument, token: token))
    }

    func cancel(where matches: (AnyObject) -> Bool) {
        drop { matches($0.target) }
    }

    func cancel(selector: Selector, argument: Any?, where matches: (AnyObject) -> Bool) {
        drop { matches($0.target) && $0.selector == selector && Self.equal($0.argument, argument) }
    }

    static func keepAlive(_ object: AnyObject?) -> Unmanaged<AnyObject>? {
        guard let object else { return nil }
        lastResults.append(object)
        if lastResults.count > 16 { lastResults.removeFirst(8) }
        return Unmanaged.passUnretained(object)
    }

    private func drop(_ matches: (Request) -> Bool) {
        for request in requests where matches(request) { HostClock.current.cancel(request.token) }
        requests.removeAll(where: matches)
    }

    private static func equal(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left as AnyHashable, let right as AnyHashable): left == right
        case (let left?, let right?): (left as AnyObject) === (right as AnyObject)
        default: false
        }
    }
}
