extension UISlider {
    func assign(_ value: Float, animated: Bool) {
        // What is no number changes nothing, neither here nor as a limit, where infinities don't either (choice).
        guard !value.isNaN else { return }
        let shown = shownValue
        store(value)
        if animated, shown != ownValue {
            animate(from: shown)
        } else if shown != ownValue || motion != nil {
            // A thumb on its way elsewhere stops, also where it stands on the new value already.
            stopMotion()
            thumbMoved()
        }
    }

    func assignMinimum(_ value: Float) {
        guard value.isFinite, value != ownMinimum else { return }
        ownMinimum = value
        if ownMaximum < value { ownMaximum = value }
        limitsChanged()
    }

    func assignMaximum(_ value: Float) {
        guard value.isFinite, value != ownMaximum else { return }
        ownMaximum = value
        if ownMinimum > value { ownMinimum = value }
        limitsChanged()
    }

    private func limitsChanged() {
        store(ownValue)
        stopMotion()
        geometryChanged()
    }

    func store(_ value: Float) {
        let new = allowedValue(value)
        observed("value") { ownValue = new }
    }

    /// Where a value is in the range, 0 to 1; 0 when there is no range.
    func fraction(of value: Float) -> CGFloat {
        let span = Double(ownMaximum) - Double(ownMinimum)
        guard span > 0, !value.isNaN else { return 0 }
        return CGFloat(min(max((Double(value) - Double(ownMinimum)) / span, 0), 1))
    }

    /// The value at a fraction of the range; the ends are the limits exactly.
    func value(atFraction fraction: CGFloat) -> Float {
        if fraction <= 0 { return ownMinimum }
        if fraction >= 1 { return ownMaximum }
        let low = Double(ownMinimum), high = Double(ownMaximum)
        return min(max(Float(low + (high - low) * Double(fraction)), ownMinimum), ownMaximum)
    }

    /// The value that the thumb stands at: another than `value` while it moves there.
    var shownValue: Float { motion?.value ?? ownValue }

    /// One step as the user makes it without touching: to the next tick, or by a fraction of the range.
    func step(up isUp: Bool, by fraction: Double) { adjust(to: value(stepped: isUp, by: fraction)) }

    /// Sets the value as the user does without touching: with an event when it changes.
    func adjust(to value: Float) {
        guard isEnabled else { return }
        let old = ownValue
        setValue(value, animated: false)
        if ownValue != old { sendChange(nil) }
    }

    // MARK: Telling

    /// Notes that the value is to be told of: after the touch event that is being handled, else at once.
    func noteChange(_ event: UIEvent?) {
        if controlFlags.contains(.handlingTouch) { hasUntoldChange = true } else { sendChange(event) }
    }

    func sendUntoldChange(_ event: UIEvent?) {
        guard hasUntoldChange else { return }
        hasUntoldChange = false
        sendChange(event)
    }

    func sendChange(_ event: UIEvent?) {
        // The primary action is each change of the value (choice).
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
    }
}
