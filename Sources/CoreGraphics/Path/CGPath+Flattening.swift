/// A run of straight lines.
internal struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool
    /// For each point: whether it is only a step inside a curve, so that no join shows there.
    var isSmooth: [Bool]
}

extension CGPath {
    /// The path as straight lines that stay within `tolerance` points of it.
    internal func flattened(tolerance: CGFloat = 0.02) -> [Polyline] {
        var result: [Polyline] = []
        var line = Polyline(points: [], isClosed: false, isSmooth: [])
        func finish() {
            if !line.points.isEmpty { result.append(line) }
            line = Polyline(points: [], isClosed: false, isSmooth: [])
        }
        func add(_ point: CGPoint, smooth: Bool) {
            line.points.append(point)
            line.isSmooth.append(smooth)
        }
        forEachElement { verb, p in
            switch verb {
            case .moveToPoint:
                finish()
                add(p[0], smooth: false)
            case .addLineToPoint:
                add(p[0], smooth: false)
            case .addQuadCurveToPoint:
                guard let from = line.points.last else { return }
                let c1 = CGPath.mix(from, p[0], 2 / 3)
                let c2 = CGPath.mix(p[1], p[0], 2 / 3)
                CGPath.steps(from, c1, c2, p[1], tolerance) { add($0, smooth: $1) }
            case .addCurveToPoint:
                guard let from = line.points.last else { return }
                CGPath.steps(from, p[0], p[1], p[2], tolerance) { add($0, smooth: $1) }
            case .closeSubpath:
                line.isClosed = true
                let start = line.points.first
                finish()
                if let start { add(start, smooth: false) }
            }
        }
        // What a close leaves behind is a start without a line.
        if line.points.count > 1 || verbs.last != .closeSubpath { finish() }
        return result
    }

    /// Calls `add` with points along a cubic, without its start.
    private static func steps(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: CGFloat, _ add: (CGPoint, Bool) -> Void
    ) {
        let d1 = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let d2 = hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        let wanted = (0.75 * max(d1, d2) / tolerance).squareRoot().rounded(.up)
        let count = wanted.isFinite ? Int(min(max(wanted, 1), 500)) : 1
        for index in 1...count {
            if index == count { return add(p3, false) }
            let t = CGFloat(index) / CGFloat(count)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            add(
                CGPoint(
                    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y), true)
        }
    }
}
