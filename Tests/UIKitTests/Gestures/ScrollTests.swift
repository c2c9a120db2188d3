import Testing

@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite struct ScrollTests {
    /// Writes down what its recogniser says.
    @MainActor final class Owner: NSObject {
        var heard: [String] = []
        func pan(_ pan: UIPanGestureRecognizer) {
            let moved = pan.translation(in: pan.view)
            heard.append("\(pan.state) \(moved.x) \(moved.y) \(pan.numberOfTouches)")
            pan.setTranslation(.zero, in: pan.view)
        }
    }

    let app = TestApp(size: CGSize(width: 200, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    let owner = Owner()
    let pan: UIPanGestureRecognizer

    init() {
        pan = UIPanGestureRecognizer(target: owner, action: Selector("pan:", Owner.pan(_:)))
        view.addGestureRecognizer(pan)
        app.show(view)
    }

    @Test("E4: a wheel drives a pan that allows it, without fingers and without slop") func wheel() {
        #expect(!ScrollInjector.turnWheel(by: CGVector(dx: 0, dy: 3), at: CGPoint(x: 50, y: 30), in: app.window))
        pan.allowedScrollTypesMask = .all
        #expect(ScrollInjector.turnWheel(by: CGVector(dx: 0, dy: 3), at: CGPoint(x: 50, y: 30), in: app.window))
        #expect(owner.heard == ["began 0.0 -30.0 0", "ended 0.0 0.0 0"])
        #expect(pan.state == .possible)
        #expect(ScrollInjector.turnWheel(by: CGVector(dx: -1, dy: 0), at: CGPoint(x: 50, y: 30), in: app.window))
        #expect(owner.heard.suffix(2) == ["began 10.0 0.0 0", "ended 0.0 0.0 0"])
    }

    @Test("E4: beside the view, on a disabled pan, for other kinds of scrolling and for no distance nothing happens") func refused() {
        pan.allowedScrollTypesMask = .continuous
        #expect(!ScrollInjector.turnWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 50, y: 30), in: app.window))
        pan.allowedScrollTypesMask = .discrete
        #expect(!ScrollInjector.turnWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 180, y: 90), in: app.window))
        #expect(!ScrollInjector.turnWheel(by: .zero, at: CGPoint(x: 50, y: 30), in: app.window))
        #expect(!ScrollInjector.turnWheel(by: CGVector(dx: CGFloat.nan, dy: 1), at: CGPoint(x: 50, y: 30), in: app.window))
        pan.isEnabled = false
        #expect(!ScrollInjector.turnWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 50, y: 30), in: app.window))
        #expect(owner.heard.isEmpty)
    }

    @Test("E4: after a wheel a finger drags as before") func fingersAfterwards() {
        pan.allowedScrollTypesMask = .all
        ScrollInjector.turnWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 50, y: 30), in: app.window)
        owner.heard = []
        let finger = app.touchDown(at: CGPoint(x: 50, y: 40))
        finger.move(by: 20)
        finger.lift()
        #expect(owner.heard.first == "began 10.0 0.0 1" && owner.heard.count == 2)
    }
}
