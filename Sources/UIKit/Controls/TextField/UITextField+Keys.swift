extension UITextField {
    /// Does what a key does in a text.
    /// - Returns: false for keys that are for somebody else.
    func takeKey(_ press: UIPress) -> Bool {
        guard isInEditing, let key = press.key else { return false }
        guard let work = work(for: key) else { return false }
        press.take(by: self, repeating: key.keyCode == .keyboardReturnOrEnter ? nil : { [weak self] in if self?.isInEditing == true { work() } })
        work()
        return true
    }

    private func work(for key: UIKey) -> (() -> Void)? {
        let flags = key.modifierFlags
        let isCommand = flags.contains(.command) || flags.contains(.control)
        let extends = flags.contains(.shift)
        let byWord = flags.contains(.alternate)
        switch key.keyCode {
        case .keyboardLeftArrow: return { self.move(self.isTextRightToLeft ? .forward : .backward, byWord, isCommand, extends) }
        case .keyboardRightArrow: return { self.move(self.isTextRightToLeft ? .backward : .forward, byWord, isCommand, extends) }
        case .keyboardHome, .keyboardUpArrow: return { self.move(.backward, false, true, extends) }
        case .keyboardEnd, .keyboardDownArrow: return { self.move(.forward, false, true, extends) }
        case .keyboardDeleteOrBackspace: return { self.delete(.backward, byWord: byWord, asking: true) }
        case .keyboardDeleteForward: return { self.delete(.forward, byWord: byWord, asking: true) }
        case .keyboardReturnOrEnter: return isCommand ? nil : { self.takeReturn() }
        case .keyboardA where isCommand: return { self.selectAll(nil) }
        case .keyboardTab, .keyboardEscape: return nil
        default:
            guard !isCommand, !key.characters.isEmpty else { return nil }
            return { self.insert(key.characters, asking: true) }
        }
    }

    private func move(_ way: Way, _ byWord: Bool, _ toEnd: Bool, _ extends: Bool) {
        let range = selectedRange
        var head = selection.head
        if toEnd {
            head = way == .backward ? 0 : storage.length
        } else if range.length > 0, !extends {
            // The caret comes to that end of what was selected.
            head = way == .backward ? range.location : range.location + range.length
        } else {
            head = offset(from: head, way, byWord: byWord)
        }
        select(extends ? selection.anchor : head, head)
    }

    /// The return key: who wants to know hears of it; where `.editingDidEndOnExit` has a target, editing ends.
    func takeReturn() {
        if enablesReturnKeyAutomatically, storage.length == 0 { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let exits = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if exits { resignFirstResponder() }
    }
}
