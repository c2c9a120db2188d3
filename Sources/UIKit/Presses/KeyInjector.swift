@_spi(SliderKit) import QuartzCore

/// The door through which a host sends keys to a window. They go to what has the focus; else to the first responder; else to the item that a
/// finger touched last; else to the view of the window's root controller. Escape goes first to a control that follows a finger.
@_spi(SliderKit) @MainActor public enum KeyInjector {
    /// How long a key is held before it repeats, and how long between repetitions, in seconds (choices, of the usual systems' order).
    public static let repeatDelay: TimeInterval = 0.5
    /// How long between two repetitions, in seconds.
    public static let repeatInterval: TimeInterval = 1.0 / 12

    private struct Held {
        let press: UIPress
        var token: HostClock.Token?
    }

    private static var held: [UIKeyboardHIDUsage: Held] = [:]

    /// The key names that are understood, besides single letters, digits and the space.
    public static var keyNames: [String] { UIKey.codesByName.keys.sorted() }

    /// A key goes down, by the name that the Web's `KeyboardEvent.key` gives it; answers false for a name that is unknown. A key that is down
    /// already is repeated: hosts whose system repeats keys call this each time.
    /// - Parameter repeats: whether the key repeats on the host's clock while it is held. Default true.
    @discardableResult
    public static func down(
        _ name: String, modifiers: UIKeyModifierFlags = [], in window: UIWindow, repeats: Bool = true
    ) -> Bool {
        guard let key = UIKey(named: name, modifiers: modifiers) else { return false }
        if let known = held[key.keyCode] {
            known.press.repetition?()
            return true
        }
        let press = UIPress(key: key, timestamp: HostClock.current.now)
        press.window = window
        let responder = responder(for: key, in: window)
        press.responder = responder
        held[key.keyCode] = Held(press: press)
        if performCommand(for: key, from: responder, in: window) {
            // Nobody hears of the press.
            press.responder = nil
            return true
        }
        send(press)
        if press.taker == nil { type(press) }
        if repeats, press.repetition != nil { schedule(key.keyCode, after: repeatDelay) }
        return true
    }

    /// A key is released; answers false when it was not down.
    @discardableResult
    public static func up(_ name: String) -> Bool {
        guard let code = UIKey(named: name, modifiers: [])?.keyCode, held[code] != nil else { return false }
        finish(code, .ended)
        return true
    }

    /// Presses and releases a key; answers false for a name that is unknown.
    @discardableResult
    public static func press(_ name: String, modifiers: UIKeyModifierFlags = [], in window: UIWindow) -> Bool {
        up(name)
        return down(name, modifiers: modifiers, in: window, repeats: false) && up(name)
    }

    /// The system takes all keys away, as when the application leaves the front.
    public static func cancelAll() {
        for code in held.keys.sorted(by: { $0.rawValue < $1.rawValue }) { finish(code, .cancelled) }
    }

    /// Presses whose responder has left its window are over.
    static func viewLeftWindow(_ view: UIView) {
        for (code, entry) in held {
            guard let responder = entry.press.responder as? UIView, responder.isDescendant(of: view) else { continue }
            finish(code, .cancelled)
        }
    }

    // MARK: Commands and text

    /// Commands go before what responders do with a key, but for keys that are the system's: those that write into a text, and those that
    /// move the focus once something has it.
    private static func performCommand(for key: UIKey, from responder: UIResponder, in window: UIWindow) -> Bool {
        if responder.performKeyCommand(for: key, onlyPriority: true) { return true }
        let hasCommand = !key.modifierFlags.isDisjoint(with: [.command, .control])
        if responder is any UIKeyInput, !hasCommand, key.keyCode != .keyboardEscape { return false }
        let moves: [UIKeyboardHIDUsage] = [
            .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
            .keyboardPageUp, .keyboardPageDown,
        ]
        if !hasCommand, window.focusedResponder != nil, moves.contains(key.keyCode) { return false }
        return responder.performKeyCommand(for: key, onlyPriority: false)
    }

    /// Types a key that nobody took into a first responder that takes text.
    private static func type(_ press: UIPress) {
        guard let key = press.key, let input = press.responder as? any UIKeyInput, !(input is UITextField),
            key.modifierFlags.isDisjoint(with: [.command, .control])
        else { return }
        let work: () -> Void
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: work = { [weak input] in input?.deleteBackward() }
        case .keyboardReturnOrEnter: work = { [weak input] in input?.insertText("\n") }
        case .keyboardTab: return
        default:
            guard !key.characters.isEmpty else { return }
            work = { [weak input] in input?.insertText(key.characters) }
        }
        if let responder = press.responder { press.take(by: responder, repeating: work) }
        work()
    }

    // MARK: Delivery

    private static func finish(_ code: UIKeyboardHIDUsage, _ phase: UIPress.Phase) {
        guard let entry = held.removeValue(forKey: code) else { return }
        if let token = entry.token { HostClock.current.cancel(token) }
        entry.press.phase = phase
        send(entry.press)
    }

    private static func send(_ press: UIPress) {
        press.timestamp = HostClock.current.now
        var presses: Set<UIPress> = [press]
        for entry in held.values where entry.press !== press {
            entry.press.phase = .stationary
            presses.insert(entry.press)
        }
        UIApplication.shared.sendEvent(UIPressesEvent(presses: presses, timestamp: press.timestamp))
    }

    private static func schedule(_ code: UIKeyboardHIDUsage, after seconds: TimeInterval) {
        let token = HostClock.current.schedule(at: HostClock.current.now + seconds) {
            MainActor.assumeIsolated {
                guard let press = held[code]?.press else { return }
                schedule(code, after: repeatInterval)
                press.repetition?()
            }
        }
        held[code]?.token = token
    }

    private static func responder(for key: UIKey, in window: UIWindow) -> UIResponder {
        if key.keyCode == .keyboardEscape, let control = TouchRouter.shared.trackingControl(in: window) { return control }
        if let focused = window.focusedResponder { return focused }
        if let first = FirstResponder.current, (first as? UIView)?.window.map({ $0 === window }) ?? true { return first }
        return window.responderTouchedLast(for: key) ?? window.rootViewController?.frontmostForOrientation.view ?? window
    }
}
