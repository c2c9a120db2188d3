/// What there is to know of a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How the controller is presented; `.none` for turns of the device.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view in which it happens.
    var containerView: UIView { get }
    /// The transform of a turn; identity for others.
    var targetTransform: CGAffineTransform { get }
    /// The controller that goes or comes; nil for turns of the device.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes, where the transition moves it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Has changes animated along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs changes along with the transition, and a closure when it is over.
    /// - Returns: whether they will run: false once the transition is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for changes in a view that is not inside the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs changes along with the transition, and a closure when it is over.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
