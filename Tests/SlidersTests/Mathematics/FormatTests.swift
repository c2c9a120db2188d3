import Foundation
import Sliders
import Testing

struct FormatTests {
    private static let english = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")

    @Test("G: a number goes to text and back, in the way of its locale")
    func numbers() {
        let one = NumberFormat(fractionDigits: 1, locale: Self.english), other = NumberFormat(fractionDigits: 2, locale: Self.german)
        #expect(one.text(for: 1234.56) == "1,234.6" && other.text(for: 1234.56) == "1.234,56")
        #expect(one.value(from: " 1,234.6 ") == 1234.6 && other.value(from: "1.234,56") == 1234.56)
        #expect(one.text(for: -0.04) == "0.0" && one.text(for: -0.06) == "-0.1")
        #expect(["", "  ", "abc", "--"].allSatisfy { one.value(from: $0) == nil })
        #expect(NumberFormat(fractionDigits: 99).fractionDigits == 15 && NumberFormat(fractionDigits: -1).fractionDigits == 0)
    }

    @Test("G: hundredths of any range")
    func percent() {
        let format = PercentFormat(of: 50...150, locale: Self.english)
        #expect(format.text(for: 63) == "13%" && format.spokenText(for: 63) == "13%")
        #expect(format.value(from: "13%") == 63 && format.value(from: "13") == 63 && format.value(from: "much") == nil)
        #expect(PercentFormat(of: 1...1, locale: Self.english).text(for: 1) == "0%")
    }

    @Test("G: a unit is a sign for the eye and words for the ear, in the right number")
    func units() {
        let speed = UnitFormat("km/h", spoken: "kilometres per hour", singular: "kilometre per hour", number: NumberFormat(locale: Self.english))
        #expect(speed.text(for: 80) == "80\u{A0}km/h")
        #expect(speed.spokenText(for: 80) == "80 kilometres per hour" && speed.spokenText(for: 1) == "1 kilometre per hour")
        #expect(speed.spokenText(for: 1.4) == "1 kilometre per hour" && speed.spokenText(for: 0) == "0 kilometres per hour")
        for text in ["80", "80 km/h", "80\u{A0}KM/H", "80 kilometres per hour", " 80km/h "] { #expect(speed.value(from: text) == 80, "\(text)") }
        #expect(speed.value(from: "km/h") == nil)
    }

    @Test("G: each format reads what it writes", arguments: 0..<50)
    func roundTrip(seed: Int) {
        var random = SeededRandom(seed)
        let formats: [any ValueFormat] = [
            NumberFormat(fractionDigits: 2, locale: Self.english), NumberFormat(fractionDigits: 3, locale: Self.german),
            PercentFormat(of: -5...20, fractionDigits: 1, locale: Self.english), UnitFormat("°C", spoken: "degrees", separator: "", number: NumberFormat(fractionDigits: 1, locale: Self.german)),
        ]
        for format in formats {
            let value = random.next(in: -1000...1000), text = format.text(for: value)
            let back = format.value(from: text)
            #expect(back.map { format.text(for: $0) } == text, "\(text)")
        }
    }

    @Test("G: closures make a format too")
    func closures() {
        let format = TextFormat(write: { $0 < 0.5 ? "low" : "high" }, read: { ["low": 0, "high": 1][$0] }, speak: { $0 < 0.5 ? "rather low" : "rather high" })
        #expect(format.text(for: 0.2) == "low" && format.spokenText(for: 0.7) == "rather high" && format.value(from: "high") == 1)
        #expect(TextFormat(write: { "\($0)" }).spokenText(for: 2) == "2.0" && TextFormat(write: { "\($0)" }).value(from: "2") == nil)
    }
}
