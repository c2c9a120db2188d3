/// Shows an alert in the middle of the screen, or an action sheet at its bottom. Measures are choices, from pictures of iOS 13 to 18.
final class AlertPresentation: UIPresentationController {
    private var dimming: UIView?
    private var dimmedTint: DimmedTint?

    private var alert: UIAlertController? { presented as? UIAlertController }
    private var isAlert: Bool { alert?.preferredStyle == .alert }

    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { true }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let board = alert?.board else { return .zero }
        let safe = container.safeAreaInsets
        let room = container.bounds.inset(by: safe)
        if isAlert {
            let size = board.fittingSize(width: AlertBoard.alertWidth)
            let height = min(size.height, room.height - 16)
            return CGRect(
                x: ((container.bounds.width - size.width) / 2).rounded(), y: (room.midY - height / 2).rounded(), width: size.width, height: height)
        }
        let width = min(room.width, 500) - 16
        let bottom = max(safe.bottom, 8)
        let height = min(board.fittingSize(width: width).height, container.bounds.height - safe.top - bottom - 8)
        return CGRect(
            x: ((container.bounds.width - width) / 2).rounded(), y: container.bounds.height - bottom - height, width: width, height: height)
    }

    override func install() {
        guard let container else { return }
        let dimming = UIView(frame: container.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        dimming.alpha = 0
        container.addSubview(dimming)
        if !isAlert {
            dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", AlertPresentation.tap(_:))))
        }
        self.dimming = dimming
        presented.view.autoresizingMask = []
        dimmedTint = DimmedTint(presenting)
    }

    private func tap(_ recognizer: UITapGestureRecognizer) { alert?.cancelByUser() }

    override func uninstall() {
        dimmedTint?.end()
        dimmedTint = nil
        dimming = nil
    }

    override func arrange() {
        guard presented.presentationPhase == .idle, let view = presented.viewIfLoaded else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    override func moveAlong(entering: Bool) { dimming?.alpha = entering ? 1 : 0 }

    override func standardAnimator(entering: Bool) -> any UIViewControllerAnimatedTransitioning {
        isAlert ? AlertTransition(isEntering: entering) : StandardTransition(.coverVertical, isEntering: entering)
    }
}

/// An alert grows smaller into its place and fades in; it only fades out.
final class AlertTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isEntering: Bool

    init(isEntering: Bool) {
        self.isEntering = isEntering
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        guard let controller = context.viewController(forKey: isEntering ? .to : .from), let view = context.view(forKey: isEntering ? .to : .from)
        else { return context.completeTransition(true) }
        if isEntering {
            context.containerView.addSubview(view)
            UIView.performWithoutAnimation {
                view.frame = context.finalFrame(for: controller)
                view.layoutIfNeeded()
                view.alpha = 0
                view.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: { [isEntering] in
                view.alpha = isEntering ? 1 : 0
                view.transform = .identity
            }, completion: { _ in
                view.alpha = 1
                context.completeTransition(true)
            })
    }
}
