import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Pointer over UISlider") struct SliderPointerTests {
    private func overlays(_ stage: SliderStage) -> Int { stage.slider.layer.sublayers?.count ?? 0 }

    @Test("B13: a hovering pointer highlights the thumb, and nothing else of the slider", arguments: [false, true])
    func hover(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.slider.value = 0.25
        let pointer = PointerInjector()
        #expect(stage.slider.interactions.isEmpty)
        pointer.hover(at: stage.point(260), in: stage.app.window)
        #expect(overlays(stage) == 0)
        pointer.hover(at: stage.thumb, in: stage.app.window)
        stage.app.wait(0.3)
        let overlay = stage.slider.layer.sublayers?.last as? CAShapeLayer
        let thumb = stage.slider.thumbRect(
            forBounds: stage.slider.bounds, trackRect: stage.slider.trackRect(forBounds: stage.slider.bounds), value: 0.25)
        #expect(overlay?.path?.boundingBox == thumb && stage.slider.state == .normal)
        pointer.hover(at: stage.thumb, in: stage.app.window)
        #expect(overlays(stage) == 1 && stage.slider.interactions.count == 1)
        pointer.leave()
        stage.app.wait(0.3)
        #expect(overlays(stage) == 0 && stage.log.lines.isEmpty)
    }

    @Test("B13: the highlight ends when the thumb moves from under the pointer, is pressed, or the slider disabled")
    func ends() {
        let stage = SliderStage()
        let pointer = PointerInjector()
        for change in [{ $0.value = 0.9 }, { $0.isEnabled = false }] as [(UISlider) -> Void] {
            stage.slider.value = 0.5
            stage.app.host.commit()
            pointer.hover(at: stage.thumb, in: stage.app.window)
            #expect(overlays(stage) == 1)
            change(stage.slider)
            stage.app.wait(0.3)
            #expect(overlays(stage) == 0)
        }
        stage.slider.isEnabled = true
        pointer.hover(at: stage.thumb, in: stage.app.window)
        TouchInjector.begin(at: stage.thumb, in: stage.app.window, id: 7, buttons: .primary)
        stage.app.wait(0.3)
        #expect(overlays(stage) == 0)
        TouchInjector.cancel(id: 7)
    }

    @Test("B3 trace 3: a mouse drags as a finger does", arguments: [false, true])
    func mouse(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        let start = stage.thumb
        TouchInjector.begin(at: start, in: stage.app.window, id: 7, buttons: .primary)
        TouchInjector.move(to: CGPoint(x: start.x + stage.sign * SliderStage.tenth, y: start.y), in: stage.app.window, id: 7)
        TouchInjector.end(id: 7)
        #expect(
            stage.log.lines == [
                "touchDown 0.5 began H", "valueChanged 0.5 began H", "touchDragInside 0.6 moved H", "valueChanged 0.6 moved H",
                "valueChanged 0.6 ended H", "touchUpInside 0.6 ended –",
            ])
    }

    @Test("B13: the secondary button does nothing to a slider, takes no focus and is no tap but for who asks for it")
    func secondary() {
        let stage = SliderStage()
        let tap = UITapGestureRecognizer(), menu = UITapGestureRecognizer()
        menu.buttonMaskRequired = .secondary
        var states: [String] = []
        for (name, recognizer) in [("tap", tap), ("menu", menu)] {
            recognizer.addTarget(Hearer { states.append(name) }.keep(), action: Hearer.selector)
            stage.app.window.addGestureRecognizer(recognizer)
        }
        TouchInjector.begin(at: stage.thumb, in: stage.app.window, id: 7, buttons: .secondary)
        #expect(!stage.slider.isTracking && !stage.slider.isHighlighted)
        TouchInjector.end(id: 7)
        #expect(stage.log.lines.isEmpty && states == ["menu"])
        stage.app.typeKey("End")
        #expect(stage.slider.value == 0.5)
        Hearer.kept = []
    }

    /// Hears of a recogniser.
    @MainActor final class Hearer: NSObject {
        static var kept: [Hearer] = []
        static let selector = Selector("hear", Hearer.hear)
        let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
        func keep() -> Hearer {
            Hearer.kept.append(self)
            return self
        }
        func hear() { action() }
    }
}
