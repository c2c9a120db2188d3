import Foundation

/// The texts of one bundle in the user's language.
final class LocalizedTexts {
    let folder: URL
    /// The language in use; nil where the bundle has none.
    let language: String?
    /// The languages whose tables are asked, in this order.
    let languages: [String]
    private var tables: [String: StringTable] = [:]

    nonisolated(unsafe) private static var known: [String: LocalizedTexts] = [:]

    /// The texts of a bundle's folder for the user of now.
    static func of(_ folder: URL) -> LocalizedTexts {
        let preferred = Languages.preferred
        let key = folder.path + "|" + preferred.joined(separator: ",")
        if let texts = known[key] { return texts }
        let texts = LocalizedTexts(folder, preferred)
        known[key] = texts
        return texts
    }

    /// Forgets what was read, so that changed files are read again.
    static func forget() {
        known = [:]
        plural = [:]
    }

    private init(_ folder: URL, _ preferred: [String]) {
        self.folder = folder
        let index = ResourceIndex.of(folder)
        let development = Self.development(index)
        language = Languages.best(of: index.languages, for: preferred) ?? development ?? (index.localized["Base"] == nil ? index.languages.min() : nil)
        // What a language lacks is said in the one that the app was written in. (choice)
        languages = [language, development, "Base"].compactMap { $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The language that the app was written in.
    private static func development(_ index: ResourceIndex) -> String? {
        let named = index.information?["CFBundleDevelopmentRegion"] as? String
        return Languages.best(of: index.languages, for: [named, index.sourceLanguage, "en"].compactMap { $0 })
    }

    // MARK: Texts

    /// The text of a key; nil where no table has it. One that depends on numbers is remembered for ``formatted(_:_:)``.
    func text(_ key: String, table: String?) -> String? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for language in languages + [""] {
            switch self.table(name, language).entries[key] {
            case .text(let text)?: return text
            case .format(let format)?:
                let shown = format.format == "%#@value@" ? format.variables["value"]?.texts["other"] ?? format.format : format.format
                Self.plural[shown] = format
                return shown
            case nil: break
            }
        }
        return nil
    }

    /// A table in a language; `""` for what stands in no language's folder.
    func table(_ name: String, _ language: String) -> StringTable {
        let key = "\(language)/\(name)"
        if let table = tables[key] { return table }
        let index = ResourceIndex.of(folder)
        var table = StringTable()
        for type in ["stringsdict", "strings"] {
            let file = "\(name).\(type)"
            if let url = language.isEmpty ? index.plainFiles[file] : index.localized[language]?[file] { table.add(url, language: language) }
        }
        if let catalog = index.files["\(name).xcstrings"], !language.isEmpty { table.add(catalog, language: language) }
        tables[key] = table
        return table
    }

    // MARK: Numbers

    /// The formats that depend on numbers, by the text that stands for them.
    nonisolated(unsafe) private static var plural: [String: LocalizedFormat] = [:]

    /// A format without dependence on numbers: the plural form for the arguments is chosen.
    static func resolved(_ format: String, _ arguments: [any CVarArg]) -> String { plural[format]?.resolved(arguments) ?? format }
}
