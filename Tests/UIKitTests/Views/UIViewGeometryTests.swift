import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIViewGeometryTests {
    @Test("Frame, bounds and centre follow each other") @MainActor
    func frameBoundsCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.bounds.size = CGSize(width: 40, height: 10)
        #expect(view.frame == CGRect(x: 40, y: 40, width: 40, height: 10))
        view.center = .zero
        #expect(view.frame == CGRect(x: -20, y: -5, width: 40, height: 10))
    }

    @Test("I7: points convert through a quarter turn and back") @MainActor
    func convertThroughTransform() {
        let stage = ViewStage()
        let turned = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.window.addSubview(turned)
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
        turned.addSubview(inner)
        let point = inner.convert(CGPoint(x: 1, y: 2), to: nil)
        // The middle of the turned view is (140, 120); its x axis points down, its y axis to the left.
        #expect(abs(point.x - (140 - (7 - 20))) < 1e-9)
        #expect(abs(point.y - (120 + (11 - 40))) < 1e-9)
        let back = inner.convert(point, from: nil)
        #expect(abs(back.x - 1) < 1e-9)
        #expect(abs(back.y - 2) < 1e-9)
        #expect(abs(turned.frame.width - 40) < 1e-9)
        let box = turned.convert(turned.bounds, to: stage.window)
        #expect(abs(box.minX - 120) < 1e-9)
        #expect(abs(box.height - 80) < 1e-9)
    }

    @Test("A bounds origin moves what is inside") @MainActor
    func boundsOrigin() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
        parent.addSubview(child)
        parent.bounds.origin = CGPoint(x: 20, y: 5)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(parent)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 25))
    }

    @Test("H2: what is not a number never becomes geometry") @MainActor
    func badNumbers() {
        let view = UIView(frame: CGRect(x: CGFloat.nan, y: .infinity, width: 10, height: -20))
        #expect(view.frame.minX.isFinite)
        #expect(view.frame.height == 20)
        view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 0, height: 5))
        view.center = CGPoint(x: CGFloat.nan, y: 3)
        #expect(view.center == CGPoint(x: 0, y: 3))
        view.alpha = .nan
        #expect(view.alpha == 1)
    }

    @Test("I5: autoresizing writes through overridden bounds and center") @MainActor
    func writesThroughOverrides() {
        final class Observer: UIView {
            var sizes = 0
            var moves = 0
            var frames = 0
            override var bounds: CGRect { didSet { sizes += 1 } }
            override var center: CGPoint { didSet { moves += 1 } }
            override var frame: CGRect { didSet { frames += 1 } }
        }
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Observer(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.frame.size.width = 200
        #expect(child.bounds.width == 200)
        #expect(child.sizes == 1)
        #expect(child.moves == 1)
        #expect(child.frames == 0)
        child.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
        #expect(child.frames == 1)
    }

    private struct AxisCase {
        var mask: UIView.AutoresizingMask
        var start: Double
        var length: Double
    }

    private static let axisCases: [AxisCase] = [
        AxisCase(mask: [], start: 10, length: 60),
        AxisCase(mask: .flexibleRightMargin, start: 10, length: 60),
        AxisCase(mask: .flexibleLeftMargin, start: 110, length: 60),
        AxisCase(mask: .flexibleWidth, start: 10, length: 160),
        AxisCase(mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 35, length: 60),
        AxisCase(mask: [.flexibleLeftMargin, .flexibleWidth], start: 24.285714285714285, length: 145.71428571428572),
        AxisCase(mask: [.flexibleWidth, .flexibleRightMargin], start: 10, length: 126.66666666666667),
        AxisCase(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], start: 20, length: 120),
    ]

    @Test("Autoresizing shares the change among the flexible parts in proportion to their lengths") @MainActor
    func autoresizing() {
        for item in Self.axisCases { check(item) }
    }

    @MainActor
    private func check(_ item: AxisCase) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 10))
        child.autoresizingMask = item.mask
        parent.addSubview(child)
        parent.frame.size.width = 200
        #expect(abs(child.frame.minX - item.start) < 1e-9)
        #expect(abs(child.frame.width - item.length) < 1e-9)
    }

    @Test("autoresizesSubviews = false leaves the subviews alone") @MainActor
    func noAutoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 10, height: 10)
        #expect(child.frame.size == CGSize(width: 100, height: 100))
    }

    @Test("sizeToFit keeps the origin and takes what sizeThatFits answers") @MainActor
    func sizeToFit() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
        }
        let view = Fixed(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 44))
    }
}
