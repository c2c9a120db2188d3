extension CGPath {
    /// The outline of this path's stroke, as a path to be filled by the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: In points.
    ///   - miterLimit: How long a sharp corner may be, in line widths, before it is cut off.
    ///   - transform: Applied to the path before it is stroked.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = transform.isIdentity ? self : transformed(by: transform)
        let stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        for line in source.flattened() { stroker.add(line) }
        return CGPath(verbs: stroker.outline.verbs, points: stroker.outline.points)
    }

    /// The dashes of this path, as a path of lines to be stroked.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern the first dash starts, in points.
    ///   - lengths: Dash, gap, dash… in points. An empty list gives the path itself.
    ///   - transform: Applied to the path before it is dashed.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = transform.isIdentity ? self : transformed(by: transform)
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return source }
        // A list of odd length swaps dash and gap each time round.
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let dasher = PathDasher(pattern: pattern, phase: phase)
        for line in source.flattened() { dasher.add(line) }
        return CGPath(verbs: dasher.dashes.verbs, points: dasher.dashes.points)
    }
}

extension CGPath {
    /// The outline of a stroke along a path: Apple's form under `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`.
    /// - Parameter transform: applied to the path first; nil for none.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat
    ) {
        let outline = path.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity)
        self.init(verbs: outline.verbs, points: outline.points)
    }
}
