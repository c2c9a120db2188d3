extension UISwitch {
    func assign(_ on: Bool, animated: Bool) {
        guard ownIsOn != on else { return }
        ownIsOn = on
        drag?.shows = on
        show(animated: animated)
    }

    // MARK: Fingers

    func grab(_ touch: UITouch) -> Bool {
        drag = (touch.location(in: self).x, false, ownIsOn)
        return true
    }

    /// A finger that drags takes the thumb to its side of the middle.
    func follow(_ touch: UITouch) {
        guard var drag else { return }
        let place = touch.location(in: self).x
        if !drag.hasMoved, abs(place - drag.start) < SwitchLook.dragDistance { return }
        drag.hasMoved = true
        let isRight = place > bounds.midX
        let shows = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let changes = shows != drag.shows
        drag.shows = shows
        self.drag = drag
        if changes { show(animated: true) }
    }

    /// A tap switches; a drag leaves what it shows. A tap that slid off the switch still counts (choice).
    func release(_ event: UIEvent?) {
        guard let drag else { return }
        let on = drag.hasMoved ? drag.shows : !ownIsOn
        self.drag = nil
        takeFromUser(on)
        if ownIsOn != on || drag.shows != on { show(animated: true) }
    }

    func letGo() {
        guard let drag else { return }
        self.drag = nil
        if drag.shows != ownIsOn { show(animated: true) }
    }

    private func takeFromUser(_ on: Bool) {
        guard ownIsOn != on else { return }
        // Overriders see every change.
        setOn(on, animated: true)
        hasUntoldChange = true
    }

    func sendUntoldChange(_ event: UIEvent?) {
        guard hasUntoldChange else { return }
        hasUntoldChange = false
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
    }

    func isDragAlong(_ touch: UITouch) -> Bool {
        let from = touch.previousLocation(in: self), to = touch.location(in: self)
        return abs(to.x - from.x) >= abs(to.y - from.y)
    }

    // MARK: Keys

    func beginKey(_ press: UIPress) -> Bool {
        guard isEnabled, isUserInteractionEnabled, let key = press.key, key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter,
            key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        else { return false }
        press.take(by: self)
        if trackedTouch == nil, pressedKey == nil { pressedKey = key.keyCode }
        return true
    }

    func endKey(_ press: UIPress, acts: Bool) -> Bool {
        guard press.taker === self else { return false }
        guard let code = press.key?.keyCode, code == pressedKey else { return true }
        pressedKey = nil
        if acts, isEnabled, isUserInteractionEnabled, window != nil {
            takeFromUser(!ownIsOn)
            sendUntoldChange(nil)
        }
        return true
    }

    // MARK: Accessibility

    var spokenTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = [.button, .toggleButton]
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
