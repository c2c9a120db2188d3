/// What is known of an animation that runs with a move of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// How long it takes, in seconds.
    var duration: TimeInterval { get }
}
