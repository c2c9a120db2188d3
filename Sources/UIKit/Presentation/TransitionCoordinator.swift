/// The coordinator of a presentation, a dismissal or a turn.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Change = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private enum Stage { case waiting, running, over }

    let containerView: UIView
    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let presentationStyle: UIModalPresentationStyle
    private(set) var isCancelled = false
    var targetTransform: CGAffineTransform { .identity }
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    var views: [UITransitionContextViewKey: UIView] = [:]
    private var stage = Stage.waiting
    private var animations: [Change] = []
    private var completions: [Change] = []

    init(container: UIView, isAnimated: Bool, duration: TimeInterval, style: UIModalPresentationStyle) {
        containerView = container
        self.isAnimated = isAnimated
        transitionDuration = duration
        presentationStyle = style
        super.init()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    func animate(alongsideTransition animation: Change?, completion: Change?) -> Bool {
        guard stage != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if stage == .waiting {
            animations.append(animation)
        } else {
            run { animation(self) }
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Change?, completion: Change?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    private func run(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        guard isAnimated else { return changes() }
        UIView.animate(withDuration: transitionDuration, delay: 0, options: [.layoutSubviews], animations: changes, completion: completion)
    }

    /// Runs what was asked for, along with an animation that someone else runs.
    func start() {
        guard stage == .waiting else { return }
        stage = .running
        let changes = animations
        animations = []
        guard !changes.isEmpty else { return }
        run { for change in changes { change(self) } }
    }

    /// The transition is over.
    func finish(cancelled: Bool = false) {
        guard stage != .over else { return }
        isCancelled = cancelled
        if stage == .waiting { start() }
        stage = .over
        let calls = completions
        completions = []
        for call in calls { call(self) }
        controllers = [:]
        views = [:]
    }

    /// Runs changes as the transition itself.
    func run(changes: @escaping () -> Void, completion: @escaping () -> Void) {
        stage = .running
        let alongside = animations
        animations = []
        let all = {
            changes()
            for change in alongside { change(self) }
        }
        let end = { [self] in
            finish()
            completion()
        }
        if isAnimated {
            run(all) { _ in end() }
        } else {
            all()
            UIApplication.shared.performAfterCommit(end)
        }
    }
}
