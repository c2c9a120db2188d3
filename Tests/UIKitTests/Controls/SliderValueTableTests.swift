import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What limits and value become when they are written in some order, by UIKit's rules: the value is pinned, a limit that passes the other
/// moves it, what is no number is ignored. The rows follow what the platform tests of the Web check of a range input.
@MainActor @Suite("Values of UISlider, in a table") struct SliderValueTableTests {
    /// One assignment.
    enum Write: Sendable, CustomStringConvertible {
        case low(Float), high(Float), value(Float), animated(Float)
        /// Evenly spaced ticks.
        case ticks(Int)
        /// Ticks at these fractions.
        case at([Float])
        case enabled(ClosedRange<Float>)
        case plain

        @MainActor func apply(to slider: UISlider) {
            switch self {
            case .low(let x): slider.minimumValue = x
            case .high(let x): slider.maximumValue = x
            case .value(let x): slider.value = x
            case .animated(let x): slider.setValue(x, animated: true)
            case .ticks(let count): slider.trackConfiguration = .init(numberOfTicks: count)
            case .at(let positions): slider.trackConfiguration = .init(ticks: positions.map { .init(position: $0) })
            case .enabled(let range):
                slider.trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: range, numberOfTicks: 0)
            case .plain: slider.trackConfiguration = nil
            }
        }

        var description: String {
            switch self {
            case .low(let x): "min \(x)"
            case .high(let x): "max \(x)"
            case .value(let x): "value \(x)"
            case .animated(let x): "animated \(x)"
            case .ticks(let count): "\(count) ticks"
            case .at(let positions): "ticks at \(positions)"
            case .enabled(let range): "enabled \(range)"
            case .plain: "no ticks"
            }
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let writes: [Write]
        let low: Float, high: Float, value: Float
        /// Where the thumb is between its ends.
        let fraction: Double

        init(_ writes: [Write], _ low: Float, _ high: Float, _ value: Float, at fraction: Double) {
            (self.writes, self.low, self.high, self.value, self.fraction) = (writes, low, high, value, fraction)
        }

        var testDescription: String { writes.map(\.description).joined(separator: ", ") }
    }

    nonisolated static let huge = Float.greatestFiniteMagnitude, tiny = Float.leastNonzeroMagnitude

    /// Nothing, one number, no numbers.
    nonisolated static let simple: [Row] = [
        Row([], 0, 1, 0, at: 0),
        Row([.value(0.5)], 0, 1, 0.5, at: 0.5),
        Row([.value(0)], 0, 1, 0, at: 0),
        Row([.value(1)], 0, 1, 1, at: 1),
        Row([.value(-0.0)], 0, 1, 0, at: 0),
        Row([.value(-1)], 0, 1, 0, at: 0),
        Row([.value(2)], 0, 1, 1, at: 1),
        Row([.value(0.3), .value(.nan)], 0, 1, 0.3, at: 0.3),
        Row([.value(0.3), .animated(.nan)], 0, 1, 0.3, at: 0.3),
        Row([.value(.infinity)], 0, 1, 1, at: 1),
        Row([.value(0.3), .value(-.infinity)], 0, 1, 0, at: 0),
        Row([.value(0.3), .low(.nan)], 0, 1, 0.3, at: 0.3),
        Row([.value(0.3), .high(.nan)], 0, 1, 0.3, at: 0.3),
        Row([.value(0.3), .low(-.infinity), .high(.infinity)], 0, 1, 0.3, at: 0.3),
        Row([.value(0.3), .low(.infinity), .high(-.infinity)], 0, 1, 0.3, at: 0.3),
    ]

