/// An immutable path of lines and curves, in points.
public class CGPath: Hashable, CustomStringConvertible {
    /// What each element does; its points follow one another in `points`.
    internal final var verbs: [CGPathElementType]
    /// The points of all elements in order.
    internal final var points: [CGPoint]

    internal init(verbs: [CGPathElementType], points: [CGPoint]) {
        self.verbs = verbs
        self.points = points
    }

    /// Makes a closed path from a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(verbs: path.verbs, points: path.points)
    }

    /// Makes a closed path from the ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(verbs: path.verbs, points: path.points)
    }

    /// Makes a closed path from a rectangle with elliptic corners; the corner is at most half the rectangle wide and high.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(verbs: path.verbs, points: path.points)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { verbs.isEmpty }

    /// Where the next element starts; zero for an empty path.
    public var currentPoint: CGPoint { CGPath.currentPoint(verbs, points) ?? .zero }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(verbs: verbs, points: points) }

    /// An immutable copy whose points went through a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform else { return copy() }
        return transformed(by: transform.pointee)
    }

    /// A mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(verbs: verbs, points: points) }

    /// A mutable copy whose points went through a transform.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard let transform else { return mutableCopy() }
        return CGMutablePath(verbs: verbs, points: points.map { $0.applying(transform.pointee) })
    }

    /// Calls a block with each element in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        var scratch = points
        scratch.append(.zero)
        scratch.withUnsafeMutableBufferPointer { buffer in
            guard var cursor = buffer.baseAddress else { return }
            for verb in verbs {
                var element = CGPathElement(type: verb, points: cursor)
                block(&element)
                cursor += verb.pointCount
            }
        }
    }

    /// Calls a function with each element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether the path is one upright rectangle, which is then stored in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = asRect else { return false }
        rect?.pointee = found
        return true
    }

    /// Two paths are equal if they have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || (lhs.verbs == rhs.verbs && lhs.points == rhs.points)
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(verbs)
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }

    /// The elements in a readable form, one a line.
    public var description: String {
        var lines: [String] = []
        forEachElement { verb, p in
            switch verb {
            case .moveToPoint: lines.append("moveto (\(p[0].x), \(p[0].y))")
            case .addLineToPoint: lines.append("lineto (\(p[0].x), \(p[0].y))")
            case .addQuadCurveToPoint: lines.append("quadto (\(p[0].x), \(p[0].y)) (\(p[1].x), \(p[1].y))")
            case .addCurveToPoint:
                lines.append("curveto (\(p[0].x), \(p[0].y)) (\(p[1].x), \(p[1].y)) (\(p[2].x), \(p[2].y))")
            case .closeSubpath: lines.append("closepath")
            }
        }
        return "Path:\n" + lines.map { "  " + $0 }.joined(separator: "\n")
    }
}

extension CGPath {
    /// Calls a body with each verb and its points, without copies.
    internal func forEachElement(_ body: (CGPathElementType, UnsafePointer<CGPoint>) -> Void) {
        var origin = CGPoint.zero
        points.withUnsafeBufferPointer { buffer in
            withUnsafePointer(to: &origin) { fallback in
                var cursor = buffer.baseAddress ?? fallback
                for verb in verbs {
                    body(verb, cursor)
                    cursor += verb.pointCount
                }
            }
        }
    }

    internal func transformed(by transform: CGAffineTransform) -> CGPath {
        CGPath(verbs: verbs, points: points.map { $0.applying(transform) })
    }

    internal static func currentPoint(_ verbs: [CGPathElementType], _ points: [CGPoint]) -> CGPoint? {
        guard let last = verbs.last else { return nil }
        guard last == .closeSubpath else { return points.last }
        // A closed subpath ends where it began: find its move.
        var index = points.count
        for verb in verbs.reversed() {
            index -= verb.pointCount
            if verb == .moveToPoint { return points[index] }
        }
        return nil
    }

    /// The upright rectangle that the path is, if it is one.
    internal var asRect: CGRect? {
        let isClosedRect = verbs.count >= 5 && verbs[0] == .moveToPoint && verbs.last == .closeSubpath
        guard isClosedRect, verbs[1..<(verbs.count - 1)].allSatisfy({ $0 == .addLineToPoint }) else { return nil }
        var corners = points
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
        let startsAcross = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
        let startsDown = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
        guard startsAcross || startsDown else { return nil }
        return CGRect(x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
    }
}
