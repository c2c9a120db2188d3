extension UIGestureRecognizer {
    func transition(to new: State) {
        switch (ownState, new) {
        case (.possible, .possible): return
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.possible, _): attempt(new)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            advance(to: new)
        case (.began, .failed), (.changed, .failed): advance(to: .cancelled)
        case (_, .possible) where ownState.isTerminal && !isEngaged: ownState = .possible
        default: return
        }
        if !isReceiving { TouchRouter.shared.settle() }
    }

    /// Whether it is neither recognised nor failed.
    var isUndecided: Bool { ownState == .possible && isEngaged && isEnabled }

    /// Whether it has nothing more to do with the present touches.
    var isThrough: Bool {
        guard isEngaged, !isFollowingScroll, tracked.isEmpty, unsent.isEmpty else { return false }
        return ownState != .possible || (pending.isEmpty && !waitsForMoreTouches)
    }

    func fail() {
        pending.removeAll()
        guard ownState == .possible else { return }
        ownState = .failed
    }

    /// Ends whatever goes on, as when the view goes or the recogniser is switched off. The caller settles.
    func abandon() {
        switch ownState {
        case .possible: if isEngaged { fail() }
        case .began, .changed: advance(to: .cancelled)
        default: break
        }
        isFollowingScroll = false
        for touch in tracked { touch.recognizers.removeAll { $0 === self } }
        tracked.removeAll()
    }

    func abandonNow() {
        guard isEngaged || ownState != .possible else { return }
        abandon()
        if !isReceiving { TouchRouter.shared.settle() }
    }

    /// Back to the start, once targets have heard everything.
    func finishReset() {
        ownState = .possible
        hasRecognized = false
        isEngaged = false
        pending.removeAll()
        seen.removeAll()
        reset()
    }

    private func engage() {
        guard !isEngaged else { return }
        isEngaged = true
        let router = TouchRouter.shared
        if !router.engaged.contains(where: { $0 === self }) { router.engaged.append(self) }
    }

    private func attempt(_ new: State) {
        engage()
        // A continuous gesture that goes on while it waits needs to be heard of only when it ends.
        if pending.isEmpty || new != .changed { pending.append(new) }
        resolvePending()
    }

    /// Becomes what it waits to be, if no other stands in the way.
    @discardableResult
    func resolvePending() -> Bool {
        guard ownState == .possible, let first = pending.first else { return false }
        switch verdictOfOthers() {
        case .wait: return false
        case .fail:
            fail()
            return true
        case .proceed: break
        }
        guard mayBegin(), !isPrevented() else {
            fail()
            return true
        }
        // Asking delegates may have failed it.
        guard ownState == .possible, !pending.isEmpty else { return true }
        let rest = pending.dropFirst()
        pending = []
        hasRecognized = true
        willBegin()
        advance(to: first)
        preventOthers()
        for state in rest { advance(to: state) }
        return true
    }

    private func advance(to new: State) {
        ownState = new
        engage()
        if new == .changed, unsent.last == .changed { return }
        unsent.append(new)
    }

    /// Tells the targets what happened. Answers whether there was anything to tell.
    func flushActions() -> Bool {
        guard !unsent.isEmpty else { return false }
        let states = unsent
        unsent.removeAll(keepingCapacity: true)
        let last = ownState
        for state in states {
            ownState = state
            for action in actions {
                if let target = action.target { action.action.sendOrTrap(to: target, self) }
            }
            // A target may have cancelled the gesture.
            guard ownState == state else { return true }
        }
        ownState = last
        return true
    }

    func insertAction(_ target: Any, _ action: Selector) {
        let target = target as AnyObject
        guard !actions.contains(where: { $0.target === target && $0.action == action }) else { return }
        actions.removeAll { $0.target == nil }
        actions.append(GestureAction(target: target, action: action))
    }

    func deleteActions(_ target: Any?, _ action: Selector?) {
        let target = target as AnyObject?
        actions.removeAll { entry in
            (target == nil || entry.target === target) && (action == nil || entry.action == action)
        }
    }
}
