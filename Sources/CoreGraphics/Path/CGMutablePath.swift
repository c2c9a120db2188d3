/// A path that can grow, in points. Points that are not finite are ignored.
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public convenience init() { self.init(verbs: [], points: []) }

    /// Starts a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.moveToPoint, [point], transform)
    }

    /// Adds a line from the current point; ignored if there is none.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.addLineToPoint, [point], transform)
    }

    /// Adds a quadratic curve from the current point; ignored if there is none.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.addQuadCurveToPoint, [control, end], transform)
    }

    /// Adds a cubic curve from the current point; ignored if there is none.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.addCurveToPoint, [control1, control2, end], transform)
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        guard let last = verbs.last, last != .closeSubpath else { return }
        verbs.append(.closeSubpath)
    }

    /// Adds a subpath through the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a closed rectangle; the null rectangle is ignored.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, rect.origin.isFinite else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds all elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        verbs += path.verbs
        points += transform.isIdentity ? path.points : path.points.map { $0.applying(transform) }
    }

    /// Adds the closed ellipse that fills a rectangle; it starts at the middle of the right side.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        let unit = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let whole = unit.concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: whole)
        appendArc(from: 0, delta: 2 * .pi, transform: whole)
        closeSubpath()
    }

    /// Adds a closed rectangle with elliptic corners. A corner is at most half the rectangle wide and high.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull, rect.origin.isFinite else { return }
        let w = min(max(cornerWidth, 0), rect.width / 2)
        let h = min(max(cornerHeight, 0), rect.height / 2)
        guard w > 0, h > 0 else { return addRect(rect, transform: transform) }
        func corner(_ x: CGFloat, _ y: CGFloat, _ start: CGFloat) {
            let place = CGAffineTransform(a: w, b: 0, c: 0, d: h, tx: x, ty: y).concatenating(transform)
            let first = CGPoint(x: cos(start), y: sin(start)).applying(place)
            if CGPath.currentPoint(verbs, points).map({ hypot($0.x - first.x, $0.y - first.y) > 1e-9 }) ?? true {
                addLine(to: first)
            }
            appendArc(from: start, delta: .pi / 2, transform: place)
        }
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        corner(rect.maxX - w, rect.maxY - h, 0)
        corner(rect.minX + w, rect.maxY - h, .pi / 2)
        corner(rect.minX + w, rect.minY + h, .pi)
        corner(rect.maxX - w, rect.minY + h, 3 * .pi / 2)
        closeSubpath()
    }

    private func append(_ verb: CGPathElementType, _ new: [CGPoint], _ transform: CGAffineTransform) {
        let new = transform.isIdentity ? new : new.map { $0.applying(transform) }
        guard new.allSatisfy(\.isFinite) else { return }
        if verb == .moveToPoint {
            // A move right after a move replaces it.
            if verbs.last == .moveToPoint {
                verbs.removeLast()
                points.removeLast()
            }
        } else {
            guard let last = verbs.last else { return }
            if last == .closeSubpath, let start = currentPointOrNil {
                verbs.append(.moveToPoint)
                points.append(start)
            }
        }
        verbs.append(verb)
        points += new
    }

    internal var currentPointOrNil: CGPoint? { CGPath.currentPoint(verbs, points) }
}

extension CGPoint {
    internal var isFinite: Bool { x.isFinite && y.isFinite }
}
