@_spi(SliderKit) import QuartzCore

extension UIView {
    /// How keyframe animations run. The curve of `AnimationOptions`, if given by its raw value, paces the whole; easing in and out by
    /// default.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lay out subviews inside the animation, so that they move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// The animated views take touches.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Start where a running animation shows the view.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Over and over.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// There and back. With `.repeat`, without end.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// An inner animation takes its own duration, not the outer one's.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// An inner animation takes nothing from the outer one.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Evenly from value to value.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each value at once, at its keyframe's start.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even speed through all values; the keyframes' times do not count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)

        var mode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 3 {
            case 1: .discrete
            case 2: .paced
            default: .linear
            }
        }

        var animationOptions: UIView.AnimationOptions {
            UIView.AnimationOptions(rawValue: rawValue & ~(7 << 10))
        }
    }

    /// Animates the changes of the keyframes that the closure adds. Changes outside of keyframes take the whole time.
    /// - Parameters:
    ///   - duration: seconds for all keyframes together.
    ///   - delay: seconds before it starts.
    ///   - completion: called when all animations ended; false: one was replaced or removed.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let tracker = AnimationTracker(completion)
        let block = AnimationBlock(duration: duration, delay: delay, options: options.animationOptions, tracker: tracker)
        let outer = block.recorder
        let recorder = KeyframeRecorder(mode: options.mode)
        block.recorder = recorder
        block.run { recorder.run(animations) }
        for item in recorder.courses() {
            if let outer {
                outer.record(item.layer, key: item.key, course: item.course)
            } else {
                block.add(item.course, to: item.layer, key: item.key)
            }
        }
        tracker.close()
    }

    /// Adds a keyframe to the `animateKeyframes` whose closure runs; outside of one the changes happen at once.
    /// - Parameters:
    ///   - frameStartTime: when it begins, from 0 to 1 of the whole duration.
    ///   - frameDuration: how long it takes, from 0 to 1 of the whole duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let recorder = KeyframeRecorder.current else { return animations() }
        recorder.runKeyframe(start: frameStartTime, duration: frameDuration, animations)
    }
}

extension AnimationBlock {
    /// Animates a property through a course with this block's timing.
    func add(_ course: AnimationCourse, to layer: CALayer, key: String) {
        let animation = course.makeAnimation(key: key)
        if case .curve(let function) = timing { animation.timingFunction = function }
        apply(to: animation)
        tracker.add()
        layer.add(animation, forKey: key)
    }
}
