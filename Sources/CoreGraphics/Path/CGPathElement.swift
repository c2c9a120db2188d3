/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath at one point.
    case moveToPoint = 0
    /// Adds a line to one point.
    case addLineToPoint = 1
    /// Adds a quadratic curve: control point, end point.
    case addQuadCurveToPoint = 2
    /// Adds a cubic curve: two control points, end point.
    case addCurveToPoint = 3
    /// Closes the subpath; no points.
    case closeSubpath = 4

    /// How many points the element has.
    internal var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement {
    /// What the element does.
    public var type: CGPathElementType
    /// The element's points; valid only during the call that hands it out.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element from a type and its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A block that gets each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
/// A function that gets each element of a path, with the pointer that was given along.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
