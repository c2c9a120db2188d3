@_spi(SliderKit) import CoreGraphics

extension UISegmentedControl {
    private enum Key {
        static let count = "UISegmentCount"
        static let selection = "UISelectedSegmentIndex"
        static let tint = "UISelectedSegmentTintColor"
        static let flags = "UISegmentFlags"
        static func part(_ name: String, _ index: Int) -> String { "UISegment\(name).\(index)" }
    }

    /// Segments and selection; actions and text attributes hold closures and values that have no archive here.
    func encodeSegments(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(segments.count, forKey: Key.count)
        for (index, segment) in segments.enumerated() {
            if let title = segment.title { coder.encodeText(title, Key.part("Title", index)) }
            if let image = segment.image { coder.encode(image, forKey: Key.part("Image", index)) }
            coder.encodeNumbers(
                [segment.width, segment.offset.width, segment.offset.height, segment.isEnabled ? 1 : 0], Key.part("Numbers", index))
        }
        coder.encode(ownSelection, forKey: Key.selection)
        if let ownSelectedTint { coder.encode(ownSelectedTint, forKey: Key.tint) }
        coder.encodeNumbers([isMomentary ? 1 : 0, apportionsSegmentWidthsByContent ? 1 : 0], Key.flags)
    }

    func decodeSegments(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeSegmentsNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        for index in 0..<min(max(coder.integer(Key.count) ?? 0, 0), 1000) {
            let segment = Segment(
                title: coder.text(Key.part("Title", index)), image: coder.object(UIImage.self, Key.part("Image", index)))
            if let numbers = coder.numbers(Key.part("Numbers", index), 4) {
                segment.width = max(numbers[0], 0)
                segment.offset = CGSize(width: numbers[1], height: numbers[2])
                segment.isEnabled = numbers[3] != 0
            }
            insert(segment, at: index, animated: false)
        }
        if let flags = coder.numbers(Key.flags, 2) {
            isMomentary = flags[0] != 0
            apportionsSegmentWidthsByContent = flags[1] != 0
        }
        if let selection = coder.integer(Key.selection), segments.indices.contains(selection) { select(selection) }
        if let color = coder.object(UIColor.self, Key.tint) { selectedSegmentTintColor = color }
    }
}
