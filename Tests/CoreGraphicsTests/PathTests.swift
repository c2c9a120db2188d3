import CoreGraphics
import Testing

@MainActor struct PathTests {
    private func elements(_ path: CGPath) -> [CGPathElementType] {
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        return types
    }

    @Test("A rectangle is five elements, known as a rectangle, equal to its like")
    func rectangle() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40), transform: nil)
        #expect(elements(path) == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        var rect = CGRect.zero
        #expect(path.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(path == CGPath(rect: rect, transform: nil))
        #expect(path != CGPath(ellipseIn: rect, transform: nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test("An ellipse touches its rectangle and contains its middle, not its corners")
    func ellipse() {
        let box = CGRect(x: 10, y: 20, width: 40, height: 20)
        let path = CGPath(ellipseIn: box, transform: nil)
        #expect(isClose(path.boundingBoxOfPath, box, 1e-6))
        #expect(path.contains(CGPoint(x: 30, y: 30)) && !path.contains(CGPoint(x: 11, y: 21)))
    }

    @Test("boundingBox counts control points, boundingBoxOfPath does not")
    func bounds() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
        #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test(
        "Arcs run through rising angles unless clockwise",
        arguments: [
            (0.0, Double.pi / 2, false, CGRect(x: 0, y: 0, width: 10, height: 10)),
            (0.0, Double.pi / 2, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (Double.pi, 0.0, false, CGRect(x: -10, y: -10, width: 20, height: 10)),
            (Double.pi, 0.0, true, CGRect(x: -10, y: 0, width: 20, height: 10)),
            (0.0, 2 * Double.pi, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0.0, 2 * Double.pi, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0.0, 7 * Double.pi, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (-Double.pi / 2, Double.pi / 2, false, CGRect(x: 0, y: -10, width: 10, height: 20)),
        ])
    func arcs(start: Double, end: Double, clockwise: Bool, bounds: CGRect) {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: CGFloat(start), endAngle: CGFloat(end), clockwise: clockwise)
        #expect(isClose(path.boundingBoxOfPath, bounds, 0.01))
        // More than a turn is a whole circle.
        let end = abs(end - start) > 2 * .pi ? start : end
        let last = path.currentPoint
        #expect(isClose(last, CGPoint(x: 10 * cos(CGFloat(end)), y: 10 * sin(CGFloat(end))), 1e-6))
    }

    @Test("An arc begins with a line from the current point")
    func arcLine() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -5, y: 0))
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(elements(path) == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
        let alone = CGMutablePath()
        alone.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -1)
        #expect(elements(alone) == [.moveToPoint, .addCurveToPoint])
        #expect(isClose(alone.currentPoint, CGPoint(x: cos(CGFloat(-1)), y: sin(CGFloat(-1)))))
    }

    @Test("An arc between tangents rounds the corner on its inside")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4), 1e-6))
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4), 1e-6))
        let other = CGMutablePath()
        other.move(to: .zero)
        other.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
        #expect(isClose(other.currentPoint, CGPoint(x: 10, y: -4), 1e-6))
        #expect(isClose(other.boundingBoxOfPath, CGRect(x: 0, y: -4, width: 10, height: 4), 1e-6))
    }

    @Test("Corners of a rounded rectangle are at most half of it")
    func roundedRect() {
        let box = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = CGPath(roundedRect: box, cornerWidth: 50, cornerHeight: 50, transform: nil)
        #expect(isClose(path.boundingBoxOfPath, box, 1e-6))
        #expect(path.contains(CGPoint(x: 10, y: 0.5)) && !path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(CGPath(roundedRect: box, cornerWidth: 0, cornerHeight: 0, transform: nil).isRect(nil))
    }

    @Test("Winding and even-odd differ where a path winds twice")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 3, y: 3), using: .winding))
        #expect(!path.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 103, y: 3), using: .winding, transform: CGAffineTransform(translationX: 100, y: 0)))
    }

    @Test("A stroked copy is as wide as asked, with caps and joins")
    func stroking() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 10, y: 10))
        line.addLine(to: CGPoint(x: 30, y: 10))
        func box(_ cap: CGLineCap) -> CGRect {
            line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        #expect(isClose(box(.butt), CGRect(x: 10, y: 8, width: 20, height: 4), 1e-6))
        #expect(isClose(box(.square), CGRect(x: 8, y: 8, width: 24, height: 4), 1e-6))
        #expect(isClose(box(.round), CGRect(x: 8, y: 8, width: 24, height: 4), 0.05))
        let ring = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
            .copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .round, miterLimit: 10)
        #expect(!ring.contains(CGPoint(x: 20, y: 20)))
        for angle in stride(from: CGFloat(0), to: 6.28, by: 0.1) {
            #expect(ring.contains(CGPoint(x: 20 + 20 * cos(angle), y: 20 + 20 * sin(angle))))
            #expect(ring.contains(CGPoint(x: 20 + 22.8 * cos(angle), y: 20 + 22.8 * sin(angle))))
            #expect(ring.contains(CGPoint(x: 20 + 17.2 * cos(angle), y: 20 + 17.2 * sin(angle))))
            #expect(!ring.contains(CGPoint(x: 20 + 23.2 * cos(angle), y: 20 + 23.2 * sin(angle))))
        }
    }

    @Test("Mitered corners are sharp up to the limit")
    func joins() {
        let corner = CGMutablePath()
        corner.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        func tip(_ join: CGLineJoin, _ limit: CGFloat = 10) -> Bool {
            corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
                .contains(CGPoint(x: 21.8, y: -1.8))
        }
        #expect(tip(.miter) && !tip(.miter, 1) && !tip(.round) && !tip(.bevel))
    }

    @Test("Dashes follow the pattern from the phase on")
    func dashing() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 20, y: 0))
        var points: [CGFloat] = []
        line.copy(dashingWithPhase: 2, lengths: [5, 3]).applyWithBlock { points.append($0.pointee.points[0].x) }
        #expect(points == [0, 3, 6, 11, 14, 19])
        #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
    }

    @Test("A copy does not follow its original, and a transform moves it")
    func copies() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = path.copy()
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
        var move = CGAffineTransform(translationX: 3, y: 0)
        #expect(copy?.copy(using: &move)?.boundingBox == CGRect(x: 3, y: 0, width: 1, height: 1))
    }

    @Test("After a close the path goes on where the subpath began")
    func closing() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)])
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 5))
        #expect(elements(path).suffix(2) == [.moveToPoint, .addLineToPoint])
    }

    @Test("Numbers that are none, and elements without a start, are ignored")
    func badInput() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addRect(.null)
        path.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.addArc(center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: false)
        path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3)
        #expect(path.isEmpty && path.currentPoint == .zero && !path.contains(.zero))
        #expect(path.copy(strokingWithWidth: .nan, lineCap: .round, lineJoin: .round, miterLimit: .nan).isEmpty)
    }

    @Test("D1: a stroke's outline comes by Apple's initialiser of the C function too")
    func strokingInitialiser() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        var move = CGAffineTransform(translationX: 5, y: 0)
        let outline = CGPath(__byStroking: line, transform: &move, lineWidth: 4, lineCap: .butt, lineJoin: .round, miterLimit: 4)
        #expect(outline?.boundingBoxOfPath == CGRect(x: 5, y: -2, width: 10, height: 4))
        #expect(
            CGPath(__byStroking: line, transform: nil, lineWidth: 4, lineCap: .square, lineJoin: .round, miterLimit: 4)?.boundingBoxOfPath
                == CGRect(x: -2, y: -2, width: 14, height: 4))
    }
}
