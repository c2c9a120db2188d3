@_spi(SliderKit) import QuartzCore

/// Takes the changes of an animation block, to animate them itself.
@MainActor
protocol AnimationRecorder: AnyObject {
    /// A property is about to change; the layer has the new value when the block's closure is over.
    func record(_ layer: CALayer, key: String, from: Any)
    /// A property goes through values, each at a time from 0 to 1.
    func record(_ layer: CALayer, key: String, course: AnimationCourse)
}

/// The values of a property, and when each is reached, from 0 to 1.
struct AnimationCourse {
    var values: [Any]
    var times: [Double]
    var mode = CAAnimationCalculationMode.linear

    /// An animation through the values that still needs its timing.
    func makeAnimation(key: String) -> CAPropertyAnimation {
        if values.count == 2, times.first == 0, times.last == 1, mode == .linear {
            // A basic animation goes beyond its ends, as springs do.
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = values[0]
            animation.toValue = values[1]
            return animation
        }
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = mode
        return animation
    }
}
