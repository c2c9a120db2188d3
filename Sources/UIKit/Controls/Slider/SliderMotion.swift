@_spi(SliderKit) import QuartzCore

/// A thumb that moves to its value by itself.
@MainActor
final class SliderMotion {
    private(set) var value: Float
    private let start: Float
    private let end: Float
    private let beginTime: CFTimeInterval
    private let duration: CFTimeInterval
    @ViewReference private var slider: UISlider?
    private var token: HostClock.Token?

    init(_ slider: UISlider, from start: Float, to end: Float, duration: CFTimeInterval) {
        self.slider = slider
        self.start = start
        self.end = end
        self.duration = duration
        value = start
        beginTime = HostClock.current.now
        scheduleStep(1)
    }

    func stop() {
        if let token { HostClock.current.cancel(token) }
        token = nil
    }

    /// Steps fall on whole sixtieths from the beginning, so that rounding does not add up.
    private func scheduleStep(_ number: Int) {
        let time = min(beginTime + Double(number) / 60, beginTime + duration)
        token = HostClock.current.schedule(at: time) { [weak self] in
            MainActor.assumeIsolated { self?.step(number) }
        }
    }

    private func step(_ number: Int) {
        token = nil
        guard let slider else { return }
        let now = HostClock.current.now
        // Asked in the sum that the step was scheduled with: a quotient that rounding leaves below 1 would step here for ever.
        if now >= beginTime + duration {
            slider.motion = nil
        } else {
            let progress = min((now - beginTime) / duration, 1)
            // In doubles: the distance between two floats may be none.
            value = Float(Double(start) + (Double(end) - Double(start)) * progress)
            scheduleStep(number + 1)
        }
        slider.geometryChanged()
    }
}

extension UISlider {
    func animate(from start: Float) {
        stopMotion()
        geometryChanged()
        let inherited = UIView.inheritedAnimationDuration
        let distance = abs(fraction(of: ownValue) - fraction(of: start))
        let duration = inherited > 0 ? inherited : look.fullRangeDuration * TimeInterval(distance)
        guard window != nil, UIView.areAnimationsEnabled, duration > 0 else { return }
        motion = SliderMotion(self, from: start, to: ownValue, duration: duration)
    }

    func stopMotion() {
        motion?.stop()
        motion = nil
    }
}
