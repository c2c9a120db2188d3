@_spi(SliderKit) import CoreGraphics

/// An animation of a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order. Ignored if there is a path. Default nil.
    open var values: [Any]? {
        didSet { frames = nil }
    }

    /// A path along which a point moves; each of its elements is one stretch. Default nil.
    open var path: CGPath? {
        didSet { frames = nil }
    }

    /// When each value is reached, as shares of the run from 0 to 1, rising; for `.discrete` one more than values. Default nil: evenly.
    open var keyTimes: [NSNumber]?

    /// The pacing of each stretch. Default nil: even.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// How values are joined. Default `.linear`.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// Whether the object turns along its path: for `position` the layer's rotation follows. Default nil.
    open var rotationMode: CAAnimationRotationMode?

    private var frames: Keyframes?

    override func makeInstance() -> CAAnimation { CAKeyframeAnimation() }

    override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        other.values = values
        other.path = path?.copy()
        other.keyTimes = keyTimes
        other.timingFunctions = timingFunctions
        other.calculationMode = calculationMode
        other.rotationMode = rotationMode
    }

    override func value(at moment: AnimationMoment, current: AnimatableValue?) -> AnimatableValue? {
        let all = currentFrames
        guard all.count > 0 else { return nil }
        let place = place(at: paced(moment.fraction), in: all)
        return all.value(place.stretch, place.share)
    }

    override func apply(to layer: CALayer, at moment: AnimationMoment) {
        super.apply(to: layer, at: moment)
        guard let rotationMode, path != nil else { return }
        let place = place(at: paced(moment.fraction), in: currentFrames)
        guard let angle = currentFrames.angle(place.stretch, place.share) else { return }
        let turn = angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
        layer.transform = CATransform3DRotate(layer.transform, turn, 0, 0, 1)
    }

    private var currentFrames: Keyframes {
        if let frames { return frames }
        let made = path.map { Keyframes(path: $0) } ?? Keyframes(values: values ?? [])
        frames = made
        return made
    }

    /// The stretch that a share of the run falls into, and the share of that stretch.
    private func place(at fraction: Double, in all: Keyframes) -> (stretch: Int, share: Double) {
        if calculationMode == .discrete {
            let starts = (0..<all.count).map { time($0, of: all.count + 1) }
            return (max(0, (starts.lastIndex { $0 <= fraction + 1e-12 } ?? 0)), 0)
        }
        guard all.count > 1 else { return (0, 0) }
        if calculationMode == .paced { return all.paced(fraction) }
        var stretch = 0
        while stretch < all.count - 2 && time(stretch + 1, of: all.count) <= fraction { stretch += 1 }
        let (start, end) = (time(stretch, of: all.count), time(stretch + 1, of: all.count))
        let share = end > start ? min(max((fraction - start) / (end - start), 0), 1) : 1
        let pacing = timingFunctions.flatMap { $0.indices.contains(stretch) ? $0[stretch] : nil }
        return (stretch, pacing?.progress(at: share) ?? share)
    }

    private func time(_ index: Int, of count: Int) -> Double {
        if let keyTimes, keyTimes.indices.contains(index) { return keyTimes[index].doubleValue }
        return count > 1 ? Double(index) / Double(count - 1) : 0
    }
}
