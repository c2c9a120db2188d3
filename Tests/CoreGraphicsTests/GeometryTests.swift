import CoreGraphics
import Testing

@MainActor struct GeometryTests {
    @Test("Concatenation applies the receiver first")
    func concatenation() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let grow = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)) == CGPoint(x: 22, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(grow.concatenating(move)) == CGPoint(x: 12, y: 3))
    }

    @Test("translatedBy, scaledBy and rotated put the new step first")
    func steps() {
        let base = CGAffineTransform(scaleX: 2, y: 2)
        #expect(base.translatedBy(x: 5, y: 1) == CGAffineTransform(translationX: 5, y: 1).concatenating(base))
        #expect(base.scaledBy(x: 3, y: 4) == CGAffineTransform(scaleX: 3, y: 4).concatenating(base))
        #expect(base.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(base))
    }

    @Test("A quarter turn takes the x axis to the y axis")
    func rotation() {
        #expect(isClose(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
    }

    @Test("An inverse undoes, and what cannot be undone stays")
    func inversion() {
        let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let p = CGPoint(x: 12.5, y: -3)
        #expect(isClose(p.applying(t).applying(t.inverted()), p))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("A transformed rectangle holds all its corners, and null and infinite stay")
    func rectangles() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(turned, CGRect(x: -20, y: 0, width: 20, height: 10)))
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
        #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 2, height: 3))
    }

    @Test("The C functions answer as the properties do")
    func cFunctions() {
        let r = CGRectMake(1, 2, 3, 4)
        #expect(r == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGRectGetMinX(r) == 1 && CGRectGetMaxX(r) == 4 && CGRectGetWidth(r) == 3 && CGRectGetHeight(r) == 4)
        #expect(CGRectContainsPoint(r, CGPointMake(2, 3)))
        #expect(CGRectInset(r, 1, 1) == CGRect(x: 2, y: 3, width: 1, height: 2))
    }

    @Test("Transforms and vectors survive coding")
    func coding() throws {
        let t = CGAffineTransform(rotationAngle: 0.3)
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(t)) == t)
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0 as CGFloat, dy: 2.0 as CGFloat))
    }
}
