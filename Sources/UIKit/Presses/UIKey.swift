/// What a key press of a keyboard means.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The characters that the key makes with the modifiers held; empty for keys that make none.
    public let characters: String
    /// The characters that the key makes without the modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifiers that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// The key's place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    init(characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}

extension UIKey {
    /// A key by the name that the Web's `KeyboardEvent.key` gives it ("ArrowRight", "PageUp", "Escape", " ", "a"); nil for others.
    convenience init?(named name: String, modifiers: UIKeyModifierFlags) {
        if let code = Self.codesByName[name] {
            let text = name == "Enter" ? "\r" : name == "Tab" ? "\t" : ""
            self.init(characters: text, charactersIgnoringModifiers: text, modifierFlags: modifiers, keyCode: code)
            return
        }
        guard let code = Self.code(ofCharacter: name) else { return nil }
        self.init(characters: name, charactersIgnoringModifiers: name.lowercased(), modifierFlags: modifiers, keyCode: code)
    }

    /// The names that ``init(named:modifiers:)`` knows, besides single letters, digits, marks and the space.
    static let codesByName: [String: UIKeyboardHIDUsage] = [
        "ArrowRight": .keyboardRightArrow, "ArrowLeft": .keyboardLeftArrow, "ArrowUp": .keyboardUpArrow,
        "ArrowDown": .keyboardDownArrow, "PageUp": .keyboardPageUp, "PageDown": .keyboardPageDown, "Home": .keyboardHome,
        "End": .keyboardEnd, "Escape": .keyboardEscape, "Enter": .keyboardReturnOrEnter, "Tab": .keyboardTab,
        "Backspace": .keyboardDeleteOrBackspace, "Delete": .keyboardDeleteForward,
    ]

    private static func code(ofCharacter text: String) -> UIKeyboardHIDUsage? {
        guard text.count == 1, let character = text.lowercased().first, let scalar = character.unicodeScalars.first, character.isASCII else { return nil }
        switch scalar {
        case " ": return .keyboardSpacebar
        case "0": return .keyboard0
        case "a"..."z": return UIKeyboardHIDUsage(rawValue: 4 + Int(scalar.value - 97))
        case "1"..."9": return UIKeyboardHIDUsage(rawValue: 30 + Int(scalar.value - 49))
        default: return marks[character]
        }
    }

    /// Where the other marks are on an American keyboard.
    private static let marks: [Character: UIKeyboardHIDUsage] = [
        "-": .keyboardHyphen, "_": .keyboardHyphen, "=": .keyboardEqualSign, "+": .keyboardEqualSign, "[": .keyboardOpenBracket,
        "{": .keyboardOpenBracket, "]": .keyboardCloseBracket, "}": .keyboardCloseBracket, "\\": .keyboardBackslash, "|": .keyboardBackslash,
        ";": .keyboardSemicolon, ":": .keyboardSemicolon, "'": .keyboardQuote, "\"": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
        "~": .keyboardGraveAccentAndTilde, ",": .keyboardComma, "<": .keyboardComma, ".": .keyboardPeriod, ">": .keyboardPeriod,
        "/": .keyboardSlash, "?": .keyboardSlash, "!": .keyboard1, "@": .keyboard2, "#": .keyboard3, "$": .keyboard4, "%": .keyboard5,
        "^": .keyboard6, "&": .keyboard7, "*": .keyboard8, "(": .keyboard9, ")": .keyboard0,
    ]
}
