/// Runs what a pointer delegate added for an enter or exit, with the timing of the effect itself.
@MainActor final class PointerAnimator: UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        let animations = animations, completions = completions
        if animations.isEmpty && completions.isEmpty { return }
        UIView.animate(
            withDuration: PointerEffectPresenter.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { animations.forEach { $0() } }, completion: { done in completions.forEach { $0(done) } })
    }
}
