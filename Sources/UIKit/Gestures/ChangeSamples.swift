@_spi(SliderKit) import QuartzCore

/// How a number that fingers change has changed lately, for its velocity.
@MainActor
struct ChangeSamples {
    private var samples: [(time: TimeInterval, value: CGFloat)] = []

    mutating func note(_ value: CGFloat) {
        if samples.count >= 16 { samples.removeFirst(8) }
        samples.append((HostClock.current.now, value))
    }

    mutating func removeAll() { samples.removeAll(keepingCapacity: true) }

    /// Change per second; 0 once the fingers have stood still for a tenth of a second.
    var velocity: CGFloat {
        let window = UIPanGestureRecognizer.velocityWindow
        guard let last = samples.last, HostClock.current.now - last.time <= window,
            let first = samples.first(where: { last.time - $0.time <= window }), last.time > first.time
        else { return 0 }
        return (last.value - first.value) / CGFloat(last.time - first.time)
    }
}
