@_spi(SliderKit) import CoreGraphics

extension UITextField {
    static let standardFont = UIFont.systemFont(ofSize: 17)

    func setUpField() {
        isOpaque = false
        canvas.field = self
        addSubview(canvas)
        caret.isUserInteractionEnabled = false
        caret.isHidden = true
        caret.backgroundColor = tintColor
        caret.layer.cornerRadius = 1
        canvas.addSubview(caret)
        attributes = [.font: Self.standardFont, .foregroundColor: UIColor.label]
        isAccessibilityElement = true
    }

    // MARK: Text

    func setText(_ text: NSAttributedString?) {
        storage.setAttributedString(text ?? NSAttributedString(string: ""))
        selection = (storage.length, storage.length)
        contentChanged()
    }

    func setAttributed(_ text: NSAttributedString?) {
        if let text, text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] { attributes[.font] = font }
            if let color = first[.foregroundColor] { attributes[.foregroundColor] = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
        setText(text.map { text in
            let result = NSMutableAttributedString(attributedString: text)
            // What the text leaves open is the field's.
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
                for (key, value) in attributes where own[key] == nil && (key == .font || key == .foregroundColor) {
                    result.addAttribute(key, value: value, range: range)
                }
            }
            return result
        })
    }

    func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        attributes[key] = value
        if storage.length > 0 { storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length)) }
        contentChanged()
    }

    func setAttributes(_ new: [NSAttributedString.Key: Any]) {
        attributes = [.font: Self.standardFont, .foregroundColor: UIColor.label].merging(new) { $1 }
        if let style = new[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        if storage.length > 0 { storage.setAttributes(attributes, range: NSRange(location: 0, length: storage.length)) }
        invalidateIntrinsicContentSize()
        contentChanged()
    }

    func setPlaceholder(_ text: String?) {
        plainPlaceholder = text
        placeholderStorage = nil
        invalidateIntrinsicContentSize()
        contentChanged()
    }

    func setPlaceholder(_ text: NSAttributedString?) {
        placeholderStorage = text.map { NSAttributedString(attributedString: $0) }
        plainPlaceholder = nil
        invalidateIntrinsicContentSize()
        contentChanged()
    }

    func contentChanged() {
        setNeedsLayout()
        canvas.setNeedsDisplay()
    }

    // MARK: What is shown

    /// The font for the user's text size, where the field follows it.
    private var shownFont: UIFont { font ?? Self.standardFont }

    var drawnPlaceholder: NSAttributedString? {
        if let placeholderStorage {
            guard placeholderStorage.length > 0 else { return placeholderStorage }
            let result = NSMutableAttributedString(attributedString: placeholderStorage)
            placeholderStorage.enumerateAttributes(in: NSRange(location: 0, length: placeholderStorage.length)) { own, range, _ in
                if own[.font] == nil { result.addAttribute(.font, value: shownFont, range: range) }
                if own[.foregroundColor] == nil { result.addAttribute(.foregroundColor, value: UIColor.placeholderText, range: range) }
            }
            return result
        }
        return plainPlaceholder.map { NSAttributedString(string: $0, attributes: [.font: shownFont, .foregroundColor: UIColor.placeholderText]) }
    }

    /// The text as it is drawn: dots where it is secret.
    var drawnText: NSAttributedString {
        guard isSecureTextEntry, storage.length > 0 else { return storage }
        return NSAttributedString(string: String(repeating: "•", count: storage.string.count), attributes: attributes)
    }

    /// Where an offset of the text, in UTF-16 units, is in the drawn text's UTF-8.
    func drawnOffset(_ offset: Int) -> Int {
        let text = storage.string
        let index = String.Index(utf16Offset: min(max(offset, 0), storage.length), in: text)
        if isSecureTextEntry { return text[..<index].count * "•".utf8.count }
        return text.utf8.distance(from: text.startIndex, to: index)
    }

    /// The reverse.
    func textOffset(ofDrawn offset: Int) -> Int {
        let text = storage.string
        if isSecureTextEntry {
            let count = min(offset / "•".utf8.count, text.count)
            return text.index(text.startIndex, offsetBy: count).utf16Offset(in: text)
        }
        let index = text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
        return index.utf16Offset(in: text)
    }

    /// Whether the text begins at the right: as its first letter that has a direction, else as the field.
    var isTextRightToLeft: Bool {
        for scalar in storage.string.unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    var spokenValue: String? {
        guard storage.length > 0 else { return placeholder }
        return isSecureTextEntry ? drawnText.string : storage.string
    }
}
