@testable import Sliders
import Testing
@_spi(SliderKit) import UIKitTesting

@MainActor struct ValueBubblesTests {
    private func stage(
        _ values: [Double] = [50], axis: TrackGeometry.Axis = .horizontal, isRightToLeft: Bool = false, length: CGFloat = 228,
        _ setUp: (ValueBubbles) -> Void = { _ in }
    ) -> (ValueSliderStage, ValueBubbles) {
        let bubbles = ValueBubbles()
        bubbles.isAnimated = false
        setUp(bubbles)
        return (ValueSliderStage(values, axis: axis, length: length, isRightToLeft: isRightToLeft) { $0.addDecoration(bubbles) }, bubbles)
    }

    @Test("A1: a bubble shows the value while its thumb is held, and at once when it is touched without moving")
    func held() {
        let (stage, bubbles) = stage()
        #expect(bubbles.shown.isEmpty)
        let finger = stage.grab()
        #expect(bubbles.shown.map(\.text) == ["50%"])
        finger.move(by: 20)
        #expect(bubbles.shown.map(\.text) == ["60%"] && abs(bubbles.shown[0].frame.midX - stage.place().x) < 0.01)
        finger.lift()
        #expect(bubbles.shown.isEmpty)
    }

    @Test("G: its width is steady over the range, and it stands above the thumb")
    func steady() {
        let (stage, bubbles) = stage([0])
        let finger = stage.grab()
        var widths: Set<CGFloat> = []
        for _ in 0..<20 {
            finger.move(by: 10)
            widths.insert(bubbles.shown[0].frame.width)
            #expect(bubbles.shown[0].frame.maxY <= stage.place().y - 14 - 4)
        }
        #expect(widths.count == 1)
        finger.lift()
    }

    @Test("A7: no superview clips it, and it stays inside the window, whatever the edge", arguments: [
        CGPoint(x: 0, y: 0), CGPoint(x: 92, y: 0), CGPoint(x: 0, y: 292), CGPoint(x: 92, y: 292),
    ])
    func inside(corner: CGPoint) {
        let bubbles = ValueBubbles()
        bubbles.isAnimated = false
        let app = TestApp(size: CGSize(width: 320, height: 320), scale: 1)
        let clip = UIView(frame: CGRect(origin: corner, size: CGSize(width: 228, height: 28)))
        clip.clipsToBounds = true
        let slider = ValueSlider(values: [0], in: 0...100_000_000)
        slider.format = NumberFormat()
        slider.frame = clip.bounds
        slider.addDecoration(bubbles)
        clip.addSubview(slider)
        app.show(clip)
        let finger = app.touchDown(at: slider.convert(slider.center(ofThumb: 0), to: nil))
        for step in 0...20 {
            finger.move(to: CGPoint(x: corner.x + 14 + CGFloat(step) * 10, y: corner.y + 14))
            let frame = bubbles.shown[0].frame
            #expect(frame.minX >= 4 && frame.maxX <= 316 && frame.minY >= 4 && frame.maxY <= 316, "\(frame)")
            #expect(corner.y == 0 ? frame.minY > 28 : frame.maxY < 292, "it changes sides where it must")
        }
        finger.lift()
    }

    @Test("G: bubbles of two thumbs merge when they meet", arguments: TrackGeometry.Axis.allCases, [false, true])
    func merging(axis: TrackGeometry.Axis, isRightToLeft: Bool) {
        let (stage, bubbles) = stage([20, 80], axis: axis, isRightToLeft: isRightToLeft) { $0.visibility = .always }
        stage.app.wait(0.1)
        #expect(bubbles.shown.map(\.text).sorted() == ["20%", "80%"])
        stage.slider.values = [48, 52]
        stage.app.wait(0.1)
        #expect(bubbles.shown.map(\.text) == ["48% – 52%"])
        stage.slider.values = [10, 90]
        stage.app.wait(0.1)
        #expect(bubbles.shown.count == 2)
    }

    @Test("A4: the text may lag by less than a significant change; the end is exact")
    func significant() {
        let (stage, bubbles) = stage([0]) { $0.significantChange = 0.1 }
        let finger = stage.grab()
        var texts: [String] = []
        for _ in 0..<100 {
            finger.move(by: 2)
            texts.append(bubbles.shown[0].text)
        }
        finger.lift()
        #expect(Set(texts).count <= 13 && texts.last == "100%")
    }

    @Test("G: it grows and fades, frame by frame; less motion means none")
    func motion() {
        let (stage, _) = stage { $0.isAnimated = true }
        let finger = stage.grab()
        func view() -> UIView? { stage.app.window.subviews.last { $0 is BubbleView } }
        stage.app.wait(0.075)
        let half = view()?.layer.presentation()?.opacity ?? 0
        #expect(half > 0.2 && half < 0.9)
        stage.app.wait(0.1)
        #expect(view()?.layer.presentation()?.opacity == 1 && view()?.transform == .identity)
        finger.lift()
        stage.app.wait(0.075)
        #expect(view() != nil)
        stage.app.wait(0.1)
        #expect(view() == nil)
    }

    @Test("A7: a closure draws bubbles its own way")
    func drawing() {
        var drawn: [String] = []
        let (stage, _) = stage { $0.style.draw = { drawn.append("\($0.text) \($0.level) \($0.tips.count)") } }
        let finger = stage.grab()
        _ = stage.app.picture()
        finger.lift()
        #expect(drawn.last == "50% 0.5 1")
    }

    @Test("A7: pictures of bubbles", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let app = TestApp(size: CGSize(width: 320, height: 260), style: style)
        for (index, values) in [[5.0], [30, 70], [48, 56]].enumerated() {
            let slider = ValueSlider(values: values, in: 0...100)
            slider.frame = CGRect(x: 8, y: 50 + CGFloat(index) * 80, width: 230, height: 28)
            slider.addDecoration(ValueBubbles(visibility: .always))
            app.show(slider)
        }
        let vertical = ValueSlider(values: [20, 90], in: 0...100)
        vertical.axis = .vertical
        vertical.frame = CGRect(x: 284, y: 20, width: 28, height: 220)
        vertical.addDecoration(ValueBubbles(visibility: .always))
        app.show(vertical)
        try expectPicture(of: app, named: "bubbles-\(style == .dark ? "dark" : "light")")
    }
}
