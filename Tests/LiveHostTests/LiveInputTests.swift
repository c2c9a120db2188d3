@_spi(SliderKit) import LiveHost
import Testing
@_spi(SliderKit) import UIKit

@MainActor @Suite struct LiveInputTests {
    let stage = LiveStage()
    var input: LiveInput { stage.host.input }

    @Test("E2: fingers are told apart by their ids: each drags its slider") func fingers() {
        let (upper, lower) = (stage.slider(y: 40), stage.slider(y: 120))
        input.touchBegan(7, at: CGPoint(x: 150, y: 60))
        input.touchBegan(9, at: CGPoint(x: 150, y: 140))
        input.touchMoved(9, to: CGPoint(x: 100, y: 140))
        input.touchMoved(7, to: CGPoint(x: 200, y: 60))
        #expect(upper.value > 0.6 && lower.value < 0.4)
        input.touchEnded(7, at: CGPoint(x: 200, y: 60))
        #expect(!upper.isTracking && lower.isTracking)
        input.touchCancelled(9)
        #expect(!lower.isTracking)
    }

    @Test("H2: points that are none, unknown fingers and too many of them change nothing") func badInput() {
        let slider = stage.slider()
        input.touchBegan(1, at: CGPoint(x: CGFloat.nan, y: 120))
        input.touchMoved(1, to: CGPoint(x: 200, y: 120))
        input.touchEnded(2, at: CGPoint(x: 200, y: 120))
        input.pointerMoved(to: CGPoint(x: CGFloat.infinity, y: 0))
        input.pointerReleased(at: .zero)
        #expect(!input.scrolled(by: CGVector(dx: CGFloat.nan, dy: 1), at: CGPoint(x: 150, y: 120)))
        #expect(!input.keyPressed("NoSuchKey"))
        #expect(slider.value == 0.5 && TouchInjector.liveIDs.isEmpty)
        for finger in 0..<20 { input.touchBegan(finger, at: CGPoint(x: 5, y: 5)) }
        #expect(TouchInjector.liveIDs.count == LiveInput.mostFingers)
        input.attended(false)
        #expect(TouchInjector.liveIDs.isEmpty)
        input.attended(true)
    }

    @Test("B13: a pointer hovers, drags while its first button is held, and hovers again") func pointer() {
        let slider = stage.slider()
        let recognizer = PressNote()
        slider.addAction(UIAction { _ in recognizer.events += 1 }, for: .valueChanged)
        input.pointerMoved(to: CGPoint(x: 150, y: 120))
        #expect(slider.value == 0.5 && TouchInjector.liveIDs.isEmpty)
        input.pointerPressed(at: CGPoint(x: 150, y: 120))
        input.pointerPressed(.secondary, at: CGPoint(x: 150, y: 120))
        #expect(slider.isTracking && TouchInjector.liveIDs.count == 1)
        input.pointerMoved(to: CGPoint(x: 190, y: 120))
        input.pointerReleased(.secondary, at: CGPoint(x: 190, y: 120))
        #expect(slider.isTracking && slider.value > 0.55 && recognizer.events > 1)
        input.pointerLeft()
        #expect(slider.isTracking)
        input.pointerReleased(at: CGPoint(x: 190, y: 120))
        #expect(!slider.isTracking)
        let value = slider.value
        input.pointerMoved(to: CGPoint(x: 50, y: 120))
        #expect(slider.value == value)
        #expect(input.view(at: CGPoint(x: 150, y: 120)) === slider)
    }

    final class PressNote { var events = 0 }

    @Test("B13: arrows move a slider that a finger touched, Escape takes a drag back, and a wheel turns it") func keysAndWheel() {
        let slider = stage.slider()
        input.touchBegan(1, at: CGPoint(x: 150, y: 120))
        input.touchMoved(1, to: CGPoint(x: 200, y: 120))
        #expect(slider.value > 0.6)
        #expect(input.keyPressed("Escape"))
        input.keyReleased("Escape")
        #expect(slider.value == 0.5 && !slider.isTracking)
        input.touchEnded(1, at: CGPoint(x: 200, y: 120))
        input.keyPressed("ArrowRight")
        input.keyReleased("ArrowRight")
        #expect(slider.value > 0.5)
        let value = slider.value
        #expect(input.scrolled(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 150, y: 120)))
        #expect(slider.value > value)
    }

    @Test("E2: text comes into a field by keys and by input methods, and its delegate may refuse") func text() {
        final class Refusal: NSObject, UITextFieldDelegate {
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { string != "ß" }
        }
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        let delegate = Refusal()
        field.delegate = delegate
        stage.show(field)
        #expect(!input.takesText && !input.typed("a"))
        _ = field.becomeFirstResponder()
        #expect(input.takesText)
        input.keyPressed("a")
        input.keyReleased("a")
        #expect(input.typed("é") && input.typed("漢字") && input.typed("ß"))
        #expect(field.text == "aé漢字")
    }

    @Test("I12: an app that is looked away from resigns, its touches and keys end, and it becomes active again") func attention() {
        let slider = stage.slider()
        var ends: [String] = []
        slider.addAction(UIAction { _ in ends.append("cancel") }, for: .touchCancel)
        input.touchBegan(1, at: CGPoint(x: 150, y: 120))
        input.attended(false)
        #expect(ends == ["cancel"] && UIApplication.shared.applicationState == .inactive)
        input.touchMoved(1, to: CGPoint(x: 200, y: 120))
        #expect(slider.value == 0.5)
        input.attended(true)
        #expect(UIApplication.shared.applicationState == .active)
    }
}
