extension CGPath {
    /// Whether a point lies inside the path when it is filled; open subpaths count as closed.
    ///
    /// - Parameter transform: Applied to the path's points before the test.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard point.isFinite, !points.isEmpty else { return false }
        let path = transform.isIdentity ? self : transformed(by: transform)
        guard path.boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
        var winding = 0
        for line in path.flattened(tolerance: 0.005) {
            guard var from = line.points.last else { continue }
            for to in line.points {
                winding += CGPath.crossing(from, to, point)
                from = to
            }
        }
        return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
    }

    /// What an edge adds to the winding number around a point, by a ray towards +x.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) -> Int {
        let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
        if a.y <= p.y {
            return b.y > p.y && side > 0 ? 1 : 0
        }
        return b.y <= p.y && side < 0 ? -1 : 0
    }
}
