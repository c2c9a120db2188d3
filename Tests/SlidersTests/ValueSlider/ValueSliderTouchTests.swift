@testable import Sliders
import Testing
@_spi(SliderKit) import UIKitTesting

@MainActor struct ValueSliderTouchTests {
    @Test("F3: a drag is began, changes, committed; it keeps the grip and never jumps", arguments: [false, true])
    func drag(isRightToLeft: Bool) {
        let stage = ValueSliderStage([50], isRightToLeft: isRightToLeft)
        let finger = stage.grab(dx: 9, dy: -6)
        #expect(stage.slider.value == 50 && stage.words == ["touch began 50"])
        finger.move(by: isRightToLeft ? -40 : 40)
        finger.move(by: 0, 5)
        finger.lift()
        #expect(stage.words == ["touch began 50", "touch changed 70", "touch committed 70"])
        #expect(stage.sent == ["down", "changed", "done", "up"])
        #expect(stage.place().x == (isRightToLeft ? 120 : 200))
    }

    @Test("G: a vertical slider rises upward, in both directions of reading; inverted it falls", arguments: [false, true], [false, true])
    func vertical(isRightToLeft: Bool, isInverted: Bool) {
        let stage = ValueSliderStage([50], axis: .vertical, isRightToLeft: isRightToLeft) { $0.isInverted = isInverted }
        let finger = stage.grab()
        finger.move(by: 0, -20)
        finger.lift()
        #expect(stage.slider.value == (isInverted ? 40 : 60))
    }

    @Test("G: an inverted horizontal slider runs the other way, in both directions of reading", arguments: [false, true])
    func inverted(isRightToLeft: Bool) {
        let stage = ValueSliderStage([50], isRightToLeft: isRightToLeft) { $0.isInverted = true }
        let finger = stage.grab()
        finger.move(by: 20)
        finger.lift()
        #expect(stage.slider.value == (isRightToLeft ? 60 : 40))
    }

    @Test("B11: the ends are exact, and past them nothing happens until the finger is back")
    func ends() {
        let stage = ValueSliderStage([50])
        let finger = stage.grab()
        finger.move(by: 150)
        #expect(stage.slider.value == 100)
        finger.move(by: -40)
        #expect(stage.slider.value == 100)
        finger.move(by: -20)
        #expect(stage.slider.value == 95)
        finger.move(by: -400)
        #expect(stage.slider.value == 0)
        finger.lift()
    }

    @Test("A1: 44 points around a thumb take hold of it, also beyond the bounds; the track does nothing by default")
    func target() {
        let stage = ValueSliderStage([0]) { $0.thumbSize = CGSize(width: 10, height: 10) }
        for (dx, dy, isHit) in [(21.0, 0.0, true), (0, -21, true), (-21, 21, true), (23, 0, false), (100, 0, false)] {
            stage.forget()
            let finger = stage.grab(dx: dx, dy: dy)
            #expect(stage.words.isEmpty != isHit && stage.slider.isTracking == isHit, "\(dx), \(dy)")
            finger.lift()
        }
    }

    @Test("G: tap-on-track policies")
    func track() {
        func after(_ policy: any TrackTouch, _ act: (TestFinger) -> Void) -> (values: [Double], words: [String]) {
            let stage = ValueSliderStage([20, 80]) { $0.trackTouch = policy }
            let finger = stage.app.touchDown(at: stage.point(of: 45))
            act(finger)
            finger.lift()
            #expect(ValueSliderStage.isGrammatical(stage.changes))
            return (stage.slider.values, stage.words)
        }
        let none = { (_: TestFinger) in }, along = { (finger: TestFinger) in finger.move(by: 20) }
        #expect(after(IgnoringTrackTouch(), along).words.isEmpty)
        #expect(after(JumpingTrackTouch(), none).words == ["touch began 20 80", "touch changed 45 80", "touch committed 45 80"])
        #expect(after(JumpingTrackTouch(), along).values == [55, 80])
        #expect(after(TappingTrackTouch(), none).values == [45, 80] && after(TappingTrackTouch(), along).words.isEmpty)
        #expect(after(SlidingTrackTouch(), none).words == ["touch began 20 80", "touch committed 20 80"] && after(SlidingTrackTouch(), along).values == [30, 80])
        #expect(after(PagingTrackTouch(), none).values == [30, 80])
    }

    @Test("G: pages repeat while the finger stays, until the thumb is there")
    func pages() {
        let stage = ValueSliderStage([0]) { $0.trackTouch = PagingTrackTouch() }
        let finger = stage.app.touchDown(at: stage.point(of: 35))
        #expect(stage.slider.value == 10)
        stage.app.wait(0.49)
        #expect(stage.slider.value == 10)
        stage.app.wait(0.02)
        #expect(stage.slider.value == 20)
        stage.app.wait(1)
        #expect(stage.slider.value == 35)
        finger.lift()
        stage.app.wait(1)
        #expect(stage.words.last == "touch committed 35" && ValueSliderStage.isGrammatical(stage.changes))
    }

