@_spi(SliderKit) import CoreGraphics

/// An animation of a property from one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` at most two are set: from–to, from–by, by–to; with only one, the property's current value is
/// the other end.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning. Default nil.
    open var fromValue: Any?

    /// The value at the end. Default nil.
    open var toValue: Any?

    /// The difference between end and beginning. Default nil.
    open var byValue: Any?

    override func makeInstance() -> CAAnimation { CABasicAnimation() }

    override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CABasicAnimation else { return }
        other.fromValue = fromValue
        other.toValue = toValue
        other.byValue = byValue
    }

    override func value(at moment: AnimationMoment, current: AnimatableValue?) -> AnimatableValue? {
        guard let (start, end) = ends(current) else { return nil }
        return start.mixed(with: end, CGFloat(progress(at: moment)))
    }

    /// The share of the way at a moment; springs go beyond 1.
    func progress(at moment: AnimationMoment) -> Double { paced(moment.fraction) }

    private func ends(_ current: AnimatableValue?) -> (AnimatableValue, AnimatableValue)? {
        let (from, to, by) = (AnimatableValue(fromValue), AnimatableValue(toValue), AnimatableValue(byValue))
        // With an additive animation the property's own value is what the values are added to: here it counts as nothing.
        let base = isAdditive ? current.flatMap { zero(like: $0) } : current
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return base.map { (from, $0) }
        case (nil, let to?, nil): return (base ?? to, to)
        case (nil, nil, let by?): return (base ?? by, base.map { $0.adding(by) } ?? by)
        case (nil, nil, nil): return nil
        }
    }

    private func zero(like value: AnimatableValue) -> AnimatableValue? {
        if case .transform = value { return .transform(.identity) }
        return value.with(numbers: value.numbers.map { _ in 0 }) ?? value
    }
}
