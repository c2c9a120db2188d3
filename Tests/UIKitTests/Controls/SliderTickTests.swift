import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct SliderTickTests {
    typealias Configuration = UISlider.TrackConfiguration
    typealias Tick = Configuration.Tick

    private func slider(_ configuration: Configuration?, _ range: ClosedRange<Float> = 0...1, value: Float = 0) -> UISlider {
        let slider = UISlider(frame: SliderStage.frame)
        slider.minimumValue = range.lowerBound
        slider.maximumValue = range.upperBound
        slider.trackConfiguration = configuration
        slider.value = value
        return slider
    }

    // MARK: The type

    @Test("B1: a configuration has Apple's defaults and is compared by value")
    func defaults() {
        let made = Configuration(numberOfTicks: 5)
        #expect(made.allowsTickValuesOnly && made.neutralValue == 0 && made.enabledRange == 0...1)
        #expect(made.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
        #expect(made.ticks.allSatisfy { $0.title == nil && $0.image == nil })
        #expect(made == Configuration(ticks: [0, 0.25, 0.5, 0.75, 1].map { .init(position: $0) }))
        #expect(Set([made, Configuration(numberOfTicks: 5), Configuration(neutralValue: 0.2, numberOfTicks: 5)]).count == 2)
        #expect(Configuration(numberOfTicks: 0).ticks.isEmpty && Configuration(numberOfTicks: -3).ticks.isEmpty)
        #expect(Configuration(numberOfTicks: 1).ticks.map(\.position) == [0])
        #expect(UISlider().trackConfiguration == nil && UISlider().sliderStyle == .default)
    }

    // MARK: Values

    @Test("B1: with ticks only, the value is the nearest tick's", arguments: [(Float(0.1), Float(0)), (0.13, 0.25), (0.125, 0.25), (0.99, 1), (7, 1)])
    func snapping(given: Float, kept: Float) {
        let slider = slider(Configuration(numberOfTicks: 5))
        slider.value = given
        #expect(slider.value == kept)
        slider.value = 0
        slider.setValue(given, animated: true)
        #expect(slider.value == kept)
    }

    @Test("B1: six ticks from 1 to 6 are the whole numbers")
    func wholeNumbers() {
        let slider = slider(Configuration(numberOfTicks: 6), 1...6)
        for value in stride(from: Float(0.5), through: 6.5, by: 0.25) {
            slider.value = value
            #expect(slider.value == min(max(value, 1), 6).rounded(.toNearestOrAwayFromZero))
        }
    }

    @Test("B1: ticks that are only seen leave the value continuous")
    func continuous() {
        let slider = slider(Configuration(allowsTickValuesOnly: false, numberOfTicks: 5))
        slider.value = 0.13
        #expect(slider.value == 0.13)
        #expect(self.slider(Configuration(ticks: []), value: 0.13).value == 0.13)
    }

    @Test("B1: a configuration may come before or after the value, and goes without a trace (31)")
    func order() {
        let before = slider(Configuration(enabledRange: 0.2...0.5, numberOfTicks: 11), 0...10, value: 9)
        let after = UISlider()
        after.maximumValue = 10
        after.value = 9
        let log = EventLog(after)
        after.trackConfiguration = Configuration(enabledRange: 0.2...0.5, numberOfTicks: 11)
        #expect(before.value == 5 && after.value == 5)
        after.trackConfiguration = nil
        #expect(after.value == 5 && log.lines.isEmpty)
        after.value = 9.3
        #expect(after.value == 9.3)
        after.value = 0.1
        #expect(after.value == 0.1)
    }

    @Test("B1: the enabled range limits code, fingers and increments", arguments: [false, true])
    func enabledRange(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.slider.trackConfiguration = Configuration(allowsTickValuesOnly: false, enabledRange: 0.25...0.75, numberOfTicks: 0)
        stage.slider.value = 0
        #expect(stage.slider.value == 0.25)
        stage.slider.value = 0.7
        let finger = stage.grab()
        finger.slide(stage, 200)
        #expect(stage.slider.value == 0.75)
        finger.slide(stage, -500)
        #expect(stage.slider.value == 0.25)
        finger.lift()
        stage.slider.value = 0.7
        stage.slider.accessibilityIncrement()
        #expect(stage.slider.value == 0.75)
    }

    @Test("B1: a drag goes from tick to tick, and tells only of new ones (5)", arguments: [false, true])
    func drag(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored, value: 0)
        stage.slider.trackConfiguration = Configuration(numberOfTicks: 5)
        let finger = stage.grab()
        stage.log.clear()
        var values: [Float] = []
        for _ in 1...10 {
            finger.slide(stage, stage.tenth)
            values.append(stage.slider.value)
        }
        #expect(values == [0, 0.25, 0.25, 0.5, 0.5, 0.5, 0.75, 0.75, 1, 1])
        #expect(stage.log.names.filter { $0 == "valueChanged" }.count == 4)
        finger.lift()
        #expect(stage.log.names.suffix(2) == ["valueChanged", "touchUpInside"])
    }

    @Test("B8: increments go to the next tick (21)")
    func increments() {
        let slider = slider(Configuration(ticks: [0, 0.1, 0.5, 1].map { .init(position: $0) }), value: 0)
        let log = EventLog(slider)
        var values: [Float] = []
        for _ in 1...4 {
            slider.accessibilityIncrement()
            values.append(slider.value)
        }
        #expect(values == [0.1, 0.5, 1, 1] && log.names == ["valueChanged", "valueChanged", "valueChanged"])
        slider.accessibilityDecrement()
        #expect(slider.value == 0.5)
        slider.trackConfiguration = Configuration(allowsTickValuesOnly: false, numberOfTicks: 3)
        slider.value = 0.3
        slider.accessibilityIncrement()
        #expect(slider.value == 0.5)
    }

    @Test("B8: a tick's title is the spoken value while the value stands on it")
    func titles() {
        let slider = slider(Configuration(ticks: [.init(position: 0, title: "Quiet"), .init(position: 0.5), .init(position: 1, title: "Loud")]))
        #expect(slider.accessibilityValue == "Quiet")
        slider.value = 0.5
        #expect(slider.accessibilityValue == "50%")
        slider.value = 1
        #expect(slider.accessibilityValue == "Loud")
        slider.accessibilityValue = "mine"
        #expect(slider.accessibilityValue == "mine")
    }

    @Test("B4: odd positions and ranges do no harm")
    func oddNumbers() {
        let app = TestApp(size: CGSize(width: 480, height: 480))
        let odd: [Float] = [.nan, .infinity, -.infinity, -3, 7, 0.5]
        let slider = slider(Configuration(neutralValue: .nan, ticks: odd.map { .init(position: $0, title: "\($0)", image: UIImage()) }))
        app.show(slider)
        for range in [0...1, -.infinity ... .infinity, 2...3, -3 ... -2, 0.4...0.4] as [ClosedRange<Float>] {
            for neutral in odd {
                slider.trackConfiguration = Configuration(
                    neutralValue: neutral, enabledRange: range, ticks: slider.trackConfiguration!.ticks)
                for value: Float in [-1, 0, 0.3, 1, .nan] {
                    slider.value = value
                    #expect(slider.value >= 0 && slider.value <= 1)
                    _ = app.picture()
                }
                slider.accessibilityIncrement()
                slider.accessibilityDecrement()
            }
        }
        slider.minimumValue = 1
        #expect(slider.value == 1)
        _ = app.picture()
    }

    // MARK: Looks

    @Test("B6: titles and images of ticks count in the height")
    func height() {
        #expect(slider(Configuration(numberOfTicks: 5)).intrinsicContentSize.height == 34)
        let titled = slider(Configuration(ticks: [.init(position: 0, title: "a")]))
        #expect(titled.intrinsicContentSize.height > 50)
        titled.trackConfiguration = nil
        #expect(titled.intrinsicContentSize.height == 34)
    }

    @Test("B1: the fill begins at the neutral value", arguments: [false, true])
    func neutral(mirrored: Bool) {
        func extent(_ value: Float, _ neutral: Float) -> ClosedRange<Int>? {
            let stage = SliderStage(mirrored: mirrored, value: value)
            stage.slider.minimumTrackTintColor = .black
            stage.slider.maximumTrackTintColor = .clear
            stage.slider.thumbTintColor = .clear
            stage.slider.trackConfiguration = Configuration(neutralValue: neutral, numberOfTicks: 0)
            let pixels = Pixels(stage.app.picture(of: SliderStage.frame))
            let dark = (0..<560).filter { pixels[$0, 34].red < 100 }.map { mirrored ? 559 - $0 : $0 }.sorted()
            return dark.isEmpty ? nil : dark.first!...dark.last!
        }
        // The thumb's middle goes from 18.5 to 261.5 points.
        #expect(extent(0.5, 0) == 0...279)
        #expect(extent(0.75, 0.5) == 280...400)
        #expect(extent(0.25, 0.5) == 159...279 || extent(0.25, 0.5) == 158...279)
        #expect(extent(0.5, 0.5) == nil)
        #expect(extent(0.5, 1) == 280...559)
    }

    @Test("B1: without a thumb the fill ends at the value, and a finger anywhere drags", arguments: [false, true])
    func thumbless(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored, value: 0.5)
        stage.slider.sliderStyle = .thumbless
        #expect(stage.thumb.x == 240)
        stage.slider.minimumTrackTintColor = .black
        stage.slider.maximumTrackTintColor = .clear
        let pixels = Pixels(stage.app.picture(of: SliderStage.frame))
        let dark = (0..<560).filter { pixels[$0, 34].red < 100 }.map { mirrored ? 559 - $0 : $0 }.sorted()
        #expect(dark == Array(0..<280))
        let finger = stage.app.touchDown(at: stage.point(20))
        #expect(stage.slider.isTracking && stage.slider.value == 0.5)
        finger.slide(stage, 28)
        #expect(stage.slider.value.rounded(toPlaces: 4) == 0.6)
        finger.slide(stage, 500)
        #expect(stage.slider.value == 1)
        finger.lift()
        stage.slider.sliderStyle = .default
        #expect(stage.thumb.x == stage.point(261.5).x)
    }
}
