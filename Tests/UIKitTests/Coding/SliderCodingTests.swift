import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite(.serialized) struct SliderCodingTests {
    private func rich() -> UISlider {
        let image = drawn(6, 4, scale: 2) { UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 4)) }
        let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 100, height: 31))
        slider.minimumValue = -3
        slider.maximumValue = 9
        slider.trackConfiguration = UISlider.TrackConfiguration(
            allowsTickValuesOnly: true, neutralValue: 0.25, enabledRange: 0.25...0.75,
            ticks: [.init(position: 0.25, title: "low"), .init(position: 0.5, image: image), .init(position: .nan)])
        slider.value = 3
        slider.isContinuous = false
        slider.sliderStyle = .thumbless
        slider.preferredBehavioralStyle = .mac
        slider.minimumTrackTintColor = .systemGreen
        slider.setMaximumTrackImage(image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)), for: .disabled)
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        slider.setThumbImage(UIImage(), for: [.highlighted, .selected])
        slider.minimumValueImage = image.withRenderingMode(.alwaysTemplate)
        slider.maximumValueImage = UIImage(systemName: "sun.max")
        slider.tintColor = .systemOrange
        slider.backgroundColor = .secondarySystemBackground
        return slider
    }

    @Test("I20: every property of a slider survives an archive")
    func all() throws {
        let slider = rich(), copy = try copied(slider)
        #expect(copy.frame == slider.frame && copy.minimumValue == -3 && copy.maximumValue == 9 && copy.value == slider.value)
        #expect(!copy.isContinuous && copy.sliderStyle == .thumbless && copy.preferredBehavioralStyle == .mac)
        #expect(copy.minimumTrackTintColor == .systemGreen && copy.thumbTintColor == nil && copy.maximumTrackTintColor == nil)
        #expect(copy.maximumTrackImage(for: .disabled) == slider.maximumTrackImage(for: .disabled))
        #expect(copy.thumbImage(for: .normal)?.isSymbolImage == true && copy.thumbImage(for: [.highlighted, .selected])?.size == .zero)
        #expect(copy.minimumValueImage == slider.minimumValueImage && copy.maximumValueImage == slider.maximumValueImage)
        #expect(copy.tintColor == .systemOrange && copy.backgroundColor == .secondarySystemBackground)
        let configuration = try #require(copy.trackConfiguration)
        #expect(configuration.neutralValue == 0.25 && configuration.enabledRange == 0.25...0.75 && configuration.allowsTickValuesOnly)
        #expect(configuration.ticks.prefix(2) == slider.trackConfiguration?.ticks.prefix(2) && configuration.ticks[2].position.isNaN)
    }

    @Test("I20: a plain slider's archive makes a plain slider")
    func plain() throws {
        let copy = try copied(UISlider(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        #expect(copy.trackConfiguration == nil && copy.sliderStyle == .default && copy.minimumTrackTintColor == nil)
        #expect(copy.preferredBehavioralStyle == .automatic && copy.hasNoRareProperties)
    }

    @Test("I20: a slider inside of a view is archived with it")
    func nested() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(rich())
        let slider = try #require(copied(view).subviews.first as? UISlider)
        #expect(slider.sliderStyle == .thumbless && slider.minimumTrackTintColor == .systemGreen)
    }

    @Test("B14: what an archive sets is the slider's own, the rest appearance may set")
    func appearance() throws {
        try withAppearance { app in
            UISlider.appearance().minimumTrackTintColor = .red
            UISlider.appearance().maximumTrackTintColor = .red
            UISlider.appearance().isContinuous = false
            UISlider.appearance().semanticContentAttribute = .forceRightToLeft
            UISlider.appearance().alpha = 0.5
            let slider = UISlider()
            slider.minimumTrackTintColor = .green
            let copy = try copied(slider)
            app.show(copy)
            #expect(copy.minimumTrackTintColor == .green && copy.maximumTrackTintColor == .red && !copy.isContinuous)
            #expect(copy.semanticContentAttribute == .forceRightToLeft && copy.alpha == 0.5)
        }
    }

    @Test("I20: an archive of a view that contains itself comes to an end")
    func endless() throws {
        let view = UIView()
        view.addSubview(UISlider())
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        var list = try #require(PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any])
        let root = try #require((list["$top"] as? [String: Any])?[NSKeyedArchiveRootObjectKey])
        list["$objects"] = try objects(of: data).map { object -> Any in
            guard var array = object as? [String: Any], array["NS.objects"] != nil else { return object }
            array["NS.objects"] = [root, root]
            return array
        }
        let changed = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        #expect(decoded(changed) is UIView)
    }

    @Test("I20: an archive that was tampered with makes something or nothing, and never stops the program")
    func hostile() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(rich())
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let list = try #require(PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any])
        let objects = try #require(list["$objects"] as? [Any])
        var numbers = RepeatableNumbers(seed: 7)
        let odd: [Any] = [
            -1, Int.max, Int.min, 1e308, Double.nan, -Double.infinity, "{{1, 2}, {nan, inf}}", "", Data([1, 2, 3]), true, [1, 2], ["a": 1],
        ]
        // The classes' descriptions, and the references to them, are Foundation's to check.
        let places = objects.enumerated().flatMap { index, object in
            ((object as? [String: Any])?.keys.sorted() ?? []).filter { !$0.hasPrefix("$") }.map { (index, $0) }
        }
        let values = places.compactMap { (objects[$0.0] as? [String: Any])?[$0.1] }
        for _ in 0..<400 {
            var changed = objects
            for _ in 0...Int.random(in: 0...2, using: &numbers) {
                guard let (index, key) = places.randomElement(using: &numbers), var object = changed[index] as? [String: Any] else { continue }
                object[key] = Bool.random(using: &numbers) ? odd.randomElement(using: &numbers) : values.randomElement(using: &numbers)
                changed[index] = object
            }
            var archive = list
            archive["$objects"] = changed
            guard let bytes = try? PropertyListSerialization.data(fromPropertyList: archive, format: .binary, options: 0) else { continue }
            if let found = decoded(bytes) as? UIView { found.layoutIfNeeded() }
        }
    }
}

/// Random numbers that are the same in each run.
private struct RepeatableNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
