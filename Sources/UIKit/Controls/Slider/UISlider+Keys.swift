extension UISlider {
    /// What a small step changes, and a large one, as shares of the range (choices).
    private static let smallStep = 0.01, largeStep = 0.1

    /// The value after a step from the present one. A value that lies on a step goes to the next one exactly, however often.
    func value(after step: SliderStep) -> Float {
        switch step {
        case .minimum: return allowedValue(minimumValue)
        case .maximum: return allowedValue(maximumValue)
        case .small(let count): return hasTicks ? tick(by: count) : value(after: count, stepsOf: Self.smallStep)
        case .large(let count): return hasTicks ? tick(within: Double(count) * Self.largeStep) : value(after: count, stepsOf: Self.largeStep)
        }
    }

    private func value(after count: Int, stepsOf size: Double) -> Float {
        // Whole hundredths stay so: sums of floats would drift, and miss the limit by an event.
        let hundredths = Double(fraction(of: value)) / Self.smallStep
        let whole = hundredths.rounded()
        let from = abs(hundredths - whole) < 1e-3 ? whole : hundredths
        return allowedValue(value(atFraction: CGFloat((from + Double(count) * (size / Self.smallStep).rounded()) * Self.smallStep)))
    }

    /// The ticks on one side of the value, nearest first.
    private func ticks(above: Bool) -> [Double] {
        let positions = Set(parts?.trackConfiguration?.reachablePositions ?? [])
        // Fractions come back from values with rounding: what is that near is the tick that the value stands on.
        let now = Double(fraction(of: value)), slack = 1e-5
        return above ? positions.filter { $0 > now + slack }.sorted() : positions.filter { $0 < now - slack }.sorted(by: >)
    }

    /// The value so many ticks away, or the last there.
    private func tick(by count: Int) -> Float {
        let ticks = ticks(above: count > 0)
        guard count != 0, let last = ticks.last else { return value }
        let index = Int(count.magnitude) - 1
        return value(atFraction: CGFloat(index < ticks.count ? ticks[index] : last))
    }

    /// The value of the farthest tick within a share of the range, or of the next one if that is farther (choice).
    private func tick(within share: Double) -> Float {
        let ticks = ticks(above: share > 0), now = Double(fraction(of: value))
        let target = ticks.last { abs($0 - now) <= abs(share) + 1e-5 } ?? ticks.first
        return target.map { value(atFraction: CGFloat($0)) } ?? value
    }

    /// Makes a step as the user does: by `setValue`, with `.valueChanged` if the value is another one then. A finger on the slider has it
    /// for itself (choice).
    func move(by step: SliderStep) {
        guard trackedTouch == nil, isUserInteractionEnabled else { return }
        adjust(to: value(after: step))
    }

    /// Does what a key is for.
    /// - Returns: whether it is for the slider, which keeps it at a limit too.
    func takeKey(_ press: UIPress) -> Bool {
        guard isEnabled, isUserInteractionEnabled, let key = press.key,
            key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        else { return false }
        if key.keyCode == .keyboardEscape {
            guard isTracking else { return false }
            press.take(by: self)
            takeBackDrag()
            return true
        }
        guard let step = step(for: key.keyCode) else { return false }
        press.take(by: self) { [weak self] in
            if let self, self.isWithinReach { self.move(by: step) }
        }
        move(by: step)
        return true
    }

    /// Whether the user can still see and use the slider: a key that is held must not go on with one that has gone out of sight.
    private var isWithinReach: Bool {
        guard window != nil else { return false }
        return sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled }
    }

    private func step(for key: UIKeyboardHIDUsage) -> SliderStep? {
        switch key {
        case .keyboardRightArrow: .small(signOfRight)
        case .keyboardLeftArrow: .small(-signOfRight)
        case .keyboardUpArrow: .small(1)
        case .keyboardDownArrow: .small(-1)
        case .keyboardPageUp: .large(1)
        case .keyboardPageDown: .large(-1)
        case .keyboardHome: .minimum
        case .keyboardEnd: .maximum
        default: nil
        }
    }

    /// 1 if going right raises the value, else -1. Where the track runs across the screen the thumb goes the way of the arrow, however the
    /// slider is turned; where it runs up or down, right raises, or left in right-to-left interfaces. Up always raises (choices).
    var signOfRight: Int {
        let start = convert(CGPoint.zero, to: nil), end = convert(CGPoint(x: 1, y: 0), to: nil)
        let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let sign = isMirrored ? -1 : 1
        return abs(along.x) >= abs(along.y) && along.x < 0 ? -sign : sign
    }

    /// Ends the drag as if it had not been: the value from touch-down, `.valueChanged`, then `.touchCancel`. The finger is done for.
    private func takeBackDrag() {
        guard let touch = trackedTouch else { return }
        let old = value
        setValue(valueAtTouchDown, animated: false)
        // One that waits for the finger to lift tells of its end in any case.
        if value != old, sendsContinuously { hasUntoldChange = true }
        TouchInjector.cancel(id: touch.ownID)
        if trackedTouch === touch { abandonTracking(with: nil) }
    }
}
