import Testing
@_spi(SliderKit) import UIKit

@MainActor
struct UIBezierPathTests {
    @Test("Clockwise is as seen with y down") func clockwise() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let end = path.currentPoint
        #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
        #expect(path.bounds.minX > -0.01 && path.bounds.minY > -0.01)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.minX < -9.9)
    }

    @Test("An oval holds its centre and not its corners") func oval() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(path.contains(CGPoint(x: 10, y: 5)) && !path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("A corner radius is at most half of the shorter side") func radius() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 10), cornerRadius: 100)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(path.contains(CGPoint(x: 20, y: 5)) && !path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 5, y: 0.5)))
    }

    @Test("Only the named corners are round") func corners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 19.5, y: 19.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test("The fill rule decides about overlaps") func fillRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        let pixels = Pixels(drawn(10, 10) {
            UIColor.red.setFill()
            path.fill()
        })
        #expect(pixels[5, 5] == .clear && pixels[1, 1] == .red)
    }

    @Test("Reversing runs from the end to the beginning") func reversing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 20, y: 5), controlPoint1: CGPoint(x: 12, y: 0), controlPoint2: CGPoint(x: 20, y: 2))
        path.lineWidth = 3
        let reversed = path.reversing()
        #expect(reversed.currentPoint == .zero && reversed.lineWidth == 3 && reversed.bounds == path.bounds)
        #expect(reversed.reversing().currentPoint == CGPoint(x: 20, y: 5))
    }

    @Test("Lines without a beginning and points that are not finite are left out") func badPoints() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.close()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        #expect(path.isEmpty && path.bounds == .zero && path.currentPoint == .zero)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
        #expect(path.currentPoint == .zero)
    }

    @Test("A copy is independent and keeps attributes") func copying() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.lineCapStyle = .round
        path.setLineDash([1, 2], count: 2, phase: 0.5)
        let copy = path.copy() as! UIBezierPath
        path.removeAllPoints()
        var lengths: [CGFloat] = [0, 0], count = 0
        copy.getLineDash(&lengths, count: &count, phase: nil)
        #expect(copy.bounds.width == 4 && copy.lineCapStyle == .round && lengths == [1, 2] && count == 2)
    }

    @Test("Transforms apply to all elements") func transforming() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(path.bounds == CGRect(x: 10, y: 0, width: 4, height: 2))
    }

    @Test("Strokes have the width and colour that were set") func stroking() {
        let pixels = Pixels(drawn(5, 5) {
            UIColor.red.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 2.5))
            path.addLine(to: CGPoint(x: 5, y: 2.5))
            path.lineWidth = 3
            path.stroke()
        })
        #expect(pixels[2, 0] == .clear && pixels[2, 1] == .red && pixels[2, 3] == .red && pixels[2, 4] == .clear)
    }

    @Test("Clipping limits what is drawn later") func clipping() {
        let pixels = Pixels(drawn(4, 1) {
            UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1)).addClip()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
        })
        #expect(pixels.rows == [[.clear, .red, .red, .clear]])
    }

    @Test("I20: a path survives archiving") func archiving() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4))
        path.lineWidth = 2.5
        path.usesEvenOddFillRule = true
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        path.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let back = UIBezierPath(coder: unarchiver)!
        #expect(back.bounds == path.bounds && back.lineWidth == 2.5 && back.usesEvenOddFillRule)
        #expect(back.contains(CGPoint(x: 2.5, y: 4)))
    }
}
