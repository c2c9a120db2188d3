import Foundation

/// A text that depends on numbers which are not known yet: what a `.stringsdict` or a catalogue's plural variations give for a key.
struct LocalizedFormat {
    /// What depends on one number: a text for each plural category.
    struct Variable {
        var texts: [String: String]
        /// The number's place among the arguments, from 1; nil for the next one.
        var place: Int?
        /// How the number is written.
        var specifier = "lld"
    }

    /// With `%#@name@` where a variable's text goes.
    var format: String
    var variables: [String: Variable] = [:]
    var language: String

    private static let deepest = 8

    /// The format for some arguments, all by their places: `%1$ld steps of %2$@`.
    func resolved(_ arguments: [any CVarArg]) -> String {
        var next = 1
        return expanded(format, arguments, next: &next, own: nil, depth: 0)
    }

    private func expanded(_ text: String, _ arguments: [any CVarArg], next: inout Int, own: Int?, depth: Int) -> String {
        var result = "", rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%%"
                rest.removeFirst()
                continue
            }
            var place: Int?
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
                place = Int(digits)
                rest = rest[rest.index(after: digits.endIndex)...]
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[rest.index(after: end)...]
                guard let variable = variables[name], depth < Self.deepest else { continue }
                let index = variable.place ?? place ?? next
                if variable.place == nil, place == nil { next += 1 }
                var inner = index + 1
                let text = variable.text(for: arguments, at: index, language)
                result += expanded(
                    // Catalogues write %arg for the number that the text depends on.
                    text.replacingOccurrences(of: "%arg", with: "%\(index)$" + variable.specifier), arguments, next: &inner, own: index, depth: depth + 1)
                continue
            }
            if rest.isEmpty {
                result += "%"
            } else if let place {
                result += "%\(place)$"
            } else if let own {
                result += "%\(own)$"
            } else {
                result += "%\(next)$"
                next += 1
            }
        }
        return result + rest
    }
}

extension LocalizedFormat.Variable {
    fileprivate func text(for arguments: [any CVarArg], at place: Int, _ language: String) -> String {
        let number = arguments.indices.contains(place - 1) ? Self.number(arguments[place - 1]) : 0
        // Nothing has a text of its own wherever there is one, whatever the language's rule. (choice)
        if number == 0, let zero = texts["zero"] { return zero }
        return texts[PluralRule.category(of: number, in: language)] ?? texts["other"] ?? ""
    }

    private static func number(_ argument: any CVarArg) -> Double {
        switch argument {
        case let value as any BinaryInteger: Double(Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }
}
