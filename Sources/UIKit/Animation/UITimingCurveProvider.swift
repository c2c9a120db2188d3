/// The kind of a timing.
public enum UITimingCurveType: Int, Sendable {
    /// One of the four curves of `UIView.AnimationCurve`.
    case builtin = 0
    /// A Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring together.
    case composed = 3
}

/// How an animator's changes go on in time.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of the timing.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, for `.builtin`, `.cubic` and `.composed`.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, for `.spring` and `.composed`.
    var springTimingParameters: UISpringTimingParameters? { get }
}
