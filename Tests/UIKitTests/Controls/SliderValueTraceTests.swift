import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What a slider sends while its limits and value change, to several fingers, and without a finger.
@MainActor @Suite("Traces of UISlider: values and fingers") struct SliderValueTraceTests {
    @Test("B3 trace 10: the maximum changes in mid-drag", arguments: SliderWay.all)
    func maximum(way: SliderWay) {
        let stage = SliderStage(way)
        let finger = stage.grab(5)
        finger.slide(stage, stage.tenth)
        stage.clearLogs()
        stage.slider.maximumValue = 0.4
        #expect(stage.slider.value == 0.4 && stage.everything.lines.isEmpty && stage.slider.isTracking)
        finger.slide(stage, stage.tenth)
        // The finger stands at 0.7 of the travel, its grab apart.
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDragInside 0.28 moved H", "valueChanged 0.28 moved H", "valueChanged 0.28 ended H", "touchUpInside 0.28 ended –",
            ])
        #expect(stage.primaryActionsFollow)
    }

    @Test("B3 trace 10: the minimum changes in mid-drag", arguments: SliderWay.all)
    func minimum(way: SliderWay) {
        let stage = SliderStage(way)
        let finger = stage.grab(-5)
        finger.slide(stage, -stage.tenth)
        stage.clearLogs()
        stage.slider.minimumValue = 0.6
        #expect(stage.slider.value == 0.6 && stage.everything.lines.isEmpty && stage.slider.isTracking)
        finger.slide(stage, -stage.tenth)
        // 0.3 of the travel from 0.6 to 1.
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDragInside 0.72 moved H", "valueChanged 0.72 moved H", "valueChanged 0.72 ended H", "touchUpInside 0.72 ended –",
            ])
    }

    @Test("B3 trace 11: not continuous, one event at release, at an end stop too (11)", arguments: SliderWay.all)
    func notContinuous(way: SliderWay) {
        let stage = SliderStage(way)
        stage.slider.isContinuous = false
        let finger = stage.grab()
        for _ in 1...3 { finger.slide(stage, stage.tenth / 3) }
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "touchDragInside 0.5333 moved H", "touchDragInside 0.5667 moved H", "touchDragInside 0.6 moved H",
                "valueChanged 0.6 ended H", "touchUpInside 0.6 ended –",
            ])
        #expect(stage.primaryActionsFollow)
        for distance: CGFloat in [400, -500] {
            stage.clearLogs()
            let second = stage.grab()
            second.slide(stage, distance)
            second.slide(stage, distance / 20)
            second.lift()
            #expect(stage.log.names.filter { $0 == "valueChanged" }.count == 1)
            #expect(stage.slider.value == (distance > 0 ? 1 : 0))
        }
    }

    @Test("B3 I9 trace 12: a second finger does nothing", arguments: SliderWay.current, [false, true])
    func secondFinger(way: SliderWay, multiple: Bool) {
        let stage = SliderStage(way)
        stage.slider.isMultipleTouchEnabled = multiple
        let first = stage.grab()
        stage.clearLogs()
        let second = stage.grab(4)
        second.slide(stage, 50)
        #expect(stage.everything.lines.isEmpty && stage.slider.value == 0.5)
        first.slide(stage, stage.tenth)
        first.lift()
        let heard = [
            "touchDragInside 0.6 moved H", "valueChanged 0.6 moved H", "valueChanged 0.6 ended H", "touchUpInside 0.6 ended –",
        ]
        #expect(stage.log.lines == heard)
        second.slide(stage, 10)
        second.lift()
        #expect(stage.log.lines == heard && stage.primaryActionsFollow)
        // Once both are up a finger works again.
        stage.app.wait(1)
        stage.grab().lift()
        #expect(stage.log.names.suffix(4) == ["touchDown", "valueChanged", "valueChanged", "touchUpInside"])
    }

    @Test("B3 I1 trace 13: writing the value in its handler keeps the grab (5)", arguments: SliderWay.all)
    func rounding(way: SliderWay) {
        let stage = SliderStage(way)
        var depth = 0, deepest = 0
        stage.log.onEntry = { entry in
            guard entry.event == "valueChanged" else { return }
            depth += 1
            deepest = max(deepest, depth)
            stage.slider.value = (stage.slider.value * 4).rounded() / 4
            depth -= 1
        }
        let finger = stage.grab(6)
        for (distance, value) in [(stage.tenth, 0.5), (stage.tenth, 0.75), (stage.tenth / 2, 0.75)] as [(CGFloat, Float)] {
            finger.slide(stage, distance)
            #expect(stage.slider.value == value)
            // The thumb stands on the quarter, though the finger does not.
            #expect(abs(stage.thumb.x - stage.point(140 + CGFloat(value - 0.5) * 10 * stage.tenth).x) < 0.001)
        }
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "touchDragInside 0.6 moved H", "valueChanged 0.6 moved H",
                "touchDragInside 0.7 moved H", "valueChanged 0.7 moved H", "touchDragInside 0.75 moved H",
                "valueChanged 0.75 ended H", "touchUpInside 0.75 ended –",
            ])
        #expect(deepest == 1)
    }

    @Test("B3 I1 trace 13: what is written before the first move, with a change of state after it, keeps the grab too", arguments: SliderWay.all)
    func writtenEarly(way: SliderWay) {
        let stage = SliderStage(way)
        let finger = stage.grab(4)
        stage.slider.value = 0.9
        stage.slider.isSelected = true
        stage.slider.isHighlighted = false
        finger.slide(stage, stage.tenth)
        #expect(stage.slider.value.rounded(toPlaces: 4) == 0.6)
        finger.lift()
    }

    @Test("B3 trace 15: code sends nothing (26)", arguments: SliderWay.current)
    func code(way: SliderWay) {
        let stage = SliderStage(way)
        stage.slider.value = 0.9
        stage.slider.setValue(0.2, animated: true)
        stage.slider.setValue(0.9, animated: true)
        stage.slider.minimumValue = 0.95
        stage.slider.maximumValue = 0.1
        stage.slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 3)
        stage.app.wait(1)
        #expect(stage.everything.lines.isEmpty)
        // Nor while a finger is down.
        stage.slider.maximumValue = 1
        let finger = stage.grab()
        stage.clearLogs()
        stage.slider.value = 0.9
        stage.slider.setValue(0.2, animated: true)
        stage.app.wait(1)
        #expect(stage.everything.lines.isEmpty)
        finger.lift()
    }

    @Test("B3 I2 trace 16: the second of two quick taps repeats", arguments: SliderWay.current, [0.1, 0.5])
    func repeatedTaps(way: SliderWay, pause: Double) {
        let stage = SliderStage(way)
        stage.grab().lift()
        stage.clearLogs()
        stage.app.wait(pause)
        stage.grab().lift()
        let head = pause < 0.35 ? ["touchDown 0.5 began H", "touchDownRepeat 0.5 began H"] : ["touchDown 0.5 began H"]
        #expect(stage.log.lines == head + ["valueChanged 0.5 began H", "valueChanged 0.5 ended H", "touchUpInside 0.5 ended –"])
        #expect(stage.primaryActionsFollow)
    }

    @Test("B3 B8 trace 17: accessibility adjusts by a tenth of the range", arguments: SliderWay.current)
    func accessibility(way: SliderWay) {
        let stage = SliderStage(way)
        stage.slider.accessibilityIncrement()
        #expect(stage.log.lines == ["valueChanged 0.6 –"] && stage.primaryActionsFollow)
        #expect(stage.slider.accessibilityValue == "60%")
        stage.slider.accessibilityDecrement()
        #expect(stage.log.lines == ["valueChanged 0.6 –", "valueChanged 0.5 –"])
        stage.slider.maximumValue = 20
        stage.slider.minimumValue = -20
        stage.slider.value = 0
        stage.clearLogs()
        stage.slider.accessibilityDecrement()
        #expect(stage.log.lines == ["valueChanged -4 –"])
        for (value, end) in [(-18, -20), (20, 20)] as [(Float, Float)] {
            stage.slider.value = value
            stage.clearLogs()
            if value < 0 { stage.slider.accessibilityDecrement() } else { stage.slider.accessibilityIncrement() }
            #expect(stage.slider.value == end && stage.log.lines == (value == end ? [] : ["valueChanged -20 –"]))
        }
        // At a limit there is nothing to tell.
        stage.slider.value = -20
        stage.clearLogs()
        stage.slider.accessibilityDecrement()
        #expect(stage.everything.lines.isEmpty)
        // One that is disabled does not move.
        stage.slider.isEnabled = false
        stage.slider.accessibilityIncrement()
        #expect(stage.slider.value == -20 && stage.everything.lines.isEmpty)
    }

    @Test("B3 B7 trace 20: from right to left dragging left raises, as dragging right does from left to right", arguments: SliderLook.allCases)
    func directions(look: SliderLook) {
        var lines: [[String]] = []
        for mirrored in [false, true] {
            let stage = SliderStage(SliderWay(isMirrored: mirrored, look: look))
            let finger = stage.grab()
            finger.move(by: mirrored ? -stage.tenth : stage.tenth)
            #expect(stage.slider.value.rounded(toPlaces: 4) == 0.6)
            finger.move(by: mirrored ? 3 * stage.tenth : -3 * stage.tenth)
            #expect(stage.slider.value.rounded(toPlaces: 4) == 0.3)
            finger.lift()
            lines.append(stage.everything.lines)
        }
        #expect(lines[0] == lines[1] && lines[0].count == 12)
    }

    @Test("B3: a move that keeps the value tells of no change (8)", arguments: SliderWay.current)
    func atTheEnd(way: SliderWay) {
        let stage = SliderStage(way, value: 1)
        let finger = stage.grab()
        finger.slide(stage, 20)
        finger.slide(stage, 20)
        finger.lift()
        #expect(
            stage.log.names == ["touchDown", "valueChanged", "touchDragInside", "touchDragInside", "valueChanged", "touchUpInside"])
        #expect(stage.primaryActionsFollow)
    }

    @Test("B3: the event that comes with valueChanged holds the finger that moved, in the looks alike (9, 10)", arguments: SliderWay.all)
    func eventsWithTouches(way: SliderWay) {
        @MainActor final class Listener: NSObject {
            var phases: [UITouch.Phase] = []
            func changed(_ slider: UISlider, _ event: UIEvent) {
                phases += (event.touches(for: slider) ?? []).map(\.phase)
            }
        }
        let stage = SliderStage(way)
        let listener = Listener()
        stage.slider.addTarget(listener, action: Selector("changed:event:", Listener.changed), for: .valueChanged)
        // Another finger elsewhere is in the event too, and must not be taken for this one.
        let other = stage.app.touchDown(at: CGPoint(x: 10, y: 10))
        let finger = stage.grab()
        finger.slide(stage, stage.tenth)
        finger.lift()
        other.lift()
        #expect(listener.phases == [.began, .moved, .ended])
    }
}

extension Float {
    func rounded(toPlaces places: Int) -> Float {
        let factor = Float([1, 10, 100, 1000, 10_000][places])
        return (self * factor).rounded() / factor
    }
}
