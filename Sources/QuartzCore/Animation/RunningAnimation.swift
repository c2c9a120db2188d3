@_spi(SliderKit) import CoreGraphics

/// An animation attached to a layer.
final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// When it begins, in the layer's time.
    let begin: CFTimeInterval
    /// The transaction's completion that waits for it.
    private var group: CompletionGroup?
    private var hasStarted = false
    private var hasStopped = false
    var startToken: HostClock.Token?
    var endToken: HostClock.Token?
    /// The clock that the tokens belong to.
    let clock: HostClock

    init(key: String?, animation: CAAnimation, begin: CFTimeInterval, group: CompletionGroup?, clock: HostClock) {
        self.key = key
        self.animation = animation
        self.begin = begin
        self.group = group
        self.clock = clock
        group?.enter()
    }

    func moment(at time: CFTimeInterval) -> AnimationMoment? { animation.timing.moment(at: time, begin: begin) }

    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        startToken = nil
        animation.delegate?.animationDidStart(animation)
    }

    /// Ends it once: tells the delegate and the transaction.
    func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        cancelWork()
        start()
        animation.delegate?.animationDidStop(animation, finished: finished)
        let group = group
        self.group = nil
        group?.leave()
    }

    func cancelWork() {
        if let startToken { clock.cancel(startToken) }
        if let endToken { clock.cancel(endToken) }
        startToken = nil
        endToken = nil
    }
}
