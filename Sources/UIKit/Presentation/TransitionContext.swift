/// One presentation or dismissal, as its animator sees it.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var transitionWasCancelled = false
    var targetTransform: CGAffineTransform { .identity }
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    var views: [UITransitionContextViewKey: UIView] = [:]
    var frames: (initial: [ObjectIdentifier: CGRect], final: [ObjectIdentifier: CGRect]) = ([:], [:])
    private var done: ((Bool) -> Void)?

    init(container: UIView, isAnimated: Bool, style: UIModalPresentationStyle, done: @escaping (Bool) -> Void) {
        containerView = container
        self.isAnimated = isAnimated
        presentationStyle = style
        self.done = done
        super.init()
    }

    func completeTransition(_ didComplete: Bool) {
        guard let call = done else { return }
        done = nil
        transitionWasCancelled = !didComplete
        call(didComplete)
        controllers = [:]
        views = [:]
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
    func initialFrame(for vc: UIViewController) -> CGRect { frames.initial[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { frames.final[ObjectIdentifier(vc)] ?? .zero }
}
