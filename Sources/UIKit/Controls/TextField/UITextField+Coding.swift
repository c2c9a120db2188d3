extension UITextField {
    private enum Key {
        static let text = "UIText"
        static let placeholder = "UIPlaceholder"
        static let font = "UIFont"
        static let color = "UITextColor"
        static let numbers = "UITextFieldNumbers"
    }

    func encodeField(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encodeText(storage.string, Key.text)
        if let placeholder { coder.encodeText(placeholder, Key.placeholder) }
        if let font { coder.encode(font, forKey: Key.font) }
        if let textColor { coder.encode(textColor, forKey: Key.color) }
        coder.encodeNumbers(
            [
                CGFloat(textAlignment.rawValue), CGFloat(borderStyle.rawValue), CGFloat(clearButtonMode.rawValue), isSecureTextEntry ? 1 : 0,
                CGFloat(keyboardType.rawValue), CGFloat(returnKeyType.rawValue), CGFloat(autocapitalizationType.rawValue),
                CGFloat(autocorrectionType.rawValue), clearsOnBeginEditing ? 1 : 0,
            ], Key.numbers)
    }

    func decodeField(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeFieldNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        if let font = coder.object(UIFont.self, Key.font) { self.font = font }
        if let color = coder.object(UIColor.self, Key.color) { textColor = color }
        if let text = coder.text(Key.text) { self.text = text }
        if let placeholder = coder.text(Key.placeholder) { self.placeholder = placeholder }
        guard let numbers = coder.numbers(Key.numbers, 9) else { return }
        func number(_ index: Int) -> Int { Int(exactly: numbers[index].rounded()) ?? 0 }
        textAlignment = NSTextAlignment(rawValue: number(0)) ?? .natural
        borderStyle = BorderStyle(rawValue: number(1)) ?? .none
        clearButtonMode = ViewMode(rawValue: number(2)) ?? .never
        isSecureTextEntry = number(3) != 0
        keyboardType = UIKeyboardType(rawValue: number(4)) ?? .default
        returnKeyType = UIReturnKeyType(rawValue: number(5)) ?? .default
        autocapitalizationType = UITextAutocapitalizationType(rawValue: number(6)) ?? .sentences
        autocorrectionType = UITextAutocorrectionType(rawValue: number(7)) ?? .default
        clearsOnBeginEditing = number(8) != 0
    }
}
