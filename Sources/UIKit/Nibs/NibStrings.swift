import Foundation

/// A nib's texts in the user's language: beside `Base.lproj/Main.storyboard` a translation's `de.lproj/Main.strings` holds lines such as
/// `"abc-12-xyz.normalTitle" = "…";`. They take the places of the file's own texts before anything is made of it.
@MainActor
struct NibStrings {
    private let document: NibDocument
    private let table: URL
    private var elements: [String: NibElement] = [:]

    /// Translates a document that lies in a language's folder.
    static func apply(to document: NibDocument, at url: URL) {
        let folder = url.deletingLastPathComponent()
        guard folder.pathExtension == "lproj" else { return }
        let name = url.deletingPathExtension().lastPathComponent, own = folder.deletingPathExtension().lastPathComponent
        let parent = folder.deletingLastPathComponent()
        guard let language = language(of: parent, besides: own), Languages.normal(language) != Languages.normal(own) else { return }
        let file = parent.appendingPathComponent("\(language).lproj/\(name).strings")
        let catalog = ["mul", own].map { parent.appendingPathComponent("\($0).lproj/\(name).xcstrings") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        var texts = StringTable()
        texts.add(file, language: language)
        if let catalog { texts.add(catalog, language: language) }
        guard !texts.entries.isEmpty else { return }
        let isFile = FileManager.default.fileExists(atPath: file.path)
        var strings = NibStrings(document: document, table: isFile ? file : catalog ?? file)
        strings.collect(document.root)
        for (key, entry) in texts.entries.sorted(by: { $0.key < $1.key }) {
            if case .text(let text) = entry { strings.set(key, text) }
        }
    }

    private init(document: NibDocument, table: URL) {
        self.document = document
        self.table = table
    }

    /// The user's language among those of the app, or, for a nib that lies elsewhere, among the folders beside it.
    private static func language(of parent: URL, besides own: String) -> String? {
        let app = AppInterface.bundle.resourceFolder
        if parent.path == app.path || parent.path.hasPrefix(app.path + "/") { return LocalizedTexts.of(app).language }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        let languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.filter { !["Base", "mul"].contains($0) }
        return Languages.best(of: languages, for: Languages.preferred)
    }

    private mutating func collect(_ element: NibElement) {
        if let id = element.peek("id"), elements[id] == nil { elements[id] = element }
        for child in element.children { collect(child) }
    }

    // MARK: Keys

    private func set(_ key: String, _ text: String) {
        guard let dot = key.firstIndex(of: ".") else { return tell("the key \(key) names no property; write id.property", key) }
        let id = String(key[..<dot]), property = Self.plain(String(key[key.index(after: dot)...]))
        guard let element = elements[id] else {
            return tell("the key \(key) names nothing: no object of \(nibName) has the id \(id)", key)
        }
        guard put(text, property, in: element) else {
            return tell("the key \(key) names nothing: <\(element.name)> has no text \(property)", key)
        }
    }

    /// Newer files shadow a property, and mean it.
    private static func plain(_ property: String) -> String {
        let prefix = "ibShadowed"
        guard property.hasPrefix(prefix), property.count > prefix.count else { return property }
        let rest = property.dropFirst(prefix.count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    private static let states = [
        "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected", "disabledTitle": "disabled", "focusedTitle": "focused",
    ]
    private static let attributes: Set<String> = ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue"]
    private static let accessibility = ["accessibilityLabel": "label", "accessibilityHint": "hint", "accessibilityValue": "value"]
    private static let runtimeAttributes = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"

    private func put(_ text: String, _ property: String, in element: NibElement) -> Bool {
        if Self.attributes.contains(property) { return putOwn(text, property, in: element) }
        if let state = Self.states[property] {
            guard let child = element.children.first(where: { $0.name == "state" && $0.peek("key") == state }) else { return false }
            return putOwn(text, "title", in: child)
        }
        if let attribute = Self.accessibility[property] {
            accessibility(of: element).localize(attribute, text)
            return true
        }
        if property.hasPrefix("configuration.") {
            let name = String(property.dropFirst("configuration.".count))
            guard let child = element.children.first(where: { $0.name == "buttonConfiguration" }), ["title", "subtitle"].contains(name) else { return false }
            return putOwn(text, name, in: child)
        }
        guard let place = Self.place(property) else { return false }
        let items = place.list == "segmentTitles" ? children(element, "segments") : place.list == Self.runtimeAttributes ? strings(element) : []
        guard items.indices.contains(place.index) else { return false }
        if place.list == "segmentTitles" { return putOwn(text, "title", in: items[place.index]) }
        items[place.index].text = text
        return true
    }

    /// A text stands in an attribute or, where it has line ends, in an element of its own.
    private func putOwn(_ text: String, _ name: String, in element: NibElement) -> Bool {
        if let child = element.children.first(where: { $0.peek("key") == name && ["string", "mutableString"].contains($0.name) }) {
            child.text = text
            child.localize("base64-UTF8", nil)
            return true
        }
        guard element.peek(name) != nil else { return false }
        element.localize(name, text)
        return true
    }

    private func accessibility(of element: NibElement) -> NibElement {
        if let found = element.children.first(where: { $0.name == "accessibility" }) { return found }
        let made = NibElement(name: "accessibility", attributes: [("key", "accessibilityConfiguration")], line: element.line)
        element.add(made)
        return made
    }

    private func children(_ element: NibElement, _ list: String) -> [NibElement] { element.children.first { $0.name == list }?.children ?? [] }

    /// The texts among an object's runtime attributes that are marked to be translated.
    private func strings(_ element: NibElement) -> [NibElement] {
        children(element, "userDefinedRuntimeAttributes").compactMap { attribute in
            attribute.children.first { $0.name == "string" && attribute.peek("type") == "string" }
        }
    }

    /// `segmentTitles[2]`.
    private static func place(_ property: String) -> (list: String, index: Int)? {
        guard property.hasSuffix("]"), let open = property.firstIndex(of: "["),
            let index = Int(property[property.index(after: open)...].dropLast())
        else { return nil }
        return (String(property[..<open]), index)
    }

    // MARK: Messages

    private var nibName: String { URL(fileURLWithPath: document.file).lastPathComponent }

    private func tell(_ message: String, _ key: String) {
        let lines = (try? String(contentsOf: table, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        let line = lines.firstIndex { $0.contains("\"\(key)\"") }.map { $0 + 1 } ?? 0
        NibLedger.tell(NibProblem(message: message, file: table.path, line: line))
    }
}
