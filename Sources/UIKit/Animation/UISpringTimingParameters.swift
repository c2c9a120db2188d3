/// A timing as a weight on a spring moves.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Kind {
        /// It settles within the animator's duration.
        case ratio(CGFloat)
        /// It takes the time that it takes; the animator's duration does not count.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    let kind: Kind
    /// The speed at the beginning, in whole ways for each second: `dx`, or `dy` where `dx` is 0. One speed for all properties.
    open var initialVelocity: CGVector { velocity }
    private let velocity: CGVector

    private init(kind: Kind, velocity: CGVector) {
        (self.kind, self.velocity) = (kind, velocity)
        super.init()
    }

    /// A spring that does not swing.
    public override convenience init() { self.init(kind: .physical(mass: 3, stiffness: 1000, damping: 500), velocity: .zero) }

    /// A spring that settles within the animator's duration; a ratio of 1 doesn't swing, less does.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(kind: .ratio(ratio), velocity: .zero) }

    /// The same with a speed to begin with.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(kind: .ratio(ratio), velocity: velocity)
    }

    /// A spring of a weight, a strength and a friction, which takes the time that it takes.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.init(kind: .physical(mass: mass, stiffness: stiffness, damping: damping), velocity: velocity)
    }

    /// The timing that an archive holds.
    public required init?(coder: NSCoder) {
        let numbers = ["ratio", "mass", "stiffness", "damping", "dx", "dy"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
        kind = numbers[1] > 0 ? .physical(mass: numbers[1], stiffness: numbers[2], damping: numbers[3]) : .ratio(numbers[0])
        velocity = CGVector(dx: numbers[4], dy: numbers[5])
        super.init()
    }

    /// Puts the timing into an archive.
    open func encode(with coder: NSCoder) {
        switch kind {
        case .ratio(let ratio): coder.encode(Double(ratio), forKey: "ratio")
        case .physical(let mass, let stiffness, let damping):
            coder.encode(Double(mass), forKey: "mass")
            coder.encode(Double(stiffness), forKey: "stiffness")
            coder.encode(Double(damping), forKey: "damping")
        }
        coder.encode(Double(velocity.dx), forKey: "dx")
        coder.encode(Double(velocity.dy), forKey: "dy")
    }

    /// Timings never change, so a copy is the timing itself.
    open func copy(with zone: NSZone?) -> Any { self }

    /// `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
