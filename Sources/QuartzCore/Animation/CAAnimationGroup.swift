@_spi(SliderKit) import CoreGraphics

/// Several animations that run together, in the group's time and cut off at its duration.
open class CAAnimationGroup: CAAnimation {
    /// The animations; their delegates and `isRemovedOnCompletion` are ignored. Default nil.
    open var animations: [CAAnimation]?

    override func makeInstance() -> CAAnimation { CAAnimationGroup() }

    override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        (other as? CAAnimationGroup)?.animations = animations?.map { $0.copy(with: nil) as! CAAnimation }
    }

    override func resolveDuration(_ inherited: CFTimeInterval) {
        super.resolveDuration(inherited)
        for animation in animations ?? [] { animation.resolveDuration(timing.duration) }
    }

    override func apply(to layer: CALayer, at moment: AnimationMoment) {
        let time = (timingFunction?.progress(at: moment.fraction) ?? moment.fraction) * moment.duration
        for animation in animations ?? [] {
            if let inner = animation.timing.moment(at: time, begin: animation.timing.beginTime, closed: time >= moment.duration) {
                animation.apply(to: layer, at: inner)
            }
        }
    }
}
