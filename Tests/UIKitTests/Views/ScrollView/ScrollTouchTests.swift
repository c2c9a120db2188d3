import Testing
@_spi(SliderKit) import UIKitTesting

@testable @_spi(SliderKit) import UIKit

@MainActor @Suite("Touches inside scroll views") struct ScrollTouchTests {
    /// A stage with a slider of 200 × 34 points at 100, 200 in the window, and a log of its events.
    @MainActor struct SliderInside {
        let stage: ScrollStage
        let slider = UISlider(frame: CGRect(x: 50, y: 160, width: 200, height: 34))
        let log: EventLog
        let sign: CGFloat

        init(mirrored: Bool = false, content: CGSize = CGSize(width: 300, height: 2000), view: UIScrollView = UIScrollView()) {
            stage = ScrollStage(content: content, view: view)
            slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            slider.value = 0.5
            stage.view.addSubview(slider)
            stage.app.wait(0.02)
            log = EventLog(slider)
            sign = mirrored ? -1 : 1
        }

        /// The thumb travels 200 − 37 points.
        static let tenth: CGFloat = 16.3
        let thumb = CGPoint(x: 200, y: 217)
    }

    @Test("B3 trace 14: a quick drag along the track from the thumb tracks from the first move (1)", arguments: [false, true])
    func quick(mirrored: Bool) {
        let inside = SliderInside(mirrored: mirrored)
        let finger = inside.stage.app.touchDown(at: inside.thumb)
        #expect(inside.log.lines.isEmpty)
        finger.move(by: 3 * inside.sign)
        #expect(inside.log.names == ["touchDown", "valueChanged", "touchDragInside", "valueChanged"])
        #expect(inside.slider.value > 0.51)
        finger.move(by: (SliderInside.tenth - 3) * inside.sign)
        finger.move(by: SliderInside.tenth * inside.sign, 25)
        #expect(abs(inside.slider.value - 0.7) < 0.001)
        finger.lift()
        #expect(inside.log.names.suffix(2) == ["valueChanged", "touchUpInside"])
        #expect(inside.stage.heard.isEmpty && inside.stage.view.contentOffset == .zero)
    }

    @Test("B3 trace 14: a quick drag in one sample is the slider's, with the whole way", arguments: [false, true])
    func jump(mirrored: Bool) {
        let inside = SliderInside(mirrored: mirrored, content: CGSize(width: 900, height: 900))
        let finger = inside.stage.app.touchDown(at: inside.thumb)
        finger.move(by: SliderInside.tenth * 2 * inside.sign)
        finger.lift()
        #expect(abs(inside.slider.value - 0.7) < 0.001 && inside.stage.heard.isEmpty)
        #expect(inside.log.names.first == "touchDown" && inside.log.names.last == "touchUpInside")
    }

    @Test("B3 trace 14: a slow drag tracks too, whatever the drift", arguments: [false, true])
    func slow(mirrored: Bool) {
        let inside = SliderInside(mirrored: mirrored)
        let finger = inside.stage.app.touchDown(at: inside.thumb)
        inside.stage.app.wait(0.2)
        #expect(inside.log.names == ["touchDown", "valueChanged"] && inside.slider.isTracking)
        for _ in 1...10 { finger.move(by: SliderInside.tenth / 10 * inside.sign, 2.5) }
        #expect(abs(inside.slider.value - 0.6) < 0.001)
        finger.move(by: 0, -25)
        finger.lift()
        #expect(inside.stage.heard.isEmpty && inside.log.names.last == "touchUpInside")
    }

    @Test("B3 trace 14: a vertical swipe that starts off the thumb scrolls, and the slider hears nothing (1)", arguments: [false, true])
    func offThumb(mirrored: Bool) {
        let inside = SliderInside(mirrored: mirrored)
        inside.stage.flick(0, -60, from: CGPoint(x: 120, y: 217))
        #expect(inside.stage.view.contentOffset.y > 40 && inside.log.lines.isEmpty && inside.slider.value == 0.5)
    }

    @Test("B11: a quick swipe across the track scrolls, though it begins on the thumb")
    func across() {
        let inside = SliderInside()
        inside.stage.flick(0, -60, from: inside.thumb)
        #expect(inside.stage.view.contentOffset.y > 40 && inside.log.lines.isEmpty)
    }

    @Test("B11: a drag along the track beats a scroll view that scrolls along it (1)", arguments: [false, true])
    func sameAxis(paging: Bool) {
        let inside = SliderInside(content: CGSize(width: 900, height: 400))
        inside.stage.view.isPagingEnabled = paging
        let finger = inside.stage.app.touchDown(at: inside.thumb)
        finger.drag(to: CGPoint(x: inside.thumb.x + SliderInside.tenth * 3, y: 217), duration: 0.1)
        finger.lift()
        #expect(abs(inside.slider.value - 0.8) < 0.001 && inside.stage.heard.isEmpty)
        inside.stage.flick(-100, 0, from: CGPoint(x: 200, y: 350))
        #expect(inside.stage.view.contentOffset.x > 0)
    }

