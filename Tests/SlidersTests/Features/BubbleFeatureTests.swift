import Foundation
@testable import Sliders
import Testing
import UIKit
@_spi(SliderKit) import UIKitTesting

/// Bubbles and words.
@MainActor struct BubbleFeatureTests {
    private func stage(_ values: [Double] = [50], visibility: ValueBubbles.Visibility = .whileHeld, _ setUp: (ValueSlider, ValueBubbles) -> Void = { _, _ in }) -> (ValueSliderStage, ValueBubbles) {
        let bubbles = ValueBubbles(visibility: visibility)
        bubbles.isAnimated = false
        let stage = ValueSliderStage(values) {
            $0.addDecoration(bubbles)
            setUp($0, bubbles)
        }
        stage.app.wait(0.1)
        return (stage, bubbles)
    }

    @Test("G, bubble while held: from the touch to the lift, of the held thumb alone")
    func held() {
        let (stage, bubbles) = stage([20, 80])
        #expect(bubbles.shown.isEmpty)
        let finger = stage.grab(1)
        #expect(bubbles.shown.map(\.text) == ["80%"])
        finger.lift()
        #expect(bubbles.shown.isEmpty)
    }

    @Test("G, bubble always: at rest too, and as it changes")
    func always() {
        let (stage, bubbles) = stage(visibility: .always)
        #expect(bubbles.shown.map(\.text) == ["50%"])
        stage.slider.value = 60
        stage.app.wait(0.1)
        #expect(bubbles.shown.map(\.text) == ["60%"])
    }

    @Test("G, bubble never: without the decoration, or when it is taken off in the middle of a touch")
    func never() {
        let (stage, bubbles) = stage()
        let finger = stage.grab()
        let count = stage.app.window.subviews.count
        stage.slider.removeDecoration(bubbles)
        #expect(bubbles.shown.isEmpty && stage.app.window.subviews.count == count - 1)
        finger.move(by: 20)
        #expect(bubbles.shown.isEmpty && stage.slider.value == 60)
        finger.lift()
    }

    @Test("G, bubble with focus: for keys as for fingers")
    func focus() {
        let (stage, bubbles) = stage(visibility: .whileHeldOrFocused)
        #expect(bubbles.shown.isEmpty)
        stage.app.typeKey("Tab")
        stage.app.typeKey("ArrowUp")
        stage.app.wait(0.1)
        #expect(bubbles.shown.map(\.text) == ["51%"])
    }

