extension UIView {
    // MARK: Closures

    /// Animates the changes that the closure makes.
    /// - Parameters:
    ///   - duration: seconds; 0 changes at once.
    ///   - delay: seconds before it starts.
    ///   - completion: called when all animations ended; false: one was replaced or removed.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(duration: duration, delay: delay, options: options, timing: nil, animations: animations, completion: completion)
    }

    /// Animates changes, easing in and out.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        runAnimation(duration: duration, delay: 0, options: [], timing: nil, animations: animations, completion: completion)
    }

    /// Animates changes, easing in and out.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        runAnimation(duration: duration, delay: 0, options: [], timing: nil, animations: animations, completion: nil)
    }

    /// Animates changes as a spring moves.
    /// - Parameters:
    ///   - dampingRatio: 1 settles without going past the end; less swings.
    ///   - velocity: initial speed, in whole distances for each second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: delay, options: options, timing: .spring(damping: dampingRatio, velocity: velocity),
            animations: animations, completion: completion)
    }

    /// Animates changes as a spring moves that is described by how long it swings and how far it bounces (0: not at all).
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        runAnimation(
            duration: duration, delay: delay, options: options, timing: .spring(damping: ratio, velocity: initialSpringVelocity),
            animations: animations, completion: completion)
    }

    /// Repeats the animations that the closure makes.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = AnimationBlock.current else { return animations() }
        let before = (block.repeatCount, block.autoreverses)
        (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
        animations()
        (block.repeatCount, block.autoreverses) = before
    }

    // MARK: Switches

    /// Runs changes without animating them, whatever surrounds them.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = AnimationBlock.areEnabled
        AnimationBlock.areEnabled = false
        defer { AnimationBlock.areEnabled = before }
        actionsWithoutAnimation()
    }

    /// Whether changes in animation blocks are animated. Default true.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

    /// Switches that.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }

    /// The duration of the block that is running, in seconds; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

    static func runAnimation(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, timing: AnimationBlock.Timing?,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let tracker = AnimationTracker(completion)
        let block = AnimationBlock(duration: duration, delay: delay, options: options, timing: timing, tracker: tracker)
        block.run(animations)
        tracker.close()
    }
}
