import Foundation

/// A language's phrases: an app's own, where it has a table `SpokenPhrases.strings` in the language's `lproj` folder, else the built-in ones.
@MainActor
struct SpokenPhrases {
    /// The language in use, as a BCP 47 tag, with the user's region: numbers are written by it.
    let language: String
    private let tables: [[String: String]]

    /// Tables of apps by path; a file that is missing or unreadable counts as an empty one.
    private static var read: [String: [String: String]] = [:]

    /// The first of some languages that has phrases, else English. (choice: a language counts with the first phrase that its table holds; what
    /// it lacks is said in English)
    /// - Parameters:
    ///   - languages: BCP 47 tags, the user's favourite first.
    ///   - folders: The resource folders of the app and its libraries; earlier ones win.
    init(languages: [String], folders: [String]) {
        for language in languages.map(SpokenPhrases.normalized) {
            let tables = SpokenPhrases.names(of: language).flatMap { name in
                folders.map { SpokenPhrases.table(at: "\($0)/\(name).lproj/SpokenPhrases.strings") } + [SpokenPhrases.builtIn[name] ?? [:]]
            }
            guard tables.contains(where: { !$0.isEmpty }) else { continue }
            self.language = language
            self.tables = tables + [SpokenPhrases.builtIn["en"] ?? [:]]
            return
        }
        language = "en"
        tables = folders.map { SpokenPhrases.table(at: "\($0)/en.lproj/SpokenPhrases.strings") } + [SpokenPhrases.builtIn["en"] ?? [:]]
    }

    /// A phrase with its places filled in.
    subscript(phrase: SpokenPhrase, values: [String: String]) -> String {
        let text = tables.lazy.compactMap { $0[phrase.rawValue] }.first ?? phrase.rawValue
        return SpokenPhrases.filled(text, with: values)
    }

    subscript(phrase: SpokenPhrase) -> String { self[phrase, [:]] }

    /// Fills places such as `{value}`, each once and from left to right, so that braces in the values mean nothing.
    private static func filled(_ text: String, with values: [String: String]) -> String {
        guard !values.isEmpty else { return text }
        var result = "", rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            result += rest[..<open] + (values[name] ?? "{\(name)}")
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func normalized(_ language: String) -> String { language.replacingOccurrences(of: "_", with: "-") }

    /// A tag and its shorter forms: `de-CH`, `de`. Empty where it is no tag, and might be a path.
    private static func names(of language: String) -> [String] {
        let parts = language.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count < 9, parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return [] }
        return (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
    }

    private static func table(at path: String) -> [String: String] {
        if let table = read[path] { return table }
        let table = FileManager.default.contents(atPath: path)
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        let phrases = (table ?? [:]).compactMapValues { $0 as? String }
        read[path] = phrases
        return phrases
    }
}
