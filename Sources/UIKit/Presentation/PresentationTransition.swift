/// A presentation or dismissal that is under way.
@MainActor
final class PresentationTransition {
    let coordinator: TransitionCoordinator
    let context: TransitionContext
    /// Kept until the end.
    let animator: (any UIViewControllerAnimatedTransitioning)?

    init(coordinator: TransitionCoordinator, context: TransitionContext, animator: (any UIViewControllerAnimatedTransitioning)?) {
        self.coordinator = coordinator
        self.context = context
        self.animator = animator
    }

    /// Moves: by the animator, with what goes along.
    func run(place: () -> Void) {
        guard let animator, context.isAnimated else {
            place()
            coordinator.start()
            UIApplication.shared.performAfterCommit { [context] in context.completeTransition(true) }
            return
        }
        animator.animateTransition(using: context)
        coordinator.start()
    }
}

/// Where a view that was taken out of its window comes back to.
@MainActor
struct CoveredHome {
    let view: UIView
    let superview: UIView

    /// Takes the view out.
    init?(_ view: UIView?) {
        guard let view, let superview = view.superview else { return nil }
        self.view = view
        self.superview = superview
        view.removeFromSuperview()
    }

    /// Puts it back, beneath what is presented over it.
    func restore(below container: UIView?) {
        let frame = superview.bounds
        if view.superview !== superview {
            if let container, container.superview === superview {
                superview.insertSubview(view, belowSubview: container)
            } else {
                superview.insertSubview(view, at: 0)
            }
        }
        // The window may have turned meanwhile.
        if view.bounds.size != frame.size, view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) { view.frame = frame }
    }
}

extension UIView {
    /// Whether the view is inside one that was taken out of its window because something is presented over it.
    var waitsBehindPresentation: Bool {
        guard !isInWindow else { return false }
        var top = self
        while let next = top.superview { top = next }
        return top.controller?.presentedController?.activePresentation?.coveredHome?.view === top
    }
}
