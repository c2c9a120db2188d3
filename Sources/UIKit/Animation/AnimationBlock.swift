/// What `UIView.animate` says of the changes inside its closure. The innermost block is current while its closure runs.
@MainActor
final class AnimationBlock {
    /// How values move.
    enum Timing {
        case curve(CAMediaTimingFunction)
        /// Damping ratio above 0, and the initial speed in units of the whole distance for each second.
        case spring(damping: CGFloat, velocity: CGFloat)
    }

    static var current: AnimationBlock?
    static var areEnabled = true

    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let timing: Timing
    let tracker: AnimationTracker
    var repeatCount: Float
    var autoreverses: Bool
    /// Takes the changes instead of Core Animation: keyframes and property animators.
    var recorder: (any AnimationRecorder)?

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, timing: Timing? = nil,
        tracker: AnimationTracker
    ) {
        let outer = options.contains(.overrideInheritedOptions) ? nil : AnimationBlock.current
        let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
        let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
        self.duration = inheritsDuration ? outer!.duration : (duration.isFinite ? max(0, duration) : 0)
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.options = options
        if inheritsCurve, let outer {
            self.timing = outer.timing
        } else {
            self.timing = timing ?? .curve(options.timingFunction)
        }
        repeatCount = options.contains(.repeat) ? .infinity : 1
        autoreverses = options.contains(.autoreverse)
        self.tracker = tracker
        recorder = outer?.recorder
    }

    /// Runs the closure with this block as current.
    func run(_ changes: () -> Void) {
        let outer = AnimationBlock.current
        AnimationBlock.current = self
        defer { AnimationBlock.current = outer }
        changes()
    }
}

extension UIView.AnimationOptions {
    /// The curve's bits as a timing function.
    var timingFunction: CAMediaTimingFunction {
        switch rawValue >> 16 & 3 {
        case 1: CAMediaTimingFunction(name: .easeIn)
        case 2: CAMediaTimingFunction(name: .easeOut)
        case 3: CAMediaTimingFunction(name: .linear)
        default: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
