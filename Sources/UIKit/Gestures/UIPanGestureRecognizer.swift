@_spi(SliderKit) import QuartzCore

/// Recognises a drag of one or more fingers: it begins once they have moved 10 points.
///
/// The translation leaves out the 10 points that it took to begin, so that nothing jumps then: a recording of a phone shows a view that is
/// dragged by it set off from its place, and stay behind the finger. Until it begins, and for whoever is asked whether it should, it
/// is the whole way.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers must move before the gesture begins, in points.
    static let hysteresis: CGFloat = 10
    /// Samples older than this, in seconds, don't count for the velocity (choice).
    static let velocityWindow: TimeInterval = 0.1

    /// How many fingers it takes at least. Default 1.
    open var minimumNumberOfTouches = 1
    /// How many it takes at most. Default: any number.
    open var maximumNumberOfTouches = Int.max

    /// Which kinds of scrolling drive the gesture beside fingers. Default: none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    private var moved = CGPoint.zero
    private var travel = CGPoint.zero
    private var samples: [(time: TimeInterval, travel: CGPoint)] = []

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder).map { decodePanNib($0.element) }
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UIPanGestureRecognizer.minimumNumberOfTouches") {
            minimumNumberOfTouches = coder.decodeInteger(forKey: "UIPanGestureRecognizer.minimumNumberOfTouches")
        }
        if coder.containsValue(forKey: "UIPanGestureRecognizer.maximumNumberOfTouches") {
            maximumNumberOfTouches = coder.decodeInteger(forKey: "UIPanGestureRecognizer.maximumNumberOfTouches")
        }
    }

    /// How far the fingers have moved since the gesture began, or since `setTranslation`, in a view's coordinates; nil: the window's.
    open func translation(in view: UIView?) -> CGPoint { placeVector(moved, in: view) }

    /// Sets how far the fingers count as moved; also forgets the velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        moved = windowVector(translation, from: view)
    }

    /// How fast the fingers move, in points per second in a view's coordinates; nil: the window's. 0 once they have stood still.
    open func velocity(in view: UIView?) -> CGPoint {
        let now = HostClock.current.now
        guard let last = samples.last, now - last.time <= Self.velocityWindow,
            let first = samples.first(where: { last.time - $0.time <= Self.velocityWindow }), last.time > first.time
        else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return placeVector(
            CGPoint(x: (last.travel.x - first.travel.x) / seconds, y: (last.travel.y - first.travel.y) / seconds), in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > maximumNumberOfTouches {
            if state == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
        } else if numberOfTouches == minimumNumberOfTouches || samples.isEmpty {
            note()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        for touch in touches {
            let step = CGPoint(
                x: (touch.windowLocation.x - touch.previousWindowLocation.x) / CGFloat(numberOfTouches),
                y: (touch.windowLocation.y - touch.previousWindowLocation.y) / CGFloat(numberOfTouches))
            moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
            travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
        }
        note()
        switch state {
        case .possible: if isReadyToBegin { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard liveTouches < max(minimumNumberOfTouches, 1) else { return }
        state = state == .possible && pending.isEmpty ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if liveTouches < max(minimumNumberOfTouches, 1) { state = state == .possible ? .failed : .cancelled }
    }

    open override func reset() {
        super.reset()
        moved = .zero
        travel = .zero
        samples.removeAll(keepingCapacity: true)
    }

    // MARK: For the recognisers of this module

    /// Whether the translation leaves out what it took to begin. Scroll views count it (choice): they keep what they show under the finger.
    var leavesOutSlop: Bool { true }

    override func willBegin() {
        guard leavesOutSlop, !isFollowingScroll else { return }
        let length = hypot(moved.x, moved.y)
        guard length > 0 else { return }
        let rest = max(0, length - Self.hysteresis) / length
        moved = CGPoint(x: moved.x * rest, y: moved.y * rest)
    }

    /// Whether the fingers have moved far enough to begin.
    var isReadyToBegin: Bool { hypot(moved.x, moved.y) >= Self.hysteresis }
    /// Whether a step of scrolling, in points of the window, is for this recogniser.
    func takesScroll(by step: CGPoint) -> Bool { true }

    func addScroll(_ step: CGPoint) {
        moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
        travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
        note()
    }

    private func note() {
        if samples.count >= 16 { samples.removeFirst(8) }
        samples.append((HostClock.current.now, travel))
    }
}