    /// Clamping and the order of writing.
    nonisolated static let ordered: [Row] = [
        Row([.high(10), .low(2), .value(1)], 2, 10, 2, at: 0),
        Row([.high(10), .low(2), .value(11)], 2, 10, 10, at: 1),
        Row([.high(10), .low(2), .animated(6)], 2, 10, 6, at: 0.5),
        Row([.high(10), .low(2), .animated(-5)], 2, 10, 2, at: 0),
        Row([.high(100), .value(50)], 0, 100, 50, at: 0.5),
        Row([.value(50), .high(100)], 0, 100, 1, at: 0.01),
        Row([.low(-5), .high(20), .value(12.5)], -5, 20, 12.5, at: 0.7),
        Row([.high(20), .low(-5), .value(12.5)], -5, 20, 12.5, at: 0.7),
        Row([.high(20), .value(12.5), .low(-5)], -5, 20, 12.5, at: 0.7),
        Row([.low(-5), .value(12.5), .high(20)], -5, 20, 1, at: 0.24),
        Row([.value(12.5), .low(-5), .high(20)], -5, 20, 1, at: 0.24),
        Row([.value(12.5), .high(20), .low(-5)], -5, 20, 1, at: 0.24),
        Row([.low(6), .high(23)], 6, 23, 6, at: 0),
        Row([.high(23), .low(6)], 6, 23, 6, at: 0),
        Row([.low(6), .high(23), .value(4)], 6, 23, 6, at: 0),
        Row([.low(-10), .high(-2), .value(-5)], -10, -2, -5, at: 0.625),
        Row([.high(-2), .low(-10), .value(-5)], -10, -2, -5, at: 0.625),
        Row([.value(-5), .low(-10), .high(-2)], -10, -2, -2, at: 1),
        Row([.value(0.9), .high(0.5), .high(1)], 0, 1, 0.5, at: 0.5),
        Row([.value(0.1), .low(0.5), .low(0)], 0, 1, 0.5, at: 0.5),
        // A limit beyond the other.
        Row([.low(5), .high(3)], 3, 3, 3, at: 0),
        Row([.high(3), .low(5)], 5, 5, 5, at: 0),
        Row([.high(-1)], -1, -1, -1, at: 0),
        Row([.low(2)], 2, 2, 2, at: 0),
        Row([.low(2), .value(1)], 2, 2, 2, at: 0),
        Row([.low(2), .value(3)], 2, 2, 2, at: 0),
        Row([.low(2), .high(4), .value(3)], 2, 4, 3, at: 0.5),
        Row([.low(1)], 1, 1, 1, at: 0),
        Row([.high(0)], 0, 0, 0, at: 0),
        Row([.high(0), .value(0.4), .high(1)], 0, 1, 0, at: 0),
    ]

    /// The smallest, the largest and the closest of numbers.
    nonisolated static let extreme: [Row] = [
        Row([.high(tiny), .value(tiny)], 0, tiny, tiny, at: 1),
        Row([.high(tiny), .value(1)], 0, tiny, tiny, at: 1),
        Row([.high(4 * tiny), .value(tiny)], 0, 4 * tiny, tiny, at: 0.25),
        Row([.low(-tiny), .high(tiny), .value(0)], -tiny, tiny, 0, at: 0.5),
        Row([.high(2000 * tiny), .value(1000 * tiny)], 0, 2000 * tiny, 1000 * tiny, at: 0.5),
        Row([.value(tiny)], 0, 1, tiny, at: 0),
        Row([.low(-huge), .high(huge), .value(0)], -huge, huge, 0, at: 0.5),
        Row([.low(-huge), .high(huge), .value(huge)], -huge, huge, huge, at: 1),
        Row([.high(huge), .value(huge / 2)], 0, huge, huge / 2, at: 0.5),
        Row([.high(huge), .low(huge)], huge, huge, huge, at: 0),
        Row([.high(16_777_218), .low(16_777_216), .value(Float(16_777_217 as Double))], 16_777_216, 16_777_218, 16_777_216, at: 0),
        Row([.low(1), .high(Float(1).nextUp), .value(2)], 1, Float(1).nextUp, Float(1).nextUp, at: 1),
        Row([.high(255), .value(1)], 0, 255, 1, at: 0.003_921_568_627_450_98),
        Row([.low(0.1), .high(0.3), .value(0.2)], 0.1, 0.3, 0.2, at: 0.5),
    ]

