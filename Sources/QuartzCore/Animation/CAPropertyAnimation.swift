@_spi(SliderKit) import CoreGraphics

/// An animation of one property. Make one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
    /// The property: a key, or a path such as `position.x` or `transform.rotation.z`.
    open var keyPath: String?

    /// Whether its value is added to the property's instead of replacing it. Default false.
    open var isAdditive = false

    /// Whether each run begins where the last one ended. Default false.
    open var isCumulative = false

    /// Takes the place of the pacing: the share of the way (beyond 0 and 1 too) by the share of the run, 0 to 1.
    @_spi(SliderKit) public final var driver: ((Double) -> Double)?

    /// Makes an animation of no property.
    public override init() { super.init() }

    /// Makes an animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func makeInstance() -> CAAnimation { CAPropertyAnimation() }

    override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CAPropertyAnimation else { return }
        other.keyPath = keyPath
        other.isAdditive = isAdditive
        other.isCumulative = isCumulative
        other.driver = driver
    }

    override func apply(to layer: CALayer, at moment: AnimationMoment) {
        guard let keyPath else { return }
        let current = AnimatableValue(layer.value(forKeyPath: keyPath))
        guard var value = value(at: moment, current: current) else { return }
        if isCumulative, moment.iteration > 0, let last = lastValue(current: current) {
            value = value.adding(last, times: CGFloat(moment.iteration))
        }
        if isAdditive, let current { value = current.adding(value) }
        layer.setValue(value.boxed, forKeyPath: keyPath)
    }

    /// The value at a moment; `current` is what the property shows without this animation.
    func value(at moment: AnimationMoment, current: AnimatableValue?) -> AnimatableValue? { nil }

    /// The value at the end of a run.
    func lastValue(current: AnimatableValue?) -> AnimatableValue? {
        value(at: AnimationMoment(phase: timing.duration, iteration: 0, duration: timing.duration), current: current)
    }

    func paced(_ fraction: Double) -> Double {
        if let driver { return driver(fraction) }
        return timingFunction?.progress(at: fraction) ?? fraction
    }
}
