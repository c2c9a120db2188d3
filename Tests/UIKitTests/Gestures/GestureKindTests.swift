import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor private final class States: NSObject {
    var names: [String] = []
    func act(_ recognizer: UIGestureRecognizer) { names.append("\(recognizer.state)") }
    static let act = Selector("act:", States.act)
}

@MainActor @Suite("Swipe, pinch, rotation and edge pan") struct GestureKindTests {
    private let app = TestApp(size: CGSize(width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let heard = States()

    private func add<R: UIGestureRecognizer>(_ recognizer: R) -> R {
        app.show(view)
        recognizer.addTarget(heard, action: States.act)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("C2: a swipe is quick, straight and in a direction that counts")
    func swipe() {
        let swipe = add(UISwipeGestureRecognizer())
        let quick = app.touchDown(at: CGPoint(x: 100, y: 100))
        quick.drag(to: CGPoint(x: 200, y: 110), duration: 0.2)
        quick.lift()
        #expect(heard.names == ["ended"])
        for (end, time): (CGPoint, TimeInterval) in [(CGPoint(x: 200, y: 100), 2), (CGPoint(x: 20, y: 100), 0.2), (CGPoint(x: 170, y: 160), 0.2), (CGPoint(x: 140, y: 100), 0.1)] {
            let finger = app.touchDown(at: CGPoint(x: 100, y: 100))
            finger.drag(to: end, duration: time)
            finger.lift()
        }
        #expect(heard.names == ["ended"])
        swipe.direction = [.up, .left]
        let up = app.touchDown(at: CGPoint(x: 100, y: 200))
        up.drag(to: CGPoint(x: 100, y: 100), duration: 0.1)
        up.lift()
        #expect(heard.names == ["ended", "ended"])
        swipe.numberOfTouchesRequired = 2
        let one = app.touchDown(at: CGPoint(x: 100, y: 200)), two = app.touchDown(at: CGPoint(x: 150, y: 200))
        for _ in 0..<6 {
            one.move(by: 0, -10)
            two.move(by: 0, -10)
        }
        one.lift()
        two.lift()
        #expect(heard.names.count == 3)
    }

    @Test("C2: a pinch tells how far fingers go apart")
    func pinch() {
        let pinch = add(UIPinchGestureRecognizer())
        let one = app.touchDown(at: CGPoint(x: 150, y: 200)), two = app.touchDown(at: CGPoint(x: 250, y: 200))
        two.move(by: 5)
        #expect(pinch.state == .possible)
        app.wait(0.05)
        two.move(by: 45)
        #expect(pinch.state == .began && pinch.scale == 1.5 && pinch.velocity > 0 && pinch.location(in: nil) == CGPoint(x: 225, y: 200))
        pinch.scale = 1
        one.move(by: 75)
        #expect(pinch.scale == 0.5)
        pinch.scale = .nan
        one.lift()
        #expect(heard.names == ["began", "changed", "ended"])
        two.lift()
        #expect(pinch.state == .possible && pinch.scale == 1)
        let single = app.touchDown(at: CGPoint(x: 150, y: 200))
        single.move(by: 100)
        single.lift()
        #expect(heard.names.count == 3)
    }

    @Test("C2: a rotation tells how far fingers turn, whole turns too")
    func rotation() {
        let rotation = add(UIRotationGestureRecognizer())
        let one = app.touchDown(at: CGPoint(x: 200, y: 200)), two = app.touchDown(at: CGPoint(x: 300, y: 200))
        two.drag(around: CGPoint(x: 200, y: 200), by: .pi / 2)
        #expect(abs(rotation.rotation - .pi / 2) < 0.001 && rotation.velocity > 0)
        two.drag(around: CGPoint(x: 200, y: 200), by: 2 * .pi)
        #expect(abs(rotation.rotation - 2.5 * .pi) < 0.001)
        rotation.rotation = 0
        two.drag(around: CGPoint(x: 200, y: 200), by: -0.5)
        #expect(abs(rotation.rotation + 0.5) < 0.001)
        one.cancel()
        #expect(heard.names.first == "began" && heard.names.last == "cancelled")
        two.lift()
    }

    @Test("C2: an edge pan begins at its edge and goes inwards")
    func edge() {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        pan.edges = .left
        for (start, end): (CGFloat, CGFloat) in [(100, 200), (395, 300)] {
            let finger = app.touchDown(at: CGPoint(x: start, y: 200))
            finger.move(to: CGPoint(x: end, y: 200))
            finger.lift()
        }
        #expect(heard.names.isEmpty)
        let finger = app.touchDown(at: CGPoint(x: 5, y: 200))
        finger.move(to: CGPoint(x: 60, y: 200))
        finger.lift()
        #expect(heard.names == ["began", "ended"])
    }

    @Test("C2, B8: recognisers come from nibs")
    func nib() throws {
        let (objects, messages) = NibStage.load("""
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="80" height="40"/><gestureRecognizers/></view>
            <swipeGestureRecognizer direction="left" numberOfTouchesRequired="2" id="s"/>
            <pinchGestureRecognizer id="p"/><rotationGestureRecognizer id="r"/>
            <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="e"><rectEdge key="edges" left="YES" right="YES"/></screenEdgePanGestureRecognizer>
            """)
        #expect(messages.isEmpty, "\(messages)")
        let swipe = try #require(objects[1] as? UISwipeGestureRecognizer)
        #expect(swipe.direction == .left && swipe.numberOfTouchesRequired == 2)
        #expect(objects[2] is UIPinchGestureRecognizer && objects[3] is UIRotationGestureRecognizer)
        #expect((objects[4] as? UIScreenEdgePanGestureRecognizer)?.edges == [.left, .right])
    }
}