    @Test("G, bubble inside window: at its edge the body stays inside, over a view that clips")
    func inside() {
        let (stage, bubbles) = stage([0]) { slider, bubbles in slider.format = TextFormat(write: { _ in "a good deal of text" }) }
        let clip = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 28))
        clip.clipsToBounds = true
        stage.app.show(clip)
        stage.slider.frame.origin = .zero
        clip.addSubview(stage.slider)
        stage.app.wait(0.1)
        let finger = stage.grab()
        let frame = bubbles.shown.first?.frame ?? .null
        #expect(frame.minX >= 4 && frame.minY > 28 && frame.width > 100 && frame.maxX <= 316)
        finger.lift()
    }

    @Test("G, bubbles merge: where they would touch they become one, with both values")
    func merge() {
        let (stage, bubbles) = stage([48, 52], visibility: .always)
        #expect(bubbles.shown.map(\.text) == ["48% – 52%"])
        stage.slider.values = [10, 90]
        stage.app.wait(0.1)
        #expect(bubbles.shown.map(\.text).sorted() == ["10%", "90%"])
    }

    @Test("G, bubble steady: it is as wide as its widest text, whatever it shows")
    func steady() {
        let (stage, bubbles) = stage([0], visibility: .always)
        let first = bubbles.shown[0].frame.width
        stage.slider.value = 100
        stage.app.wait(0.1)
        #expect(bubbles.shown[0].frame.width == first)
    }

    @Test("G, attributed text: a closure says how text looks at a level, and the bubble makes room for it")
    func attributed() throws {
        let (stage, bubbles) = stage([0], visibility: .always)
        let plain = bubbles.shown[0].frame.size
        bubbles.style.attributedText = { text, level in
            NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 16 + 24 * level), .foregroundColor: level > 0.5 ? UIColor.red : .white])
        }
        stage.app.wait(0.1)
        let large = bubbles.shown[0].frame.size
        #expect(large.width > plain.width * 1.5)
        let view = try #require(stage.slider.subviews.compactMap { $0 as? BubbleView }.first)
        let text = BubbleView.attributed("100%", level: 1, view.style, view.traitCollection)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 40)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        bubbles.style.attributedText = { text, _ in NSAttributedString(string: text + "!") }
        let dressed = BubbleView.attributed("5", level: 0, bubbles.style, view.traitCollection)
        #expect(dressed.string == "5!" && dressed.attribute(.font, at: 0, effectiveRange: nil) != nil, "what it leaves out is as usual")
    }

    @Test("G, format both ways: what is written is understood")
    func format() {
        let slider = ValueSlider(values: [0], in: -20...40)
        slider.format = UnitFormat("°C", spoken: "degrees", number: NumberFormat(fractionDigits: 1, locale: Locale(identifier: "de")))
        slider.value = 21.5
        #expect(slider.text(for: 21.5) == "21,5\u{A0}°C" && slider.setText("-3,5 °C") && slider.value == -3.5 && !slider.setText("warm"))
    }

    @Test("G, units in words: a sign for the eye, words for the ear, in the number that is written")
    func units() {
        let format = UnitFormat("m", spoken: "metres", singular: "metre")
        #expect([1, 2].map(format.text) == ["1\u{A0}m", "2\u{A0}m"] && [1, 2].map(format.spokenText) == ["1 metre", "2 metres"])
    }

    @Test("G, spoken ticks: a tick is called by its title and its place")
    func spokenTicks() {
        let names = ["Off", "Low", "Medium", "High", "Full"]
        let stage = ValueSliderStage([50]) { $0.addDecoration(TickRow(ListedTicks(names.enumerated().map { Tick(Double($0) * 25, label: $1) }))) }
        #expect(stage.slider.thumbs[0].accessibilityValue == "Medium, 3 of 5")
        stage.slider.value = 51
        #expect(stage.slider.thumbs[0].accessibilityValue == "51%")
    }

    @Test("G, spoken ends: end pictures have words")
    func spokenEnds() {
        let stage = ValueSliderStage([100]) { $0.addDecoration(EndViews(least: UIImage(), greatest: UIImage(), spokenLeast: "silent", spokenGreatest: "loudest")) }
        #expect(stage.slider.thumbs[0].accessibilityValue == "loudest")
        stage.slider.value = 0
        #expect(stage.slider.thumbs[0].accessibilityValue == "silent")
    }

    @Test("G, elements per thumb: each is one adjustable element, in the order of values")
    func elements() {
        let stage = ValueSliderStage([20, 80])
        #expect(stage.slider.accessibilityElements as? [SliderThumb] == stage.slider.thumbs)
        #expect(stage.slider.thumbs.map(\.accessibilityLabel) == ["Speed, minimum", "Speed, maximum"])
        #expect(stage.slider.thumbs.allSatisfy { $0.accessibilityTraits.contains(.adjustable) })
    }

    @Test("G, everything together: bubble, ticks, logarithmic scale, upright, slower speeds, keys, and an element for each thumb")
    func together() {
        let bubbles = ValueBubbles(visibility: .whileHeldOrFocused)
        bubbles.isAnimated = false
        let stage = ValueSliderStage([10, 1000], in: 1...10_000, axis: .vertical, isRightToLeft: true) {
            $0.scale = LogarithmicScale()
            $0.stops = ListedStops([1, 10, 100, 1000, 10_000])
            $0.addDecoration(TickRow(StopTicks()))
            $0.addDecoration(bubbles)
            $0.scrubbing = SteppedScrubbing()
            $0.format = UnitFormat("Hz", spoken: "hertz")
        }
        let finger = stage.grab(0)
        #expect(bubbles.shown.map(\.text) == ["10\u{A0}Hz"])
        finger.move(by: -120, 0)
        finger.move(by: 0, -200)
        #expect(stage.slider.values == [100, 1000], "at a quarter of the speed")
        finger.lift()
        stage.slider.thumbs[1].becomeFirstResponder()
        stage.app.typeKey("ArrowUp")
        #expect(stage.slider.values == [100, 10_000] && stage.slider.thumbs.map(\.accessibilityValue) == ["100 hertz", "10,000 hertz"])
        #expect(stage.words.last == "key committed 100 10000" && ValueSliderStage.isGrammatical(stage.changes))
    }
}
