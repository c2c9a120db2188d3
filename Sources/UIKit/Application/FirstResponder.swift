/// Who gets the keys.
@MainActor
enum FirstResponder {
    /// The first responder, nil if there is none.
    static weak var current: UIResponder? {
        didSet { if oldValue !== current { (oldValue as? UITextField)?.lostFirstResponder() } }
    }

    static func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        if let present = current, !present.resignFirstResponder() { return false }
        current = responder
        return true
    }

    /// Takes it from a responder that doesn't want to give it up.
    static func drop(_ responder: UIResponder) { if current === responder { current = nil } }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }
}

extension UIView {
    func endEditingInside(_ force: Bool) -> Bool {
        guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else { return true }
        if view.resignFirstResponder() { return true }
        if force { FirstResponder.drop(view) }
        return force
    }
}