    /// Steps, by ticks.
    nonisolated static let stepped: [Row] = [
        Row([.high(10), .ticks(11), .value(6.3)], 0, 10, 6, at: 0.6),
        Row([.high(10), .ticks(11), .value(6.8)], 0, 10, 7, at: 0.7),
        Row([.high(10), .ticks(11), .value(6.5)], 0, 10, 7, at: 0.7),
        Row([.high(10), .value(6.3), .ticks(11)], 0, 10, 6, at: 0.6),
        Row([.high(10), .value(6.8), .ticks(11)], 0, 10, 7, at: 0.7),
        Row([.ticks(11), .high(10), .value(6.8)], 0, 10, 7, at: 0.7),
        Row([.ticks(2), .value(0.49)], 0, 1, 0, at: 0),
        Row([.ticks(2), .value(0.5)], 0, 1, 1, at: 1),
        Row([.ticks(3), .value(.infinity)], 0, 1, 1, at: 1),
        Row([.value(0.5), .ticks(3), .value(.nan)], 0, 1, 0.5, at: 0.5),
        // Steps count from the minimum, not from 0.
        Row([.high(10.5), .low(1.5), .ticks(10), .value(6.8)], 1.5, 10.5, 6.5, at: 5 / 9),
        Row([.high(10.5), .low(1.5), .ticks(10), .value(7.2)], 1.5, 10.5, 7.5, at: 6 / 9),
        Row([.low(-1), .ticks(5), .value(-0.4)], -1, 1, -0.5, at: 0.25),
        // A limit that moves goes on with the same ticks in the new range.
        Row([.ticks(5), .value(0.75), .high(4)], 0, 4, 1, at: 0.25),
        Row([.ticks(1), .value(0.75)], 0, 1, 0, at: 0),
        Row([.ticks(0), .value(0.75)], 0, 1, 0.75, at: 0.75),
        Row([.at([0.2]), .value(0.75)], 0, 1, 0.2, at: 0.2),
        Row([.at([0.2, 0.9]), .value(0.1)], 0, 1, 0.2, at: 0.2),
        Row([.at([0.9, 0.2]), .value(0.6)], 0, 1, 0.9, at: 0.9),
        Row([.ticks(5), .value(0.3), .plain], 0, 1, 0.25, at: 0.25),
        Row([.ticks(5), .value(0.3), .plain, .value(0.3)], 0, 1, 0.3, at: 0.3),
        Row([.high(8), .enabled(0.25...0.75), .value(1)], 0, 8, 2, at: 0.25),
        Row([.high(8), .enabled(0.25...0.75), .value(7)], 0, 8, 6, at: 0.75),
        Row([.high(8), .value(7), .enabled(0.25...0.75)], 0, 8, 6, at: 0.75),
        Row([.high(8), .value(7), .enabled(0.25...0.75), .plain, .value(7)], 0, 8, 7, at: 0.875),
        Row([.low(1), .ticks(5), .value(0)], 1, 1, 1, at: 0),
    ]

