extension UISlider {
    private enum Key {
        static let minimum = "UIMinValue"
        static let maximum = "UIMaxValue"
        static let value = "UIValue"
        static let continuous = "UIContinuous"
        static let minimumImage = "UIMinimumValueImage"
        static let maximumImage = "UIMaximumValueImage"
        static let style = "UISliderStyle"
        static let behavior = "UIPreferredBehavioralStyle"
        static let track = "UISliderTrackConfiguration"

        static func tint(_ part: SliderParts.Part) -> String { "UI\(part.archiveName)TintColor" }
        static func images(_ part: SliderParts.Part) -> String { "UI\(part.archiveName)Images" }
    }

    func encodeSlider(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(minimumValue, forKey: Key.minimum)
        coder.encode(maximumValue, forKey: Key.maximum)
        coder.encode(value, forKey: Key.value)
        coder.encode(isContinuous, forKey: Key.continuous)
        guard let parts else { return }
        if let image = parts.minimumValueImage { coder.encode(image, forKey: Key.minimumImage) }
        if let image = parts.maximumValueImage { coder.encode(image, forKey: Key.maximumImage) }
        for part in SliderParts.Part.allCases {
            if let tint = parts[part].tint { coder.encode(tint, forKey: Key.tint(part)) }
            let images = parts[part].images.sorted { $0.key < $1.key }
            guard !images.isEmpty else { continue }
            coder.encodeText(images.map { "\($0.key)" }.joined(separator: " "), Key.images(part))
            for (state, image) in images { coder.encode(image, forKey: Key.images(part) + ".\(state)") }
        }
        if sliderStyle != .default { coder.encode(sliderStyle.rawValue, forKey: Key.style) }
        if preferredBehavioralStyle != .automatic { coder.encode(Int(preferredBehavioralStyle.rawValue), forKey: Key.behavior) }
        trackConfiguration?.encode(coder, Key.track)
    }

    func decodeSlider(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeSliderNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        // Limits and ticks come before the value, which they may change.
        if coder.containsValue(forKey: Key.minimum) { minimumValue = coder.decodeFloat(forKey: Key.minimum) }
        if coder.containsValue(forKey: Key.maximum) { maximumValue = coder.decodeFloat(forKey: Key.maximum) }
        if let configuration = TrackConfiguration(coder, Key.track) { trackConfiguration = configuration }
        if coder.containsValue(forKey: Key.value) { value = coder.decodeFloat(forKey: Key.value) }
        if coder.containsValue(forKey: Key.continuous), coder.decodeBool(forKey: Key.continuous) != isContinuous { isContinuous.toggle() }
        if let image = coder.object(UIImage.self, Key.minimumImage) { minimumValueImage = image }
        if let image = coder.object(UIImage.self, Key.maximumImage) { maximumValueImage = image }
        if let style = coder.integer(Key.style).flatMap(Style.init) { sliderStyle = style }
        if let style = coder.integer(Key.behavior).flatMap({ UInt(exactly: $0) }).flatMap(UIBehavioralStyle.init) {
            preferredBehavioralStyle = style
        }
        for part in SliderParts.Part.allCases { decode(part, coder) }
    }

    private func decode(_ part: SliderParts.Part, _ coder: NSCoder) {
        if let tint = coder.object(UIColor.self, Key.tint(part)) {
            switch part {
            case .minimumTrack: minimumTrackTintColor = tint
            case .maximumTrack: maximumTrackTintColor = tint
            case .thumb: thumbTintColor = tint
            }
        }
        for number in (coder.text(Key.images(part)) ?? "").split(separator: " ").compactMap({ UInt($0) }) {
            guard let image = coder.object(UIImage.self, Key.images(part) + ".\(number)") else { continue }
            let state = UIControl.State(rawValue: number)
            switch part {
            case .minimumTrack: setMinimumTrackImage(image, for: state)
            case .maximumTrack: setMaximumTrackImage(image, for: state)
            case .thumb: setThumbImage(image, for: state)
            }
        }
    }
}

extension SliderParts.Part {
    fileprivate var archiveName: String {
        switch self {
        case .minimumTrack: "MinimumTrack"
        case .maximumTrack: "MaximumTrack"
        case .thumb: "Thumb"
        }
    }
}

extension UISlider.TrackConfiguration {
    fileprivate func encode(_ coder: NSCoder, _ key: String) {
        let numbers = [allowsTickValuesOnly ? 1 : 0, neutralValue, enabledRange.lowerBound, enabledRange.upperBound]
        coder.encodeFloats(numbers, key)
        coder.encodeFloats(ticks.map(\.position), key + ".ticks")
        for (index, tick) in ticks.enumerated() {
            if let title = tick.title { coder.encodeText(title, key + ".title.\(index)") }
            if let image = tick.image { coder.encode(image, forKey: key + ".image.\(index)") }
        }
    }

    fileprivate init?(_ coder: NSCoder, _ key: String) {
        guard let numbers = coder.floats(key), numbers.count == 4, numbers[2] <= numbers[3] else { return nil }
        let ticks = (coder.floats(key + ".ticks") ?? []).enumerated().map { index, position in
            Tick(
                position: position, title: coder.text(key + ".title.\(index)"),
                image: coder.object(UIImage.self, key + ".image.\(index)"))
        }
        self.init(
            allowsTickValuesOnly: numbers[0] != 0, neutralValue: numbers[1], enabledRange: numbers[2]...numbers[3], ticks: ticks)
    }
}

extension NSCoder {
    // With every bit: positions that are no numbers are allowed.
    fileprivate func encodeFloats(_ numbers: [Float], _ key: String) {
        encodeText(numbers.map { "\($0.bitPattern)" }.joined(separator: " "), key)
    }

    fileprivate func floats(_ key: String) -> [Float]? {
        text(key)?.split(separator: " ").compactMap { UInt32($0).map { Float(bitPattern: $0) } }
    }
}
