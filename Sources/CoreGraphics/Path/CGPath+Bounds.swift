extension CGPath {
    /// The smallest rectangle around all points, control points of curves included; null for an empty path.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        var box = Extent(first)
        for point in points.dropFirst() { box.add(point) }
        return box.rect
    }

    /// The smallest rectangle around the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        guard let first = points.first else { return .null }
        var box = Extent(first)
        var current = first
        var start = first
        forEachElement { verb, p in
            switch verb {
            case .moveToPoint:
                box.add(p[0])
                (current, start) = (p[0], p[0])
            case .addLineToPoint:
                box.add(p[0])
                current = p[0]
            case .addQuadCurveToPoint:
                box.addCurve(
                    current, CGPath.mix(current, p[0], 2 / 3), CGPath.mix(p[1], p[0], 2 / 3), p[1])
                current = p[1]
            case .addCurveToPoint:
                box.addCurve(current, p[0], p[1], p[2])
                current = p[2]
            case .closeSubpath:
                current = start
            }
        }
        return box.rect
    }

    internal static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// A box that grows.
    private struct Extent {
        var left: CGFloat
        var top: CGFloat
        var right: CGFloat
        var bottom: CGFloat

        init(_ p: CGPoint) { (left, top, right, bottom) = (p.x, p.y, p.x, p.y) }

        var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }

        mutating func add(_ p: CGPoint) {
            left = min(left, p.x)
            top = min(top, p.y)
            right = max(right, p.x)
            bottom = max(bottom, p.y)
        }

        mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
            add(p3)
            for t in Extent.turns(p0.x, p1.x, p2.x, p3.x) {
                let x = Extent.at(t, p0.x, p1.x, p2.x, p3.x)
                left = min(left, x)
                right = max(right, x)
            }
            for t in Extent.turns(p0.y, p1.y, p2.y, p3.y) {
                let y = Extent.at(t, p0.y, p1.y, p2.y, p3.y)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }

        /// Where inside (0, 1) a cubic has its extremes.
        static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
            let p = 3 * (d - 3 * c + 3 * b - a)
            let q = 6 * (c - 2 * b + a)
            let r = 3 * (b - a)
            var roots: [CGFloat] = []
            if abs(p) < 1e-12 {
                if q != 0 { roots = [-r / q] }
            } else {
                let discriminant = q * q - 4 * p * r
                if discriminant >= 0 {
                    let root = discriminant.squareRoot()
                    roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
                }
            }
            return roots.filter { $0 > 0 && $0 < 1 }
        }

        static func at(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
    }
}
