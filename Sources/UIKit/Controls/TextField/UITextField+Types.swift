extension UITextField {
    /// What surrounds the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin rectangle.
        case line = 1
        /// A rectangle that looks sunk in.
        case bezel = 2
        /// A rectangle with round corners.
        case roundedRect = 3
    }

    /// When a view inside the field is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// It did.
        case committed = 0
    }

    /// Posted when editing began.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// The traits as they were set.
    struct Traits: Equatable {
        var autocapitalization = UITextAutocapitalizationType.sentences
        var autocorrection = UITextAutocorrectionType.default
        var spellChecking = UITextSpellCheckingType.default
        var smartQuotes = UITextSmartQuotesType.default
        var smartDashes = UITextSmartDashesType.default
        var smartInsertDelete = UITextSmartInsertDeleteType.default
        var keyboard = UIKeyboardType.default
        var appearance = UIKeyboardAppearance.default
        var returnKey = UIReturnKeyType.default
        var enablesReturnKey = false
        var isSecure = false
        var contentType: UITextContentType?
    }
}
