import Foundation

/// Percentages, as a language writes and reads them.
@MainActor
enum SpokenPercent {
    private static var formatters: [String: NumberFormatter] = [:]

    /// A whole percentage as a language writes it: "13%", "13 %", "%13".
    static func text(_ percent: Int, language: String) -> String {
        if language == "en" { return "\(percent)%" }
        return formatter(language).string(from: NSNumber(value: Double(percent) / 100)) ?? "\(percent)%"
    }

    /// Text in which each number with a percent sign is said in words.
    static func spoken(_ text: String, _ phrases: SpokenPhrases) -> String {
        guard text.contains(where: { $0 == "%" || $0 == "٪" }) else { return text }
        let number = #"(-?\d(?:[\d.,٫٬]*\d)?)"#
        // The sign follows in most languages, and goes before in Turkish. Marks of direction and kinds of spaces stand between them.
        let patterns = [number + "[ \u{A0}\u{202F}\u{200E}]*[%٪][\u{200E}\u{61C}]*", "[%٪][\u{A0}\u{200E}]*" + number]
        return patterns.reduce(text) { text, pattern in
            guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
            var result = text
            for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).reversed() {
                guard let whole = Range(match.range, in: result), let digits = Range(match.range(at: 1), in: result) else { continue }
                result.replaceSubrange(whole, with: phrases[.percent, ["number": String(result[digits])]])
            }
            return result
        }
    }

    private static func formatter(_ language: String) -> NumberFormatter {
        if let formatter = formatters[language] { return formatter }
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        formatter.locale = Locale(identifier: language)
        formatters[language] = formatter
        return formatter
    }
}
