@_spi(SliderKit) import CoreGraphics

extension UIPresentationController {
    private var isContextual: Bool { !shouldPresentInFullscreen }

    /// Covers the presenter.
    func present(animated: Bool, completion: (() -> Void)?) {
        guard let presenting, let covered = presenting.loadedView, let window = covered.window else { return }
        // A view of its own comes first, as its loading may take the presenter's place or its window.
        guard presented.view != nil else { return }
        let host = isContextual ? covered.superview ?? window : window
        let container = PresentationContainer(frame: host.bounds)
        container.presentation = self
        self.container = container
        if isContextual, covered.superview === host {
            host.insertSubview(container, aboveSubview: covered)
        } else {
            host.addSubview(container)
        }
        install()
        if let traits = overrideTraitCollection { presentedView?.traitOverridesForTree = traits }
        let removes = shouldRemovePresentersView
        let animator = animated ? customAnimator(entering: true) ?? standardAnimator(entering: true) : nil
        let transition = makeTransition(entering: true, animator, completion)
        self.transition = transition
        presented.presentationPhase = .presenting
        presentationTransitionWillBegin()
        if removes { presenting.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
        _ = transition.coordinator.animate(alongsideTransition: { [weak self] _ in self?.moveAlong(entering: true) }, completion: nil)
        SystemBars.shared.setNeedsUpdate()
        transition.run { [self] in place() }
        if presented.viewIfLoaded?.window != nil { presented.announceAppearing(animated) }
    }

    /// Puts the view in its place without an animation.
    private func place() {
        guard let container, let view = presentedView else { return }
        container.addSubview(view)
        view.frame = frameOfPresentedViewInContainerView
        if view.autoresizingMask.isEmpty { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }

    private func presentationEnded(_ completed: Bool, _ completion: (() -> Void)?) {
        // Something dropped the presentation meanwhile.
        guard let ending = transition else { return }
        let presenting = presenting, presented = presented
        let removes = shouldRemovePresentersView
        ending.animator?.animationEnded(completed)
        presentationTransitionDidEnd(completed)
        let coordinator: TransitionCoordinator? = ending.coordinator
        transition = nil
        guard completed else {
            if removes { presenting?.beginAppearance(true, animated: false) }
            presented.beginAppearance(false, animated: false)
            takeAway()
            presented.endAppearance()
            if removes { presenting?.endAppearance() }
            presented.presentationPhase = .idle
            coordinator?.finish(cancelled: true)
            return
        }
        presented.endAppearance()
        if removes, let presenting {
            coveredHome = CoveredHome(presenting.loadedView)
            presenting.endAppearance()
        }
        presented.presentationPhase = .idle
        container?.setNeedsLayout()
        SystemBars.shared.setNeedsUpdate()
        coordinator?.finish()
        completion?()
        if let pending = presented.pendingDismissal {
            presented.pendingDismissal = nil
            presenting?.hidePresented(animated: pending.animated, completion: pending.completion)
        }
    }

    /// Uncovers the presenter.
    /// - Parameter byUser: the delegate hears of what a user did.
    func dismiss(animated: Bool, byUser: Bool = false, completion: (() -> Void)?) {
        guard container != nil, presented.presentationPhase == .idle, let presenting else { return }
        touchSystemCancelAllTouches()
        presented.presentationPhase = .dismissing
        let removes = shouldRemovePresentersView
        let animator = animated ? customAnimator(entering: false) ?? standardAnimator(entering: false) : nil
        let transition = makeTransition(entering: false, animator) { [weak self, delegate] in
            if byUser, let self { delegate?.presentationControllerDidDismiss(self) }
            completion?()
        }
        self.transition = transition
        dismissalTransitionWillBegin()
        if byUser { delegate?.presentationControllerWillDismiss(self) }
        presented.beginAppearance(false, animated: animated)
        if removes { presenting.beginAppearance(true, animated: animated) }
        coveredHome?.restore(below: container)
        coveredHome = nil
        if removes, presenting.viewIfLoaded?.window != nil { presenting.announceAppearing(animated) }
        _ = transition.coordinator.animate(alongsideTransition: { [weak self] _ in self?.moveAlong(entering: false) }, completion: nil)
        SystemBars.shared.setNeedsUpdate()
        transition.run {}
    }

    private func dismissalEnded(_ completed: Bool, _ completion: (() -> Void)?) {
        // The presented controller may hold the only reference to its presentation, and the presenter the only one to it.
        guard let ending = transition else { return }
        let presenting = presenting, presented = presented
        withExtendedLifetime((self, presented)) {
            let removes = shouldRemovePresentersView
            ending.animator?.animationEnded(completed)
            dismissalTransitionDidEnd(completed)
            let coordinator: TransitionCoordinator? = ending.coordinator
            transition = nil
            guard completed else {
                presented.presentationPhase = .idle
                if removes { presenting?.beginAppearance(false, animated: false) }
                presented.beginAppearance(true, animated: false)
                presented.endAppearance()
                if removes, let presenting {
                    coveredHome = CoveredHome(presenting.loadedView)
                    presenting.endAppearance()
                }
                coordinator?.finish(cancelled: true)
                return
            }
            // An animator may have put the presenter's view into the container.
            if removes, let view = presenting?.loadedView, let container, view.isDescendant(of: container), let home = container.superview {
                home.insertSubview(view, belowSubview: container)
            }
            takeAway()
            if removes { presenting?.endAppearance() }
            presented.endAppearance()
            presented.presentationPhase = .idle
            SystemBars.shared.setNeedsUpdate()
            coordinator?.finish()
            completion?()
        }
    }

    /// Whether the user may dismiss the controller now.
    var letsUserDismiss: Bool {
        !presented.isModalInPresentation && presented.presentedController == nil && delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// The user touched beside what is presented.
    func dismissByUser() {
        guard presented.presentationPhase == .idle else { return }
        if letsUserDismiss { dismiss(animated: true, byUser: true, completion: nil) } else { delegate?.presentationControllerDidAttemptToDismiss(self) }
    }

    /// Ends at once, as when the window gets another root controller.
    func drop() {
        guard container != nil else { return }
        coveredHome?.restore(below: container)
        coveredHome = nil
        transition?.coordinator.finish(cancelled: true)
        transition = nil
        let presented = presented
        withExtendedLifetime((self, presented)) {
            if presented.appearance == .appeared || presented.appearance == .appearing { presented.beginAppearance(false, animated: false) }
            takeAway()
            presented.endAppearance()
            presented.presentationPhase = .idle
            SystemBars.shared.setNeedsUpdate()
        }
    }

    /// Takes the container away, and the two controllers apart.
    private func takeAway() {
        presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        uninstall()
        container?.removeFromSuperview()
        container = nil
        presenting?.presentedController = nil
        presented.presenter = nil
        presented.presentationEnded()
    }

    // MARK: Transitions

    private func customAnimator(entering: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = presented.transitioningDelegate, let presenting else { return nil }
        return entering
            ? delegate.animationController(forPresented: presented, presenting: presenting, source: presented.presentationSource ?? presenting)
            : delegate.animationController(forDismissed: presented)
    }

    private func makeTransition(
        entering: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?, _ completion: (() -> Void)?
    ) -> PresentationTransition {
        guard let container, let presenting else { preconditionFailure("A presentation runs in a container.") }
        let isAnimated = animator != nil && UIView.areAnimationsEnabled
        let context = TransitionContext(container: container, isAnimated: isAnimated, style: style) { [self] done in
            if entering { presentationEnded(done, completion) } else { dismissalEnded(done, completion) }
        }
        let (from, to) = entering ? (presenting, presented) : (presented, presenting)
        context.controllers = [.from: from, .to: to]
        let covered = shouldRemovePresentersView ? presenting.loadedView : nil
        context.views[entering ? .from : .to] = covered
        context.views[entering ? .to : .from] = presentedView
        let frame = frameOfPresentedViewInContainerView
        let coveredFrame = covered.map { $0.superview?.convert($0.frame, to: container) ?? container.bounds }
        let (p, q) = (ObjectIdentifier(presented), ObjectIdentifier(presenting))
        if entering {
            context.frames.final[p] = frame
            context.frames.initial[q] = coveredFrame
        } else {
            context.frames.initial[p] = presentedView?.frame ?? frame
            context.frames.final[q] = coveredFrame
        }
        let coordinator = TransitionCoordinator(
            container: container, isAnimated: isAnimated, duration: isAnimated ? animator?.transitionDuration(using: context) ?? 0 : 0, style: style)
        coordinator.controllers = context.controllers
        coordinator.views = context.views
        return PresentationTransition(coordinator: coordinator, context: context, animator: isAnimated ? animator : nil)
    }
}
