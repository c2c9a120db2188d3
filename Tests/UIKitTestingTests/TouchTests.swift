import Testing
@_spi(SliderKit) import UIKitTesting

@MainActor struct TouchTests {
    private let app = TestApp(size: CGSize(width: 320, height: 100))
    private let slider = UISlider(frame: CGRect(x: 20, y: 30, width: 280, height: 34))

    init() {
        slider.accessibilityIdentifier = "volume"
        slider.value = 0.5
        app.show(slider)
    }

    @Test("F1: a slider is adjusted exactly, by its identifier")
    func adjust() {
        for position in [0.7, 0, 1, 0.25] as [CGFloat] {
            app.sliders["volume"].adjust(toNormalizedSliderPosition: position)
            #expect(abs(slider.value - Float(position)) < 1e-6)
            #expect(app.sliders["volume"].normalizedSliderPosition == CGFloat(slider.value))
        }
    }

    @Test("F1: touching the thumb and lifting sends the events of the first trace")
    func tap() {
        let log = EventLog(slider)
        app.sliders["volume"].tap()
        #expect(log.lines == [
            "touchDown 0.5 began H", "valueChanged 0.5 began H", "valueChanged 0.5 ended H", "touchUpInside 0.5 ended –",
        ])
    }

    @Test("F1: a press that drags sends one move for each sample")
    func pressAndDrag() {
        let log = EventLog(slider)
        let middle = app.sliders["volume"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        middle.press(forDuration: 0.2, thenDragTo: middle.withOffset(CGVector(dx: 30, dy: 0)), over: 0.1, thenHoldForDuration: 0.5)
        #expect(log.names.count { $0 == "touchDragInside" } == 6)
        #expect(log.names.last == "touchUpInside")
        #expect(abs(app.elapsed - 0.8) < 1e-6)
    }

    @Test("F1: two fingers are two touches")
    func twoFingers() {
        let other = UISlider(frame: CGRect(x: 20, y: 64, width: 280, height: 34))
        app.show(other)
        let (first, second) = (app.touchDown(at: CGPoint(x: 160, y: 47)), app.touchDown(at: CGPoint(x: 40, y: 81)))
        #expect(slider.isTracking)
        #expect(other.isTracking)
        first.move(by: 30)
        second.move(by: 60)
        #expect(slider.value > 0.5)
        #expect(other.value > 0.1)
        first.lift()
        #expect(!slider.isTracking && other.isTracking)
        second.cancel()
        #expect(!other.isTracking)
    }

    @Test("F1: views are found by identifier and label, hidden ones are not")
    func finding() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.accessibilityLabel = "Loudness"
        app.show(label)
        #expect(app.views["Loudness"].exists)
        #expect(app.views["Loudness"].frame == label.frame)
        #expect(!app.controls["Loudness"].exists)
        #expect(app.sliders["volume"].isHittable)
        #expect(app.sliders.count == 1)
        label.isHidden = true
        #expect(!app.views["Loudness"].exists)
    }

    @Test("F1: time stands still until the test lets it pass, and drives delayed work, timers and display links")
    func time() {
        nonisolated(unsafe) var heard: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { heard.append("delayed") }
        let timer = HostTimer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in heard.append("tick") }
        app.wait(0.05)
        #expect(heard.isEmpty)
        app.wait(0.21)
        #expect(heard == ["tick", "tick"])
        app.wait(0.05)
        #expect(Set(heard) == ["tick", "delayed"] && heard.count == 4)
        timer.invalidate()
        app.wait(1)
        #expect(heard.count == 4)
    }

    @Test("F1: a swipe moves a slider's thumb from its middle to its edge")
    func swipe() {
        app.sliders["volume"].swipeRight()
        #expect(slider.value > 0.95)
        app.sliders["volume"].press(forDuration: 0.1)
        #expect(slider.value > 0.95)
    }

    @Test("F1: a new screen begins without the old one's windows and fingers")
    func reset() {
        _ = app.touchDown(at: CGPoint(x: 160, y: 47))
        #expect(slider.isTracking)
        let fresh = TestApp(size: CGSize(width: 100, height: 100))
        #expect(!slider.isTracking)
        #expect(UIApplication.shared.windows.count == 1)
        #expect(fresh.elapsed == 0)
    }
}
