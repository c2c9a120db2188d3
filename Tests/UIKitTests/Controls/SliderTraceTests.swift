import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Traces of UISlider") struct SliderTraceTests {
    @Test("B3 trace 1: touching the thumb tells at both ends", arguments: [false, true])
    func touch(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.grab().lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "valueChanged 0.5 ended H", "touchUpInside 0.5 ended –",
            ])
        #expect(!stage.slider.isTracking && !stage.slider.isTouchInside)
    }

    @Test("B3 trace 2: the bare track does nothing", arguments: [false, true], [20.0, 260.0])
    func bareTrack(mirrored: Bool, x: Double) {
        let stage = SliderStage(mirrored: mirrored)
        let finger = stage.app.touchDown(at: stage.point(x))
        #expect(!stage.slider.isHighlighted && !stage.slider.isTracking)
        finger.slide(stage, 40)
        finger.lift()
        #expect(stage.log.lines.isEmpty)
        #expect(stage.slider.value == 0.5)
    }

    @Test("B3 trace 3: a drag tells of each move, wherever it grabbed", arguments: [false, true], [-14.0, 0, 9])
    func drag(mirrored: Bool, grab: Double) {
        let stage = SliderStage(mirrored: mirrored)
        let finger = stage.grab(grab)
        for _ in 1...3 { finger.slide(stage, SliderStage.tenth / 3) }
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "touchDragInside 0.5333 moved H", "valueChanged 0.5333 moved H",
                "touchDragInside 0.5667 moved H", "valueChanged 0.5667 moved H", "touchDragInside 0.6 moved H",
                "valueChanged 0.6 moved H", "valueChanged 0.6 ended H", "touchUpInside 0.6 ended –",
            ])
    }

    @Test("B3 trace 4: within 70 points a drag is inside", arguments: [false, true])
    func slop(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        let finger = stage.grab()
        finger.slide(stage, SliderStage.tenth, -60)
        finger.lift()
        #expect(stage.log.names == ["touchDown", "valueChanged", "touchDragInside", "valueChanged", "valueChanged", "touchUpInside"])
    }

    @Test("B3 trace 5: out beyond the slop and back", arguments: [false, true])
    func outAndBack(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        let finger = stage.grab()
        finger.slide(stage, 0, 90)
        finger.slide(stage, SliderStage.tenth)
        #expect(stage.slider.isHighlighted && stage.slider.isTracking && !stage.slider.isTouchInside)
        finger.slide(stage, 0, -90)
        finger.slide(stage, SliderStage.tenth)
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "touchDragExit 0.5 moved H", "touchDragOutside 0.5 moved H",
                "touchDragOutside 0.6 moved H", "valueChanged 0.6 moved H", "touchDragEnter 0.6 moved H", "touchDragInside 0.6 moved H",
                "touchDragInside 0.7 moved H", "valueChanged 0.7 moved H", "valueChanged 0.7 ended H", "touchUpInside 0.7 ended –",
            ])
    }

    @Test("B3 trace 6: lifting outside", arguments: [false, true])
    func liftOutside(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        let finger = stage.grab()
        finger.slide(stage, 0, 100)
        finger.lift()
        #expect(
            stage.log.lines.suffix(2) == ["valueChanged 0.5 ended H", "touchUpOutside 0.5 ended –"])
    }

    @Test("B3 trace 7: the system cancels", arguments: [false, true], [true, false])
    func cancel(mirrored: Bool, continuous: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.slider.isContinuous = continuous
        let finger = stage.grab()
        finger.slide(stage, SliderStage.tenth)
        stage.log.clear()
        finger.cancel()
        #expect(stage.log.names == (continuous ? ["touchCancel"] : ["valueChanged", "touchCancel"]))
        #expect(stage.log.entries.last?.line == "touchCancel 0.6 cancelled –")
        #expect(stage.slider.value.rounded(toPlaces: 4) == 0.6 && !stage.slider.isHighlighted)
    }

    @Test("B3 trace 8: disabled in mid-drag", arguments: [false, true])
    func disable(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        let finger = stage.grab()
        stage.log.clear()
        stage.slider.isEnabled = false
        #expect(stage.log.names == ["touchCancel"])
        finger.slide(stage, 40)
        finger.lift()
        #expect(stage.log.names == ["touchCancel"])
        #expect(stage.slider.state == .disabled && stage.slider.value == 0.5)
    }

    @Test("B3 trace 9: removed in mid-drag", arguments: [0, 1, 2, 3])
    func remove(way: Int) {
        final class Slider: UISlider {
            var cancels: [UIEvent?] = []
            override func cancelTracking(with event: UIEvent?) {
                cancels.append(event)
                super.cancelTracking(with: event)
            }
        }
        let slider = Slider()
        let stage = SliderStage(slider: slider)
        let box = UIView(frame: stage.app.window.bounds)
        stage.app.show(box)
        box.addSubview(slider)
        let finger = stage.grab()
        stage.log.clear()
        switch way {
        case 0: slider.removeFromSuperview()
        case 1: box.removeFromSuperview()
        case 2: box.isHidden = true
        default: box.isUserInteractionEnabled = false
        }
        #expect(stage.log.lines == ["touchCancel 0.5 –"])
        #expect(slider.cancels.count == 1 && slider.cancels.first! == nil)
        finger.slide(stage, 30)
        finger.lift()
        #expect(stage.log.names == ["touchCancel"])
        #expect(!slider.isTracking && !slider.isHighlighted)
    }

    @Test("B3 trace 10: a limit changes in mid-drag", arguments: [false, true])
    func limits(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        let finger = stage.grab(5)
        finger.slide(stage, SliderStage.tenth)
        stage.log.clear()
        stage.slider.maximumValue = 0.4
        #expect(stage.slider.value == 0.4 && stage.log.lines.isEmpty)
        finger.slide(stage, SliderStage.tenth)
        // The finger stands at 0.7 of the travel, its grab apart.
        #expect(stage.slider.value.rounded(toPlaces: 4) == 0.28)
        #expect(stage.log.lines == ["touchDragInside 0.28 moved H", "valueChanged 0.28 moved H"])
        finger.lift()
    }

    @Test("B3 trace 11: not continuous, one event at release, at an end stop too", arguments: [false, true])
    func notContinuous(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.slider.isContinuous = false
        let finger = stage.grab()
        for _ in 1...3 { finger.slide(stage, SliderStage.tenth / 3) }
        finger.lift()
        #expect(
            stage.log.names == ["touchDown", "touchDragInside", "touchDragInside", "touchDragInside", "valueChanged", "touchUpInside"])
        #expect(stage.log.lines[4] == "valueChanged 0.6 ended H")
        stage.log.clear()
        let second = stage.grab()
        second.slide(stage, 400)
        second.slide(stage, 20)
        second.lift()
        #expect(stage.log.names.filter { $0 == "valueChanged" }.count == 1)
        #expect(stage.slider.value == 1)
    }

    @Test("B3 trace 12: a second finger does nothing", arguments: [false, true])
    func secondFinger(multiple: Bool) {
        let stage = SliderStage()
        stage.slider.isMultipleTouchEnabled = multiple
        let first = stage.grab()
        stage.log.clear()
        let second = stage.grab(4)
        second.slide(stage, 50)
        #expect(stage.log.lines.isEmpty && stage.slider.value == 0.5)
        first.lift()
        #expect(stage.log.names == ["valueChanged", "touchUpInside"])
        second.slide(stage, 10)
        second.lift()
        #expect(stage.log.names == ["valueChanged", "touchUpInside"])
    }

    @Test("B3 I1 trace 13: writing the value in its handler keeps the grab", arguments: [false, true])
    func rounding(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        var seen: [Float] = []
        stage.log.onEntry = { entry in
            guard entry.event == "valueChanged" else { return }
            seen.append(stage.slider.value)
            stage.slider.value = (stage.slider.value * 4).rounded() / 4
        }
        let finger = stage.grab(6)
        finger.slide(stage, SliderStage.tenth)
        #expect(stage.slider.value == 0.5)
        finger.slide(stage, SliderStage.tenth)
        #expect(stage.slider.value == 0.75)
        finger.slide(stage, SliderStage.tenth / 2)
        #expect(stage.slider.value == 0.75)
        finger.lift()
        #expect(seen.map { $0.rounded(toPlaces: 4) } == [0.5, 0.6, 0.7, 0.75])
    }

    @Test("B3 trace 15: code sends nothing")
    func code() {
        let stage = SliderStage()
        stage.slider.value = 0.9
        stage.slider.setValue(0.2, animated: true)
        stage.slider.minimumValue = 0.5
        stage.slider.maximumValue = 0.1
        stage.app.wait(1)
        #expect(stage.log.lines.isEmpty)
    }

    @Test("B3 trace 16: the second of two quick taps repeats", arguments: [0.1, 0.5])
    func repeatedTaps(pause: Double) {
        let stage = SliderStage()
        stage.grab().lift()
        stage.log.clear()
        stage.app.wait(pause)
        stage.grab().lift()
        let head = pause < 0.35 ? ["touchDown", "touchDownRepeat"] : ["touchDown"]
        #expect(stage.log.names == head + ["valueChanged", "valueChanged", "touchUpInside"])
    }

    @Test("B3 B8 trace 17: accessibility adjusts by a tenth", arguments: [false, true])
    func accessibility(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.slider.accessibilityIncrement()
        #expect(stage.log.lines == ["valueChanged 0.6 –"])
        #expect(stage.slider.accessibilityValue == "60%")
        stage.slider.accessibilityDecrement()
        stage.slider.value = 0.05
        stage.slider.accessibilityDecrement()
        #expect(stage.slider.value == 0)
        stage.log.clear()
        stage.slider.accessibilityDecrement()
        #expect(stage.log.lines.isEmpty)
    }

    @Test("B3: primaryActionTriggered follows each valueChanged")
    func primary() {
        let stage = SliderStage()
        let log = EventLog(stage.slider, events: ["valueChanged", "primaryActionTriggered"])
        let finger = stage.grab()
        finger.slide(stage, 30)
        finger.lift()
        #expect(log.names == Array(repeating: ["valueChanged", "primaryActionTriggered"], count: 3).flatMap { $0 })
    }

    @Test("B3: a move that keeps the value tells of no change")
    func atTheEnd() {
        let stage = SliderStage(value: 1)
        let finger = stage.grab()
        finger.slide(stage, 20)
        finger.slide(stage, 20)
        finger.lift()
        #expect(
            stage.log.names == ["touchDown", "valueChanged", "touchDragInside", "touchDragInside", "valueChanged", "touchUpInside"])
    }
}

extension Float {
    func rounded(toPlaces places: Int) -> Float {
        let factor = Float([1, 10, 100, 1000, 10_000][places])
        return (self * factor).rounded() / factor
    }
}
