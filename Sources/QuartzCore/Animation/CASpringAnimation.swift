@_spi(SliderKit) import CoreGraphics

/// A basic animation that moves as a weight on a spring does: it may go beyond its end and come back.
///
/// `duration` cuts it off; set it to `settlingDuration` to let it come to rest.
open class CASpringAnimation: CABasicAnimation {
    /// The weight; above 0. Default 1.
    open var mass: CGFloat = 1

    /// The spring's strength; above 0. Default 100.
    open var stiffness: CGFloat = 100

    /// The friction; 0 or more. More than critical counts as critical unless `allowsOverdamping`. Default 10.
    open var damping: CGFloat = 10

    /// The speed at the beginning, in ways per second; positive: towards the end. Default 0.
    open var initialVelocity: CGFloat = 0

    /// Whether it may be slower than critical damping. Default false.
    open var allowsOverdamping = false

    /// Makes a spring by how long it seems to take (seconds) and how much it bounces (-1…1; 0: not at all).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let time = CGFloat(max(perceptualDuration, 1e-3))
        let bounce = min(max(bounce, -0.999), 1)
        stiffness = (2 * .pi / time) * (2 * .pi / time)
        damping = bounce >= 0 ? (1 - bounce) * 4 * .pi / time : 4 * .pi / (time * (1 + bounce))
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    /// How long it seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

    /// How much it bounces: 0 when it is damped critically, up to 1.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.ratio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// How long it takes until it is within a thousandth of its way for good, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func makeInstance() -> CAAnimation { CASpringAnimation() }

    override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CASpringAnimation else { return }
        other.mass = mass
        other.stiffness = stiffness
        other.damping = damping
        other.initialVelocity = initialVelocity
        other.allowsOverdamping = allowsOverdamping
    }

    override func progress(at moment: AnimationMoment) -> Double {
        // The pacing bends the time, as for other animations.
        spring.position(at: paced(moment.fraction) * moment.duration)
    }

    /// The share of the way after some seconds.
    @_spi(SliderKit) public final func progress(after time: CFTimeInterval) -> Double { spring.position(at: time) }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity),
            allowsOverdamping: allowsOverdamping)
    }
}
