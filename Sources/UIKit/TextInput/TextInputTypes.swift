/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
    /// The older name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// Which letters are made large while the user types.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether straight quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether blanks are added and removed around what is inserted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2
    /// The older name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name as Apple spells it.
    public let rawValue: String
    /// Makes one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address on the Web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code for one use.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
}

/// What a keyboard goes by. Linux has hardware keyboards: the traits are kept for who asks, and only `isSecureTextEntry` and
/// `enablesReturnKeyAutomatically` change what is done.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters are made large. Default `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected. Default `.default`.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether spelling is checked. Default `.default`.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether quotation marks become curly. Default `.default`.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether hyphens become dashes. Default `.default`.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether blanks are put in and taken out. Default `.default`.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Which keys there are. Default `.default`.
    var keyboardType: UIKeyboardType { get }
    /// How the keyboard looks. Default `.default`.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key says. Default `.default`.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key does nothing while there is no text. Default false.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden. Default false.
    var isSecureTextEntry: Bool { get }
    /// What the text means. Default nil.
    var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
    /// Which letters the keyboard makes capital. Default sentences.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// Whether the keyboard corrects. Default: as the keyboard does.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// Whether spelling is checked. Default: as the keyboard does.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// Whether quotation marks are made typographic. Default: as the keyboard does.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// Whether dashes are made typographic. Default: as the keyboard does.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// Whether spaces are set at pasting. Default: as the keyboard does.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// Which keys the keyboard has. Default: all.
    public var keyboardType: UIKeyboardType { .default }
    /// Whether the keyboard is light or dark. Default: as the interface.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// The return key's word. Default: the system's.
    public var returnKeyType: UIReturnKeyType { .default }
    /// Whether the return key waits for text. Default false.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// Whether the text is hidden. Default false.
    public var isSecureTextEntry: Bool { false }
    /// What the text is, for suggestions. Default nil: anything.
    public var textContentType: UITextContentType! { nil }
}

/// What takes typed text: keys that nobody takes are typed into a first responder of this kind.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Puts text where the caret is.
    func insertText(_ text: String)
    /// Takes away what is before the caret.
    func deleteBackward()
}
