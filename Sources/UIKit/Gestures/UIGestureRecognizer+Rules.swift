extension UIGestureRecognizer {
    enum Verdict { case proceed, wait, fail }

    /// What the gestures that this one must wait for say.
    func verdictOfOthers() -> Verdict {
        var verdict = Verdict.proceed
        for other in TouchRouter.shared.engaged where other !== self && requiresFailure(of: other) {
            if other.hasRecognized { return .fail }
            if other.isUndecided, !other.isWaiting(for: self) { verdict = .wait }
        }
        return verdict
    }

    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        if requirements.contains(where: { $0.recognizer === other }) { return true }
        guard sharesTouches(with: other) else { return false }
        return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Two that wait for each other would wait for ever.
    private func isWaiting(for other: UIGestureRecognizer) -> Bool {
        !pending.isEmpty && requirements.contains { $0.recognizer === other }
    }

    /// Asks the delegate, the view, and the views that were touched: a slider keeps its own drags from recognisers of views around it.
    func mayBegin() -> Bool {
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
        if let view, !view.gestureRecognizerShouldBegin(self) { return false }
        if let askedView, askedView !== view, !askedView.gestureRecognizerShouldBegin(self) { return false }
        for touch in seen {
            guard let touched = touch.ownView, touched !== view else { continue }
            if !touched.gestureRecognizerShouldBegin(self) { return false }
        }
        return true
    }

    func isPrevented() -> Bool {
        TouchRouter.shared.engaged.contains { $0 !== self && $0.hasRecognized && $0.prevents(self) }
    }

    func preventOthers() {
        for other in TouchRouter.shared.engaged where other !== self && other.isUndecided && prevents(other) { other.fail() }
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard sharesTouches(with: other), canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        seen.contains { touch in other.seen.contains { $0 === touch } }
    }
}
