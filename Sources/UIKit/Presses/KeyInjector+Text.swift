extension KeyInjector {
    /// Text that no single key made comes in: an input method's, or that of a key which UIKit has no name for. The first responder gets it.
    /// - Returns: false when none takes text.
    @discardableResult
    public static func insert(_ text: String) -> Bool {
        guard !text.isEmpty, let input = FirstResponder.current as? any UIKeyInput else { return false }
        // What a user types, a text field's delegate may refuse.
        if let field = input as? UITextField { field.insert(text, asking: true) } else { input.insertText(text) }
        return true
    }

    /// Whether the first responder takes text, so that a host should offer its input method.
    public static var takesText: Bool { FirstResponder.current is any UIKeyInput }

    /// Whether ``down(_:modifiers:in:repeats:)`` knows a name.
    public static func knows(_ name: String) -> Bool { UIKey(named: name, modifiers: []) != nil }
}
