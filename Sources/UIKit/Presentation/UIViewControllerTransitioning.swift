/// Names the objects that animate and arrange a presentation. Every method is optional: the system's own take their place.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Who animates the presentation. Default nil: the system.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who animates the dismissal. Default nil: the system.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who arranges what is presented; asked for the style `.custom` only. Default nil: the system.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The system.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The system.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The system.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds: what goes along with it takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the view that comes to the container, moves both, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The transition is over. Default: nothing.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What an animator needs to know of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether the animator said that it did not come about.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform of a turn that happens along; identity here.
    var targetTransform: CGAffineTransform { get }
    /// The animator is done. False: the transition did not come about, and all is as before.
    func completeTransition(_ didComplete: Bool)
    /// The controller that goes or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes; nil where the presenter's view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning, in the container; zero where it is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where it is at the end; zero where it is not there.
    func finalFrame(for vc: UIViewController) -> CGRect
}
