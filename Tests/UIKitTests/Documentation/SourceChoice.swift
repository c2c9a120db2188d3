import Foundation

/// A comment that says that no source settles what the code does, with what can be read off the code below it.
struct SourceChoice: Equatable {
    /// The names of what the comment stands above, each with its value where that is written there; empty inside functions.
    var subjects: [String] = []
    /// The sentence, with what the mark itself adds.
    var text: String

    /// Every choice of a file, in order.
    static func all(in source: String) -> [SourceChoice] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        var found: [SourceChoice] = []
        var index = 0
        while index < lines.count {
            guard let first = lines[index].range(of: "//"), first.lowerBound == lines[index].startIndex || lines[index].contains("(choice") else {
                index += 1
                continue
            }
            let isTrailing = first.lowerBound != lines[index].startIndex
            var end = index + 1
            if !isTrailing { while end < lines.count, lines[end].hasPrefix("//") { end += 1 } }
            let comment = isTrailing ? [String(lines[index][first.lowerBound...])] : Array(lines[index..<end])
            let code = isTrailing ? lines[index...index] : lines[end...]
            // Comments without a third stroke stand above statements, whose names say nothing outside.
            let subjects = lines[index].hasPrefix("///") ? subjects(code, source) : []
            for text in texts(of: comment) { found.append(SourceChoice(subjects: subjects, text: text)) }
            index = end
        }
        return found
    }

    // MARK: Sentences

    /// The marked sentences of a comment. A mark after a full stop belongs to the sentence before it.
    private static func texts(of comment: [String]) -> [String] {
        let lines = comment.map { String($0.drop { $0 == "/" }).trimmingCharacters(in: .whitespaces) }
        let paragraphs = lines.split { $0.isEmpty || $0.hasPrefix("- ") }.map { $0.joined(separator: " ") }
        return paragraphs.flatMap { paragraph in
            paragraph.matches(of: #/\(choices?\b[:;,]?\s*((?:[^()]|\([^()]*\))*)\)/#).map { match in
                let before = String(paragraph[..<match.range.lowerBound]), after = String(paragraph[match.range.upperBound...])
                let note = match.output.1.isEmpty ? "" : " (\(match.output.1))"
                let isClosed = before.trimmingCharacters(in: .whitespaces).last.map { ".!?".contains($0) } ?? false
                let start = lastSentence(of: before, skippingEnd: isClosed)
                if isClosed { return String(start.dropLast()) + note + "." }
                let rest = firstSentence(of: after)
                return start + note + rest + (rest.hasSuffix(".") ? "" : ".")
            }
        }
    }

    private static var endOfSentence: Regex<Substring> { #/[.!?] +(?=[A-Z`])/# }

    private static func lastSentence(of text: String, skippingEnd: Bool) -> String {
        let text = text.trimmingCharacters(in: .whitespaces)
        let start = text.matches(of: endOfSentence).last?.range.upperBound ?? text.startIndex
        return String(text[start...])
    }

    private static func firstSentence(of text: String) -> String {
        guard let end = text.firstMatch(of: endOfSentence) else { return text.trimmingCharacters(in: .newlines) }
        return String(text[..<text.index(after: end.range.lowerBound)])
    }

    // MARK: Code

    /// What is declared right below: `name`, or `name = value`; several constants that stand together, or one for each instance made in the file.
    private static func subjects(_ lines: ArraySlice<String>, _ source: String) -> [String] {
        var found: [String] = []
        for line in lines {
            guard let match = line.firstMatch(of: #/^(?:@\S+ |[a-z]+(?:\(\w+\))? )*?(let|var|func|case|class|struct|enum|init|subscript)\b ?(`?\w*)(.*)$/#)
            else { break }
            let (kind, name, rest) = (match.output.1, String(match.output.2), String(match.output.3))
            if name.isEmpty { return ["\(kind)"] }
            if let value = rest.firstMatch(of: #/^(?:: \S+)? = ([^{]{0,60}[^{(\[])$/#), kind == "let" || kind == "var" {
                // Of the constants below the first one, the numbers belong to the same comment.
                if !found.isEmpty, value.output.1.wholeMatch(of: #/-?[\d._]+/#) == nil { break }
                found.append("\(name) = \(value.output.1)")
                continue
            }
            if found.isEmpty { found = values(of: name, in: source).map { "\(name) = \($0)" } }
            if found.isEmpty { found = [kind == "func" ? "\(name)()" : name] }
            break
        }
        return found
    }

    /// What instances that are constants of the file are made with: `static let classic = Look(…, name: 7, …)`.
    private static func values(of name: String, in source: String) -> [String] {
        source.matches(of: #/static let (\w+)(?:: \w+)? = \w+\(([^{}]*?)\)\n/#).compactMap { instance in
            instance.output.2.firstMatch(of: try! Regex("\\b\(name): ([^,()\\n]+(?:\\([^()]*\\))?)", as: (Substring, Substring).self))
                .map { "\($0.output.1) (\(instance.output.1))" }
        }
    }
}
