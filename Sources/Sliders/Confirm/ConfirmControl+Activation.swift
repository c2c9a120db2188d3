import UIKit

/// Ways without dragging.
extension ConfirmControl {
    /// Takes the first of two activations, or the second; undoes where that is possible.
    /// - Returns: whether it did anything.
    func activate(_ cause: SliderChange.Cause) -> Bool {
        // A finger on the thumb has it for itself.
        guard isEnabled, !isHeld else { return false }
        switch phase {
        case .idle:
            guard allowsDoubleActivation else { return false }
            tell(.began(cause))
            arm()
        case .armed: arrive(cause)
        case .undoable: fail(.undone)
        case .dragging, .confirmed, .loading: return false
        }
        return true
    }

    /// Waits for the second activation.
    func arm() {
        enter(.armed)
        attempt += 1
        let own = attempt
        UIAccessibility.post(notification: .announcement, argument: armedText)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0.1, activationWindow.isFinite ? activationWindow : 4)) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.attempt == own, self.phase == .armed, !self.isHeld else { return }
                self.fail(.dismissed)
            }
        }
    }

    /// Space and Return activate, Escape gives up.
    func take(_ press: UIPress) -> Bool {
        guard isEnabled, let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter: return activate(.key)
        case .keyboardEscape:
            switch phase {
            case .dragging:
                isHeld = false
                fail(.dismissed)
            case .armed: fail(.dismissed)
            case .undoable: fail(.undone)
            case .idle, .confirmed, .loading: return false
            }
            return true
        default: return false
        }
    }

    /// Confirms at once: choosing an action by name is deliberate enough.
    var ownActions: [UIAccessibilityCustomAction]? {
        guard isEnabled else { return nil }
        switch phase {
        case .idle, .armed:
            return [
                UIAccessibilityCustomAction(name: ConfirmWords.confirm) { [weak self] _ in
                    guard let self, self.isEnabled, !self.isHeld, self.phase == .idle || self.phase == .armed else { return false }
                    if self.phase == .idle { self.tell(.began(.assistiveTool)) }
                    self.arrive(.assistiveTool)
                    return true
                }
            ]
        case .undoable:
            return [
                UIAccessibilityCustomAction(name: undoText) { [weak self] _ in
                    guard let self, self.phase == .undoable else { return false }
                    self.fail(.undone)
                    return true
                }
            ]
        case .dragging, .confirmed, .loading: return nil
        }
    }

    var spokenPhase: String? {
        switch phase {
        case .idle, .dragging: nil
        case .armed: armedText
        case .undoable: undoText
        case .confirmed: confirmedText.isEmpty ? ConfirmWords.confirmed : confirmedText
        case .loading: ConfirmWords.loading
        }
    }
}
