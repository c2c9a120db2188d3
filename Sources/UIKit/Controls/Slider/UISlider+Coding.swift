extension UISlider {
    private enum Key {
        static let minimum = "UIMinValue"
        static let maximum = "UIMaxValue"
        static let value = "UIValue"
        static let continuous = "UIContinuous"
        static let minimumImage = "UISlider.minimumValueImage"
        static let maximumImage = "UISlider.maximumValueImage"
        static func tint(_ part: Int) -> String { "UISlider.tint.\(part)" }
        static func states(_ part: Int) -> String { "UISlider.states.\(part)" }
        static func image(_ part: Int, _ state: UInt) -> String { "UISlider.image.\(part).\(state)" }
    }

    func decodeSlider(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: Key.minimum) { minimumValue = coder.decodeFloat(forKey: Key.minimum) }
        if coder.containsValue(forKey: Key.maximum) { maximumValue = coder.decodeFloat(forKey: Key.maximum) }
        if coder.containsValue(forKey: Key.value) { value = coder.decodeFloat(forKey: Key.value) }
        if coder.containsValue(forKey: Key.continuous) { isContinuous = coder.decodeBool(forKey: Key.continuous) }
        if let image = UIImage.archived(in: coder, key: Key.minimumImage) { minimumValueImage = image }
        if let image = UIImage.archived(in: coder, key: Key.maximumImage) { maximumValueImage = image }
        for part in [SliderParts.Part.minimumTrack, .maximumTrack, .thumb] { decode(part, coder) }
    }

    func encodeSlider(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(minimumValue, forKey: Key.minimum)
        coder.encode(maximumValue, forKey: Key.maximum)
        coder.encode(value, forKey: Key.value)
        coder.encode(isContinuous, forKey: Key.continuous)
        guard let parts else { return }
        parts.minimumValueImage?.archive(in: coder, key: Key.minimumImage)
        parts.maximumValueImage?.archive(in: coder, key: Key.maximumImage)
        for (part, dress) in parts.dresses.enumerated() {
            if let tint = dress.tint { coder.encode(components(of: tint), forKey: Key.tint(part)) }
            guard !dress.images.isEmpty else { continue }
            let states = dress.images.keys.sorted()
            coder.encode(states.map(String.init).joined(separator: " "), forKey: Key.states(part))
            for state in states { dress.images[state]?.archive(in: coder, key: Key.image(part, state)) }
        }
    }

    private func decode(_ part: SliderParts.Part, _ coder: NSCoder) {
        if let text = coder.text(Key.tint(part.rawValue)), let tint = color(from: text) { setTint(tint, of: part) }
        for state in (coder.text(Key.states(part.rawValue)) ?? "").split(separator: " ").compactMap({ UInt($0) }) {
            guard let image = UIImage.archived(in: coder, key: Key.image(part.rawValue, state)) else { continue }
            setImage(image, of: part, for: UIControl.State(rawValue: state))
        }
    }
}

extension NSCoder {
    /// A string of an archive. Foundation on Linux takes a missing object for an error.
    fileprivate func text(_ key: String) -> String? { containsValue(forKey: key) ? decodeObject(forKey: key) as? String : nil }
}

extension UIImage {
    /// Writes the pixels as PNG, in Base64, and beside them scale, rendering mode, flip, caps and how the middle is filled.
    fileprivate func archive(in coder: NSCoder, key: String) {
        let caps = capInsets
        let numbers: [Double] = [
            Double(scale), Double(renderingMode.rawValue), flipsForRightToLeftLayoutDirection ? 1 : 0, Double(caps.top),
            Double(caps.left), Double(caps.bottom), Double(caps.right), Double(resizingMode.rawValue),
        ]
        coder.encode(numbers.map { "\($0)" }.joined(separator: " "), forKey: key)
        if let data = pngData() { coder.encode(data.base64EncodedString(), forKey: key + ".png") }
    }

    fileprivate static func archived(in coder: NSCoder, key: String) -> UIImage? {
        guard let numbers = coder.text(key)?.split(separator: " ").compactMap({ Double($0) }), numbers.count == 8,
            numbers.allSatisfy(\.isFinite)
        else { return nil }
        let data = coder.text(key + ".png").flatMap { Data(base64Encoded: $0) }
        let image = data.flatMap { UIImage(data: $0, scale: CGFloat(numbers[0])) } ?? UIImage()
        let caps = UIEdgeInsets(top: CGFloat(numbers[3]), left: CGFloat(numbers[4]), bottom: CGFloat(numbers[5]), right: CGFloat(numbers[6]))
        return image.changed {
            $0.renderingMode = Int(exactly: numbers[1]).flatMap(RenderingMode.init) ?? .automatic
            $0.flipsForRightToLeft = numbers[2] == 1
            $0.capInsets = caps
            $0.isResizable = caps != .zero
            $0.resizingMode = Int(exactly: numbers[7]).flatMap(ResizingMode.init) ?? .tile
        }
    }
}
