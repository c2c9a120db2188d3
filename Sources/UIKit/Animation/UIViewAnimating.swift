/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing yet, or it is over.
    case inactive = 0
    /// Its animations exist, running or paused.
    case active = 1
    /// Stopped on the way; it waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// With all changes made.
    case end = 0
    /// As it was before.
    case start = 1
    /// Where it was stopped.
    case current = 2
}

/// The control of an animation: begin, pause, scrub, turn round, stop.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What the animator is doing.
    var state: UIViewAnimatingState { get }
    /// Whether time moves it.
    var isRunning: Bool { get }
    /// Whether it goes towards its start.
    var isReversed: Bool { get set }
    /// How far it is, from 0 to 1. Setting it pauses.
    var fractionComplete: CGFloat { get set }
    /// Begins, or goes on after a pause.
    func startAnimation()
    /// Begins after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animation where it is.
    func pauseAnimation()
    /// Ends the animation where it is; `withoutFinishing`: for good, else `finishAnimation(at:)` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// After a stop: puts the views at a position and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes changes as closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin later: after a share, from 0 to 1, of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called when the animation is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause, with another timing if `parameters` is set, for another time if the factor of the duration is above 0.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
