import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Writes down the states that recognisers tell of.
@MainActor private final class Heard: NSObject, UIGestureRecognizerDelegate {
    var states: [String] = []
    var onAction: ((UIGestureRecognizer) -> Void)?
    var begins = true
    var receives = true
    var simultaneous = false
    weak var waitsFor: UIGestureRecognizer?

    func act(_ recognizer: UIGestureRecognizer) {
        states.append((recognizer.name.map { $0 + " " } ?? "") + "\(recognizer.state)")
        onAction?(recognizer)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
    static let act = Selector("act:", Heard.act)
}

@MainActor @Suite("Gestures") struct GestureTests {
    private let app = TestApp(size: CGSize(width: 400, height: 400))
    private let view = TouchLog(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    private let heard = Heard()
    private let middle = CGPoint(x: 200, y: 200)

    private func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String? = nil, to target: UIView? = nil) -> R {
        if view.window == nil { app.show(view) }
        recognizer.addTarget(heard, action: Heard.act)
        recognizer.name = name
        (target ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: Pan

    @Test("C2: a pan begins after 10 points, goes on and ends; the view's touch is cancelled")
    func pan() {
        let pan = add(UIPanGestureRecognizer())
        let finger = app.touchDown(at: middle)
        finger.move(by: 9)
        #expect(pan.state == .possible && pan.translation(in: view) == CGPoint(x: 9, y: 0))
        finger.move(by: 3, 5)
        // 13 points away, it leaves out the first 10 of them.
        #expect(abs(pan.translation(in: view).x - 12 * 3 / 13) < 1e-9 && abs(pan.translation(in: view).y - 5 * 3 / 13) < 1e-9)
        finger.move(by: 1)
        #expect(abs(pan.translation(in: view).x - (12 * 3 / 13 + 1)) < 1e-9 && pan.numberOfTouches == 1)
        #expect(pan.location(in: view) == CGPoint(x: 113, y: 105))
        pan.setTranslation(.zero, in: view)
        finger.move(by: 2)
        #expect(pan.translation(in: view) == CGPoint(x: 2, y: 0))
        finger.lift()
        #expect(heard.states == ["began", "changed", "changed", "ended"])
        #expect(view.heard == ["began", "moved", "cancelled"])
        #expect(pan.state == .possible && pan.numberOfTouches == 0 && pan.translation(in: view) == .zero)
    }

    @Test("C2: a pan that never moves far enough fails silently")
    func shortPan() {
        let pan = add(UIPanGestureRecognizer())
        let finger = app.touchDown(at: middle)
        finger.move(by: 6)
        finger.lift()
        #expect(heard.states.isEmpty && pan.state == .possible && view.heard == ["began", "moved", "ended"])
    }

    @Test("C2: translations are in the view's coordinates")
    func turned() {
        let pan = add(UIPanGestureRecognizer())
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let finger = app.touchDown(at: middle)
        finger.move(by: 0, 30)
        let moved = pan.translation(in: view)
        #expect(abs(moved.x - 20) < 1e-9 && abs(moved.y) < 1e-9)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
        #expect(abs(pan.translation(in: app.window).y - 5) < 1e-9)
        finger.lift()
    }

    @Test("C7: velocity in points per second, none after a rest")
    func velocity() {
        let pan = add(UIPanGestureRecognizer())
        let finger = app.touchDown(at: middle)
        finger.drag(to: CGPoint(x: 260, y: 200), duration: 0.5)
        #expect(abs(pan.velocity(in: view).x - 120) < 1 && pan.velocity(in: view).y == 0)
        app.wait(0.3)
        #expect(pan.velocity(in: view) == .zero)
        finger.lift()
    }

    @Test("I4: a pan of two fingers needs two, and one of one finger ignores a second")
    func fingers() {
        let two = add(UIPanGestureRecognizer(), "two")
        two.minimumNumberOfTouches = 2
        let first = app.touchDown(at: middle)
        first.move(by: 30)
        #expect(heard.states.isEmpty)
        let second = app.touchDown(at: CGPoint(x: 150, y: 150))
        first.move(by: 20)
        second.move(by: 20)
        #expect(heard.states == ["two began", "two changed"] && two.translation(in: view).x == 10)
        #expect(two.location(ofTouch: 1, in: view) == CGPoint(x: 70, y: 50))
        second.lift()
        first.lift()
        #expect(heard.states.last == "two ended")
    }

    @Test("C3: a cancelled touch cancels the gesture")
    func cancelled() {
        _ = add(UIPanGestureRecognizer())
        let finger = app.touchDown(at: middle)
        finger.move(by: 20)
        finger.cancel()
        #expect(heard.states == ["began", "cancelled"])
    }

    @Test("C3: removal of the view and switching off cancel a gesture", arguments: [0, 1, 2])
    func abandoned(way: Int) {
        let pan = add(UIPanGestureRecognizer())
        let finger = app.touchDown(at: middle)
        finger.move(by: 20)
        switch way {
        case 0: view.removeFromSuperview()
        case 1: pan.isEnabled = false
        default: view.removeGestureRecognizer(pan)
        }
        #expect(heard.states == ["began", "cancelled"])
        pan.isEnabled = true
        finger.move(by: 20)
        finger.lift()
        #expect(heard.states == ["began", "cancelled"] && pan.state == .possible)
    }

    // MARK: Tap and long press

    @Test("I4: a tap; not after moving or staying")
    func tap() {
        let tap = add(UITapGestureRecognizer())
        app.touchDown(at: middle).lift()
        #expect(heard.states == ["ended"] && view.heard == ["began", "cancelled"] && tap.state == .possible)
        let moving = app.touchDown(at: middle)
        moving.move(by: 11)
        moving.lift()
        let staying = app.touchDown(at: middle)
        app.wait(1)
        staying.lift()
        #expect(heard.states == ["ended"] && view.heard.suffix(2) == ["began", "ended"])
    }

    @Test("I4: a tap of two fingers")
    func twoFingerTap() {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        app.touchDown(at: middle).lift()
        #expect(heard.states.isEmpty)
        let first = app.touchDown(at: middle), second = app.touchDown(at: CGPoint(x: 150, y: 150))
        first.lift()
        second.lift()
        #expect(heard.states == ["ended"])
    }

    @Test("I4: a single tap waits until a double tap has failed", arguments: [0, 1, 2])
    func doubleTap(way: Int) {
        let double = add(UITapGestureRecognizer(), "double"), single = add(UITapGestureRecognizer(), "single")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        app.touchDown(at: middle).lift()
        #expect(heard.states.isEmpty && view.heard == ["began"])
        switch way {
        case 0:
            app.wait(0.5)
            #expect(heard.states == ["single ended"] && view.heard == ["began", "cancelled"])
        case 1:
            app.wait(0.2)
            app.touchDown(at: middle).lift()
            #expect(heard.states == ["double ended"])
            app.wait(1)
            #expect(heard.states == ["double ended"])
        default:
            app.wait(0.2)
            app.touchDown(at: CGPoint(x: 110, y: 110)).lift()
            app.wait(1)
            #expect(heard.states == ["single ended"])
        }
        #expect(single.state == .possible && double.state == .possible)
    }

    @Test("I4: the view hears late of a lift while a double tap may come, and in full if none does")
    func delayedEnd() {
        let double = add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        app.touchDown(at: middle).lift()
        #expect(view.heard == ["began"])
        app.wait(0.4)
        #expect(view.heard == ["began", "ended"] && heard.states.isEmpty)
        double.delaysTouchesEnded = false
        app.touchDown(at: middle).lift()
        #expect(view.heard == ["began", "ended", "began", "ended"])
    }

    @Test("I4: a long press begins after its time, follows, and ends")
    func longPress() {
        _ = add(UILongPressGestureRecognizer())
        let finger = app.touchDown(at: middle)
        app.wait(0.49)
        #expect(heard.states.isEmpty)
        app.wait(0.02)
        #expect(heard.states == ["began"] && view.heard == ["began", "cancelled"])
        finger.move(by: 50)
        finger.lift()
        #expect(heard.states == ["began", "changed", "ended"])
    }

    @Test("I4: a long press of no time begins at once; one that moves fails")
    func longPressEdges() {
        let press = add(UILongPressGestureRecognizer())
        let moving = app.touchDown(at: middle)
        moving.move(by: 12)
        app.wait(1)
        moving.lift()
        #expect(heard.states.isEmpty)
        press.minimumPressDuration = 0
        let finger = app.touchDown(at: middle)
        #expect(heard.states == ["began"])
        finger.lift()
        #expect(heard.states == ["began", "ended"])
    }

    // MARK: Rules

    @Test("I4: the inner of two pans wins, unless both may")
    func prevention() {
        let outer = add(UIPanGestureRecognizer(), "outer", to: app.window), inner = add(UIPanGestureRecognizer(), "inner")
        defer { app.window.removeGestureRecognizer(outer) }
        let finger = app.touchDown(at: middle)
        finger.move(by: 20)
        finger.move(by: 20)
        finger.lift()
        #expect(heard.states == ["inner began", "inner changed", "inner ended"])
        heard.states = []
        heard.simultaneous = true
        inner.delegate = heard
        let again = app.touchDown(at: middle)
        again.move(by: 20)
        again.lift()
        #expect(Set(heard.states) == ["inner began", "outer began", "inner ended", "outer ended"])
    }

    @Test("I4: delegates refuse touches and beginnings")
    func delegate() {
        let pan = add(UIPanGestureRecognizer())
        pan.delegate = heard
        heard.receives = false
        func drag() {
            let finger = app.touchDown(at: middle)
            finger.move(by: 20)
            finger.lift()
        }
        drag()
        heard.receives = true
        heard.begins = false
        drag()
        #expect(heard.states.isEmpty)
        heard.begins = true
        drag()
        #expect(heard.states == ["began", "ended"])
    }

    @Test("C1: the view's own gestureRecognizerShouldBegin applies")
    func viewDecides() {
        final class Decider: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                let moved = (gestureRecognizer as! UIPanGestureRecognizer).translation(in: self)
                return abs(moved.y) > abs(moved.x)
            }
        }
        let decider = Decider(frame: view.frame)
        _ = add(UIPanGestureRecognizer(), to: decider)
        app.show(decider)
        for (x, y) in [(20.0, 0.0), (0, 20)] {
            let finger = app.touchDown(at: middle)
            finger.move(by: x, y)
            finger.lift()
        }
        #expect(heard.states == ["began", "ended"])
    }

