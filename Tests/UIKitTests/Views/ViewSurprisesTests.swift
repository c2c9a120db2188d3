import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Views, layers and animations that do odd things") struct ViewSurprisesTests {
    @Test("I16: setNeedsLayout inside layoutSubviews ends, for itself, its parent and its child")
    func endlessLayout() {
        final class Restless: UIView {
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                setNeedsLayout()
                superview?.setNeedsLayout()
                subviews.first?.setNeedsLayout()
            }
        }
        let app = TestApp()
        let outer = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(Restless(frame: outer.bounds))
        app.show(outer)
        app.wait(0.1)
        #expect(outer.passes > 0 && outer.passes < 1_000_000)
        outer.layoutIfNeeded()
    }

    @Test("I16: draw that asks for display again ends, and is called again for the next frame at most")
    func endlessDisplay() {
        final class Restless: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                setNeedsDisplay()
                UIColor.red.setFill()
                UIRectFill(rect)
            }
        }
        let app = TestApp()
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        app.show(view)
        _ = app.picture()
        #expect(view.draws >= 1 && view.draws < 1000)
    }

    @Test("I16: a layout pass that removes, adds and resizes subviews and itself")
    func changingLayout() {
        final class Changer: UIView {
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                for view in subviews { view.removeFromSuperview() }
                addSubview(UISlider(frame: bounds))
                if passes < 5 { frame.size.width += 1 }
                if passes == 5 { removeFromSuperview() }
            }
        }
        let app = TestApp()
        let view = Changer(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        app.show(view)
        app.wait(0.1)
        #expect(view.passes == 5 && view.window == nil && view.bounds.width == 54)
        _ = app.picture()
    }

    @Test("I8: nested animations: the inner one takes the outer's duration; both completions come, the inner one first or together")
    func nested() {
        let app = TestApp()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), other = UIView(frame: view.frame)
        app.show(view)
        app.show(other)
        var ends: [String] = []
        UIView.animate(
            withDuration: 1,
            animations: {
                view.alpha = 0
                UIView.animate(withDuration: 0.1, animations: { other.alpha = 0 }, completion: { _ in ends.append("inner") })
            }, completion: { _ in ends.append("outer") })
        app.wait(0.5)
        #expect(ends.isEmpty)
        #expect(abs((other.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        app.wait(0.6)
        #expect(Set(ends) == ["inner", "outer"])
    }

    @Test("I8: a value set in mid-animation takes over: the first completion says unfinished, nothing jumps")
    func takenOver() {
        let app = TestApp()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x += 100 }, completion: { ends.append("first \($0)") })
        app.wait(0.5)
        let x = view.layer.presentation()!.position.x
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: { view.center.x = 5 }, completion: { ends.append("second \($0)") })
        #expect(abs(view.layer.presentation()!.position.x - x) < 1)
        app.wait(1.1)
        #expect(ends.count == 2 && ends.last == "second true")
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
        view.layer.removeAllAnimations()
    }

    @Test("I8: removeAllAnimations in mid-animation calls the completion with false, once; it may start the next")
    func cancelled() {
        let app = TestApp()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1, animations: { view.alpha = 0 },
            completion: { finished in
                ends.append(finished)
                UIView.animate(withDuration: 0.1, animations: { view.alpha = 1 }, completion: { ends.append($0) })
            })
        app.wait(0.2)
        view.layer.removeAllAnimations()
        app.wait(0.5)
        #expect(ends == [false, true] && view.alpha == 1)
    }

    @Test("I17: a standalone layer animates by itself, a view's layer does not; actions and the delegate decide first")
    func implicit() {
        final class Decider: NSObject, CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
        }
        let app = TestApp()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let free = CALayer(), silent = CALayer(), decided = CALayer()
        let decider = Decider()
        silent.actions = ["opacity": NSNull()]
        decided.delegate = decider
        for layer in [free, silent, decided] {
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            view.layer.addSublayer(layer)
        }
        app.show(view)
        app.wait(0.5)
        for layer in [free, silent, decided, view.layer] { layer.opacity = 0.2 }
        app.wait(0.1)
        #expect(free.presentation()!.opacity > 0.3)
        #expect(silent.presentation()!.opacity == 0.2 && decided.presentation()!.opacity == 0.2)
        #expect(view.layer.presentation()!.opacity == 0.2)
        app.wait(0.3)
        #expect(free.presentation()!.opacity == 0.2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        free.opacity = 0.9
        CATransaction.commit()
        #expect(free.animationKeys()?.isEmpty ?? true)
        // Inside a view's animation, a layer of its own goes its own way.
        UIView.performWithoutAnimation { free.opacity = 0.5 }
    }

    @Test("I17: completion blocks of nested transactions: the inner one is not later than the outer one")
    func transactionOrder() {
        let app = TestApp()
        let layer = CALayer()
        app.window.layer.addSublayer(layer)
        app.wait(0.1)
        var order: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("outer") }
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.1)
        CATransaction.setCompletionBlock { order.append("inner") }
        layer.opacity = 0.5
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("empty") }
        CATransaction.commit()
        layer.position.x = 50
        CATransaction.commit()
        app.wait(1)
        #expect(order == ["empty", "inner", "outer"])
        layer.removeFromSuperlayer()
    }

    @Test("I7: convert with nil, to an ancestor, a cousin, another window and a detached tree agree")
    func conversions() {
        let app = TestApp()
        let one = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200)), two = UIView(frame: CGRect(x: 100, y: 5, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 20))
        one.addSubview(inner)
        one.bounds.origin = CGPoint(x: 3, y: 4)
        app.show(one)
        app.show(two)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 10 + 30 + 1 - 3, y: 20 + 40 + 1 - 4))
        #expect(inner.convert(CGPoint(x: 38, y: 57), from: nil) == CGPoint(x: 1, y: 1))
        #expect(inner.convert(CGPoint.zero, to: two) == CGPoint(x: 37 - 100, y: 56 - 5))
        let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        let far = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        window.addSubview(far)
        #expect(inner.convert(CGPoint.zero, to: far) == CGPoint(x: 37 - 55, y: 56 - 65))
        #expect(far.convert(CGPoint(x: -18, y: -9), to: inner) == .zero)
        two.transform = CGAffineTransform(scaleX: -2, y: 1)
        #expect(two.convert(CGRect(x: 0, y: 0, width: 50, height: 50), to: nil) == CGRect(x: 75, y: 5, width: 100, height: 50))
        two.removeFromSuperview()
        #expect(two.convert(CGPoint(x: 1, y: 2), to: nil).x.isFinite)
        #expect(two.convert(CGPoint(x: 1, y: 2), to: two) == CGPoint(x: 1, y: 2))
    }

    @Test("I4: a recogniser that is removed, disabled or whose view goes in its own action", arguments: ["detach", "disable", "remove", "cancel"])
    func recognizersInActions(deed: String) {
        @MainActor final class Target: NSObject {
            var states: [UIGestureRecognizer.State] = []
            var deed = ""
            func act(_ recognizer: UIGestureRecognizer) {
                states.append(recognizer.state)
                guard states.count == 1 else { return }
                switch deed {
                case "detach": recognizer.view?.removeGestureRecognizer(recognizer)
                case "disable": recognizer.isEnabled = false
                case "remove": recognizer.view?.removeFromSuperview()
                default: recognizer.state = .cancelled
                }
            }
        }
        let app = TestApp()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let target = Target()
        target.deed = deed
        let pan = UIPanGestureRecognizer(target: target, action: Selector("act:", Target.act))
        view.addGestureRecognizer(pan)
        app.show(view)
        let finger = app.touchDown(at: CGPoint(x: 50, y: 50))
        for _ in 1...5 { finger.move(by: 12) }
        finger.lift()
        #expect(target.states == [.began, .cancelled], "\(target.states)")
        // It works again.
        target.states = []
        pan.isEnabled = true
        view.addGestureRecognizer(pan)
        app.show(view)
        target.deed = "none"
        target.states = [.possible]
        let again = app.touchDown(at: CGPoint(x: 50, y: 50))
        for _ in 1...2 { again.move(by: 12) }
        again.lift()
        #expect(target.states == [.possible, .began, .changed, .ended])
    }
}
