@_spi(SliderKit) import QuartzCore

/// Animates changes of views, and lets them be paused, scrubbed, turned round and stopped on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    nonisolated(unsafe) var course: AnimatorCourse
    let timing: any UITimingCurveProvider
    let givenDuration: TimeInterval
    /// The share of the way at which the changes that are being recorded begin.
    var recordingStart = 0.0

    /// An animator with a timing.
    /// - Parameter duration: seconds; springs of a mass take their own time.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters
        givenDuration = duration.isFinite ? max(duration, 0) : 0
        course = AnimatorCourse(pacing: AnimatorPacing(parameters, duration: duration))
        super.init()
    }

    /// An animator with one of the usual curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring; a ratio of 1 doesn't swing, less does.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before it begins.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        precondition(
            course.state == .inactive,
            "A UIViewPropertyAnimator was released while it was paused or stopped. Finish it, or stop it for good, before.")
    }

    // MARK: Properties

    /// The timing that it was made with.
    open var timingParameters: (any UITimingCurveProvider)? { timing }
    /// Seconds from start to end, without the delay.
    open var duration: TimeInterval { course.pacing.duration }
    /// Seconds before it begins.
    open private(set) var delay: TimeInterval = 0
    /// Whether the views take touches meanwhile. Set it before the start. Default true.
    open var isUserInteractionEnabled = true
    /// Whether views are hit where they will be, not where they are shown. Hit testing goes by the model always, so this changes nothing
    /// here. Default false.
    open var isManualHitTestingEnabled = false
    /// Whether it can be paused, scrubbed and stopped. Set it before the start. Default true.
    open var isInterruptible = true
    /// Whether `fractionComplete` is a share of the way; false: of the time. Default true.
    open var scrubsLinearly = true
    /// Whether it stays active, paused, at its end, to be turned round; the completions are not called then. Default false.
    open var pausesOnCompletion = false

    // MARK: UIViewAnimating

    /// Whether it has not begun, runs or is paused, or was stopped. Default: inactive.
    open var state: UIViewAnimatingState { course.state }
    /// Whether it moves now: not while paused, delayed or stopped.
    open var isRunning: Bool { course.isRunning }
    /// Whether it goes back towards its start. Default: false.
    open var isReversed: Bool {
        get { course.isReversed }
        set { reverse(newValue) }
    }
    /// How far it has come, 0…1; setting it while paused scrubs.
    open var fractionComplete: CGFloat {
        get { CGFloat(scrubsLinearly ? course.progress(at: HostClock.current.now) : course.share(at: HostClock.current.now)) }
        set { scrub(to: Double(newValue)) }
    }
    /// Begins, or goes on after a pause.
    open func startAnimation() { start(after: 0) }
    /// Begins after seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay.isFinite ? max(delay, 0) : 0
        start(after: self.delay)
    }
    /// Stops where it is; scrubbing and going on remain possible.
    open func pauseAnimation() { pause() }
    /// Ends it where it is; true: without finishing, so no completion is called.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    /// Finishes after a stop: at the end, at the start, or where it is.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "finishAnimation(at:) needs an animator that stopAnimation(false) stopped.")
        finish(at: finalPosition)
    }

    // MARK: UIViewImplicitlyAnimating

    /// Adds changes that begin after a part of the remaining time, 0…1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, delayFactor: delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0)
    }
    /// Adds changes that run along.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }
    /// Adds a block that hears where the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { course.completions.append(completion) }
    /// Goes on after a pause with another curve, in a part of the duration; 0 keeps the remaining time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        goOn(parameters, durationFactor: durationFactor.isFinite ? max(Double(durationFactor), 0) : 0)
    }
}
