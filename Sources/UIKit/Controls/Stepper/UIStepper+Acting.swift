@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIStepper {
    /// How long a half is held before it repeats, and how long between repetitions; after ten they come faster (choices).
    static let repeatDelay: TimeInterval = 0.5, repeatInterval: TimeInterval = 0.2, fastInterval: TimeInterval = 0.05

    func assign(_ value: Double) {
        guard !value.isNaN else { return }
        let allowed = min(max(value, range.minimum), range.maximum)
        guard allowed != ownValue else { return updateHalves() }
        ownValue = allowed
        updateHalves()
    }

    /// The value after a step: beyond a limit it is the limit, or the other one where it wraps.
    func value(afterStep sign: Double) -> Double {
        let next = ownValue + sign * range.step
        if next > range.maximum { return wraps && ownValue >= range.maximum ? range.minimum : range.maximum }
        if next < range.minimum { return wraps && ownValue <= range.minimum ? range.maximum : range.minimum }
        return next
    }

    /// A step by the user; its event waits for the end of the touch's.
    func step(_ sign: Double) {
        let next = value(afterStep: sign)
        guard next != ownValue else { return }
        // Overriders see every change.
        value = next
        hasUntoldChange = true
    }

    func stepAndTell(_ sign: Double) {
        guard isEnabled, isUserInteractionEnabled, trackedTouch == nil else { return }
        step(sign)
        sendUntoldChange(nil)
    }

    func sendUntoldChange(_ event: UIEvent?) {
        guard hasUntoldChange else { return }
        hasUntoldChange = false
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
    }

    // MARK: Fingers

    private func half(at point: CGPoint) -> StepperHalf? {
        let half = point.x < bounds.midX ? leftHalf : rightHalf
        return half.isOn ? half : nil
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    var leftHalf: StepperHalf { isMirrored ? halves.increment : halves.decrement }
    var rightHalf: StepperHalf { isMirrored ? halves.decrement : halves.increment }

    /// The value changes as soon as the finger lands.
    func press(_ touch: UITouch) -> Bool {
        guard let half = half(at: touch.location(in: self)) else { return false }
        pressed = half
        half.isPressed = true
        repetitions = 0
        step(half.sign)
        updateHalves()
        if autorepeat { repeatLater(after: Self.repeatDelay) }
        return true
    }

    func follow(_ touch: UITouch) {
        guard let pressed else { return }
        // The finger may go as far away as for any control; outside it pauses the repetition.
        let isOn = isTouchInside && half(at: touch.location(in: self)) === pressed
        guard pressed.isPressed != isOn else { return }
        pressed.isPressed = isOn
        updateHalves()
        if !isOn { stopRepeating() } else if autorepeat { repeatLater(after: Self.repeatDelay) }
    }

    func release() {
        stopRepeating()
        pressed?.isPressed = false
        pressed = nil
        updateHalves()
    }

    func stopRepeating() {
        if let repetition { HostClock.current.cancel(repetition) }
        repetition = nil
    }

    private func repeatLater(after seconds: TimeInterval) {
        stopRepeating()
        repetition = HostClock.current.schedule(at: HostClock.current.now + seconds) { [weak self] in
            MainActor.assumeIsolated { self?.repeatNow() }
        }
    }

    private func repeatNow() {
        repetition = nil
        guard let pressed, pressed.isPressed, isEnabled else { return }
        repetitions += 1
        step(pressed.sign)
        if isContinuous { sendUntoldChange(nil) }
        if self.pressed === pressed, pressed.isOn { repeatLater(after: repetitions < 10 ? Self.repeatInterval : Self.fastInterval) }
    }

    // MARK: Keys

    func takeKey(_ press: UIPress) -> Bool {
        guard isEnabled, isUserInteractionEnabled, let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        else { return false }
        let sign: Double
        switch key.keyCode {
        case .keyboardUpArrow: sign = 1
        case .keyboardDownArrow: sign = -1
        case .keyboardRightArrow: sign = isMirrored ? -1 : 1
        case .keyboardLeftArrow: sign = isMirrored ? 1 : -1
        default: return false
        }
        press.take(by: self) { [weak self] in
            if let self, self.window != nil, self.autorepeat { self.stepAndTell(sign) }
        }
        stepAndTell(sign)
        return true
    }

    var spokenValue: String {
        ownValue == ownValue.rounded() && abs(ownValue) < 1e15 ? "\(Int(ownValue))" : "\(ownValue)"
    }
}
