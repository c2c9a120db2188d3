extension UIView {
    /// Begins animating changes, until `commitAnimations()`: 0.2 seconds, easing in and out, unless set otherwise in between.
    /// The name and the context are for the delegate of that time, which does not exist here.
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        OpenAnimations.begin()
    }

    /// Ends what `beginAnimations` began.
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func commitAnimations() { OpenAnimations.commit() }

    /// How long the changes that follow take, in seconds. Default 0.2.
    @available(*, deprecated, message: "Use animate(withDuration:animations:)")
    public class func setAnimationDuration(_ duration: TimeInterval) { OpenAnimations.change { $0.duration = duration } }

    /// How long the changes that follow wait, in seconds. Default 0.
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimations.change { $0.delay = delay } }

    /// The pacing of the changes that follow. Default `.easeInOut`.
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { OpenAnimations.change { $0.curve = curve } }

    /// How often the changes that follow are shown. Default 0: once.
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationRepeatCount(_ repeatCount: Float) { OpenAnimations.change { $0.repeatCount = repeatCount } }

    /// Whether the changes that follow go back again. Default false.
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        OpenAnimations.change { $0.autoreverses = repeatAutoreverses }
    }

    /// Whether the changes that follow start where running animations show the views. Default false.
    @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:)")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        OpenAnimations.change { $0.beginsFromCurrentState = fromCurrentState }
    }
}

/// The blocks between `beginAnimations` and `commitAnimations`.
@MainActor
private enum OpenAnimations {
    struct Settings {
        var duration: TimeInterval = 0.2
        var delay: TimeInterval = 0
        var curve = UIView.AnimationCurve.easeInOut
        var repeatCount: Float = 0
        var autoreverses = false
        var beginsFromCurrentState = false
    }

    private static var open: [(settings: Settings, tracker: AnimationTracker, outer: AnimationBlock?)] = []

    static func begin() {
        open.append((Settings(), AnimationTracker(nil), AnimationBlock.current))
        makeBlock()
    }

    static func commit() {
        guard let last = open.popLast() else { return }
        AnimationBlock.current = last.outer
        last.tracker.close()
    }

    static func change(_ edit: (inout Settings) -> Void) {
        guard !open.isEmpty else { return }
        edit(&open[open.count - 1].settings)
        makeBlock()
    }

    /// A block never changes: each setter makes another one for the changes that follow.
    private static func makeBlock() {
        let (settings, tracker, outer) = open[open.count - 1]
        AnimationBlock.current = outer
        var options: UIView.AnimationOptions = [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve]
        if settings.beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        let block = AnimationBlock(
            duration: settings.duration, delay: settings.delay, options: options, timing: .curve(settings.curve.timingFunction),
            tracker: tracker)
        if settings.repeatCount > 0 { block.repeatCount = settings.repeatCount }
        block.autoreverses = settings.autoreverses
        AnimationBlock.current = block
    }
}
