extension CGMutablePath {
    /// Adds an arc of a circle, with a line from the current point to its start if there is one.
    ///
    /// - Parameters:
    ///   - startAngle: In radians from the x axis towards the y axis.
    ///   - clockwise: False runs through rising angles, true through falling ones: clockwise as seen with the y axis up. With
    ///     the y axis down, as in UIKit's contexts, it looks the other way round. Angles a whole turn apart make a whole circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            delta = max(delta, -turn)
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            delta = min(delta, turn)
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc of a circle that spans `delta` radians (rising angles if positive), with a line from the current point to its
    /// start if there is one.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        let radius = max(radius, 0)
        let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
        if verbs.isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
        let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        appendArc(from: startAngle, delta: delta, transform: place.concatenating(transform))
    }

    /// Adds the arc of a circle that touches the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`, with a line from the current point to its start.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite, let now = currentPointOrNil else { return }
        // The current point is already transformed: bring it back to the space of the tangents.
        let from = transform.isIdentity ? now : now.applying(transform.inverted())
        let u = CGVector(dx: from.x - tangent1End.x, dy: from.y - tangent1End.y)
        let v = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengths = (u: hypot(u.dx, u.dy), v: hypot(v.dx, v.dy))
        let cross = u.dx * v.dy - u.dy * v.dx
        guard radius > 0, lengths.u > 0, lengths.v > 0, abs(cross) > 1e-9 * lengths.u * lengths.v else {
            return addLine(to: tangent1End, transform: transform)
        }
        let half = acos(min(max((u.dx * v.dx + u.dy * v.dy) / (lengths.u * lengths.v), -1), 1)) / 2
        let reach = radius / tan(half)
        let first = CGPoint(x: tangent1End.x + u.dx / lengths.u * reach, y: tangent1End.y + u.dy / lengths.u * reach)
        let second = CGPoint(x: tangent1End.x + v.dx / lengths.v * reach, y: tangent1End.y + v.dy / lengths.v * reach)
        // The centre lies from the first touching point at a right angle, on the side of the second line.
        let side: CGFloat = cross < 0 ? 1 : -1
        let center = CGPoint(
            x: first.x + side * radius * u.dy / lengths.u, y: first.y - side * radius * u.dx / lengths.u)
        let start = atan2(first.y - center.y, first.x - center.x)
        let end = atan2(second.y - center.y, second.x - center.x)
        var delta = end - start
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
    }

    /// Adds cubic curves along the unit circle, placed by a transform; the current point is the arc's start already.
    internal func appendArc(from start: CGFloat, delta: CGFloat, transform: CGAffineTransform) {
        guard delta != 0 else { return }
        // Many turns add nothing but length.
        let delta = min(max(delta, -64 * .pi), 64 * .pi)
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        var (x0, y0) = unit(start)
        for index in 1...count {
            let (x1, y1) = unit(start + step * CGFloat(index))
            addCurve(
                to: CGPoint(x: x1, y: y1),
                control1: CGPoint(x: x0 - handle * y0, y: y0 + handle * x0),
                control2: CGPoint(x: x1 + handle * y1, y: y1 - handle * x1),
                transform: transform)
            (x0, y0) = (x1, y1)
        }
    }

    /// The point of the unit circle at an angle; exact at the quarters, where sin(π) is not zero.
    private func unit(_ angle: CGFloat) -> (CGFloat, CGFloat) {
        let (x, y) = (cos(angle), sin(angle))
        return (abs(x) < 1e-15 ? 0 : x, abs(y) < 1e-15 ? 0 : y)
    }
}
