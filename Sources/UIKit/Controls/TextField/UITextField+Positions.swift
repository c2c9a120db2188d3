@_spi(SliderKit) import CoreGraphics

/// Places in the text, as `UITextInput` has them.
extension UITextField {
    /// Before the first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    /// After the last letter.
    public var endOfDocument: UITextPosition { UITextPosition(offset: storage.length) }

    /// What is selected, or the caret as an empty range; nil while the field is not edited.
    public var selectedTextRange: UITextRange? {
        get { isInEditing ? UITextRange(range: selectedRange) : nil }
        set {
            guard let range = newValue?.range else { return }
            select(range.location, range.location + range.length)
        }
    }

    /// The range between two places, whichever comes first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (low, high) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        guard low >= 0, high <= storage.length else { return nil }
        return UITextRange(range: NSRange(location: low, length: high - low))
    }

    /// A place so many UTF-16 units further; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (result, overflow) = position.offset.addingReportingOverflow(offset)
        return !overflow && (0...storage.length).contains(result) ? UITextPosition(offset: result) : nil
    }

    /// How many UTF-16 units are between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// The text in a range; nil outside of the text.
    public func text(in range: UITextRange) -> String? {
        guard range.range.location >= 0, range.range.location + range.range.length <= storage.length else { return nil }
        return (storage.string as NSString).substring(with: range.range)
    }

    /// Puts a text in place of a range, as if it were typed. Sends `.editingChanged`.
    public func replace(_ range: UITextRange, withText text: String) {
        let start = min(max(0, range.range.location), storage.length)
        selection = (start, min(start + range.range.length, storage.length))
        insert(text, asking: false)
    }

    /// Where the caret stands at a place, in the field's coordinates.
    public func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

    /// The place that is nearest to a point of the field.
    public func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(offset: offset(at: point)) }
}
