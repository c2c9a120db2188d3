@_spi(SliderKit) import QuartzCore

/// Where a property animator stands: what it changes, and how it gets on.
struct AnimatorCourse {
    /// A property that is animated.
    struct Change {
        let layer: CALayer
        let key: String
        /// The value before the animator.
        let origin: Any
        var values: AnimationCourse
        /// The animator's share of the way at which it begins.
        let start: Double
        /// The value at the end is what the layer has when the closure is over.
        var isOpen: Bool

        /// How far this change is when the animator is so far.
        func progress(_ whole: Double) -> Double { start > 0 ? max(0, whole - start) / (1 - start) : whole }
    }

    /// A stretch of time in which it moves.
    struct Leg {
        /// On the host's clock, in seconds.
        let begin: TimeInterval
        let length: TimeInterval
        /// The share of the way by the share of the stretch, both from 0 to 1.
        let progress: (Double) -> Double

        func progress(at time: TimeInterval) -> Double { progress(length > 0 ? min(max((time - begin) / length, 0), 1) : 1) }
    }

    let pacing: AnimatorPacing
    var state = UIViewAnimatingState.inactive
    var isReversed = false
    var changes: [Change] = []
    var pending: [(change: () -> Void, delayFactor: Double)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var tracker: AnimationTracker?
    var end: HostClock.Token?
    /// Nil while it is paused.
    var leg: Leg?
    /// The share of the time while it is paused.
    var pausedShare = 0.0

    init(pacing: AnimatorPacing) { self.pacing = pacing }

    var isRunning: Bool { leg != nil }

    /// The share of the way.
    func progress(at time: TimeInterval) -> Double { leg?.progress(at: time) ?? pacing.progress(at: pausedShare) }

    /// The share of the time.
    func share(at time: TimeInterval) -> Double { leg.map { pacing.share(reaching: $0.progress(at: time)) } ?? pausedShare }
}
