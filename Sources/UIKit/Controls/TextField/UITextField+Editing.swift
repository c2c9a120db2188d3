@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UITextField {
    enum Way { case backward, forward }

    // MARK: Beginning and ending

    func beginEditing() -> Bool {
        if isInEditing { return true }
        guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true, FirstResponder.become(self) else { return false }
        isInEditing = true
        selection = (storage.length, storage.length)
        let blink = CaretBlink(caret)
        caretBlink = blink
        let clears = clearsOnBeginEditing && storage.length > 0 && delegate?.textFieldShouldClear(self) ?? true
        if clears { setText(nil) }
        contentChanged()
        blink.restart(shows: true)
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        if clears { tellOfChange() }
        return true
    }

    func finishEditing() -> Bool {
        guard isInEditing else { return FirstResponder.resign(self) }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        return FirstResponder.resign(self)
    }

    /// However it came to be: editing is over.
    func lostFirstResponder() {
        guard isInEditing else { return }
        isInEditing = false
        caretBlink?.stop()
        caretBlink = nil
        scrolled = 0
        contentChanged()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }

    // MARK: Changing

    /// What is selected, in UTF-16 units; empty: the caret.
    var selectedRange: NSRange {
        let low = min(max(0, min(selection.anchor, selection.head)), storage.length)
        let high = min(max(0, max(selection.anchor, selection.head)), storage.length)
        return NSRange(location: low, length: high - low)
    }

    func insert(_ text: String, asking: Bool) {
        let text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
        let range = clearsOnInsertion ? NSRange(location: 0, length: storage.length) : selectedRange
        if asking, let delegate, !delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text) { return }
        clearsOnInsertion = false
        replace(range, text)
    }

    func delete(_ way: Way, byWord: Bool, asking: Bool) {
        var range = selectedRange
        if range.length == 0 {
            let other = offset(from: range.location, way, byWord: byWord)
            range = NSRange(location: min(other, range.location), length: abs(other - range.location))
        }
        guard range.length > 0 else { return }
        if asking, let delegate, !delegate.textField(self, shouldChangeCharactersIn: range, replacementString: "") { return }
        replace(range, "")
    }

    private func replace(_ range: NSRange, _ text: String) {
        // The delegate may have changed the text.
        let start = min(range.location, storage.length)
        let range = NSRange(location: start, length: min(range.length, storage.length - start))
        storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
        let caret = range.location + (text as NSString).length
        selection = (caret, caret)
        contentChanged()
        caretBlink?.restart(shows: true)
        delegate?.textFieldDidChangeSelection(self)
        tellOfChange()
    }

    private func tellOfChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// The user touched the clear button.
    func clearByUser() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        setText(nil)
        caretBlink?.restart(shows: true)
        tellOfChange()
    }

    // MARK: Selecting

    func select(_ anchor: Int, _ head: Int) {
        guard isInEditing else { return }
        let length = storage.length
        let new = (anchor: min(max(anchor, 0), length), head: min(max(head, 0), length))
        let changes = new != selection
        selection = new
        caretBlink?.restart(shows: new.anchor == new.head)
        contentChanged()
        if changes { delegate?.textFieldDidChangeSelection(self) }
    }

    /// The next place between letters, or between words, from an offset.
    func offset(from start: Int, _ way: Way, byWord: Bool) -> Int {
        let text = storage.string
        var index = String.Index(utf16Offset: min(max(start, 0), storage.length), in: text)
        // Secret words are not to be told apart.
        if byWord, isSecureTextEntry { return way == .backward ? 0 : storage.length }
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "'" }
        switch way {
        case .backward:
            guard index > text.startIndex else { return 0 }
            if !byWord { return text.index(before: index).utf16Offset(in: text) }
            while index > text.startIndex, !isWord(text[text.index(before: index)]) { index = text.index(before: index) }
            while index > text.startIndex, isWord(text[text.index(before: index)]) { index = text.index(before: index) }
        case .forward:
            guard index < text.endIndex else { return storage.length }
            if !byWord { return text.index(after: index).utf16Offset(in: text) }
            while index < text.endIndex, !isWord(text[index]) { index = text.index(after: index) }
            while index < text.endIndex, isWord(text[index]) { index = text.index(after: index) }
        }
        return index.utf16Offset(in: text)
    }

    // MARK: Touches

    /// The offset that is nearest to a point of the field.
    func offset(at point: CGPoint) -> Int {
        guard storage.length > 0 else { return 0 }
        let placed = placed(drawnText, in: isInEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        return textOffset(ofDrawn: placed.layout.offset(atX: point.x - placed.origin.x))
    }

    func followTouch(_ touch: UITouch) {
        guard isInEditing else { return }
        let offset = offset(at: touch.location(in: self))
        select(offset, offset)
    }

    func takeTap(_ touch: UITouch) {
        let point = touch.location(in: self)
        let now = HostClock.current.now
        // Choice: a third of a second and a finger's breadth make a double tap.
        let isSecond = lastTap.map { now - $0.time < 0.35 && hypot($0.point.x - point.x, $0.point.y - point.y) < 30 } ?? false
        lastTap = isSecond ? nil : (now, point)
        let offset = offset(at: point)
        guard isInEditing || becomeFirstResponder() else { return }
        guard isSecond else { return select(offset, offset) }
        let end = self.offset(from: offset, .forward, byWord: true)
        select(self.offset(from: end, .backward, byWord: true), end)
    }
}