    @Test("G: fine scrubbing: the farther the finger from the track, the slower the thumb")
    func scrubbing() {
        let stage = ValueSliderStage([50]) { $0.scrubbing = SteppedScrubbing() }
        let finger = stage.grab()
        finger.move(by: 0, 120)
        #expect(stage.slider.value == 50)
        finger.move(by: 40)
        #expect(stage.slider.value == 55)
        finger.move(to: CGPoint(x: finger.location.x, y: stage.place().y))
        #expect(stage.slider.value == 70)
        finger.lift()
    }

    @Test("G: snap on release: the thumb follows the finger, and ends on a stop")
    func snapping() {
        let stage = ValueSliderStage([0]) {
            $0.step = 25
            $0.snapPolicy = .onRelease
        }
        let finger = stage.grab()
        finger.move(by: 60)
        #expect(stage.slider.value == 30)
        finger.lift()
        #expect(stage.words == ["touch began 0", "touch changed 30", "touch changed 25", "touch committed 25"])
        stage.slider.snapPolicy = .always
        stage.forget()
        let other = stage.grab()
        other.move(by: 8)
        other.move(by: 1)
        other.move(by: 20)
        other.lift()
        #expect(stage.words == ["touch began 25", "touch changed 50", "touch committed 50"])
    }

    @Test("G: with two thumbs each finger has its own, and they stop at the least distance")
    func twoFingers() {
        let stage = ValueSliderStage([20, 80]) { $0.minimumDistance = 10 }
        let one = stage.grab(0), other = stage.grab(1)
        one.move(by: 20)
        other.move(by: -20)
        #expect(stage.slider.values == [30, 70] && stage.slider.thumbs.map(\.isHeld) == [true, true])
        one.move(by: 200)
        #expect(stage.slider.values == [60, 70])
        one.lift()
        #expect(stage.slider.thumbs.map(\.isHeld) == [false, true])
        other.move(by: 20)
        other.lift()
        #expect(stage.slider.values == [60, 80] && ValueSliderStage.isGrammatical(stage.changes))
        #expect(stage.changes.filter { $0.phase == .committed }.map(\.thumb) == [0, 1])
    }

    @Test("G: of thumbs at one place, the way of the drag picks one", arguments: [false, true])
    func pile(isRightToLeft: Bool) {
        for (way, expected) in [(30.0, [50, 65]), (-30.0, [35, 50])] {
            let stage = ValueSliderStage([50, 50], isRightToLeft: isRightToLeft)
            let finger = stage.grab()
            #expect(stage.words.isEmpty)
            finger.move(by: 0, 3)
            finger.move(by: isRightToLeft ? -way : way)
            finger.lift()
            #expect(stage.slider.values == expected.map(Double.init) && ValueSliderStage.isGrammatical(stage.changes))
        }
        let stage = ValueSliderStage([50, 50])
        stage.grab().lift()
        #expect(stage.words == ["touch began 50 50", "touch committed 50 50"])
    }

    @Test("G: limits on a part, and thumbs that are locked")
    func limits() {
        let stage = ValueSliderStage([20, 50]) {
            $0.limits = 10...60
            $0.lockedThumbs = [0]
        }
        stage.grab(0).lift()
        #expect(stage.words.isEmpty)
        let finger = stage.grab(1)
        finger.move(by: 100)
        #expect(stage.slider.values == [20, 60])
        finger.move(by: -300)
        finger.lift()
        #expect(stage.slider.values == [20, 20])
        #expect(stage.slider.thumbs[0].accessibilityTraits.contains(.notEnabled) && !stage.slider.thumbs[1].accessibilityTraits.contains(.notEnabled))
    }

    @Test("B11: off, removal, the system and Escape take a drag back, once", arguments: ["system", "off", "removal", "escape"])
    func cancelled(by what: String) {
        let stage = ValueSliderStage([30, 60])
        let finger = stage.grab(0)
        finger.move(by: 20)
        switch what {
        case "system": finger.cancel()
        case "off": stage.slider.isEnabled = false
        case "removal": stage.slider.removeFromSuperview()
        default: stage.slider.thumbs[0].becomeFirstResponder(); stage.app.typeKey("Escape")
        }
        #expect(stage.words == ["touch began 30 60", "touch changed 40 60", "touch cancelled 30 60"], "\(what)")
        #expect(stage.slider.thumbs.allSatisfy { !$0.isHeld })
        finger.move(by: 20)
        finger.lift()
        #expect(stage.slider.values == [30, 60] && stage.words.count == 3)
        #expect(stage.sent.filter { $0 == "changed" }.count == 2 && stage.sent.filter { $0 == "done" }.count == 1)
    }

    @Test("A4: a slider that keeps values on cancel")
    func keeps() {
        let stage = ValueSliderStage([30]) { $0.restoresValuesOnCancel = false }
        let finger = stage.grab()
        finger.move(by: 20)
        finger.cancel()
        #expect(stage.words.last == "touch cancelled 40" && stage.slider.value == 40)
    }

