@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Counts the animations of one block and calls its completion when the last one ends.
@MainActor
final class AnimationTracker: @preconcurrency CAAnimationDelegate {
    private var completion: ((Bool) -> Void)?
    private var pending = 0
    private var isOpen = true
    private var allFinished = true
    private var blockedViews: [UIView] = []

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    func add() { pending += 1 }

    /// The view takes no touches until the block's animations are over.
    func block(_ view: UIView) {
        guard !blockedViews.contains(where: { $0 === view }) else { return }
        blockedViews.append(view)
        view.extrasStore.blockingAnimations += 1
    }

    /// The closure ran. Without animations, the completion comes in the clock's next turn.
    func close() {
        isOpen = false
        guard pending == 0 else { return }
        guard completion != nil else { return finish() }
        _ = HostClock.current.schedule(at: HostClock.current.now) { MainActor.assumeIsolated { self.finish() } }
    }

    func animationDidStart(_ anim: CAAnimation) {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        if !flag { allFinished = false }
        if pending == 0, !isOpen { finish() }
    }

    private func finish() {
        for view in blockedViews { view.extrasStore.blockingAnimations -= 1 }
        blockedViews = []
        let call = completion
        completion = nil
        call?(allFinished)
    }
}
