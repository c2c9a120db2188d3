import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What a slider sends, gesture by gesture: one finger that lifts, leaves or is taken away.
@MainActor @Suite("Traces of UISlider: fingers") struct SliderTraceTests {
    @Test("B3 trace 1: touching the thumb tells at both ends", arguments: SliderWay.all)
    func touch(way: SliderWay) {
        let stage = SliderStage(way)
        stage.grab().lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "valueChanged 0.5 ended H", "touchUpInside 0.5 ended –",
            ])
        #expect(!stage.slider.isTracking && !stage.slider.isTouchInside && stage.primaryActionsFollow)
    }

    @Test("B3 trace 2: the bare track does nothing (3)", arguments: SliderWay.all, [20.0, 260.0])
    func bareTrack(way: SliderWay, x: Double) {
        let stage = SliderStage(way)
        let finger = stage.app.touchDown(at: stage.point(x))
        #expect(!stage.slider.isHighlighted && !stage.slider.isTracking)
        finger.slide(stage, 40)
        #expect(!stage.slider.isHighlighted)
        finger.lift()
        #expect(stage.everything.lines.isEmpty)
        #expect(stage.slider.value == 0.5)
    }

    @Test("B3 trace 3: a drag tells of each move, wherever it grabbed (4)", arguments: SliderWay.all, [-14.0, 0, 9])
    func drag(way: SliderWay, grab: Double) {
        let stage = SliderStage(way)
        let finger = stage.grab(grab)
        for _ in 1...3 { finger.slide(stage, stage.tenth / 3) }
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "touchDragInside 0.5333 moved H", "valueChanged 0.5333 moved H",
                "touchDragInside 0.5667 moved H", "valueChanged 0.5667 moved H", "touchDragInside 0.6 moved H",
                "valueChanged 0.6 moved H", "valueChanged 0.6 ended H", "touchUpInside 0.6 ended –",
            ])
        #expect(stage.primaryActionsFollow)
    }

    @Test("B3 trace 4: within 70 points a drag is inside", arguments: SliderWay.all)
    func slop(way: SliderWay) {
        let stage = SliderStage(way)
        let finger = stage.grab()
        for _ in 1...3 { finger.slide(stage, stage.tenth / 3, -20) }
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "touchDragInside 0.5333 moved H", "valueChanged 0.5333 moved H",
                "touchDragInside 0.5667 moved H", "valueChanged 0.5667 moved H", "touchDragInside 0.6 moved H",
                "valueChanged 0.6 moved H", "valueChanged 0.6 ended H", "touchUpInside 0.6 ended –",
            ])
        #expect(stage.primaryActionsFollow)
    }

    @Test("B3 I2 trace 4: the 70 points count from the bounds, on each side", arguments: SliderWay.all)
    func slopEdges(way: SliderWay) {
        let stage = SliderStage(way, value: 0)
        let finger = stage.grab()
        for (place, isInside) in [
            (stage.point(140, -69), true), (stage.point(140, -71), false), (stage.point(140, 103), true), (stage.point(140, 105), false),
            (stage.point(-69), true), (stage.point(-71), false), (stage.point(349), true), (stage.point(351), false),
        ] {
            finger.move(to: place)
            #expect(stage.slider.isTouchInside == isInside, "\(place)")
        }
        finger.lift()
    }

    @Test("B3 I9 trace 5: out beyond the slop and back, highlighted all the time", arguments: SliderWay.all)
    func outAndBack(way: SliderWay) {
        let stage = SliderStage(way)
        let finger = stage.grab()
        finger.slide(stage, 0, 90)
        finger.slide(stage, stage.tenth)
        #expect(stage.slider.isHighlighted && stage.slider.isTracking && !stage.slider.isTouchInside)
        finger.slide(stage, 0, -90)
        finger.slide(stage, stage.tenth)
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "touchDragExit 0.5 moved H", "touchDragOutside 0.5 moved H",
                "touchDragOutside 0.6 moved H", "valueChanged 0.6 moved H", "touchDragEnter 0.6 moved H", "touchDragInside 0.6 moved H",
                "touchDragInside 0.7 moved H", "valueChanged 0.7 moved H", "valueChanged 0.7 ended H", "touchUpInside 0.7 ended –",
            ])
        #expect(stage.primaryActionsFollow)
    }

    @Test("B3 trace 6: lifting outside (7)", arguments: SliderWay.current)
    func liftOutside(way: SliderWay) {
        let stage = SliderStage(way)
        let finger = stage.grab()
        finger.slide(stage, stage.tenth, 100)
        finger.lift()
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "touchDragExit 0.6 moved H", "touchDragOutside 0.6 moved H",
                "valueChanged 0.6 moved H", "valueChanged 0.6 ended H", "touchUpOutside 0.6 ended –",
            ])
        #expect(stage.primaryActionsFollow && !stage.slider.isTracking)
    }

    @Test("B3 trace 7: the system cancels (25)", arguments: SliderWay.current, [true, false])
    func cancel(way: SliderWay, continuous: Bool) {
        let stage = SliderStage(way)
        stage.slider.isContinuous = continuous
        let finger = stage.grab()
        finger.slide(stage, stage.tenth)
        stage.clearLogs()
        finger.cancel()
        #expect(
            stage.log.lines == (continuous ? ["touchCancel 0.6 cancelled –"] : ["valueChanged 0.6 cancelled H", "touchCancel 0.6 cancelled –"]))
        #expect(stage.slider.value.rounded(toPlaces: 4) == 0.6 && !stage.slider.isHighlighted && !stage.slider.isTracking)
        #expect(stage.primaryActionsFollow)
        // The next touch begins anew.
        stage.clearLogs()
        stage.grab().lift()
        #expect(stage.log.names.first == "touchDown" && stage.log.names.last == "touchUpInside")
    }

    @Test("B3 trace 8: disabled in mid-drag", arguments: SliderWay.current)
    func disable(way: SliderWay) {
        let stage = SliderStage(way)
        let finger = stage.grab()
        finger.slide(stage, stage.tenth)
        stage.clearLogs()
        stage.slider.isEnabled = false
        #expect(stage.log.lines == ["touchCancel 0.6 –"])
        finger.slide(stage, 40)
        stage.slider.isEnabled = true
        finger.slide(stage, 40)
        stage.slider.isEnabled = false
        finger.lift()
        #expect(stage.everything.lines == ["touchCancel 0.6 –"])
        #expect(stage.slider.state == .disabled && stage.slider.value.rounded(toPlaces: 4) == 0.6)
    }

    /// What takes a slider from under a finger.
    enum Loss: CaseIterable {
        case removed, ancestorRemoved, hidden, ancestorHidden, windowHidden, interactionOff, ancestorInteractionOff, covered
    }

    @Test("B3 I12 trace 9: removed, hidden or covered in mid-drag (7)", arguments: SliderWay.current, Loss.allCases)
    func remove(way: SliderWay, loss: Loss) {
        final class Slider: UISlider {
            var cancels: [UIEvent?] = []
            override func cancelTracking(with event: UIEvent?) {
                cancels.append(event)
                super.cancelTracking(with: event)
            }
        }
        let slider = Slider()
        let stage = SliderStage(way, slider: slider)
        let controller = UIViewController()
        stage.app.show(controller)
        let outer = UIView(frame: stage.app.window.bounds), box = UIView(frame: outer.bounds)
        controller.view.addSubview(outer)
        outer.addSubview(box)
        box.addSubview(slider)
        stage.app.wait(0.02)
        let finger = stage.grab()
        finger.slide(stage, stage.tenth)
        stage.clearLogs()
        switch loss {
        case .removed: slider.removeFromSuperview()
        case .ancestorRemoved: outer.removeFromSuperview()
        case .hidden: slider.isHidden = true
        case .ancestorHidden: outer.isHidden = true
        case .windowHidden: stage.app.window.isHidden = true
        case .interactionOff: slider.isUserInteractionEnabled = false
        case .ancestorInteractionOff: outer.isUserInteractionEnabled = false
        case .covered:
            let cover = UIViewController()
            cover.modalPresentationStyle = .overCurrentContext
            controller.present(cover, animated: false)
            stage.app.wait(0.1)
        }
        #expect(stage.log.lines == ["touchCancel 0.6 –"])
        #expect(slider.cancels.count == 1 && slider.cancels.first! == nil)
        finger.slide(stage, 30)
        finger.lift()
        #expect(stage.everything.lines == ["touchCancel 0.6 –"])
        #expect(!slider.isTracking && !slider.isHighlighted && slider.value.rounded(toPlaces: 4) == 0.6)
    }
}
