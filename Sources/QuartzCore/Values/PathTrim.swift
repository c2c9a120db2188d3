@_spi(SliderKit) import CoreGraphics

/// Cuts a piece out of a path, by shares of its length.
enum PathTrim {
    private static let steps = 48

    private struct Stretch {
        var points: [CGPoint]
        var length: CGFloat
        /// Whether a new subpath begins here.
        var startsAnew: Bool
    }

    static func trim(_ path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
        let all = stretches(path)
        let whole = all.reduce(0) { $0 + $1.length }
        let result = CGMutablePath()
        guard whole > 0 else { return result }
        let (low, high) = (start * whole, end * whole)
        var way: CGFloat = 0
        var isPenDown = false
        for stretch in all {
            let (a, b) = (max(low - way, 0), min(high - way, stretch.length))
            way += stretch.length
            if stretch.startsAnew { isPenDown = false }
            guard b > a, stretch.length > 0 else { continue }
            let (t0, t1) = (parameter(stretch, a), parameter(stretch, b))
            let piece = a <= 0 && b >= stretch.length ? stretch.points : cut(stretch.points, t0, t1)
            if !isPenDown { result.move(to: piece[0]) }
            isPenDown = true
            if piece.count == 2 {
                result.addLine(to: piece[1])
            } else {
                result.addCurve(to: piece[3], control1: piece[1], control2: piece[2])
            }
        }
        return result
    }

    private static func stretches(_ path: CGPath) -> [Stretch] {
        var result: [Stretch] = []
        var (start, here) = (CGPoint.zero, CGPoint.zero)
        var anew = true
        func add(_ points: [CGPoint]) {
            let length = points.count == 2
                ? hypot(points[1].x - points[0].x, points[1].y - points[0].y) : curveLength(points, upTo: 1)
            result.append(Stretch(points: points, length: length, startsAnew: anew))
            anew = false
            here = points[points.count - 1]
        }
        path.applyWithBlock { element in
            let p = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                (start, here, anew) = (p[0], p[0], true)
            case .addLineToPoint: add([here, p[0]])
            case .addQuadCurveToPoint:
                let c1 = CGPoint(x: here.x + (p[0].x - here.x) * 2 / 3, y: here.y + (p[0].y - here.y) * 2 / 3)
                let c2 = CGPoint(x: p[1].x + (p[0].x - p[1].x) * 2 / 3, y: p[1].y + (p[0].y - p[1].y) * 2 / 3)
                add([here, c1, c2, p[1]])
            case .addCurveToPoint: add([here, p[0], p[1], p[2]])
            case .closeSubpath:
                if here != start { add([here, start]) }
                anew = true
            }
        }
        return result
    }

    private static func point(_ p: [CGPoint], _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x, y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
    }

    private static func curveLength(_ p: [CGPoint], upTo t: CGFloat) -> CGFloat {
        var (sum, last): (CGFloat, CGPoint) = (0, p[0])
        for step in 1...steps {
            let next = point(p, t * CGFloat(step) / CGFloat(steps))
            sum += hypot(next.x - last.x, next.y - last.y)
            last = next
        }
        return sum
    }

    private static func parameter(_ stretch: Stretch, _ way: CGFloat) -> CGFloat {
        guard way > 0 else { return 0 }
        guard way < stretch.length else { return 1 }
        guard stretch.points.count == 4 else { return way / stretch.length }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if curveLength(stretch.points, upTo: middle) < way { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func cut(_ p: [CGPoint], _ t0: CGFloat, _ t1: CGFloat) -> [CGPoint] {
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if p.count == 2 { return [mix(p[0], p[1], t0), mix(p[0], p[1], t1)] }
        // The blossom of the curve: each control point mixes with the parameters of both ends.
        func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
            let (q0, q1, q2) = (mix(p[0], p[1], a), mix(p[1], p[2], a), mix(p[2], p[3], a))
            return mix(mix(q0, q1, b), mix(q1, q2, b), c)
        }
        return [blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1)]
    }
}
