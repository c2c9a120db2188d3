/// A timing by a Bézier curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    private let isBuiltin: Bool
    /// The curve that it was made of; `.easeInOut` if it was made of points.
    open var animationCurve: UIView.AnimationCurve { curve }
    private let curve: UIView.AnimationCurve
    /// The first control point; x is the time, y the way, from 0 to 1.
    open var controlPoint1: CGPoint { points.0 }
    /// The second control point.
    open var controlPoint2: CGPoint { points.1 }
    private let points: (CGPoint, CGPoint)

    private init(curve: UIView.AnimationCurve, points: (CGPoint, CGPoint), isBuiltin: Bool) {
        (self.curve, self.points, self.isBuiltin) = (curve, points, isBuiltin)
        super.init()
    }

    /// Easing in and out.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the usual curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        self.init(curve: curve, points: UICubicTimingParameters.points(of: curve), isBuiltin: true)
    }

    /// A curve by its control points.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(curve: .easeInOut, points: (point1, point2), isBuiltin: false)
    }

    /// The timing that an archive holds.
    public required init?(coder: NSCoder) {
        isBuiltin = coder.decodeBool(forKey: "isBuiltin")
        curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        let numbers = ["x1", "y1", "x2", "y2"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
        points = (CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
        super.init()
    }

    /// Puts the timing into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(isBuiltin, forKey: "isBuiltin")
        coder.encode(curve.rawValue, forKey: "curve")
        for (key, value) in zip(["x1", "y1", "x2", "y2"], [points.0.x, points.0.y, points.1.x, points.1.y]) {
            coder.encode(Double(value), forKey: key)
        }
    }

    /// Timings never change, so a copy is the timing itself.
    open func copy(with zone: NSZone?) -> Any { self }

    /// `.builtin`, or `.cubic` if it was made of points.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// Itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
        switch curve {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}
