import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Escape in a slider's drag") struct SliderEscapeTests {
    @Test("B3 trace 19: Escape brings the value back, then cancels; the finger is done for", arguments: [false, true], [true, false])
    func trace19(mirrored: Bool, continuous: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.slider.isContinuous = continuous
        let finger = stage.grab()
        finger.slide(stage, SliderStage.tenth)
        #expect(abs(stage.slider.value - 0.6) < 1e-6)
        stage.log.clear()
        stage.app.typeKey("Escape")
        #expect(stage.slider.value == 0.5 && !stage.slider.isHighlighted && !stage.slider.isTracking && !stage.slider.isFocused)
        #expect(stage.log.lines == ["valueChanged 0.5 cancelled H", "touchCancel 0.5 cancelled –"])
        finger.slide(stage, 50)
        finger.lift()
        #expect(stage.log.lines.count == 2 && stage.slider.value == 0.5)
        let next = stage.grab()
        next.slide(stage, SliderStage.tenth)
        #expect(abs(stage.slider.value - 0.6) < 1e-6)
        next.lift()
    }

    @Test("B13: Escape before any move only cancels", arguments: [false, true])
    func unmoved(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        _ = stage.grab(5)
        stage.log.clear()
        stage.app.typeKey("Escape")
        #expect(stage.log.lines == ["touchCancel 0.5 cancelled –"])
    }

    @Test("B13: Escape is for the dragged slider, whatever has the focus; the next one goes on up the chain")
    func others() {
        let stage = SliderStage()
        let other = UISlider(frame: CGRect(x: 100, y: 50, width: 100, height: 34))
        let listener = SliderKeyTests.Listener(frame: stage.app.window.bounds)
        stage.app.window.insertSubview(listener, at: 0)
        listener.addSubview(other)
        listener.addSubview(stage.slider)
        stage.system?.requestFocusUpdate(to: other)
        stage.app.host.commit()
        #expect(other.isFocused)
        let finger = stage.grab()
        finger.slide(stage, SliderStage.tenth)
        stage.app.typeKey("Escape")
        #expect(stage.slider.value == 0.5 && !stage.slider.isTracking && listener.heard.isEmpty)
        stage.app.typeKey("Escape")
        #expect(listener.heard == ["began Escape", "ended Escape"])
    }

    @Test("B13: after Escape in a scroll view the finger does not scroll")
    func scrollView() {
        let stage = SliderStage()
        let scroll = UIScrollView(frame: stage.app.window.bounds)
        scroll.contentSize = CGSize(width: 480, height: 2000)
        stage.app.show(scroll)
        scroll.addSubview(stage.slider)
        let finger = stage.grab()
        finger.slide(stage, 12)
        finger.slide(stage, 20)
        #expect(stage.slider.isTracking)
        stage.app.typeKey("Escape")
        finger.move(by: 0, -200)
        #expect(scroll.contentOffset.y == 0 && stage.slider.value == 0.5)
        finger.lift()
    }

    @Test("B13: a subclass hears of Escape as of any cancelled touch, and restores through its setValue")
    func subclass() {
        final class Noting: UISlider {
            var notes: [String] = []
            override func setValue(_ value: Float, animated: Bool) {
                notes.append("set \(value)")
                super.setValue(value, animated: animated)
            }
            override func cancelTracking(with event: UIEvent?) {
                notes.append("cancel \(value)")
                super.cancelTracking(with: event)
            }
        }
        let slider = Noting()
        let stage = SliderStage(slider: slider)
        let finger = stage.grab()
        finger.slide(stage, SliderStage.tenth)
        slider.notes = []
        stage.app.typeKey("Escape")
        #expect(slider.notes == ["set 0.5", "cancel 0.5"])
    }

    @Test("B13: a handler that disables or removes the slider at Escape's valueChanged ends it once", arguments: [true, false])
    func handlers(disables: Bool) {
        let stage = SliderStage()
        let finger = stage.grab()
        finger.slide(stage, SliderStage.tenth)
        stage.log.clear()
        stage.slider.addAction(
            UIAction { action in
                let slider = action.sender as? UISlider
                if disables { slider?.isEnabled = false } else { slider?.removeFromSuperview() }
            }, for: .valueChanged)
        stage.app.typeKey("Escape")
        finger.lift()
        #expect(stage.log.names == ["valueChanged", "touchCancel"] && stage.slider.value == 0.5)
    }

    @Test("B13: Escape restores what a caught animation had reached at touch-down")
    func caught() {
        let stage = SliderStage(value: 0.2)
        stage.slider.setValue(0.8, animated: true)
        stage.app.wait(0.1)
        let shown = stage.app.views[""].view == nil ? 0.2 + 0.1 / 0.5 : 0
        let finger = stage.app.touchDown(at: stage.point(CGFloat(shown) * 10 * SliderStage.tenth + 15.5))
        finger.slide(stage, SliderStage.tenth)
        stage.app.typeKey("Escape")
        #expect(abs(Double(stage.slider.value) - shown) < 0.02)
        finger.lift()
    }
}
