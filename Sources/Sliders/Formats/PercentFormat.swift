import Foundation

/// Where a value lies in a range, in hundredths: 0.13 of 0…1 is 13 %.
public struct PercentFormat: ValueFormat, Hashable {
    /// What is 0 % and what is 100 %. Default 0…1.
    public let range: ClosedRange<Double>
    /// Digits after the decimal mark. Default 0.
    public let fractionDigits: Int
    /// Default: the user's.
    public let locale: Locale

    /// A format.
    public init(of range: ClosedRange<Double> = 0...1, fractionDigits: Int = 0, locale: Locale = .current) {
        self.range = range
        self.fractionDigits = min(15, max(0, fractionDigits))
        self.locale = locale
    }

    private var style: FloatingPointFormatStyle<Double>.Percent {
        FloatingPointFormatStyle<Double>.Percent.percent.precision(.fractionLength(fractionDigits)).locale(locale)
    }

    /// The hundredths with the locale's sign; readers speak the sign themselves.
    public func text(for value: Double) -> String { style.format(share(of: value)) }

    /// The value of a text, with the percent sign or without.
    public func value(from text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let number = NumberFormat(fractionDigits: fractionDigits, locale: locale)
        let share = (try? style.parseStrategy.parse(text)) ?? number.value(from: text).map { $0 / 100 }
        guard let share, share.isFinite else { return nil }
        return LinearScale().value(at: share, in: range)
    }

    private func share(of value: Double) -> Double {
        range.lowerBound < range.upperBound ? LinearScale().fraction(of: value, in: range) : 0
    }
}