    @Test("I4: dynamic failure requirements")
    func dynamicFailure() {
        let press = add(UILongPressGestureRecognizer(), "press"), tap = add(UITapGestureRecognizer(), "tap")
        tap.delegate = heard
        heard.waitsFor = press
        app.touchDown(at: middle).lift()
        #expect(heard.states == ["tap ended"])
        let finger = app.touchDown(at: middle)
        app.wait(0.6)
        finger.lift()
        #expect(heard.states == ["tap ended", "press began", "press ended"])
    }

    @Test("I4: a delaying recogniser keeps the touch from the view until it fails")
    func delaysBegan() {
        let pan = add(UIPanGestureRecognizer())
        pan.delaysTouchesBegan = true
        let finger = app.touchDown(at: middle)
        #expect(view.heard.isEmpty)
        finger.lift()
        #expect(view.heard == ["began", "ended"])
        let dragged = app.touchDown(at: middle)
        dragged.move(by: 20)
        dragged.lift()
        #expect(view.heard == ["began", "ended"])
    }

    @Test("I4: without cancelsTouchesInView both hear")
    func both() {
        let pan = add(UIPanGestureRecognizer())
        pan.cancelsTouchesInView = false
        let finger = app.touchDown(at: middle)
        finger.move(by: 20)
        finger.lift()
        #expect(view.heard == ["began", "moved", "ended"] && heard.states == ["began", "ended"])
    }

