import Foundation

/// A plain number in the way of a locale.
public struct NumberFormat: ValueFormat, Hashable {
    /// Digits after the decimal mark. Default 0.
    public let fractionDigits: Int
    /// Default: the user's.
    public let locale: Locale

    /// A format with a fixed number of digits after the decimal mark, 0…15.
    public init(fractionDigits: Int = 0, locale: Locale = .current) {
        self.fractionDigits = min(15, max(0, fractionDigits))
        self.locale = locale
    }

    private var style: FloatingPointFormatStyle<Double> {
        FloatingPointFormatStyle<Double>.number.precision(.fractionLength(fractionDigits)).locale(locale)
    }

    /// The number; never a zero with a minus sign.
    public func text(for value: Double) -> String {
        let text = style.format(value)
        return value < 0 && style.format(-value) == style.format(0) ? style.format(0) : text
    }

    /// The number that a text means, with spaces around it or not.
    public func value(from text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, let value = try? style.parseStrategy.parse(text), value.isFinite else { return nil }
        return value
    }
}
