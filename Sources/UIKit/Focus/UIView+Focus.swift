extension UIView {
    var currentFocusEffect: UIFocusEffect? {
        guard let extras, let effect = extras.focusEffect else { return UIFocusEffect.standard }
        return effect.value
    }

    func setFocusEffect(_ effect: UIFocusEffect?) {
        extrasStore.focusEffect = ViewExtras.Effect(value: effect?.copy() as? UIFocusEffect)
        if hasFocus { window?.ownFocusSystem?.updateRing() }
    }

    var hasFocus: Bool { window?.ownFocusSystem?.item === self }

    func requestFocusMove(for environment: any UIFocusEnvironment) {
        guard let system = window?.ownFocusSystem, let item = system.item, environment.contains(item) else { return }
        system.requestFocusUpdate(to: environment)
    }

    /// The subviews that touch the rectangle; those that let content stick out may do so anywhere.
    func subviewsAsFocusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { !$0.clipsToBounds || $0.frame.intersects(rect) }
    }

    /// Lets the focus go from what is no longer shown or takes no more interaction, here and inside.
    func focusMayBeLost() {
        for window in UIApplication.shared.allWindows {
            guard let system = window.ownFocusSystem, let view = system.item?.nearestView, view.isDescendant(of: self) else { continue }
            system.validate()
        }
    }

    /// A finger landed here: the innermost view that can have the focus gets the keys.
    func focusByFinger() {
        guard let window else { return }
        var current: UIView? = self
        while let view = current {
            if view.canBecomeFocused {
                let system = window.focusSystemMakingIfNeeded
                if system.canHaveFocus(view) { return system.fingerLanded(on: view) }
            }
            current = view.superview
        }
    }
}
