/// Walks around polylines at half a line width's distance.
internal final class PathStroker {
    let outline = CGMutablePath()
    private let half: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        self.half = width.isFinite ? abs(width) / 2 : 0
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    func add(_ line: Polyline) {
        guard half > 0 else { return }
        var points: [CGPoint] = []
        var smooth: [Bool] = []
        for (point, isSmooth) in zip(line.points, line.isSmooth) {
            if let last = points.last, hypot(point.x - last.x, point.y - last.y) < 1e-9 { continue }
            points.append(point)
            smooth.append(isSmooth)
        }
        if line.isClosed, points.count > 1, let first = points.first, let last = points.last,
            hypot(first.x - last.x, first.y - last.y) < 1e-9
        {
            points.removeLast()
            smooth.removeLast()
        }
        guard points.count > 1 else { return dot(points.first, isClosed: line.isClosed, isLine: line.points.count > 1) }
        if line.isClosed {
            loop(points, smooth)
            loop(points.reversed(), smooth.reversed())
        } else {
            var out: [CGPoint] = []
            side(points, smooth, into: &out)
            addCap(at: points[points.count - 1], from: points[points.count - 2], into: &out)
            side(points.reversed(), smooth.reversed(), into: &out)
            addCap(at: points[0], from: points[1], into: &out)
            outline.addLines(between: out)
            outline.closeSubpath()
        }
    }

    /// A line of no length shows its caps, if it has any.
    private func dot(_ point: CGPoint?, isClosed: Bool, isLine: Bool) {
        guard let point, isLine || isClosed else { return }
        let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
        switch cap {
        case .round: outline.addEllipse(in: box)
        case .square: outline.addRect(box)
        case .butt: break
        }
    }

    private func loop(_ points: [CGPoint], _ smooth: [Bool]) {
        var out: [CGPoint] = []
        let count = points.count
        for index in 0..<count {
            corner(
                points[(index + count - 1) % count], points[index], points[(index + 1) % count], smooth[index], into: &out)
        }
        outline.addLines(between: out)
        outline.closeSubpath()
    }

    /// The left side of an open line, from its first point to its last.
    private func side(_ points: [CGPoint], _ smooth: [Bool], into out: inout [CGPoint]) {
        let count = points.count
        let first = normal(points[0], points[1])
        out.append(offset(points[0], first))
        for index in 1..<(count - 1) where count > 2 {
            corner(points[index - 1], points[index], points[index + 1], smooth[index], into: &out)
        }
        out.append(offset(points[count - 1], normal(points[count - 2], points[count - 1])))
    }

    private func corner(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ isSmooth: Bool, into out: inout [CGPoint]) {
        let n = normal(a, b)
        let m = normal(b, c)
        let turn = n.dx * m.dy - n.dy * m.dx
        let cosine = n.dx * m.dx + n.dy * m.dy
        let sum = 1 + cosine
        let miter = CGPoint(x: b.x + half * (n.dx + m.dx) / max(sum, 1e-9), y: b.y + half * (n.dy + m.dy) / max(sum, 1e-9))
        // Steps of a curve and near-straight joins meet in one point on both sides.
        if cosine > 0.999 || (isSmooth && cosine > 0.9) { return out.append(miter) }
        if turn < 0 {
            // The inner side goes through the corner itself, so that short segments leave no hole.
            out += [offset(b, n), b, offset(b, m)]
            return
        }
        switch join {
        case .miter where 2 <= miterLimit * miterLimit * sum && sum > 1e-6: out.append(miter)
        case .round: arc(b, n, m, into: &out)
        default: out += [offset(b, n), offset(b, m)]
        }
    }

    private func addCap(at end: CGPoint, from: CGPoint, into out: inout [CGPoint]) {
        let n = normal(from, end)
        switch cap {
        case .butt: break
        case .round: arc(end, n, CGVector(dx: -n.dx, dy: -n.dy), into: &out)
        case .square:
            let d = CGVector(dx: -n.dy * half, dy: n.dx * half)
            out.append(CGPoint(x: end.x + n.dx * half + d.dx, y: end.y + n.dy * half + d.dy))
            out.append(CGPoint(x: end.x - n.dx * half + d.dx, y: end.y - n.dy * half + d.dy))
        }
    }

    /// Points along the circle about a centre from one normal to another, the way the outer side turns.
    private func arc(_ center: CGPoint, _ n: CGVector, _ m: CGVector, into out: inout [CGPoint]) {
        let start = atan2(n.dy, n.dx)
        var delta = atan2(m.dy, m.dx) - start
        if delta < -1e-9 { delta += 2 * .pi }
        let step = 2 * acos(max(1 - 0.02 / max(half, 0.02), 0.5))
        let parts = (abs(delta) / step).rounded(.up)
        // The normals of points too far apart for their distance to be a number have no angle.
        guard parts.isFinite else { return }
        let count = max(2, Int(parts))
        for index in 0...count {
            let angle = start + delta * CGFloat(index) / CGFloat(count)
            out.append(CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle)))
        }
    }

    /// The unit vector to the left of a segment (seen with the y axis down).
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = max(hypot(b.x - a.x, b.y - a.y), 1e-12)
        return CGVector(dx: (b.y - a.y) / length, dy: -(b.x - a.x) / length)
    }

    private func offset(_ p: CGPoint, _ n: CGVector) -> CGPoint { CGPoint(x: p.x + n.dx * half, y: p.y + n.dy * half) }
}
