import Foundation

/// What an object's accessibility properties hold: text without blanks around it and line breaks in it, nil where nothing is left.
@MainActor
struct AccessibilityWords {
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits = .none

    /// Nil for an object that has no such properties.
    init?(_ object: NSObject) {
        switch object {
        case let element as UIResponder:
            label = AccessibilityWords.plain(element.accessibilityLabel)
            value = AccessibilityWords.plain(element.accessibilityValue)
            hint = AccessibilityWords.plain(element.accessibilityHint)
            traits = element.accessibilityTraits
        case let item as UIBarItem:
            label = AccessibilityWords.plain(item.accessibilityLabel ?? item.title)
            traits = item.isEnabled ? .button : [.button, .notEnabled]
        default: return nil
        }
    }

    private static func plain(_ text: String?) -> String? {
        guard let words = text?.split(whereSeparator: \.isWhitespace), !words.isEmpty else { return nil }
        // Spaces that don't break stay: they are part of how numbers are written.
        if words.count == 1 { return String(words[0]) }
        let lines = (text ?? "").split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
