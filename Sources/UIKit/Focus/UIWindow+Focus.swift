extension UIWindow {
    var focusSystemMakingIfNeeded: UIFocusSystem {
        if let ownFocusSystem { return ownFocusSystem }
        let made = UIFocusSystem(self)
        ownFocusSystem = made
        return made
    }

    /// The responder that the focused item is or is inside of; nil: nothing has the focus.
    var focusedResponder: UIResponder? {
        ownFocusSystem?.item?.environmentsUpward.lazy.compactMap { $0 as? UIResponder }.first
    }

    /// The item that a finger touched last, while nothing has the focus. A key that is for it gives it the focus; Tab moves on from it,
    /// and Escape and keys with Command, Control or Option are no reason to show a ring.
    func responderTouchedLast(for key: UIKey) -> UIResponder? {
        guard let system = ownFocusSystem, let touched = system.touched, system.canHaveFocus(touched) else { return nil }
        let isForItem =
            key.keyCode != .keyboardTab && key.keyCode != .keyboardEscape
            && key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        if isForItem { system.move(to: touched, heading: []) }
        return touched
    }

    /// The presses that move no focus. Keys come here when nobody up the chain took them.
    func takeFocusPresses(_ presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { press in
            guard let heading = UIWindow.heading(of: press), moveFocus(heading) else { return true }
            press.take(by: self) { [weak self] in _ = self?.moveFocus(heading) }
            return false
        }
    }

    private static func heading(of press: UIPress) -> UIFocusHeading? {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
        switch key.keyCode {
        case .keyboardTab: return key.modifierFlags.contains(.shift) ? .previous : .next
        case .keyboardUpArrow: return .up
        case .keyboardDownArrow: return .down
        case .keyboardLeftArrow: return .left
        case .keyboardRightArrow: return .right
        default: return nil
        }
    }

    /// Moves the focus by a key. After the last item comes the first (choice); arrows move it only from where it is.
    private func moveFocus(_ heading: UIFocusHeading) -> Bool {
        let system = focusSystemMakingIfNeeded
        system.updateFocusIfNeeded()
        let start: (any UIFocusItem)? = system.item ?? system.touched
        if heading != .next, heading != .previous {
            guard let item = system.item, let next = FocusOrder().item(heading, of: item, in: self) else { return false }
            return system.move(to: next, heading: heading)
        }
        let items = FocusOrder().items(in: self)
        guard !items.isEmpty else { return false }
        let step = heading == .next ? 1 : -1
        var target = heading == .next ? 0 : items.count - 1
        if let start, let index = items.firstIndex(where: { $0 === start }) {
            target = (index + step + items.count) % items.count
        } else if heading == .next, let preferred = firstPreferredItem(system) {
            return system.move(to: preferred, heading: heading)
        }
        if items[target] === system.item { return true }
        return system.move(to: items[target], heading: heading)
    }

    /// Where the root controller, or what it presents, prefers the focus at first.
    private func firstPreferredItem(_ system: UIFocusSystem) -> (any UIFocusItem)? {
        system.preferredItem(in: self)
    }
}
