/// The system's own transitions.
final class StandardTransition: NSObject, UIViewControllerAnimatedTransitioning {
    /// How long covering and uncovering take, in seconds (choice: of the system's order).
    static let duration: TimeInterval = 0.4

    private let style: UIModalTransitionStyle
    private let isEntering: Bool

    init(_ style: UIModalTransitionStyle, isEntering: Bool) {
        self.style = style
        self.isEntering = isEntering
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let controller = context.viewController(forKey: isEntering ? .to : .from),
            let view = context.view(forKey: isEntering ? .to : .from)
        else { return context.completeTransition(true) }
        let container = context.containerView
        let home = isEntering ? context.finalFrame(for: controller) : view.frame
        let away = home.offsetBy(dx: 0, dy: max(0, container.bounds.maxY - home.minY))
        let fades = style == .crossDissolve
        let alpha = view.alpha
        if isEntering {
            container.addSubview(view)
            UIView.performWithoutAnimation {
                view.frame = fades ? home : away
                if fades { view.alpha = 0 }
                view.layoutIfNeeded()
            }
        }
        UIView.animate(
            withDuration: Self.duration,
            animations: { [isEntering] in
                if fades { view.alpha = isEntering ? alpha : 0 } else { view.frame = isEntering ? home : away }
            },
            completion: { [isEntering] _ in
                if !isEntering {
                    UIView.performWithoutAnimation {
                        view.alpha = alpha
                        view.frame = home
                    }
                }
                context.completeTransition(true)
            })
    }
}