    @Test("I3: touchesShouldCancel is false for controls: a control that follows a finger keeps it")
    func controlKeeps() {
        let stage = ScrollStage()
        let control = UIControl(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
        stage.view.addSubview(control)
        let log = EventLog(control)
        #expect(!stage.view.touchesShouldCancel(in: control) && stage.view.touchesShouldCancel(in: UIView()))
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        stage.app.wait(0.2)
        finger.move(by: 0, -60)
        #expect(stage.heard.isEmpty)
        finger.lift()
        #expect(log.names == ["touchDown", "touchDragInside", "touchUpInside"])
    }

    @Test("I3: an override of touchesShouldCancel decides; canCancelContentTouches keeps views' touches", arguments: [0, 1, 2])
    func cancelling(way: Int) {
        final class Eager: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        let stage = ScrollStage(view: way == 0 ? Eager() : UIScrollView())
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let control = UIControl(frame: view.frame)
        stage.view.addSubview(way == 0 ? control : view)
        let log = EventLog(control)
        stage.view.canCancelContentTouches = way != 2
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        stage.app.wait(0.2)
        finger.move(by: 0, -60)
        finger.lift()
        switch way {
        case 0: #expect(log.names == ["touchDown", "touchCancel"] && stage.view.contentOffset.y > 0)
        case 1: #expect(view.heard == ["began", "cancelled"] && stage.view.contentOffset.y > 0)
        default: #expect(view.heard == ["began", "moved", "ended"] && stage.heard.isEmpty)
        }
    }

    @Test("I3: content hears of a finger after 150 ms, at once without the delay, and of a quick tap when it lifts")
    func delays() {
        let stage = ScrollStage()
        let control = UIControl(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
        stage.view.addSubview(control)
        let log = EventLog(control)
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        stage.app.wait(0.14)
        #expect(log.lines.isEmpty && !control.isHighlighted)
        stage.app.wait(0.02)
        #expect(log.lines == ["touchDown began H"])
        finger.lift()
        stage.app.wait(0.5)
        log.clear()
        stage.app.touchDown(at: ScrollStage.middle).lift()
        #expect(log.lines == ["touchDown began H", "touchUpInside ended –"])
        stage.app.wait(0.5)
        log.clear()
        stage.view.delaysContentTouches = false
        let second = stage.app.touchDown(at: ScrollStage.middle)
        #expect(log.lines == ["touchDown began H"])
        second.lift()
    }

    @Test("I3: a quick drag that scrolls is never heard of by the content; what scrolling does not want is")
    func quickDrags() {
        let stage = ScrollStage()
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var places: [CGPoint] = []
        view.onTouch = { places.append($0.location(in: $0.view)) }
        stage.view.addSubview(view)
        stage.flick(0, -60)
        stage.app.wait(3)
        #expect(view.heard.isEmpty)
        stage.view.contentOffset = .zero
        let finger = stage.app.touchDown(at: ScrollStage.middle)
        finger.move(by: 6)
        #expect(view.heard.isEmpty)
        finger.move(by: 6)
        #expect(view.heard == ["began", "moved"])
        #expect(places == [CGPoint(x: 150, y: 200), CGPoint(x: 162, y: 200)])
        finger.lift()
    }

    @Test("I3: touchesShouldBegin keeps touches from the content")
    func shouldBegin() {
        final class Shy: UIScrollView {
            var asked: [UIView] = []
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                asked.append(view)
                return false
            }
        }
        let shy = Shy()
        let stage = ScrollStage(view: shy)
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        shy.addSubview(view)
        stage.app.touchDown(at: ScrollStage.middle).lift()
        #expect(view.heard.isEmpty && shy.asked == [view])
    }

    @Test("I3: nested scroll views: the inner one scrolls its axis, the outer one the other, and what the inner one has no room for")
    func nested() {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        stage.view.addSubview(inner)
        stage.drag(-60, 0)
        #expect(inner.contentOffset == CGPoint(x: 50, y: 0) && stage.heard.isEmpty)
        stage.drag(0, -60)
        #expect(inner.contentOffset.x == 50 && stage.view.contentOffset.y == 50)
        stage.view.contentOffset.y = 0
        inner.contentSize = CGSize(width: 300, height: 400)
        inner.contentOffset = .zero
        stage.drag(0, -60)
        #expect(inner.contentOffset.y == 50 && stage.view.contentOffset.y == 0)
        inner.contentOffset.y = 200
        stage.drag(0, -60)
        #expect(inner.contentOffset.y == 200 && stage.view.contentOffset.y == 50)
    }

    @Test("I4: a drag recogniser around everything does not kill a slider in a scroll view (30)")
    func globalGesture() {
        let inside = SliderInside()
        inside.stage.app.window.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
        let finger = inside.stage.app.touchDown(at: inside.thumb)
        finger.drag(to: CGPoint(x: inside.thumb.x + SliderInside.tenth, y: 217), duration: 0.1)
        finger.lift()
        #expect(abs(inside.slider.value - 0.6) < 0.001)
    }
}
