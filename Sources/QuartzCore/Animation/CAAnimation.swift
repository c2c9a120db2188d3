@_spi(SliderKit) import CoreGraphics

/// What animations have in common: timing, pacing, a delegate. Make one of its subclasses.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = LayerTiming()
    var storedValues: [String: Any] = [:]

    /// When it begins, in the layer's time, in seconds. Default 0: when it is added.
    open var beginTime: CFTimeInterval { get { timing.beginTime } set { timing.beginTime = newValue } }
    /// How long one run takes, in seconds. Default 0: as long as the transaction says.
    open var duration: CFTimeInterval { get { timing.duration } set { timing.duration = newValue } }
    /// How fast it runs; negative: backwards. Default 1.
    open var speed: Float { get { timing.speed } set { timing.speed = newValue } }
    /// Where in its run it begins, in seconds; what is before follows at the end. Default 0.
    open var timeOffset: CFTimeInterval { get { timing.timeOffset } set { timing.timeOffset = newValue } }
    /// How often it runs, fractions included. Default 0, which means once.
    open var repeatCount: Float { get { timing.repeatCount } set { timing.repeatCount = newValue } }
    /// For how long it repeats, in seconds. Default 0: `repeatCount` counts.
    open var repeatDuration: CFTimeInterval { get { timing.repeatDuration } set { timing.repeatDuration = newValue } }
    /// Whether each run goes back again. Default false.
    open var autoreverses: Bool { get { timing.autoreverses } set { timing.autoreverses = newValue } }
    /// What it shows before and after. Default `.removed`.
    open var fillMode: CAMediaTimingFillMode { get { timing.fillMode } set { timing.fillMode = newValue } }

    /// The pacing of each run. Default nil: even.
    open var timingFunction: CAMediaTimingFunction?

    /// Hears of begin and end; held strongly, as Apple's is, until the animation is removed.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer forgets it when it has ended. Default true.
    open var isRemovedOnCompletion = true

    /// Makes an animation that does nothing.
    public override init() { super.init() }


    /// The value that a key has before it is set: nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Whether a key's value is archived. True if it has one.
    open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

    /// A value stored under a key of the user's; it is copied with the animation.
    open func value(forKey key: String) -> Any? { storedValues[key] ?? type(of: self).defaultValue(forKey: key) }

    /// Stores a value under a key of the user's, to recognise the animation by.
    open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }

    /// A copy, as a layer makes one of each animation that is added to it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = makeInstance()
        copyState(to: result)
        return result
    }

    /// Adds the animation to the layer that `anObject` is, under the event's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// An empty animation of the same class.
    func makeInstance() -> CAAnimation { CAAnimation() }

    func copyState(to other: CAAnimation) {
        other.timing = timing
        other.storedValues = storedValues
        other.timingFunction = timingFunction
        other.delegate = delegate
        other.isRemovedOnCompletion = isRemovedOnCompletion
    }

    /// Fills in a duration of 0.
    func resolveDuration(_ inherited: CFTimeInterval) {
        if timing.duration <= 0 || !timing.duration.isFinite { timing.duration = inherited }
    }

    /// Changes `layer`, a presentation copy, to what it shows at a moment.
    func apply(to layer: CALayer, at moment: AnimationMoment) {}
}
