extension UITextField {
    /// Takes what a `<textField>` element says.
    func decodeFieldNib(_ nib: NibCoder) {
        let element = nib.element, builder = nib.builder
        if let style = element["borderStyle"] { borderStyle = Self.borders[style] ?? .none }
        if let font = element.child(key: "fontDescription").flatMap(builder.font) { self.font = font }
        if let color = builder.color("textColor", of: element) { textColor = color }
        if let alignment = element["textAlignment"] { textAlignment = UILabel.alignments[alignment] ?? .natural }
        if let text = element["text"] { self.text = text }
        if let text = element.child(key: "text") { self.text = text.text }
        if let placeholder = element["placeholder"] { self.placeholder = placeholder }
        if let text = element.child(key: "placeholder") { placeholder = text.text }
        if let mode = element["clearButtonMode"] { clearButtonMode = Self.modes[mode] ?? .never }
        if let mode = element["leftViewMode"] { leftViewMode = Self.modes[mode] ?? .never }
        if let mode = element["rightViewMode"] { rightViewMode = Self.modes[mode] ?? .never }
        if let clears = element.flag("clearsOnBeginEditing") { clearsOnBeginEditing = clears }
        if let clears = element.flag("clearsOnInsertion") { clearsOnInsertion = clears }
        if let adjusts = element.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adjusts }
        if let fits = element.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = fits }
        if let size = element.number("minimumFontSize") { minimumFontSize = CGFloat(size) }
        if let image = builder.image("background", of: element) { background = image }
        if let image = builder.image("disabledBackground", of: element) { disabledBackground = image }
        if let traits = element.child(key: "textInputTraits") { decodeTraits(traits) }
    }

    private func decodeTraits(_ element: NibElement) {
        element.use()
        element.use(attributes: "key")
        func take<Value>(_ name: String, _ values: [String: Value], _ path: WritableKeyPath<Traits, Value>) {
            if let text = element[name], let value = values[text] { ownTraits[keyPath: path] = value }
        }
        take("autocapitalizationType", ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters], \.autocapitalization)
        take("autocorrectionType", ["no": .no, "yes": .yes, "default": .default], \.autocorrection)
        take("spellCheckingType", ["no": .no, "yes": .yes, "default": .default], \.spellChecking)
        take("smartQuotesType", ["no": .no, "yes": .yes, "default": .default], \.smartQuotes)
        take("smartDashesType", ["no": .no, "yes": .yes, "default": .default], \.smartDashes)
        take("smartInsertDeleteType", ["no": .no, "yes": .yes, "default": .default], \.smartInsertDelete)
        take(
            "keyboardType",
            [
                "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
                "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
                "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
            ], \.keyboard)
        take("keyboardAppearance", ["alert": .dark, "dark": .dark, "light": .light], \.appearance)
        take(
            "returnKeyType",
            [
                "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send, "yahoo": .yahoo,
                "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
            ], \.returnKey)
        if let flag = element.flag("enablesReturnKeyAutomatically") { ownTraits.enablesReturnKey = flag }
        if let flag = element.flag("secureTextEntry") { isSecureTextEntry = flag }
        if let type = element["textContentType"] { ownTraits.contentType = UITextContentType(rawValue: type) }
    }

    private static let borders: [String: BorderStyle] = ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    private static let modes: [String: ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
