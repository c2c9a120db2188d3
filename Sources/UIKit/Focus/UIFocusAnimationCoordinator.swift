/// Collects what is animated when the focus moves. What gets the focus is a little quicker than what loses it (choice: 0.15 and 0.25 s).
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval
        init(_ duration: TimeInterval) { self.duration = duration }
    }

    private struct Entry {
        let animations: (() -> Void)?
        let completion: (() -> Void)?
        let duration: TimeInterval
    }

    private static let focusing = Context(0.15)
    private static let unfocusing = Context(0.25)
    private var entries: [Entry] = []

    /// Adds changes that are animated as what gets the focus is.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        entries.append(Entry(animations: animations, completion: completion, duration: Self.focusing.duration))
    }

    /// Adds changes for what gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(animations, completion, Self.focusing)
    }

    /// Adds changes for what loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(animations, completion, Self.unfocusing)
    }

    private func add(_ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?, _ context: Context) {
        entries.append(Entry(animations: animations.map { run in { run(context) } }, completion: completion, duration: context.duration))
    }

    func run() {
        let entries = entries
        self.entries = []
        for entry in entries {
            UIView.animate(
                withDuration: entry.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { entry.animations?() }, completion: { _ in entry.completion?() })
        }
    }
}
