@_spi(SliderKit) import QuartzCore

/// The door through which a host sends keys to a window's first responder.
@_spi(SliderKit) @MainActor public enum KeyInjector {
    /// The key names that are understood, besides single letters, digits and the space.
    public static var keyNames: [String] { UIKey.codesByName.keys.sorted() }

    /// Presses and releases a key, by the name that the Web's `KeyboardEvent.key` gives it. The presses go to the first responder,
    /// or, without one, to the window's root view controller's view; answers false for a name that is unknown.
    @discardableResult
    public static func press(_ name: String, modifiers: UIKeyModifierFlags = [], in window: UIWindow) -> Bool {
        guard let key = UIKey(named: name, modifiers: modifiers) else { return false }
        let responder: UIResponder = FirstResponder.current ?? window.rootViewController?.view ?? window
        let press = UIPress(key: key, timestamp: HostClock.current.now)
        press.window = window
        press.responder = responder
        let event = UIPressesEvent(press: press)
        responder.pressesBegan([press], with: event)
        press.phase = .ended
        responder.pressesEnded([press], with: event)
        return true
    }
}
