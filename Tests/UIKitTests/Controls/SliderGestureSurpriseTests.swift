import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor private final class Hearer: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func hear(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    static let action = Selector("hear:", Hearer.hear)
}

@MainActor @Suite("Sliders among recognisers") struct SliderGestureSurpriseTests {
    private let stage = SliderStage()
    private let hearer = Hearer()
    private var slider: UISlider { stage.slider }

    private var ends: [String] { stage.log.names.filter { $0.hasPrefix("touchUp") || $0 == "touchCancel" } }

    @Test("I4: a long press on the slider cancels the touch once; with cancelsTouchesInView off both go on", arguments: [true, false])
    func longPress(cancels: Bool) {
        let press = UILongPressGestureRecognizer(target: hearer, action: Hearer.action)
        press.cancelsTouchesInView = cancels
        slider.addGestureRecognizer(press)
        let finger = stage.grab()
        stage.app.wait(0.6)
        #expect(slider.isTracking != cancels && hearer.states == [.began])
        finger.slide(stage, SliderStage.tenth)
        #expect((slider.value == 0.5) == cancels)
        finger.lift()
        #expect(hearer.states == [.began, .changed, .ended])
        #expect(ends == [cancels ? "touchCancel" : "touchUpInside"])
    }

    @Test("I4: a double tap that waits delays the slider's end, and its failure lets it through")
    func doubleTap() {
        let tap = UITapGestureRecognizer(target: hearer, action: Hearer.action)
        tap.numberOfTapsRequired = 2
        slider.addGestureRecognizer(tap)
        stage.grab().lift()
        stage.app.wait(0.5)
        #expect(ends == ["touchUpInside"] && hearer.states.isEmpty && !slider.isTracking)
        stage.log.clear()
        stage.grab().lift()
        stage.grab().lift()
        #expect(hearer.states == [.ended])
        stage.app.wait(0.5)
        let downs = stage.log.names.filter { $0 == "touchDown" }.count
        #expect(ends.count == downs && !slider.isTracking && !slider.isHighlighted)
    }

    @Test("I4: delaysTouchesBegan holds back the touch; a drag through the failed tap is then followed from where it is")
    func delayed() {
        let tap = UITapGestureRecognizer(target: hearer, action: Hearer.action)
        tap.delaysTouchesBegan = true
        slider.addGestureRecognizer(tap)
        let finger = stage.grab()
        #expect(stage.log.names.isEmpty)
        finger.slide(stage, 12)
        finger.slide(stage, 10)
        #expect(slider.isTracking || stage.log.names.isEmpty)
        finger.lift()
        #expect(ends.count == stage.log.names.filter { $0 == "touchDown" }.count)
        #expect(!slider.isTracking && hearer.states.isEmpty)
    }

    @Test("B11: an outer recogniser that recognises together with all does not stop the slider if it cancels no touches")
    func simultaneous() {
        final class Friend: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool { true }
        }
        let friend = Friend()
        let pan = UIPanGestureRecognizer(target: hearer, action: Hearer.action), press = UILongPressGestureRecognizer(target: hearer, action: Hearer.action)
        for recognizer in [pan, press] {
            recognizer.delegate = friend
            recognizer.cancelsTouchesInView = false
            stage.app.window.addGestureRecognizer(recognizer)
        }
        press.minimumPressDuration = 0
        defer { for recognizer in [pan, press] { stage.app.window.removeGestureRecognizer(recognizer) } }
        let finger = stage.grab()
        for _ in 1...3 { finger.slide(stage, 8.1) }
        #expect(slider.value.rounded(toPlaces: 3) == 0.6)
        finger.lift()
        #expect(ends == ["touchUpInside"] && press.state == .possible)
    }

    @Test("I4: a delegate that refuses the slider's touches leaves the slider alone")
    func refusing() {
        final class Refuser: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { !(touch.view is UIControl) }
        }
        let refuser = Refuser()
        let pan = UIPanGestureRecognizer(target: hearer, action: Hearer.action)
        pan.delegate = refuser
        stage.app.window.addGestureRecognizer(pan)
        defer { stage.app.window.removeGestureRecognizer(pan) }
        let finger = stage.grab()
        for _ in 1...4 { finger.slide(stage, 1, 20) }
        #expect(hearer.states.isEmpty && slider.isTracking)
        finger.lift()
    }

    @Test("I4: the slider goes, with its recogniser, inside the recogniser's action; the next touch finds another slider there")
    func goes() {
        @MainActor final class Remover: NSObject {
            var count = 0
            func act(_ recognizer: UIGestureRecognizer) {
                count += 1
                recognizer.view?.removeFromSuperview()
            }
        }
        let remover = Remover()
        slider.addGestureRecognizer(UITapGestureRecognizer(target: remover, action: Selector("act:", Remover.act)))
        let below = UISlider(frame: SliderStage.frame)
        below.value = 0.5
        stage.app.window.insertSubview(below, belowSubview: slider)
        stage.grab().lift()
        #expect(remover.count == 1 && slider.window == nil && !slider.isTracking && ends.count == 1)
        let finger = stage.app.touchDown(at: CGPoint(x: 240, y: 217))
        #expect(below.isTracking)
        finger.lift()
    }

    @Test("B13: a value set, limits crossed or the slider disabled inside its own tracking hooks")
    func hooks() {
        final class Meddler: UISlider {
            var deed: ((Meddler) -> Void)?
            var hook = ""
            func meddle(_ name: String) {
                guard name == hook, let deed else { return }
                self.deed = nil
                deed(self)
            }
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                let result = super.beginTracking(touch, with: event)
                meddle("begin")
                return result
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                let result = super.continueTracking(touch, with: event)
                meddle("continue")
                return result
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                super.endTracking(touch, with: event)
                meddle("end")
            }
            override func cancelTracking(with event: UIEvent?) {
                super.cancelTracking(with: event)
                meddle("cancel")
            }
        }
        let deeds: [(Meddler) -> Void] = [
            { $0.isEnabled = false }, { $0.removeFromSuperview() }, { $0.isHidden = true }, { $0.maximumValue = -3 },
            { $0.setValue(.nan, animated: true) }, { _ in TouchInjector.cancelAll() }, { $0.frame = .null }, { $0.bounds = .infinite },
            { $0.sendActions(for: .allEvents) }, { $0.cancelTracking(with: nil) },
        ]
        for hook in ["begin", "continue", "end", "cancel"] {
            for (index, deed) in deeds.enumerated() {
                let slider = Meddler()
                let stage = SliderStage(slider: slider)
                slider.hook = hook
                slider.deed = deed
                let finger = stage.grab()
                finger.slide(stage, 20)
                if hook == "cancel" { finger.cancel() } else { finger.lift() }
                #expect(!slider.isTracking && !slider.isHighlighted, "\(hook) \(index)")
                #expect(slider.value.isFinite && slider.value >= slider.minimumValue && slider.value <= slider.maximumValue)
                if index != 8 {
                    let downs = stage.log.names.filter { $0 == "touchDown" }.count
                    let ends = stage.log.names.filter { $0.hasPrefix("touchUp") || $0 == "touchCancel" }.count
                    #expect(ends == downs, "\(hook) \(index): \(stage.log.names)")
                }
                _ = stage.app.picture()
                stage.app.wait(0.5)
            }
        }
    }
}
