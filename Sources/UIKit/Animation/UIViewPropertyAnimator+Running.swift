@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIViewPropertyAnimator {
    // MARK: Moving

    func start(after delay: TimeInterval) {
        requireNotStopped("startAnimation()")
        guard !isRunning else { return }
        activate()
        run(after: delay)
    }

    func pause() {
        requireNotStopped("pauseAnimation()")
        if isRunning { requireInterruptible("pauseAnimation()") }
        activate()
        hold(at: course.share(at: HostClock.current.now))
    }

    func scrub(to fraction: Double) {
        requireNotStopped("fractionComplete")
        if isRunning { requireInterruptible("fractionComplete") }
        activate()
        let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        hold(at: scrubsLinearly ? course.pacing.share(reaching: fraction) : fraction)
    }

    func reverse(_ isReversed: Bool) {
        guard isReversed != course.isReversed else { return }
        let share = course.share(at: HostClock.current.now)
        course.isReversed = isReversed
        guard isRunning else { return }
        hold(at: share)
        run(after: 0)
    }

    /// Goes on after a pause, for a time and with a timing of its own if asked to.
    func goOn(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
        requireNotStopped("continueAnimation(withTimingParameters:durationFactor:)")
        requireInterruptible("continueAnimation(withTimingParameters:durationFactor:)")
        guard !isRunning else { return }
        activate()
        guard parameters != nil || durationFactor > 0 else { return run(after: 0) }
        let share = course.pausedShare
        let left = (course.isReversed ? share : 1 - share) * duration
        let pacing = AnimatorPacing(parameters ?? timing, duration: durationFactor > 0 ? durationFactor * givenDuration : left)
        let from = course.pacing.progress(at: share)
        let to = course.isReversed ? 0.0 : 1.0
        move(AnimatorCourse.Leg(begin: HostClock.current.now, length: pacing.duration) { from + (to - from) * pacing.progress(at: $0) })
    }

    /// Moves on along the animator's own timing.
    private func run(after delay: TimeInterval) {
        let (share, pacing, isReversed) = (course.pausedShare, course.pacing, course.isReversed)
        let left = isReversed ? share : 1 - share
        move(AnimatorCourse.Leg(begin: HostClock.current.now + delay, length: left * pacing.duration) { part in
            pacing.progress(at: isReversed ? share * (1 - part) : share + left * part)
        })
    }

    private func move(_ leg: AnimatorCourse.Leg) {
        cancelEnd()
        course.leg = leg
        show()
        // A running animator lives until it is over.
        course.end = HostClock.current.schedule(at: leg.begin + leg.length) { MainActor.assumeIsolated { self.arrive() } }
    }

    private func hold(at share: Double) {
        cancelEnd()
        course.leg = nil
        course.pausedShare = share
        show()
    }

    private func arrive() {
        course.end = nil
        let position: UIViewAnimatingPosition = course.isReversed ? .start : .end
        if pausesOnCompletion { return hold(at: position == .start ? 0 : 1) }
        finish(at: position)
    }

    private func cancelEnd() {
        if let end = course.end { HostClock.current.cancel(end) }
        course.end = nil
    }

    // MARK: Ending

    func stop(_ withoutFinishing: Bool) {
        guard course.state == .active else { return }
        requireInterruptible("stopAnimation(_:)")
        cancelEnd()
        settle(at: .current)
        course.leg = nil
        course.state = .stopped
        if withoutFinishing { reset() }
    }

    func finish(at position: UIViewAnimatingPosition) {
        cancelEnd()
        settle(at: position)
        let completions = course.completions
        reset()
        for completion in completions { completion(position) }
    }

    private func reset() {
        course.tracker?.animationDidStop(CAAnimation(), finished: true)
        let isReversed = course.isReversed
        course = AnimatorCourse(pacing: course.pacing)
        course.isReversed = isReversed
    }

    /// Takes the animations off and gives the layers the values of a position.
    private func settle(at position: UIViewAnimatingPosition) {
        let isStopped = course.state == .stopped
        for change in course.changes {
            let shown = change.layer.presentation()?.value(forKey: change.key)
            if isOwn(change) { change.layer.removeAnimation(forKey: change.key) }
            let value: Any?
            switch position {
            case .start: value = change.origin
            case .end: value = change.values.values.last
            case .current: value = isStopped ? nil : shown
            }
            guard let value else { continue }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            change.layer.setValue(value, forKey: change.key)
            CATransaction.commit()
        }
    }

    // MARK: Rules

    private func requireNotStopped(_ member: String) {
        precondition(
            course.state != .stopped, "\(member) of a UIViewPropertyAnimator that is stopped: call finishAnimation(at:) before.")
    }

    private func requireInterruptible(_ member: String) {
        precondition(isInterruptible, "\(member) of a UIViewPropertyAnimator that is not interruptible.")
    }
}
