/// A part of the tree that the focus moves in: views, controllers, windows, and items of your own.
///
/// What asks and hears of the focus climbs from an item through `parentFocusEnvironment` to the window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus should go when it comes here, best first. Views say none (then: the view itself, or the first item inside),
    /// controllers their view, windows their root controller.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one; nil for a window and for what is in none.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What holds the items inside; nil if there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// If the focus is inside, has it go where `preferredFocusEnvironments` says, after the next layout.
    func setNeedsFocusUpdate()
    /// Does at once what `setNeedsFocusUpdate()` or a request asked for.
    func updateFocusIfNeeded()
    /// Whether the focus may move so. Everything around the item that loses the focus and the one that gets it is asked; one refusal is enough.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus moved. Everything around both items hears of it, once. What the coordinator is given is animated along.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Whether an environment is this one or inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var current: (any UIFocusEnvironment)? = environment
        while let candidate = current {
            if candidate === self { return true }
            current = candidate.parentFocusEnvironment
        }
        return false
    }

    /// This environment and those around it, innermost first.
    var environmentsUpward: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var current: (any UIFocusEnvironment)? = self
        // Environments of the user's own could form a ring.
        while let candidate = current, chain.count < 10_000 {
            chain.append(candidate)
            current = candidate.parentFocusEnvironment
        }
        return chain
    }

    /// The innermost view that this is or is inside of.
    var nearestView: UIView? { environmentsUpward.lazy.compactMap { $0 as? UIView }.first }
}
