import UIKit

extension ValueSlider {
    /// The share of the range that an assistive tool's step is, where the slider has no stops.
    private static let assistiveShare = 0.1

    func defaultLabel(ofThumb thumb: Int) -> String? {
        guard values.count > 1 else { return accessibilityLabel }
        let own = values.count == 2 ? (thumb == 0 ? SliderWords.minimum : SliderWords.maximum) : "\(thumb + 1)"
        return accessibilityLabel.map { "\($0), \(own)" } ?? own
    }

    func defaultSpokenValue(ofThumb thumb: Int) -> String {
        guard values.indices.contains(thumb) else { return "" }
        let value = values[thumb]
        let names = decorations.compactMap { $0.spokenText(for: value, of: self) }
        return names.isEmpty ? (format ?? PercentFormat(of: range)).spokenText(for: value) : names.joined(separator: ", ")
    }

    /// What a value is called in bubbles and read-outs.
    public func text(for value: Double) -> String { (format ?? PercentFormat(of: range)).text(for: value) }

    /// Sets a thumb to what a text says, as a text field beside the slider would.
    /// - Returns: false, and nothing changes, for a text that means no value.
    @discardableResult
    public func setText(_ text: String, ofThumb thumb: Int = 0, animated: Bool = false) -> Bool {
        guard let value = (format ?? PercentFormat(of: range)).value(from: text) else { return false }
        setValue(value, ofThumb: thumb, animated: animated)
        return true
    }

    func assistiveStep(_ count: Int, thumb: Int) {
        guard isEnabled, values.indices.contains(thumb), !lockedThumbs.contains(thumb), !thumbs[thumb].isHeld else { return }
        let gesture = beginGesture(thumb: thumb, cause: .assistiveTool)
        gesture.move(to: value(count, stepsFrom: values[thumb], share: Self.assistiveShare))
        gesture.commit()
    }
}
