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

    private func path(_ body: (UIBezierPath) -> Void) -> CGPath {
        let path = UIBezierPath()
        body(path)
        return path.cgPath
    }

    private func point(_ point: Point) -> CGPoint { CGPoint(x: point.0, y: point.1) }

    private func add(_ points: [Point]) { context.addLines(between: points.map(point)) }
}
