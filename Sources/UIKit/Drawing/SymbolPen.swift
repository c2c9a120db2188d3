/// Draws the parts of symbols, black, with round ends, in units of the font's size.
struct SymbolPen {
    typealias Point = (CGFloat, CGFloat)

    private let context: CGContext

    init(context: CGContext, width: CGFloat) {
        self.context = context
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.setStrokeColor(CGColor(gray: 0, alpha: 1))
    }

    func line(_ points: Point...) {
        add(points)
        context.strokePath()
    }

    func shape(_ points: [Point], filled: Bool) {
        add(points)
        context.closePath()
        context.drawPath(using: filled ? .fillStroke : .stroke)
    }

    func arc(_ center: Point, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        context.addPath(path { $0.addArc(withCenter: point(center), radius: radius, startAngle: start, endAngle: end, clockwise: true) })
        context.strokePath()
    }

    func disc(_ center: Point, _ radius: CGFloat, filled: Bool) {
        context.addEllipse(in: CGRect(x: center.0 - radius, y: center.1 - radius, width: 2 * radius, height: 2 * radius))
        context.drawPath(using: filled ? .fillStroke : .stroke)
    }

    /// A crescent, open to the upper right.
    func moon(filled: Bool) {
        let shape = path {
            $0.addArc(withCenter: CGPoint(x: 0.47, y: 0.53), radius: 0.38, startAngle: -.pi / 2, endAngle: 0, clockwise: false)
            $0.addQuadCurve(to: CGPoint(x: 0.47, y: 0.15), controlPoint: CGPoint(x: 0.45, y: 0.55))
            $0.close()
        }
        context.addPath(shape)
        context.drawPath(using: filled ? .fillStroke : .stroke)
    }

    /// A star of five points, one of them up.
    func star(_ center: Point, _ radius: CGFloat, filled: Bool) {
        let points = (0..<10).map { index -> Point in
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            // The ratio at which the sides of opposite points are one line.
            let reach = index.isMultiple(of: 2) ? radius : radius * 0.382
            return (center.0 + reach * cos(angle), center.1 + reach * sin(angle))
        }
        shape(points, filled: filled)
    }

    func heart(filled: Bool) {
        let shape = path {
            $0.move(to: CGPoint(x: 0.575, y: 0.95))
            $0.addCurve(to: CGPoint(x: 0.12, y: 0.38), controlPoint1: CGPoint(x: 0.4, y: 0.82), controlPoint2: CGPoint(x: 0.12, y: 0.62))
            $0.addCurve(to: CGPoint(x: 0.575, y: 0.3), controlPoint1: CGPoint(x: 0.12, y: 0.06), controlPoint2: CGPoint(x: 0.49, y: 0.06))
            $0.addCurve(to: CGPoint(x: 1.03, y: 0.38), controlPoint1: CGPoint(x: 0.66, y: 0.06), controlPoint2: CGPoint(x: 1.03, y: 0.06))
            $0.addCurve(to: CGPoint(x: 0.575, y: 0.95), controlPoint1: CGPoint(x: 1.03, y: 0.62), controlPoint2: CGPoint(x: 0.75, y: 0.82))
            $0.close()
        }
        context.addPath(shape)
        context.drawPath(using: filled ? .fillStroke : .stroke)
    }

    private func path(_ body: (UIBezierPath) -> Void) -> CGPath {
        let path = UIBezierPath()
        body(path)
        return path.cgPath
    }

    private func point(_ point: Point) -> CGPoint { CGPoint(x: point.0, y: point.1) }

    private func add(_ points: [Point]) { context.addLines(between: points.map(point)) }
}
