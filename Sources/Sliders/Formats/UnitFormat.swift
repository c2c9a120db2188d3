import Foundation

/// A number with a unit: a sign for the eye, words for the ear.
public struct UnitFormat: ValueFormat, Hashable {
    /// How the number is written.
    public let number: NumberFormat
    /// The sign, such as `km/h`. It follows the number.
    public let symbol: String
    /// What stands between number and sign. Default: a space that lines don't break at.
    public let separator: String
    /// The unit in words, such as `kilometres per hour`.
    public let spokenUnit: String
    /// The words for exactly one. Default: the same.
    public let spokenSingular: String

    /// A format.
    public init(
        _ symbol: String, spoken spokenUnit: String, singular spokenSingular: String? = nil, separator: String = "\u{A0}",
        number: NumberFormat = NumberFormat()
    ) {
        self.symbol = symbol
        self.spokenUnit = spokenUnit
        self.spokenSingular = spokenSingular ?? spokenUnit
        self.separator = separator
        self.number = number
    }

    /// The number and the sign.
    public func text(for value: Double) -> String { number.text(for: value) + separator + symbol }

    /// The number of a text, with the sign or the words behind it or without.
    public func value(from text: String) -> Double? {
        var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        for unit in [symbol, spokenUnit, spokenSingular] where !unit.isEmpty && text.lowercased().hasSuffix(unit.lowercased()) {
            text = String(text.dropLast(unit.count))
            break
        }
        return number.value(from: text)
    }

    /// The number and the words, by what is written: 1.0 is one, 1.04 with one digit too.
    public func spokenText(for value: Double) -> String {
        let written = number.text(for: value)
        return written + " " + (number.value(from: written).map(abs) == 1 ? spokenSingular : spokenUnit)
    }
}
