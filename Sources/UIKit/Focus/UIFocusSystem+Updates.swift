extension UIFocusSystem {
    /// Moves the focus to what was requested, or on from an item that can no longer have it.
    func updateNow() {
        guard !isUpdating else { return }
        // Who hears of a move may ask for another one; a ring of such requests must end.
        for _ in 0..<10 {
            if let target = requested {
                requested = nil
                if let next = preferredItem(in: target), next !== item { move(to: next, heading: []) }
            }
            if isMovePending { settleLoss() }
            if requested == nil, !isMovePending { return }
        }
        requested = nil
    }

    func scheduleUpdate() {
        UIApplication.shared.performAfterCommit { [weak self] in self?.updateNow() }
    }

    /// Moves the focus, if nobody refuses.
    /// - Returns: whether it moved.
    @discardableResult
    func move(to next: (any UIFocusItem)?, heading: UIFocusHeading, mayBeRefused: Bool = true) -> Bool {
        let previous = item ?? lost
        guard next !== previous, !isUpdating else { return false }
        isUpdating = true
        defer { isUpdating = false }
        let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        var chain: [any UIFocusEnvironment] = []
        let known = surroundings.compactMap(\.environment)
        for environment in known + (next?.environmentsUpward ?? []) where !chain.contains(where: { $0 === environment }) {
            chain.append(environment)
        }
        if mayBeRefused {
            guard chain.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        }
        lost = nil
        isMovePending = false
        take(next)
        (previous as? UIControl)?.setFlag(.focused, false)
        (next as? UIControl)?.setFlag(.focused, true)
        if next != nil { touched = nil }
        // A field is left for another item.
        if let field = FirstResponder.current as? UITextField, next != nil, field !== next { field.resignFirstResponder() }
        reveal()
        let coordinator = UIFocusAnimationCoordinator()
        for environment in chain { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        updateRing()
        return true
    }

    private func take(_ next: (any UIFocusItem)?) {
        item = next
        surroundings = (next?.environmentsUpward ?? []).map { WeakEnvironment(environment: $0) }
        lastRect = next.map { FocusOrder.rect(of: $0) } ?? .null
    }

    /// Scrolls so that the focused item is seen, with its ring.
    private func reveal() {
        guard let item, let window else { return }
        let rect = FocusOrder.rect(of: item).insetBy(dx: -FocusRing.reach, dy: -FocusRing.reach)
        var view = item.nearestView
        while let current = view {
            if let scroll = current as? UIScrollView, scroll !== item {
                scroll.scrollRectToVisible(scroll.convert(rect, from: window), animated: UIView.areAnimationsEnabled)
            }
            view = current.superview
        }
    }

    // MARK: Items that can no longer have the focus

    /// Lets go of the focused item if it can't have the focus any more. The focus moves on after the next layout.
    func validate() {
        if let item {
            guard !canHaveFocus(item) else { return lastRect = FocusOrder.rect(of: item) }
            if FocusOrder.cover(of: item) != nil { covered.append(WeakEnvironment(environment: item)) }
            lost = item
            self.item = nil
            (item as? UIControl)?.setFlag(.focused, false)
            beginLoss()
        } else if !isMovePending, !surroundings.isEmpty {
            // The item has gone without a word.
            beginLoss()
        } else if !isMovePending, !covered.isEmpty {
            uncover()
        }
    }

    private func beginLoss() {
        isMovePending = true
        ring.hide()
        scheduleUpdate()
    }

    private func settleLoss() {
        isMovePending = false
        if let again = lost, canHaveFocus(again) {
            // It was only taken from one place to another.
            lost = nil
            take(again)
            (again as? UIControl)?.setFlag(.focused, true)
            return updateRing()
        }
        let next = successor
        if next == nil, lost == nil { return surroundings = [] }
        if !move(to: next, heading: [], mayBeRefused: false) { (lost, surroundings) = (nil, []) }
    }

    private func uncover() {
        while let last = covered.last {
            // Behind what covers the screen it is in no window; it comes back.
            if last.environment?.nearestView?.waitsBehindPresentation == true { return }
            guard let environment = last.environment, environment.nearestView?.window === window, let item = environment as? any UIFocusItem
            else {
                covered.removeLast()
                continue
            }
            guard canHaveFocus(item) else { return }
            covered.removeLast()
            requestFocusUpdate(to: item)
            return
        }
    }

    /// What gets the focus when an item has lost it by itself: what had it before the item's presentation; where something around the item
    /// prefers it; the next item in reading order inside the nearest surroundings that are left, or the one before if it was the last.
    private var successor: (any UIFocusItem)? {
        if let item = covered.last?.environment as? any UIFocusItem, canHaveFocus(item) {
            covered.removeLast()
            return item
        }
        if let lost, let presented = FocusOrder.cover(of: lost), let item = preferredItem(in: presented) { return item }
        let order = FocusOrder()
        let rect = lastRect
        for case let environment? in surroundings.map(\.environment) where environment !== lost {
            guard environment.nearestView?.window === window else { continue }
            if let view = environment as? UIView, !(view is UIWindow) {
                for preferred in view.preferredFocusEnvironments {
                    if let item = preferredItem(in: preferred) { return item }
                }
            }
            let items = order.items(in: environment).filter(canHaveFocus)
            guard !items.isEmpty else { continue }
            let isMirrored = environment.nearestView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return items.first { FocusOrder.isAfter(FocusOrder.rect(of: $0), rect, isMirrored: isMirrored) } ?? items.last
        }
        return nil
    }

    // MARK: Targets

    /// Whether an item can have the focus here and now.
    func canHaveFocus(_ item: any UIFocusItem) -> Bool {
        guard item.canBecomeFocused, let window, !window.isHidden else { return false }
        let chain = item.environmentsUpward
        return chain.last === window && chain.allSatisfy { ($0 as? UIView).map(FocusOrder.isOpen) ?? true }
    }

    /// The item that an environment prefers: where its preferences lead, else itself, else the first inside.
    func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var seen: [any UIFocusEnvironment] = []
        return preferredItem(in: environment, seen: &seen)
    }

    private func preferredItem(in environment: any UIFocusEnvironment, seen: inout [any UIFocusEnvironment]) -> (any UIFocusItem)? {
        if seen.contains(where: { $0 === environment }) { return nil }
        seen.append(environment)
        for preferred in environment.preferredFocusEnvironments {
            if let item = preferredItem(in: preferred, seen: &seen) { return item }
        }
        if let item = environment as? any UIFocusItem, canHaveFocus(item) { return item }
        return FocusOrder().items(in: environment).first(where: canHaveFocus)
    }

    // MARK: Fingers and the ring

    /// A finger landed on a view: another item than the one around it loses the focus, and keys go there.
    func fingerLanded(on target: UIView) {
        covered = []
        if let item, item !== target { move(to: nil, heading: []) }
        touched = item == nil ? target : nil
    }

    func updateRing() {
        if let item { ring.show(on: item) } else { ring.hide() }
    }
}
