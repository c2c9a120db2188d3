import Foundation
import Testing
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) @testable import UIKit

@Suite(.serialized)
struct UIViewHitTestTests {
    @MainActor
    private func tree() -> (root: UIView, child: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(child)
        return (root, child)
    }

    @Test("The frontmost view under the point takes it") @MainActor
    func frontmost() {
        let (root, child) = tree()
        let above = UIView(frame: CGRect(x: 60, y: 60, width: 10, height: 10))
        root.addSubview(above)
        #expect(root.hitTest(CGPoint(x: 65, y: 65), with: nil) === above)
        #expect(root.hitTest(CGPoint(x: 80, y: 80), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    }

    @Test("I11: hidden, nearly transparent and disabled views are passed by") @MainActor
    func excluded() {
        let (root, child) = tree()
        let point = CGPoint(x: 80, y: 80)
        child.isHidden = true
        #expect(root.hitTest(point, with: nil) === root)
        child.isHidden = false
        child.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === root)
        child.alpha = 0.02
        #expect(root.hitTest(point, with: nil) === child)
        child.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === root)
    }

    @Test("I11: what sticks out of a parent is not hit, unless the parent claims the point") @MainActor
    func outside() {
        final class Generous: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        let (root, _) = tree()
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
        let generous = Generous(frame: root.frame)
        let child = UIView(frame: CGRect(x: 90, y: 90, width: 50, height: 50))
        generous.addSubview(child)
        #expect(generous.hitTest(CGPoint(x: 120, y: 120), with: nil) === child)
    }

    @Test("I7: a turned view is hit where it is seen") @MainActor
    func turned() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let bar = UIView(frame: CGRect(x: 10, y: 45, width: 80, height: 10))
        bar.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        root.addSubview(bar)
        #expect(root.hitTest(CGPoint(x: 50, y: 15), with: nil) === bar)
        #expect(root.hitTest(CGPoint(x: 15, y: 50), with: nil) === root)
    }

    @Test("A view in an animation takes no touches, unless the animation allows it") @MainActor
    func animating() {
        let stage = ViewStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(view)
        stage.host.commit()
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
        stage.host.advance(by: 1.1)
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }
}
