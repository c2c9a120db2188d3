import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Wheel over UISlider") struct SliderWheelTests {
    private let middle = CGPoint(x: 240, y: 217)

    @Test("B13: a notch is a step: up and right raise, left from right to left, with no touch", arguments: [false, true])
    func notches(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        for notch in [CGVector(dx: 0, dy: -1), CGVector(dx: mirrored ? -2 : 2, dy: 0), CGVector(dx: 0, dy: 4)] {
            #expect(stage.app.turnWheel(by: notch, at: middle))
        }
        #expect(stage.log.lines == ["valueChanged 0.51 –", "valueChanged 0.53 –", "valueChanged 0.49 –"])
        #expect(!stage.slider.isFocused)
    }

    @Test("B13: parts of notches add up, for one slider and in one direction")
    func parts() {
        let stage = SliderStage()
        for _ in 0..<9 { stage.app.turnWheel(by: CGVector(dx: 0, dy: -0.1), at: middle) }
        #expect(stage.log.lines.isEmpty)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -0.1), at: middle)
        #expect(stage.slider.value == 0.51)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -0.9), at: middle)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: 0.5), at: middle)
        #expect(stage.slider.value == 0.51)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: 0.5), at: middle)
        #expect(stage.slider.value == 0.5)
    }

    @Test("B13: the wheel does nothing at a limit, to a disabled slider, during a drag, beside it, and for huge turns stops at the limit")
    func nothing() {
        let stage = SliderStage()
        let finger = stage.grab()
        stage.log.clear()
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -3), at: middle)
        #expect(stage.log.lines.isEmpty)
        finger.lift()
        stage.log.clear()
        #expect(!stage.app.turnWheel(by: CGVector(dx: 0, dy: -3), at: CGPoint(x: 20, y: 20)))
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -1e30), at: middle)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -1), at: middle)
        #expect(stage.log.lines == ["valueChanged 1 –"])
        stage.slider.isEnabled = false
        #expect(!stage.app.turnWheel(by: CGVector(dx: 0, dy: 3), at: middle) && stage.slider.value == 1)
    }

    @Test("B13: in a scroll view the wheel scrolls, until the slider has the focus")
    func scrollView() {
        let stage = SliderStage()
        let scroll = UIScrollView(frame: stage.app.window.bounds)
        scroll.contentSize = CGSize(width: 480, height: 2000)
        stage.app.show(scroll)
        scroll.addSubview(stage.slider)
        #expect(stage.app.turnWheel(by: CGVector(dx: 0, dy: 2), at: middle))
        #expect(scroll.contentOffset.y == 20 && stage.slider.value == 0.5)
        stage.app.typeKey("Tab")
        let offset = scroll.contentOffset.y
        #expect(stage.app.turnWheel(by: CGVector(dx: 0, dy: -2), at: CGPoint(x: 240, y: 197)))
        #expect(scroll.contentOffset.y == offset && stage.log.lines == ["valueChanged 0.52 –"])
        stage.app.turnWheel(by: CGVector(dx: 0, dy: 2), at: CGPoint(x: 240, y: 400))
        #expect(scroll.contentOffset.y == offset + 20)
    }
}
