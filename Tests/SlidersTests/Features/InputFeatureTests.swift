@testable import Sliders
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What fingers, keys and wheels do, and what is heard and felt of it.
@MainActor struct InputFeatureTests {
    private func after(_ key: String, _ stage: ValueSliderStage, shift: Bool = false) -> Double {
        stage.slider.thumbs[0].becomeFirstResponder()
        stage.app.typeKey(key, modifierFlags: shift ? .shift : [])
        return stage.slider.value
    }

    @Test("G, arrows: a step, with Shift ten")
    func arrows() { #expect(after("ArrowUp", ValueSliderStage([50])) == 51 && after("ArrowLeft", ValueSliderStage([50]), shift: true) == 40) }

    @Test("G, pages: a tenth of the range")
    func pages() { #expect(after("PageUp", ValueSliderStage([50])) == 60 && after("PageDown", ValueSliderStage([50])) == 40) }

    @Test("G, home and end: the limits")
    func home() { #expect(after("Home", ValueSliderStage([50])) == 0 && after("End", ValueSliderStage([50])) == 100) }

    @Test("G, held key: it repeats after half a second, and is one gesture")
    func held() {
        let stage = ValueSliderStage([50])
        stage.slider.thumbs[0].becomeFirstResponder()
        stage.app.holdKey("ArrowUp")
        stage.app.wait(0.49)
        #expect(stage.slider.value == 51)
        stage.app.wait(0.52)
        stage.app.releaseKey("ArrowUp")
        #expect(stage.slider.value == 62 && stage.changes.filter { $0.phase == .committed }.count == 1)
    }

    @Test("G, escape: a drag is taken back")
    func escape() {
        let stage = ValueSliderStage([50])
        let finger = stage.grab()
        finger.move(by: 40)
        stage.slider.thumbs[0].becomeFirstResponder()
        stage.app.typeKey("Escape")
        #expect(stage.slider.value == 50 && stage.words.last == "touch cancelled 50" && stage.sent.last == "cancel")
        finger.lift()
    }

    @Test("G, wheel: a notch is a step, of the thumb that has the focus")
    func wheel() {
        let stage = ValueSliderStage([20, 80]) { $0.step = 5 }
        stage.app.typeKey("Tab")
        stage.app.typeKey("Tab")
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -1), at: stage.place())
        stage.app.wait(1)
        #expect(stage.slider.values[0] == 20 && stage.slider.values[1] > 80 && stage.changes.allSatisfy { $0.cause == .wheel })
    }

    @Test("G, stepped speeds: whole, half, quarter and tenth, by the finger's distance")
    func steppedSpeeds() {
        let speeds = SteppedScrubbing()
        #expect([0, 60, 110, 160].map { speeds.factor(atDistance: $0) } == [1, 0.5, 0.25, 0.1])
    }

    @Test("G, precision ramp: speed falls without a jump as the finger goes away, and the thumb never goes backward for it")
    func ramp() {
        let stage = ValueSliderStage([50]) { $0.scrubbing = SmoothScrubbing() }
        let finger = stage.grab()
        finger.move(by: 0, 60)
        finger.move(by: 20)
        let near = stage.slider.value - 50
        finger.move(by: 0, 60)
        let kept = stage.slider.value - 50
        finger.move(by: 20)
        let far = stage.slider.value - 50 - kept
        finger.lift()
        #expect(near < 10 && near > 0 && kept == near && far < near && far > 0)
    }

    @Test("G, aim at round numbers: within a pixel the roundest value is meant, stops come first")
    func aim() {
        let stage = ValueSliderStage([0], in: 0...1000)
        let finger = stage.grab()
        finger.move(by: 66.7)
        #expect(stage.slider.value.remainder(dividingBy: 1) == 0 && abs(stage.slider.value - 333.5) <= 2.5)
        stage.slider.aimsAtRoundValues = false
        finger.move(by: 0.01)
        #expect(stage.slider.value.remainder(dividingBy: 1) != 0)
        finger.lift()
    }

    private func tapped(_ policy: any TrackTouch, moving way: CGFloat = 0) -> Double {
        let stage = ValueSliderStage([20]) { $0.trackTouch = policy }
        let finger = stage.app.touchDown(at: stage.point(of: 70))
        if way != 0 { finger.move(by: way) }
        finger.lift()
        return stage.slider.value
    }

    @Test("G, tap ignored: the bare track does nothing, as with UISlider")
    func ignored() { #expect(tapped(IgnoringTrackTouch()) == 20) }

    @Test("G, tap jumps: the thumb is under the finger at once, and follows")
    func jumps() { #expect(tapped(JumpingTrackTouch()) == 70 && tapped(JumpingTrackTouch(), moving: 20) == 80) }

    @Test("G, tap on release: a tap sets the value, a drag does not")
    func taps() { #expect(tapped(TappingTrackTouch()) == 70 && tapped(TappingTrackTouch(), moving: 20) == 20) }

    @Test("G, tap slides: the thumb follows the finger's way from afar")
    func slides() { #expect(tapped(SlidingTrackTouch()) == 20 && tapped(SlidingTrackTouch(), moving: 20) == 30) }

    @Test("G, tap pages: a page toward the finger")
    func tapPages() { #expect(tapped(PagingTrackTouch()) == 30) }

    @Test("G, double tap resets: to the standard value, as one gesture; an assistive tool has an action for it")
    func reset() {
        let stage = ValueSliderStage([70]) { $0.addDecoration(DoubleTapReset([50])) }
        stage.grab().lift()
        stage.app.wait(0.6)
        #expect(stage.slider.value == 70 && stage.words == ["touch began 70", "touch committed 70"], "one tap is none")
        stage.forget()
        stage.grab().lift()
        stage.app.wait(0.1)
        stage.grab().lift()
        #expect(stage.slider.value == 50 && ValueSliderStage.isGrammatical(stage.changes) && stage.words.last == "touch committed 50")
        stage.slider.value = 10
        stage.app.wait(0.6)
        stage.forget()
        let action = stage.slider.thumbs[0].accessibilityCustomActions?.first
        #expect(action?.name == "Reset" && action.map { $0.actionHandler?($0) } == true && stage.slider.value == 50)
        #expect(stage.words == ["assistiveTool began 10", "assistiveTool changed 50", "assistiveTool committed 50"])
        stage.slider.lockedThumbs = [0]
        stage.slider.value = 20
        #expect(action.map { $0.actionHandler?($0) } == false && stage.slider.value == 20)
    }

    @Test("G, double tap resets: a drag right after a tap stays a drag")
    func dragAfterTap() {
        let stage = ValueSliderStage([70]) { $0.addDecoration(DoubleTapReset([50])) }
        stage.grab().lift()
        let finger = stage.grab()
        finger.move(by: 40)
        finger.lift()
        #expect(stage.slider.value == 90 && ValueSliderStage.isGrammatical(stage.changes))
    }

    @Test("G, touch cancel restores: the value from before the touch is back")
    func cancel() {
        let stage = ValueSliderStage([50])
        let finger = stage.grab()
        finger.move(by: 40)
        finger.cancel()
        #expect(stage.slider.value == 50 && stage.words.last == "touch cancelled 50")
    }

    private func felt(_ move: CGFloat) -> [String] {
        let stage = ValueSliderStage([50]) {
            $0.step = 25
            $0.haptics = SliderHaptics()
        }
        FeedbackLog.clear()
        let finger = stage.grab()
        finger.move(by: move)
        finger.move(by: move)
        finger.lift()
        return FeedbackLog.entries.map { $0.name.hasPrefix("selection") ? "tick" : "knock" }
    }

    @Test("G, tick haptics: each stop is felt")
    func ticks() { #expect(felt(-25) == ["tick"]) }

    @Test("G, stopping haptics: the end is felt once, however long the finger pushes on")
    func knocks() { #expect(felt(150) == ["knock"]) }

    @Test("G, one final event: a slider that isn't continuous tells of a drag once")
    func final() {
        let stage = ValueSliderStage([50]) { $0.isContinuous = false }
        let finger = stage.grab()
        for _ in 0..<5 { finger.move(by: 4) }
        #expect(!stage.sent.contains("changed"))
        finger.lift()
        #expect(stage.sent.filter { $0 == "changed" }.count == 1)
    }

    @Test("G, causes: every change says whether a finger, a key, the wheel, a tool or the program made it")
    func causes() {
        let stage = ValueSliderStage([50])
        let finger = stage.grab()
        finger.move(by: 10)
        finger.lift()
        _ = after("ArrowUp", stage)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -1), at: stage.place())
        stage.app.wait(1)
        stage.slider.thumbs[0].accessibilityDecrement()
        stage.slider.value = 10
        #expect(Set(stage.changes.map(\.cause)) == Set(SliderChange.Cause.allCases) && ValueSliderStage.isGrammatical(stage.changes))
    }
}
