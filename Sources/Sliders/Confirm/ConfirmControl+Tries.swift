import UIKit

extension ConfirmControl {
    /// Has a closure called with everything that happens, until the result is cancelled or the slider is gone.
    /// - Returns: what ends the calls; it need not be kept for them to go on.
    @discardableResult
    public func onEvent(_ handler: @escaping @MainActor (ConfirmEvent) -> Void) -> ConfirmSubscription {
        let subscription = ConfirmSubscription(self, handler)
        subscriptions.append(subscription)
        return subscription
    }

    func tell(_ event: ConfirmEvent) {
        for subscription in subscriptions { subscription.hear(event) }
    }

    func enter(_ phase: ConfirmPhase) {
        guard phase != self.phase else { return }
        self.phase = phase
        showWords()
    }

    /// What is to be read now.
    var words: String {
        switch phase {
        case .idle, .dragging, .loading: text
        case .armed: armedText
        case .undoable: undoText
        case .confirmed: confirmedText
        }
    }

    /// How visible the words are: they give way to the thumb.
    var wordsAlpha: CGFloat { phase == .confirmed || phase == .undoable ? 1 : max(0, 1 - progress * 2) }

    // MARK: The thumb

    /// Moves the thumb; only a changed place is told.
    func go(to progress: CGFloat) {
        let progress = min(1, max(0, progress.isFinite ? progress : 0))
        guard progress != self.progress else { return }
        self.progress = progress
        setNeedsLayout()
        tell(.moved(progress))
        sendActions(for: .valueChanged)
    }

    /// A finger drags the thumb. Layout follows in short animations that begin where the last one is, so that a coarse finger moves it smoothly.
    func drag(to progress: CGFloat) {
        go(to: progress)
        if UIAccessibility.isReduceMotionEnabled {
            layoutIfNeeded()
        } else {
            UIView.animate(withDuration: 0.05, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.layoutIfNeeded() }
        }
        let isPast = self.progress >= travel.threshold
        if isPast != isPastThreshold {
            isPastThreshold = isPast
            if isPast, hasHaptics { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
        }
    }

    /// The finger that dragged let go.
    func release(velocity: CGFloat) {
        isHeld = false
        if confirmsRelease(velocity: velocity) { arrive(.touch) } else { fail(.released) }
    }

    /// The finger is taken away.
    func cancelDrag() {
        guard isHeld else { return }
        isHeld = false
        fail(.interrupted)
    }

    /// Moves the thumb in an animation. What the owner moves along when it hears of it is animated with it.
    private func glide(to progress: CGFloat, animated: Bool, duration: Double) {
        guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled, duration > 0 else {
            go(to: progress)
            return layoutIfNeeded()
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.go(to: progress)
            self.layoutIfNeeded()
        }
    }

    // MARK: The outcome

    /// The thumb arrives: it is confirmed now, or after the undo window.
    func arrive(_ cause: SliderChange.Cause) {
        attempt += 1
        let own = attempt
        glide(to: 1, animated: true, duration: 0.15)
        guard undoWindow > 0, undoWindow.isFinite else { return finish(cause) }
        enter(.undoable)
        DispatchQueue.main.asyncAfter(deadline: .now() + undoWindow) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.attempt == own, self.phase == .undoable else { return }
                self.finish(cause)
            }
        }
    }

    private func finish(_ cause: SliderChange.Cause) {
        attempt += 1
        enter(.confirmed)
        if hasHaptics, cause == .touch { UINotificationFeedbackGenerator().notificationOccurred(.success) }
        tell(.confirmed(cause))
        sendActions(for: .primaryActionTriggered)
    }

    /// The try came to nothing: the thumb goes back.
    func fail(_ reason: ConfirmEvent.Reason, animated: Bool = true) {
        attempt += 1
        isPastThreshold = false
        enter(.idle)
        glide(to: 0, animated: animated, duration: returnDuration)
        tell(.cancelled(reason))
    }

    // MARK: By the program

    func resetByProgram(animated: Bool) {
        let wasTrying = isHeld || phase == .dragging || phase == .armed || phase == .undoable
        isHeld = false
        if wasTrying { return fail(.interrupted, animated: animated) }
        attempt += 1
        enter(.idle)
        glide(to: 0, animated: animated, duration: returnDuration)
    }

    func confirmByProgram(animated: Bool) {
        guard phase != .confirmed, phase != .loading else { return }
        if phase == .idle, !isHeld { tell(.began(.program)) }
        isHeld = false
        glide(to: 1, animated: animated, duration: 0.15)
        finish(.program)
    }

    func showLoading(_ isLoading: Bool) {
        guard phase == (isLoading ? .confirmed : .loading) else { return }
        enter(isLoading ? .loading : .confirmed)
    }
}
