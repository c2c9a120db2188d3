extension UIButton {
    /// After `.touchUpInside`: the selection where a tap changes it, `.primaryActionTriggered`, and `.valueChanged` for a changed selection
    /// (choice of order).
    func finishTap(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(.primaryActionTriggered, event)
        if changesSelectionAsPrimaryAction { send(.valueChanged, event) }
    }

    // MARK: Keys

    func beginKey(_ press: UIPress) -> Bool {
        guard isEnabled, isUserInteractionEnabled, let key = press.key, key.keyCode == .keyboardSpacebar || key.keyCode == .keyboardReturnOrEnter,
            key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        else { return false }
        press.take(by: self)
        if trackedTouch == nil, pressedKey == nil {
            pressedKey = key.keyCode
            isHighlighted = true
        }
        return true
    }

    func endKey(_ press: UIPress, acts: Bool) -> Bool {
        guard press.taker === self else { return false }
        guard let code = press.key?.keyCode, code == pressedKey else { return true }
        pressedKey = nil
        isHighlighted = false
        if acts, isEnabled, isUserInteractionEnabled, window != nil {
            send(.touchUpInside, nil)
            finishTap(nil)
        }
        return true
    }

    // MARK: Accessibility

    var spokenTitle: String? {
        let parts = [shownAttributedTitle?.string ?? shownTitle, ownConfiguration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    var spokenTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
