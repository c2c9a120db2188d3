@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// A timing with its duration: how much of the way is done after a share of the time.
struct AnimatorPacing {
    /// Seconds; 0 or more.
    let duration: TimeInterval
    private let way: (Double) -> Double

    init(_ timing: any UITimingCurveProvider, duration: TimeInterval) {
        let asked = duration.isFinite ? max(duration, 0) : 0
        if let spring = timing.springTimingParameters {
            let animation = AnimatorPacing.animation(of: spring, duration: asked)
            let length = animation.duration
            self.duration = length
            way = { animation.progress(after: $0 * length) }
        } else {
            let cubic = timing.cubicTimingParameters ?? UICubicTimingParameters()
            let function = CAMediaTimingFunction(
                controlPoints: Float(cubic.controlPoint1.x), Float(cubic.controlPoint1.y), Float(cubic.controlPoint2.x),
                Float(cubic.controlPoint2.y))
            self.duration = asked
            way = { function.progress(at: $0) }
        }
    }

    private static func animation(of spring: UISpringTimingParameters, duration: TimeInterval) -> CASpringAnimation {
        let speed = spring.initialVelocity.dx != 0 ? spring.initialVelocity.dx : spring.initialVelocity.dy
        switch spring.kind {
        case .ratio(let ratio):
            let animation = CASpringAnimation.settling(in: duration, keyPath: "", dampingRatio: ratio, velocity: speed)
            animation.duration = duration
            return animation
        case .physical(let mass, let stiffness, let damping):
            let animation = CASpringAnimation()
            (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
            animation.initialVelocity = speed.isFinite ? speed : 0
            animation.allowsOverdamping = true
            let length = animation.settlingDuration
            animation.duration = length.isFinite ? length : duration
            return animation
        }
    }

    /// The share of the way after a share of the time. 0 at 0 and 1 at 1.
    func progress(at share: Double) -> Double {
        if !(share > 0) { return 0 }
        return share >= 1 ? 1 : way(share)
    }

    /// The first share of the time at which a share of the way is done.
    func share(reaching progress: Double) -> Double {
        if !(progress > 0) { return 0 }
        if progress >= 1 { return 1 }
        var step = 1
        while step < 256 && self.progress(at: Double(step) / 256) < progress { step += 1 }
        var (low, high) = (Double(step - 1) / 256, Double(step) / 256)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return high
    }
}
