import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Keys of UISlider") struct SliderKeyTests {
    /// How a slider stands: quarter turns clockwise, and its direction.
    struct Stand: CustomStringConvertible, Sendable {
        var turns: Int
        var mirrored: Bool
        var description: String { "\(turns) turns, \(mirrored ? "RTL" : "LTR")" }
        static let all: [Stand] = [0, 1, 2, 3].flatMap { turns in [false, true].map { Stand(turns: turns, mirrored: $0) } }
    }

    /// The slider pattern of the ARIA Authoring Practices, from 50 of 100: key, then the values for LTR and RTL of a slider that lies, stands with
    /// its end down, lies upside down, and stands with its end up.
    nonisolated static let pattern: [(key: String, values: [Float])] = [
        ("ArrowRight", [51, 49, 51, 49, 49, 51, 51, 49]),
        ("ArrowLeft", [49, 51, 49, 51, 51, 49, 49, 51]),
        ("ArrowUp", [51, 51, 51, 51, 51, 51, 51, 51]),
        ("ArrowDown", [49, 49, 49, 49, 49, 49, 49, 49]),
        ("PageUp", [60, 60, 60, 60, 60, 60, 60, 60]),
        ("PageDown", [40, 40, 40, 40, 40, 40, 40, 40]),
        ("Home", [0, 0, 0, 0, 0, 0, 0, 0]),
        ("End", [100, 100, 100, 100, 100, 100, 100, 100]),
    ]

    private func stage(_ stand: Stand = Stand(turns: 0, mirrored: false), slider: UISlider? = nil) -> SliderStage {
        let stage = SliderStage(mirrored: stand.mirrored, slider: slider)
        stage.slider.transform = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(stand.turns))
        stage.app.typeKey("Tab")
        #expect(stage.slider.isFocused)
        return stage
    }

    @Test("B13, APG: each key's value, in every direction", arguments: Array(Stand.all.enumerated().map { $0 }), pattern.map(\.key))
    func table(stand: (offset: Int, element: Stand), key: String) throws {
        let expected = try #require(SliderKeyTests.pattern.first { $0.key == key }).values[stand.offset]
        let stage = stage(stand.element)
        (stage.slider.minimumValue, stage.slider.maximumValue) = (0, 100)
        stage.slider.value = 50
        stage.app.typeKey(key)
        #expect(stage.slider.value == expected)
        #expect(stage.log.lines == ["valueChanged \(Int(expected)) –"])
    }

    @Test("B13: at a limit no key does anything", arguments: [0, 1] as [Float], [false, true])
    func limits(value: Float, mirrored: Bool) {
        let stage = stage(Stand(turns: 0, mirrored: mirrored))
        stage.slider.value = value
        let outward = value == 0 ? [mirrored ? "ArrowRight" : "ArrowLeft", "ArrowDown", "PageDown", "Home"] : [mirrored ? "ArrowLeft" : "ArrowRight", "ArrowUp", "PageUp", "End"]
        for key in outward { stage.app.typeKey(key) }
        #expect(stage.log.lines.isEmpty && stage.slider.value == value && stage.slider.isFocused)
    }

    @Test("B3 trace 18: a key tells by valueChanged with no touch, then primaryActionTriggered", arguments: [false, true], [true, false])
    func trace18(mirrored: Bool, continuous: Bool) {
        let stage = stage(Stand(turns: 0, mirrored: mirrored))
        stage.slider.isContinuous = continuous
        let all = EventLog(stage.slider, events: ["valueChanged", "primaryActionTriggered", "touchDown", "touchCancel", "touchUpInside"])
        stage.app.typeKey(mirrored ? "ArrowLeft" : "ArrowRight")
        #expect(all.lines == ["valueChanged 0.51 –", "primaryActionTriggered 0.51 –"])
        stage.app.typeKey("PageUp")
        stage.app.typeKey("Home")
        #expect(stage.log.lines == ["valueChanged 0.51 –", "valueChanged 0.61 –", "valueChanged 0 –"])
    }

    @Test("B13: steps are hundredths of the range, and do not drift")
    func drift() {
        let stage = stage()
        (stage.slider.minimumValue, stage.slider.maximumValue) = (-1, 2)
        stage.slider.value = -1
        for _ in 0..<100 { stage.app.typeKey("ArrowUp") }
        #expect(stage.slider.value == 2 && stage.log.lines.count == 100)
        for _ in 0..<10 { stage.app.typeKey("PageDown") }
        #expect(stage.slider.value == -1 && stage.log.lines.count == 110)
        stage.slider.value = -1 + 3 * 0.105
        stage.app.typeKey("ArrowUp")
        #expect(abs(stage.slider.value - (-1 + 3 * 0.115)) < 1e-6)
    }

    @Test("B13: with ticks, arrows go from tick to tick, pages a tenth but a tick at least, and the ends are the last that can be reached", arguments: [false, true])
    func ticks(onlyTicks: Bool) {
        let stage = stage()
        stage.slider.trackConfiguration = .init(allowsTickValuesOnly: onlyTicks, enabledRange: 0.2...1, numberOfTicks: 41)
        stage.slider.value = 0.5
        for key in ["ArrowRight", "PageUp", "PageDown", "ArrowDown", "Home", "ArrowLeft", "End"] { stage.app.typeKey(key) }
        #expect(
            stage.log.lines == [
                "valueChanged 0.525 –", "valueChanged 0.625 –", "valueChanged 0.525 –", "valueChanged 0.5 –", "valueChanged 0.2 –",
                "valueChanged 1 –",
            ])
        stage.slider.trackConfiguration = .init(allowsTickValuesOnly: onlyTicks, numberOfTicks: 5)
        stage.slider.value = 0.5
        stage.log.clear()
        stage.app.typeKey("PageDown")
        stage.app.typeKey("ArrowUp")
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -9), at: CGPoint(x: 240, y: 217))
        #expect(stage.log.lines == ["valueChanged 0.25 –", "valueChanged 0.5 –", "valueChanged 1 –"])
    }

    @Test("B13: no range, the widest range and one of a few floats")
    func oddRanges() {
        let stage = stage()
        for (low, high) in [(1, 1), (-Float.greatestFiniteMagnitude, .greatestFiniteMagnitude), (1, Float(1).nextUp.nextUp)] as [(Float, Float)] {
            (stage.slider.maximumValue, stage.slider.minimumValue) = (high, low)
            for (key, _) in SliderKeyTests.pattern {
                stage.app.typeKey(key)
                #expect(stage.slider.value >= low && stage.slider.value <= high)
            }
            #expect(stage.slider.value == high)
        }
    }

    @Test("B13: an override of setValue is used, and decides whether the value changed")
    func subclass() {
        final class Quarters: UISlider {
            var asked: [Float] = []
            override func setValue(_ value: Float, animated: Bool) {
                asked.append(value)
                super.setValue((value * 4).rounded() / 4, animated: animated)
            }
        }
        let slider = Quarters()
        let stage = stage(slider: slider)
        slider.asked = []
        stage.app.typeKey("ArrowRight")
        stage.app.typeKey("End")
        #expect(slider.asked == [0.51, 1])
        #expect(stage.log.lines == ["valueChanged 1 –"])
    }

    /// A view that hears what its slider leaves.
    final class Listener: UIView {
        var heard: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
        private func note(_ what: String, _ presses: Set<UIPress>) {
            heard += presses.map { "\(what) \($0.key.map { "\($0.keyCode)".replacingOccurrences(of: "keyboard", with: "") } ?? "")" }
        }
    }

    final class ResponderSlider: UISlider {
        override var canBecomeFirstResponder: Bool { true }
    }

    private func listening(_ slider: UISlider) -> (SliderStage, Listener) {
        let stage = SliderStage(slider: slider)
        let listener = Listener(frame: stage.app.window.bounds)
        stage.app.show(listener)
        listener.addSubview(slider)
        return (stage, listener)
    }

    @Test("B13: other keys, and keys with Command, Control or Option, go up the chain with their release; Shift changes nothing")
    func unhandled() {
        let (stage, listener) = listening(UISlider())
        stage.app.typeKey("Tab")
        for flags in [UIKeyModifierFlags.command, .control, .alternate] { stage.app.typeKey("ArrowRight", modifierFlags: flags) }
        stage.app.typeKey("a")
        stage.app.typeKey("Escape")
        #expect(stage.log.lines.isEmpty)
        #expect(
            listener.heard.filter { !$0.contains("Tab") } == ["began RightArrow", "ended RightArrow"].repeated(3) + ["began A", "ended A", "began Escape", "ended Escape"])
        listener.heard = []
        stage.system?.requestFocusUpdate(to: stage.slider)
        stage.app.host.commit()
        stage.app.typeKey("ArrowRight", modifierFlags: .shift)
        #expect(stage.slider.value == 0.51 && listener.heard.isEmpty)
    }

    @Test("B13: a disabled slider, and one without interaction, leaves its keys to others")
    func disabled() {
        let slider = ResponderSlider()
        let (stage, listener) = listening(slider)
        #expect(slider.becomeFirstResponder())
        stage.app.typeKey("ArrowRight")
        #expect(slider.value == 0.51 && listener.heard.isEmpty)
        slider.isEnabled = false
        stage.app.typeKey("ArrowRight")
        slider.isEnabled = true
        slider.isUserInteractionEnabled = false
        stage.app.typeKey("End")
        #expect(slider.value == 0.51 && listener.heard == ["began RightArrow", "ended RightArrow", "began End", "ended End"])
    }

    @Test("B13: a held key repeats on the host's clock until it is released", arguments: [false, true])
    func held(mirrored: Bool) {
        let stage = stage(Stand(turns: 0, mirrored: mirrored))
        stage.app.holdKey(mirrored ? "ArrowLeft" : "ArrowRight")
        stage.app.wait(0.49)
        #expect(stage.slider.value == 0.51)
        stage.app.wait(0.02)
        #expect(stage.slider.value == 0.52)
        stage.app.wait(3.5 / 12)
        #expect(stage.slider.value == 0.55 && stage.log.lines.count == 5)
        stage.app.releaseKey(mirrored ? "ArrowLeft" : "ArrowRight")
        stage.app.wait(2)
        #expect(stage.slider.value == 0.55 && !stage.app.releaseKey("ArrowLeft") && !stage.app.releaseKey("ArrowRight"))
    }

    @Test("B13: a held key stops at the limit, when the slider is disabled, and when it is removed")
    func heldStops() {
        let stage = stage()
        stage.slider.value = 0.99
        stage.app.holdKey("ArrowUp")
        stage.app.wait(2)
        #expect(stage.log.lines == ["valueChanged 1 –"])
        stage.app.releaseKey("ArrowUp")
        stage.app.holdKey("ArrowDown")
        stage.slider.isEnabled = false
        stage.app.wait(2)
        #expect(stage.slider.value == 0.99)
        stage.app.releaseKey("ArrowDown")
        let (other, listener) = listening(ResponderSlider())
        other.slider.becomeFirstResponder()
        other.app.holdKey("ArrowDown")
        other.app.holdKey("b")
        other.slider.removeFromSuperview()
        other.app.wait(2)
        #expect(other.slider.value == 0.49 && !other.app.releaseKey("ArrowDown"))
        #expect(listener.heard == ["began B"] && KeyInjector.press("Tab", in: other.app.window))
    }

    @Test("B13: a held key ends when something is presented, and when the window is hidden", arguments: [true, false])
    func heldEnds(presents: Bool) {
        let stage = FocusStage()
        let slider = stage.add(1, 20, 50)
        stage.app.typeKey("Tab")
        stage.app.holdKey("ArrowUp")
        if presents { stage.controller.present(UIViewController(), animated: true) } else { stage.app.window.isHidden = true }
        stage.app.wait(2)
        #expect(slider.value == 0.01 && !stage.app.releaseKey("ArrowUp"))
    }

    @Test("B13: a held key leaves a slider alone whose surroundings are hidden, transparent or out of use", arguments: 0..<4)
    func surroundings(_ way: Int) {
        let stage = stage()
        let box = UIView(frame: stage.app.window.bounds)
        stage.app.show(box)
        box.addSubview(stage.slider)
        stage.app.typeKey("Tab")
        stage.app.holdKey("ArrowRight")
        stage.app.wait(0.6)
        let value = stage.slider.value
        #expect(value > 0.51, "It repeats")
        switch way {
        case 0: box.isHidden = true
        case 1: box.alpha = 0
        case 2: box.isUserInteractionEnabled = false
        default: stage.slider.alpha = 0
        }
        stage.app.wait(1)
        #expect(stage.slider.value == value)
        stage.app.releaseKey("ArrowRight")
    }

    @Test("B13: while a finger has the slider, arrows are kept and do nothing")
    func dragging() {
        let stage = stage()
        let finger = stage.grab()
        stage.log.clear()
        stage.app.typeKey("ArrowRight")
        stage.app.typeKey("End")
        #expect(stage.slider.value == 0.5 && stage.log.lines.isEmpty && stage.slider.isTracking)
        finger.lift()
        stage.app.typeKey("End")
        #expect(stage.slider.value == 1)
    }
}

extension Array {
    fileprivate func repeated(_ count: Int) -> [Element] { (0..<count).flatMap { _ in self } }
}

extension SliderStage {
    var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: slider) }
}
