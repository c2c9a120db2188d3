import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// A view that writes down its touches.
@MainActor final class TouchLog: UIView {
    var heard: [String] = []
    var onTouch: ((UITouch) -> Void)?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }
    private func hear(_ name: String, _ touches: Set<UITouch>) {
        heard.append(name)
        for touch in touches { onTouch?(touch) }
    }
}

@MainActor @Suite("Touches") struct TouchTests {
    private let app = TestApp(size: CGSize(width: 400, height: 400))
    private let view = TouchLog(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    @Test("I2: a view hears of its touch, whose places are told in any view")
    func places() {
        app.show(view)
        var seen: [CGPoint] = []
        view.onTouch = { [view] touch in
            #expect(touch.view === view && touch.window === view.window && touch.type == .direct && touch.force == 0)
            #expect(touch.timestamp == HostClock.current.now)
            seen += [touch.location(in: view), touch.location(in: nil), touch.previousLocation(in: view), touch.preciseLocation(in: view)]
        }
        let finger = app.touchDown(at: CGPoint(x: 110, y: 120))
        finger.move(to: CGPoint(x: 130, y: 125))
        finger.lift()
        #expect(view.heard == ["began", "moved", "ended"])
        #expect(seen[0] == CGPoint(x: 10, y: 20) && seen[1] == CGPoint(x: 110, y: 120))
        #expect(seen[4] == CGPoint(x: 30, y: 25) && seen[6] == CGPoint(x: 10, y: 20) && seen[7] == seen[4])
    }

    @Test("I2: phases of other fingers are stationary, and events hold all touches")
    func phases() {
        app.show(view)
        view.isMultipleTouchEnabled = true
        let first = app.touchDown(at: CGPoint(x: 110, y: 110))
        var phases: [Int] = []
        final class Probe: UIGestureRecognizer {
            var event: UIEvent?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { self.event = event }
        }
        let probe = Probe()
        view.addGestureRecognizer(probe)
        view.onTouch = { _ in phases = probe.event?.allTouches?.map(\.phase.rawValue).sorted() ?? [] }
        let second = app.touchDown(at: CGPoint(x: 150, y: 150))
        #expect(phases == [0, 2])
        #expect(probe.event?.touches(for: view)?.count == 2 && probe.event?.touches(for: probe)?.count == 1)
        first.lift()
        second.lift()
        #expect(probe.event?.allTouches == nil)
    }

    @Test("I9: without multiple touch a second finger is not the view's", arguments: [false, true])
    func multiple(enabled: Bool) {
        app.show(view)
        view.isMultipleTouchEnabled = enabled
        let first = app.touchDown(at: CGPoint(x: 110, y: 110)), second = app.touchDown(at: CGPoint(x: 120, y: 120))
        second.move(by: 5)
        second.lift()
        first.lift()
        #expect(view.heard.count == (enabled ? 5 : 2))
    }

    @Test("I2: taps count on within 0.35 s and 45 points")
    func tapCount() {
        app.show(view)
        var counts: [Int] = []
        view.onTouch = { if $0.phase == .began { counts.append($0.tapCount) } }
        func tap(_ x: CGFloat, after pause: TimeInterval) {
            app.wait(pause)
            app.touchDown(at: CGPoint(x: x, y: 110)).lift()
        }
        tap(110, after: 1)
        tap(112, after: 0.2)
        tap(111, after: 0.3)
        tap(111, after: 0.4)
        tap(190, after: 0.1)
        #expect(counts == [1, 2, 3, 1, 1])
    }

    @Test("I2: removal, hiding and switching interaction off end a view's touch", arguments: [0, 1, 2])
    func removal(way: Int) {
        app.show(view)
        let finger = app.touchDown(at: view.center)
        switch way {
        case 0: view.removeFromSuperview()
        case 1: view.isHidden = true
        default: view.isUserInteractionEnabled = false
        }
        #expect(view.heard == ["began", "cancelled"])
        finger.move(by: 4)
        finger.lift()
        #expect(view.heard == ["began", "cancelled"])
    }

    @Test("I11: hidden, transparent, switched off and clipped views are not hit")
    func hitTesting() {
        let box = TouchLog(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        app.show(box)
        view.frame = CGRect(x: 25, y: 25, width: 100, height: 100)
        box.addSubview(view)
        func heard(at point: CGPoint) -> Bool {
            view.heard = []
            app.touchDown(at: point).lift()
            return !view.heard.isEmpty
        }
        #expect(heard(at: CGPoint(x: 140, y: 140)) && !heard(at: CGPoint(x: 180, y: 180)))
        view.alpha = 0.009
        #expect(!heard(at: CGPoint(x: 140, y: 140)))
        view.alpha = 0.02
        #expect(heard(at: CGPoint(x: 140, y: 140)))
        view.isHidden = true
        #expect(!heard(at: CGPoint(x: 140, y: 140)))
        view.isHidden = false
        view.isUserInteractionEnabled = false
        #expect(!heard(at: CGPoint(x: 140, y: 140)))
    }

    @Test("I12: cancelling all touches in an event handler is safe")
    func cancelInHandler() {
        app.show(view)
        view.onTouch = { if $0.phase == .began { TouchInjector.cancelAll() } }
        let finger = app.touchDown(at: view.center)
        finger.move(by: 5)
        finger.lift()
        #expect(view.heard == ["began", "cancelled"] && TouchInjector.liveIDs.isEmpty)
    }

    @Test("H2: broken points are harmless")
    func brokenPoints() {
        app.show(view)
        TouchInjector.begin(at: CGPoint(x: CGFloat.nan, y: 1), in: app.window, id: 9)
        TouchInjector.move(to: view.center, in: app.window, id: 9)
        TouchInjector.begin(at: view.center, in: app.window, id: 9)
        TouchInjector.move(to: CGPoint(x: CGFloat.infinity, y: 0), in: app.window, id: 9)
        TouchInjector.end(at: CGPoint(x: 0, y: CGFloat.nan), in: app.window, id: 9)
        TouchInjector.end(id: 9)
        #expect(view.heard == ["began", "ended"])
    }
}
