/// Who gets the keys.
@MainActor
enum FirstResponder {
    /// The first responder, nil if there is none.
    static weak var current: UIResponder?

    static func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        if let present = current, !present.resignFirstResponder() { return false }
        current = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }
}