    @Test("B4: limits and value are what UIKit's rules make of the writes, in any order (6, 29)", arguments: simple + ordered + extreme + stepped)
    func rows(row: Row) {
        for way in SliderWay.all {
            let slider = UISlider(frame: SliderStage.frame)
            slider.sliderLook = way.look
            slider.semanticContentAttribute = way.isMirrored ? .forceRightToLeft : .forceLeftToRight
            let log = EventLog(slider)
            for write in row.writes { write.apply(to: slider) }
            #expect(slider.minimumValue == row.low && slider.maximumValue == row.high && slider.value == row.value)
            let bounds = slider.bounds
            let thumb = slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: bounds), value: slider.value)
            let width: CGFloat = way.look == .current ? 37 : 31
            let fraction = thumb.minX / (280 - width)
            #expect(thumb.width == width && abs((way.isMirrored ? 1 - fraction : fraction) - row.fraction) < 0.000_01, "\(way)")
            #expect(log.lines.isEmpty)
            // What was written is written again without effect.
            let value = slider.value
            slider.value = value
            #expect(slider.value == value)
        }
    }

    @Test("B4 B1: steps from a tenth down to a millionth of a thousand-millionth keep their values", arguments: 1...15)
    func decimals(places: Int) {
        let step = Float("1e-\(places)")!
        for span: Float in [1, 1000] {
            let slider = UISlider(frame: SliderStage.frame)
            slider.maximumValue = span
            slider.trackConfiguration = .init(ticks: (0...9).map { .init(position: Float("\($0)e-\(places)")!) })
            for count in 0...9 {
                let value = Float("\(count)e-\(places)")! * span
                slider.value = value
                #expect(abs(slider.value - value) <= value.ulp)
                // The nearest is found from both sides.
                slider.value = value + step * span * 0.4
                #expect(abs(slider.value - value) <= value.ulp)
                let kept = slider.value
                slider.value = kept
                #expect(slider.value == kept, "Snapping twice is snapping once")
            }
        }
    }

    @Test("B4 B8: 255 steps of 0.00392156862745098 are exactly 1, and 1 of 255 is that step")
    func hundredsOfSteps() {
        let step = 0.003_921_568_627_450_98
        let slider = UISlider(frame: SliderStage.frame)
        slider.trackConfiguration = .init(ticks: (0...255).map { .init(position: Float(step * Double($0))) })
        for count in 1...255 {
            slider.accessibilityIncrement()
            #expect(abs(slider.value - Float(step * Double(count))) <= slider.value.ulp)
        }
        #expect(slider.value == 1)
        slider.trackConfiguration = .init(numberOfTicks: 256)
        slider.maximumValue = 255
        for count in 0...255 {
            slider.value = Float(count) + 0.3
            #expect(slider.value == Float(count))
        }
    }

    // MARK: Pictures

    /// A picture of a slider in a window, made before or after `early` was done to it.
    private func picture(_ way: SliderWay, _ early: (UISlider) -> Void, then late: ((UISlider) -> Void)? = nil) -> CGImage {
        let app = TestApp(size: CGSize(width: 300, height: 80))
        let slider = UISlider(frame: CGRect(x: 10, y: 20, width: 280, height: 34))
        slider.sliderLook = way.look
        slider.semanticContentAttribute = way.isMirrored ? .forceRightToLeft : .forceLeftToRight
        early(slider)
        app.show(slider)
        if let late {
            _ = app.picture()
            late(slider)
        }
        return app.picture()
    }

    @Test("B4: a value or limit that is set while drawn shows as one that was set early (27)", arguments: SliderWay.all)
    func setLate(way: SliderWay) {
        let changes: [(UISlider) -> Void] = [
            { $0.value = 0.7 }, { $0.value = 1 }, { $0.maximumValue = 0.2 }, { $0.minimumValue = 0.3 }, { $0.minimumValue = -4 },
            { $0.minimumValue = 2 }, { $0.trackConfiguration = .init(numberOfTicks: 7) }, { $0.bounds.size.width = 200 },
            { $0.trackConfiguration = .init(neutralValue: 0.5, numberOfTicks: 0) },
        ]
        for (index, change) in changes.enumerated() {
            let base = { (slider: UISlider) in slider.value = 0.4 }
            let early = picture(way) { base($0); change($0) }
            #expect(early.differingPixels(from: picture(way, base, then: change)) == 0, "\(index)")
            #expect(early.differingPixels(from: picture(way, base))! > 0, "\(index) shows")
        }
    }

    @Test("B1: other ticks look otherwise, and the same ticks the same (31)", arguments: SliderWay.all)
    func ticksRedraw(way: SliderWay) {
        typealias Configuration = UISlider.TrackConfiguration
        let all: [Configuration?] = [
            nil, .init(numberOfTicks: 2), .init(numberOfTicks: 5), .init(ticks: [.init(position: 0.5)]),
            .init(ticks: [.init(position: 0.5, title: "half")]), .init(ticks: [.init(position: 0.5, image: drawn(6, 6) { UIRectFill(.infinite) })]),
            .init(allowsTickValuesOnly: false, enabledRange: 0.2...0.8, numberOfTicks: 0),
            .init(allowsTickValuesOnly: false, neutralValue: 0.7, numberOfTicks: 0),
        ]
        let pictures = all.map { configuration in
            picture(way, { $0.value = 0.5 }, then: { $0.trackConfiguration = configuration; $0.value = 0.5 })
        }
        for (i, one) in pictures.enumerated() {
            for (j, other) in pictures.enumerated() where j > i {
                // Two ticks allow no 0.5, but that slider looks otherwise anyway.
                #expect(one.differingPixels(from: other)! > 0, "\(i), \(j)")
            }
            let again = picture(way, { $0.trackConfiguration = all[(i + 3) % all.count]; $0.value = 0.5 }) {
                $0.trackConfiguration = all[i]
                $0.value = 0.5
            }
            #expect(one.differingPixels(from: again) == 0, "\(i)")
        }
    }

    @Test("B4 I10: a slow drag to either edge reaches the limit and not earlier", arguments: SliderWay.all)
    func slowDrag(way: SliderWay) {
        let stage = SliderStage(way)
        stage.slider.maximumValue = 5
        stage.slider.minimumValue = -5
        for sign: CGFloat in [1, -1] {
            stage.slider.value = 0
            let finger = stage.grab()
            let way = 5 * stage.tenth
            var last: Float = 0
            for step in 1...140 {
                finger.slide(stage, sign)
                let value = stage.slider.value * Float(sign)
                #expect(value >= last && (value == 5) == (CGFloat(step) >= way - 0.001), "\(step)")
                last = value
            }
            finger.lift()
        }
    }

    @Test("B4: a slider of no size that grows later is like one that was large at once (28)", arguments: SliderWay.all)
    func zeroSize(way: SliderWay) {
        let frame = CGRect(x: 10, y: 20, width: 280, height: 34)
        let tint = { (slider: UISlider) in
            slider.maximumTrackTintColor = .systemOrange
            slider.value = 0.3
        }
        for size in [CGSize.zero, CGSize(width: 280, height: 0), CGSize(width: 0, height: 34), CGSize(width: 5, height: 34)] {
            let small = { (slider: UISlider) in
                slider.frame.size = size
                tint(slider)
            }
            #expect(picture(way, small, then: { $0.frame = frame }).differingPixels(from: picture(way, tint)) == 0)
        }
    }
}
