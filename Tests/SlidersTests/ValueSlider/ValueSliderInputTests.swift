@testable import Sliders
import Testing
@_spi(SliderKit) import UIKitTesting

/// Keys, wheel, assistive tools and the program.
@MainActor struct ValueSliderInputTests {
    private func afterKey(_ key: String, shift: Bool = false, on stage: ValueSliderStage, thumb: Int = 0) -> [Double] {
        stage.slider.thumbs[thumb].becomeFirstResponder()
        stage.app.typeKey(key, modifierFlags: shift ? .shift : [])
        return stage.slider.values
    }

    @Test("A5: the whole keyboard, left to right, right to left, vertical and inverted", arguments: [
        ("ArrowRight", 51, 49, 51, 49), ("ArrowLeft", 49, 51, 49, 51), ("ArrowUp", 51, 51, 51, 51), ("ArrowDown", 49, 49, 49, 49),
        ("PageUp", 60, 60, 60, 60), ("PageDown", 40, 40, 40, 40), ("Home", 0, 0, 0, 0), ("End", 100, 100, 100, 100), ("a", 50, 50, 50, 50),
    ])
    func keys(key: String, plain: Double, mirrored: Double, vertical: Double, inverted: Double) {
        #expect(afterKey(key, on: ValueSliderStage([50])) == [plain])
        #expect(afterKey(key, on: ValueSliderStage([50], isRightToLeft: true)) == [mirrored])
        #expect(afterKey(key, on: ValueSliderStage([50], axis: .vertical, isRightToLeft: true)) == [vertical])
        #expect(afterKey(key, on: ValueSliderStage([50]) { $0.isInverted = true }) == [inverted])
    }

    @Test("A5: an inverted vertical track inverts up and down alone")
    func invertedVertical() {
        #expect(afterKey("ArrowUp", on: ValueSliderStage([50], axis: .vertical) { $0.isInverted = true }) == [49])
        #expect(afterKey("ArrowRight", on: ValueSliderStage([50], axis: .vertical) { $0.isInverted = true }) == [51])
    }

    @Test("G: keys go by stops where there are stops, Shift ten of them, pages at least one, and sums don't drift")
    func stops() {
        let stage = ValueSliderStage([0], in: 0...1) { $0.step = 0.1 }
        for _ in 0..<3 { _ = afterKey("ArrowUp", on: stage) }
        #expect(stage.slider.value == 0.3)
        #expect(afterKey("ArrowUp", shift: true, on: stage) == [1] && afterKey("PageDown", on: stage) == [0.9])
        stage.slider.step = 0.25
        stage.slider.value = 0
        #expect(afterKey("PageUp", on: stage) == [0.25])
        stage.slider.step = 0
        stage.slider.value = 0
        for _ in 0..<7 { _ = afterKey("ArrowUp", on: stage) }
        #expect(stage.slider.value == 0.07)
    }

    @Test("G: a page is a tenth of the track on any scale")
    func scaledPages() {
        let stage = ValueSliderStage([1], in: 1...1024) { $0.scale = LogarithmicScale() }
        #expect(abs(afterKey("PageUp", on: stage)[0] - 2) < 1e-9 && abs(afterKey("PageUp", on: stage)[0] - 4) < 1e-9)
        stage.slider.stops = ListedStops([1, 2, 4, 8, 512, 1024])
        #expect(afterKey("PageUp", on: stage) == [8])
    }

    @Test("F3: a held key is one gesture, repeats, and ends with its release")
    func held() {
        let stage = ValueSliderStage([50])
        stage.slider.thumbs[0].becomeFirstResponder()
        stage.app.holdKey("ArrowUp")
        #expect(stage.words == ["key began 50", "key changed 51"])
        stage.app.wait(0.61)
        stage.app.releaseKey("ArrowUp")
        let value = stage.slider.value
        #expect(value == 54, "\(stage.words)")
        stage.app.wait(1)
        #expect(stage.slider.value == value && stage.words.last == "key committed \(Int(value))" && ValueSliderStage.isGrammatical(stage.changes))
    }

