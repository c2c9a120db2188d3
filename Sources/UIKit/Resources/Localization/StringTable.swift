import Foundation

/// The texts of one table in one language: `.strings`, `.stringsdict`, or a catalogue's part.
struct StringTable {
    enum Entry {
        case text(String)
        case format(LocalizedFormat)
    }

    private(set) var entries: [String: Entry] = [:]
    /// The largest file that is read.
    private static let largest = 16 << 20

    /// Adds what a file holds; entries that are there already stay. What can't be read holds nothing.
    mutating func add(_ file: URL, language: String) {
        guard let data = try? Data(contentsOf: file), data.count <= Self.largest else { return }
        switch file.pathExtension.lowercased() {
        case "stringsdict":
            for (key, value) in Self.list(data) {
                if let rule = value as? [String: Any], let format = Self.format(rule, language) { add(key, .format(format)) }
            }
        case "xcstrings": addCatalog(data, language)
        default:
            for case (let key, let value as String) in Self.list(data) { add(key, .text(value)) }
        }
    }

    private mutating func add(_ key: String, _ entry: Entry) {
        if entries[key] == nil { entries[key] = entry }
    }

    private static func list(_ data: Data) -> [String: Any] {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    // MARK: Plurals

    private static func format(_ rule: [String: Any], _ language: String) -> LocalizedFormat? {
        guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
        var result = LocalizedFormat(format: format, language: language)
        for case (let name, let variable as [String: Any]) in rule {
            let texts = variable.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
            result.variables[name] = .init(texts: texts, place: nil)
        }
        return result
    }

    // MARK: Catalogues

    /// A catalogue's languages.
    static func languages(ofCatalog file: URL) -> (source: String?, all: Set<String>) {
        guard let catalog = catalog(file) else { return (nil, []) }
        let source = catalog["sourceLanguage"] as? String
        var all = Set(source.map { [$0] } ?? [])
        for case let string as [String: Any] in (catalog["strings"] as? [String: Any] ?? [:]).values {
            all.formUnion((string["localizations"] as? [String: Any] ?? [:]).keys)
        }
        return (source, all)
    }

    private static func catalog(_ file: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: file), data.count <= largest else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    private mutating func addCatalog(_ data: Data, _ language: String) {
        guard let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = catalog["strings"] as? [String: Any]
        else { return }
        for case (let key, let string as [String: Any]) in strings {
            guard let localizations = string["localizations"] as? [String: Any],
                let own = localizations.first(where: { Languages.normal($0.key) == Languages.normal(language) })?.value as? [String: Any]
            else { continue }
            if let entry = Self.entry(own, language) { add(key, entry) }
        }
    }

    private static func entry(_ localization: [String: Any], _ language: String) -> Entry? {
        if let variations = localization["variations"] as? [String: Any] {
            // A phone's text, where devices differ.
            if let device = variations["device"] as? [String: Any] {
                return ((device["iphone"] ?? device["other"]) as? [String: Any]).flatMap { entry($0, language) }
            }
            guard let plural = texts(variations["plural"]) else { return nil }
            return .format(LocalizedFormat(format: "%#@value@", variables: ["value": .init(texts: plural, place: 1)], language: language))
        }
        guard let text = text(localization) else { return nil }
        guard let substitutions = localization["substitutions"] as? [String: Any] else { return .text(text) }
        var format = LocalizedFormat(format: text, language: language)
        for case (let name, let substitution as [String: Any]) in substitutions {
            let variations = substitution["variations"] as? [String: Any]
            format.variables[name] = .init(texts: texts(variations?["plural"]) ?? [:], place: substitution["argNum"] as? Int, specifier: substitution["formatSpecifier"] as? String ?? "lld")
        }
        return .format(format)
    }

    private static func texts(_ plural: Any?) -> [String: String]? {
        (plural as? [String: Any])?.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
    }

    private static func text(_ localization: [String: Any]) -> String? { (localization["stringUnit"] as? [String: Any])?["value"] as? String }
}
