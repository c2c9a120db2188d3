/// A key, with modifiers, that does something while a responder in the chain offers it by `keyCommands`.
///
/// Keys that write text go to a text field that is being edited first, and arrows and Tab to what has the focus, unless
/// `wantsPriorityOverSystemBehavior` is on.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key: the letters that it writes without modifiers, or one of the names below.
    public let input: String?
    /// The modifiers that must be held, and no others.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command goes before what the system does with the key. Default false.
    open var wantsPriorityOverSystemBehavior = false

    private init(
        _ title: String, _ image: UIImage?, _ action: Selector, _ input: String?, _ modifierFlags: UIKeyModifierFlags, _ propertyList: Any?,
        _ discoverabilityTitle: String?, _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// A key for an action, which goes from the first responder up the chain.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init("", nil, action, input, modifierFlags, nil, nil, [], .off)
    }

    /// The same with words for who looks it up.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init("", nil, action, input, modifierFlags, nil, discoverabilityTitle, [], .off)
    }

    /// A key for an action that menus may show too.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(title, image, action, input, modifierFlags, propertyList, discoverabilityTitle, attributes, state)
    }

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputDelete = "UIKeyInputDelete"

    func matches(_ key: UIKey) -> Bool {
        guard let input, !attributes.contains(.disabled) else { return false }
        let names: [UIKeyboardHIDUsage: String] = [
            .keyboardUpArrow: Self.inputUpArrow, .keyboardDownArrow: Self.inputDownArrow, .keyboardLeftArrow: Self.inputLeftArrow,
            .keyboardRightArrow: Self.inputRightArrow, .keyboardEscape: Self.inputEscape, .keyboardPageUp: Self.inputPageUp,
            .keyboardPageDown: Self.inputPageDown, .keyboardHome: Self.inputHome, .keyboardEnd: Self.inputEnd,
            .keyboardDeleteForward: Self.inputDelete,
        ]
        let modifiers = key.modifierFlags.subtracting([.numericPad, .alphaShift])
        guard modifiers == modifierFlags.subtracting(.numericPad) else { return false }
        if let name = names[key.keyCode] { return input == name }
        if key.keyCode == .keyboardDeleteOrBackspace { return input == "\u{8}" }
        if key.keyCode == .keyboardReturnOrEnter { return input == "\r" || input == "\n" }
        return input.lowercased() == key.charactersIgnoringModifiers.lowercased() && !input.isEmpty
    }
}

extension UIResponder {
    /// Does the command for a key that a responder from here up the chain offers.
    /// - Parameter onlyPriority: only those that go before the system.
    /// - Returns: whether there was one that somebody answers.
    func performKeyCommand(for key: UIKey, onlyPriority: Bool) -> Bool {
        var current: UIResponder? = self
        while let responder = current {
            for command in responder.keyCommands ?? [] where command.matches(key) && (!onlyPriority || command.wantsPriorityOverSystemBehavior) {
                guard let target = target(forAction: command.action, withSender: command) else { continue }
                command.action.sendOrTrap(to: target as AnyObject, command, nil)
                return true
            }
            current = responder.next
        }
        return false
    }
}
