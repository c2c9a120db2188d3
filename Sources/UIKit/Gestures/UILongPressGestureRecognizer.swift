@_spi(SliderKit) import QuartzCore

/// Recognises fingers that stay: the gesture begins after a time, and then follows them.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps must come before. Default 0.
    open var numberOfTapsRequired = 0
    /// How many fingers must stay. Default 1.
    open var numberOfTouchesRequired = 1
    /// How long they must stay, in seconds. Default 0.5; with 0 the gesture begins as they land.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may move meanwhile, in points. Default 10.
    open var allowableMovement: CGFloat = 10

    private var taps = 0
    private var timer: HostClock.Token?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder).map { decodeLongPressNib($0.element) }
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UILongPressGestureRecognizer.minimumPressDuration") {
            minimumPressDuration = coder.decodeDouble(forKey: "UILongPressGestureRecognizer.minimumPressDuration")
        }
        if coder.containsValue(forKey: "UILongPressGestureRecognizer.allowableMovement") {
            allowableMovement = CGFloat(coder.decodeDouble(forKey: "UILongPressGestureRecognizer.allowableMovement"))
        }
    }

    override var waitsForMoreTouches: Bool { taps > 0 && taps <= numberOfTapsRequired && timer != nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        if liveTouches > numberOfTouchesRequired { return state = .failed }
        guard liveTouches == numberOfTouchesRequired, taps >= numberOfTapsRequired else { return }
        if minimumPressDuration > 0 {
            after(minimumPressDuration) { $0.state = .began }
        } else {
            state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        switch state {
        case .possible:
            for touch in touches {
                let start = touch.startLocation, now = touch.windowLocation
                if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
            }
        case .began, .changed: state = .changed
        default: break
        }
        if state == .failed { stopTimer() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch state {
        case .began, .changed: if liveTouches < numberOfTouchesRequired { state = .ended }
        case .possible where !pending.isEmpty: state = .ended
        case .possible where taps < numberOfTapsRequired && liveTouches == 0:
            taps += 1
            after(TouchInjector.tapInterval) { $0.state = .failed }
        case .possible: if liveTouches < numberOfTouchesRequired { state = .failed }
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        stopTimer()
        taps = 0
    }

    private func after(_ seconds: TimeInterval, _ then: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
        stopTimer()
        let clock = HostClock.current
        timer = clock.schedule(at: clock.now + seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.timer = nil
                if self.state == .possible { then(self) }
            }
        }
    }

    private func stopTimer() {
        if let timer { HostClock.current.cancel(timer) }
        timer = nil
    }
}