    @Test("I1: rounding in the handler keeps the grip, and is heard as the program's change")
    func rounding() {
        let stage = ValueSliderStage([0])
        stage.slider.addAction(UIAction { [slider = stage.slider] _ in slider.value = (slider.value / 10).rounded() * 10 }, for: .valueChanged)
        let finger = stage.grab()
        finger.move(by: 26)
        #expect(stage.slider.value == 10 && stage.words == ["touch began 0", "touch changed 13", "program committed 10"])
        finger.move(by: 6)
        #expect(stage.slider.value == 20)
        finger.lift()
        #expect(stage.sent.filter { $0 == "changed" }.count == 2)
    }

    @Test("B3: a slider that isn't continuous sends once, at the end, and only if the value is another one")
    func final() {
        let stage = ValueSliderStage([0]) { $0.isContinuous = false }
        let finger = stage.grab()
        finger.move(by: 20)
        finger.move(by: 20)
        #expect(stage.sent == ["down"] && stage.words.count == 3)
        finger.lift()
        #expect(stage.sent == ["down", "changed", "done", "up"])
        stage.forget()
        stage.grab().lift()
        #expect(stage.sent == ["down", "done", "up"])
    }

    @Test("A1: a drag of a thumb beats a scroll view around; one that begins beside it scrolls")
    func scrolling() {
        let app = TestApp(size: CGSize(width: 320, height: 320), scale: 1)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        scrollView.contentSize = CGSize(width: 900, height: 900)
        let slider = ValueSlider(values: [50], in: 0...100)
        slider.frame = CGRect(x: 46, y: 100, width: 228, height: 28)
        scrollView.addSubview(slider)
        app.show(scrollView)
        let finger = app.touchDown(at: CGPoint(x: 160, y: 114))
        finger.drag(to: CGPoint(x: 200, y: 118), duration: 0.1)
        finger.lift()
        #expect(slider.value == 70 && scrollView.contentOffset == .zero)
        let other = app.touchDown(at: CGPoint(x: 80, y: 114))
        other.drag(to: CGPoint(x: 80, y: 60), duration: 0.1)
        other.lift()
        #expect(slider.value == 70 && scrollView.contentOffset.y > 20)
    }

    @Test("G: haptics tick at stops and knock at the ends, for fingers only")
    func haptics() {
        let stage = ValueSliderStage([50]) {
            $0.step = 25
            $0.haptics = SliderHaptics()
        }
        FeedbackLog.clear()
        let finger = stage.grab()
        finger.move(by: 50)
        finger.move(by: 50)
        finger.lift()
        #expect(FeedbackLog.entries.map { $0.name.hasPrefix("selection") ? "tick" : "knock" } == ["tick", "knock"])
        stage.slider.thumbs[0].accessibilityDecrement()
        stage.slider.value = 0
        #expect(FeedbackLog.entries.count == 2)
    }

    @Test("F3: whatever fingers, keys, wheels, tools and the program do, gestures are whole", arguments: 0..<40)
    func grammar(seed: Int) {
        var random = SeededRandom(seed)
        let count = 1 + random.next(3)
        let stage = ValueSliderStage((0..<count).map { Double($0) * 30 }, axis: random.chance() ? .horizontal : .vertical, isRightToLeft: random.chance()) {
            $0.trackTouch = [IgnoringTrackTouch(), JumpingTrackTouch(), TappingTrackTouch(), SlidingTrackTouch(), PagingTrackTouch()][seed % 5] as any TrackTouch
            $0.step = seed % 3 == 0 ? 7 : 0
            $0.snapPolicy = seed % 2 == 0 ? .always : .onRelease
            $0.meeting = seed % 4 == 0 ? .pushes : .stops
        }
        var fingers: [TestFinger] = []
        for _ in 0..<60 {
            switch random.next(9) {
            case 0: fingers.append(stage.app.touchDown(at: CGPoint(x: random.next(320), y: 140 + random.next(40))))
            case 1 where !fingers.isEmpty: fingers.remove(at: random.next(fingers.count)).lift()
            case 2 where !fingers.isEmpty: fingers.remove(at: random.next(fingers.count)).cancel()
            case 3: stage.slider.setValue(random.next(in: -10...110), ofThumb: random.next(count), animated: random.chance())
            case 4: stage.app.typeKey(["ArrowUp", "PageDown", "Home", "End", "Escape", "Tab"][random.next(6)])
            case 5: stage.app.turnWheel(by: CGVector(dx: 0, dy: random.chance() ? 1 : -1), at: CGPoint(x: 160, y: 160))
            case 6: stage.slider.thumbs[random.next(count)].accessibilityIncrement()
            case 7: stage.app.wait(random.next(in: 0...0.8))
            default: for finger in fingers { finger.move(by: CGFloat(random.next(in: -40...40)), CGFloat(random.next(in: -40...40))) }
            }
        }
        for finger in fingers { finger.lift() }
        stage.app.wait(2)
        #expect(ValueSliderStage.isGrammatical(stage.changes), "\(stage.words)")
        #expect(stage.slider.values == stage.slider.values.sorted() && stage.slider.thumbs.allSatisfy { !$0.isHeld })
    }
}