    @Test("I4: several targets, each pair once, and removal")
    func targets() {
        let other = Heard()
        let tap = UITapGestureRecognizer(target: heard, action: Heard.act)
        tap.addTarget(heard, action: Heard.act)
        tap.addTarget(other, action: Heard.act)
        app.show(view)
        view.addGestureRecognizer(tap)
        app.touchDown(at: middle).lift()
        #expect(heard.states.count == 1 && other.states.count == 1)
        tap.removeTarget(heard, action: nil)
        app.wait(1)
        app.touchDown(at: middle).lift()
        #expect(heard.states.count == 1 && other.states.count == 2)
        tap.removeTarget(nil, action: nil)
        app.wait(1)
        app.touchDown(at: middle).lift()
        #expect(other.states.count == 2)
    }

    @Test("I4: a recogniser belongs to one view")
    func oneView() {
        let pan = add(UIPanGestureRecognizer()), other = UIView()
        other.addGestureRecognizer(pan)
        #expect(pan.view === other && view.gestureRecognizers == nil && other.gestureRecognizers == [pan])
        other.gestureRecognizers = nil
        #expect(pan.view == nil)
    }

    @Test("I4: a subclass makes its own gesture and is reset")
    func subclass() {
        final class Instant: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() { resets += 1 }
        }
        let instant = add(Instant())
        let finger = app.touchDown(at: middle)
        #expect(instant.state == .began)
        finger.move(by: 1)
        finger.lift()
        #expect(heard.states == ["began", "changed", "ended"] && instant.state == .possible && instant.resets == 1)
    }

    @Test("I4: an action may take its view away")
    func removalInAction() {
        let pan = add(UIPanGestureRecognizer())
        heard.onAction = { [view] in if $0.state == .began { view.removeFromSuperview() } }
        let finger = app.touchDown(at: middle)
        finger.move(by: 20)
        finger.move(by: 20)
        finger.lift()
        #expect(heard.states == ["began", "cancelled"] && pan.state == .possible)
    }
}