    @Test("A5: Tab goes from thumb to thumb, and each has its own keys")
    func tab() {
        let stage = ValueSliderStage([20, 80])
        stage.app.typeKey("Tab")
        stage.app.typeKey("ArrowUp")
        stage.app.typeKey("Tab")
        stage.app.typeKey("ArrowDown")
        #expect(stage.slider.values == [21, 79] && stage.slider.thumbs[1].isFocused)
    }

    @Test("G: a key is not for a thumb that a finger holds, or a slider that is off")
    func notNow() {
        let stage = ValueSliderStage([50])
        let finger = stage.grab()
        #expect(afterKey("ArrowUp", on: stage) == [50])
        finger.lift()
        stage.slider.isEnabled = false
        #expect(!stage.slider.thumbs[0].canBecomeFocused)
    }

    @Test("G: the wheel moves a slider a step a notch; up and right raise", arguments: [false, true])
    func wheel(isRightToLeft: Bool) {
        let stage = ValueSliderStage([50], isRightToLeft: isRightToLeft) { $0.step = 5 }
        let middle = CGPoint(x: 160, y: 160)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: -1), at: middle)
        let up = stage.slider.value
        #expect(up > 50)
        stage.app.turnWheel(by: CGVector(dx: 0, dy: 1), at: middle)
        #expect(stage.slider.value == 50)
        stage.app.turnWheel(by: CGVector(dx: 1, dy: 0), at: middle)
        #expect(isRightToLeft ? stage.slider.value < 50 : stage.slider.value > 50)
        stage.app.wait(1)
        #expect(ValueSliderStage.isGrammatical(stage.changes) && stage.changes.allSatisfy { $0.cause == .wheel }, "\(stage.words)")
    }

    @Test("G: in a scroll view the wheel scrolls, unless a thumb has the focus or the slider asks for it")
    func wheelInScrollView() {
        let app = TestApp(size: CGSize(width: 320, height: 320), scale: 1)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        scrollView.contentSize = CGSize(width: 320, height: 900)
        let slider = ValueSlider(values: [50], in: 0...100)
        slider.frame = CGRect(x: 46, y: 100, width: 228, height: 28)
        scrollView.addSubview(slider)
        app.show(scrollView)
        let place = CGPoint(x: 160, y: 114)
        app.turnWheel(by: CGVector(dx: 0, dy: 1), at: place)
        app.wait(1)
        #expect(slider.value == 50 && scrollView.contentOffset.y > 0)
        scrollView.contentOffset = .zero
        slider.takesWheelInScrollViews = true
        app.turnWheel(by: CGVector(dx: 0, dy: 1), at: place)
        app.wait(1)
        #expect(slider.value < 50 && scrollView.contentOffset.y == 0)
    }

    @Test("B8: each thumb is an element: label, value in words, adjustable by a tenth or a stop, with its cause")
    func assistive() {
        let stage = ValueSliderStage([50]) { $0.format = UnitFormat("km/h", spoken: "kilometres per hour", number: NumberFormat()) }
        let thumb = stage.slider.thumbs[0]
        #expect(stage.slider.accessibilityElements?.count == 1 && !stage.slider.isAccessibilityElement && thumb.isAccessibilityElement)
        #expect(thumb.accessibilityLabel == "Speed" && thumb.accessibilityValue == "50 kilometres per hour" && thumb.accessibilityTraits.contains(.adjustable))
        thumb.accessibilityIncrement()
        #expect(stage.words == ["assistiveTool began 50", "assistiveTool changed 60", "assistiveTool committed 60"] && stage.sent == ["changed", "done"])
        stage.slider.step = 4
        thumb.accessibilityDecrement()
        #expect(stage.slider.value == 56)
        stage.slider.isEnabled = false
        thumb.accessibilityIncrement()
        #expect(stage.slider.value == 56 && thumb.accessibilityTraits.contains(.notEnabled))
        let frame = thumb.accessibilityFrame
        #expect(frame.width == 44 && frame.height == 44 && abs(frame.midX - stage.place().x) < 0.01)
    }

    @Test("B8: several thumbs have names, stay in order, and ticks and ends have words")
    func names() {
        let stage = ValueSliderStage([0, 50]) {
            $0.addDecoration(TickRow(ListedTicks([Tick(0, label: "Low"), Tick(50, label: "Medium"), Tick(100, label: "High")])))
        }
        #expect(stage.slider.thumbs.map(\.accessibilityLabel) == ["Speed, minimum", "Speed, maximum"])
        #expect(stage.slider.thumbs.map(\.accessibilityValue) == ["Low, 1 of 3", "Medium, 2 of 3"])
        stage.slider.values = [30, 50, 100]
        #expect(stage.slider.thumbs.map(\.accessibilityLabel) == ["Speed, 1", "Speed, 2", "Speed, 3"])
        #expect(stage.slider.thumbs[0].accessibilityValue == "30%")
        let ends = ValueSliderStage([0]) {
            $0.addDecoration(EndViews(least: UIImage(), greatest: UIImage(), spokenLeast: "off", spokenGreatest: "loudest"))
        }
        #expect(ends.slider.thumbs[0].accessibilityValue == "off")
        ends.slider.value = 100
        #expect(ends.slider.thumbs[0].accessibilityValue == "loudest")
    }

    @Test("G: the program's changes carry their cause, send no target anything, and are told once")
    func program() {
        let stage = ValueSliderStage([50])
        stage.slider.value = 60
        stage.slider.value = 60
        stage.slider.setValue(70, ofThumb: 0, animated: true)
        stage.slider.maximumValue = 65
        stage.slider.minimumValue = 80
        #expect(stage.slider.range == 80...80 && stage.sent.isEmpty)
        #expect(stage.words == ["program committed 60", "program committed 70", "program committed 65", "program committed 80"])
    }

    @Test("B4: odd numbers change nothing")
    func odd() {
        let stage = ValueSliderStage([50])
        stage.slider.minimumValue = .nan
        stage.slider.maximumValue = .infinity
        stage.slider.value = .nan
        stage.slider.step = -1
        stage.slider.values = []
        #expect(stage.slider.range == 0...100 && stage.slider.values == [0] && stage.slider.stops == nil)
        stage.slider.thumbSize = CGSize(width: CGFloat.nan, height: -1)
        stage.slider.trackThickness = .infinity
        stage.slider.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
        stage.app.wait(0.1)
        #expect(stage.slider.thumbs[0].center.x.isFinite && stage.slider.thumbs[0].center.y.isFinite)
    }

    @Test("G: a text sets the value, one that means none changes nothing")
    func text() {
        let stage = ValueSliderStage([50]) { $0.format = UnitFormat("kg", spoken: "kilograms", number: NumberFormat(fractionDigits: 1)) }
        #expect(stage.slider.setText("72.5 kg") && stage.slider.value == 72.5 && stage.slider.text(for: 72.5) == "72.5\u{A0}kg")
        #expect(!stage.slider.setText("heavy") && stage.slider.value == 72.5)
    }

    @Test("I19: handlers end when cancelled, and a slider leaves nothing behind")
    func leaks() {
        weak var gone: ValueSlider?
        do {
            let slider = ValueSlider(values: [1, 2], in: 0...10)
            slider.addDecoration(TickRow())
            slider.addDecoration(ValueBubbles())
            var heard = 0
            let subscription = slider.onChange { _ in heard += 1 }
            slider.onChange { [weak subscription] _ in subscription?.cancel() }
            slider.value = 1.5
            slider.value = 1.7
            #expect(heard == 1)
            gone = slider
        }
        #expect(gone == nil)
    }
}
