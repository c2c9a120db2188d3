@_spi(SliderKit) import QuartzCore

/// Recognises one or more taps of one or more fingers.
///
/// A finger that moves more than 10 points or stays longer than 0.75 s makes no tap; the next tap must land within 0.35 s (choices).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    static let allowableMovement: CGFloat = 10
    static let maximumDuration: TimeInterval = 0.75

    /// How many taps it takes. Default 1.
    open var numberOfTapsRequired = 1
    /// How many fingers must tap together. Default 1.
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that must be pressed; fingers always count. Default `.primary`.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var taps = 0
    private var mostTouches = 0
    private var firstLocation = CGPoint.zero
    private var timer: HostClock.Token?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder).map { decodeTapNib($0.element) }
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UITapGestureRecognizer.numberOfTapsRequired") {
            numberOfTapsRequired = coder.decodeInteger(forKey: "UITapGestureRecognizer.numberOfTapsRequired")
        }
        if coder.containsValue(forKey: "UITapGestureRecognizer.numberOfTouchesRequired") {
            numberOfTouchesRequired = coder.decodeInteger(forKey: "UITapGestureRecognizer.numberOfTouchesRequired")
        }
    }

    override var requiredButtons: UIEvent.ButtonMask { buttonMaskRequired }
    override var waitsForMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // It is tapped already, and only waits for others to fail.
        guard pending.isEmpty else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if liveTouches == 1 {
            mostTouches = 0
            if taps == 0 {
                firstLocation = centroid
            } else if hypot(centroid.x - firstLocation.x, centroid.y - firstLocation.y) > TouchInjector.tapDistance {
                return state = .failed
            }
            failAfter(Self.maximumDuration)
        }
        mostTouches = max(mostTouches, liveTouches)
        if mostTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        for touch in touches {
            let start = touch.startLocation, now = touch.windowLocation
            if hypot(now.x - start.x, now.y - start.y) > Self.allowableMovement { state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard liveTouches == 0, state == .possible else { return }
        stopTimer()
        guard mostTouches == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            failAfter(TouchInjector.tapInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        stopTimer()
        taps = 0
        mostTouches = 0
    }

    private func failAfter(_ seconds: TimeInterval) {
        stopTimer()
        let clock = HostClock.current
        timer = clock.schedule(at: clock.now + seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.state == .possible, self.pending.isEmpty else { return }
                self.timer = nil
                self.state = .failed
            }
        }
    }

    private func stopTimer() {
        if let timer { HostClock.current.cancel(timer) }
        timer = nil
    }
}
