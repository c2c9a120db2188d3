import Foundation

/// A xib in the format of Xcode 3 and 4.0: an archive of Interface Builder's own objects, each with keys, that refer to each other by ids.
@MainActor
final class OldNibArchive {
    let file: String
    /// What the archive holds, by its keys.
    let data: NibElement
    private var byID: [String: NibElement] = [:]

    /// - Throws: ``NibProblem`` for an archive of something else.
    init(_ root: NibElement, file: String) throws {
        self.file = file
        let type = root.peek("type") ?? ""
        guard type.isEmpty || type.contains("CocoaTouch") else {
            throw NibProblem(message: "this xib is no iOS interface: its type is \(type)", file: file, line: root.line)
        }
        guard let data = root.children.first(where: { $0.name == "data" }) else {
            throw NibProblem(message: "this xib of the format of Xcode 3 holds no <data>", file: file, line: root.line)
        }
        self.data = data
        root.use()
        data.use()
        index(root)
    }

    private func index(_ element: NibElement) {
        // A later object of the same id is another one's mistake.
        if let id = element.peek("id"), byID[id] == nil { byID[id] = element }
        for child in element.children { index(child) }
    }

    // MARK: Accounting

    /// Tells of something that can't be applied.
    func tell(_ message: String, at element: NibElement) {
        element.markTold()
        element.useWhole(told: true)
        NibLedger.tell(NibProblem(message: message, file: file, line: element.line))
    }

    // MARK: Reading

    /// The value for a key, which is thereby taken; of a reference, what it refers to. Nil for none, for `nil` and for a reference to nothing.
    func value(_ key: String, of object: NibElement) -> NibElement? {
        object.children.first { $0.peek("key") == key }.flatMap(take)
    }

    /// An element, which is thereby taken; of a reference, what it refers to.
    func take(_ element: NibElement) -> NibElement? {
        element.use()
        switch element.name {
        case "nil": return nil
        case "reference":
            guard let id = element.peek("ref") else { return nil }
            if let found = byID[id] { return found }
            tell("there is no object \(id) in this xib; the reference to it is left out", at: element)
            return nil
        default: return element
        }
    }

    /// The class of an archived object; nil for strings, numbers and the like.
    func className(_ element: NibElement) -> String? { element.name == "object" ? element.peek("class") : nil }

    /// The text of a string, a number or a flag.
    func text(_ element: NibElement) -> String {
        if let value = element.peek("value") { return value }
        guard element.peek("type") == "base64-UTF8" else { return element.text }
        return String(decoding: OldNibArchive.bytes(element.text), as: UTF8.self)
    }

    func text(_ key: String, of object: NibElement) -> String? { value(key, of: object).map(text) }

    /// A finite number; nil where there is none.
    func number(_ key: String, of object: NibElement) -> Double? {
        text(key, of: object).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }.flatMap { $0.isFinite ? $0 : nil }
    }

    func integer(_ key: String, of object: NibElement) -> Int? { number(key, of: object).flatMap { Int(exactly: $0.rounded()) } }

    /// Base64, of which this format leaves the padding out.
    static func bytes(_ text: String) -> Data {
        let plain = text.filter { !$0.isWhitespace && $0 != "=" }
        // One letter alone makes no byte.
        let whole = plain.count % 4 == 1 ? String(plain.dropLast()) : plain
        return Data(base64Encoded: whole + String(repeating: "=", count: (4 - whole.count % 4) % 4), options: .ignoreUnknownCharacters) ?? Data()
    }

    /// The elements of a list in any of its encodings; `nil` and `NSNull` keep their places.
    func items(_ list: NibElement?) -> [NibElement?] {
        guard let list else { return [] }
        if let ordered = value("orderedObjects", of: list) { return items(ordered) }
        return list.children.filter { !isMarker($0) }.map { child in
            guard let found = take(child) else { return nil }
            return className(found) == "NSNull" ? nil : found
        }
    }

    /// A dictionary's keys and values in any of its three encodings, in order.
    func pairs(_ dictionary: NibElement?) -> [(key: String, value: NibElement)] {
        guard let dictionary else { return [] }
        dictionary.children.forEach { _ = isMarker($0) }
        if let keys = value("dict.sortedKeys", of: dictionary) {
            let values = items(value("dict.values", of: dictionary))
            return zip(items(keys), values).compactMap { key, value in key.flatMap { key in value.map { (text(key), $0) } } }
        }
        var index = 0
        var found: [(String, NibElement)] = []
        while let key = value("NS.key.\(index)", of: dictionary) {
            if let value = value("NS.object.\(index)", of: dictionary) { found.append((text(key), value)) }
            index += 1
        }
        guard index == 0 else { return found }
        return dictionary.children.filter { !isMarker($0) }.compactMap { child in child.peek("key").flatMap { key in take(child).map { (key, $0) } } }
    }

    private func isMarker(_ element: NibElement) -> Bool {
        guard element.peek("key") == "EncodedWithXMLCoder" else { return false }
        element.useWhole()
        return true
    }

    /// The numbers of `{{1, 2}, {3, 4}}`.
    static func numbers(_ text: String) -> [Double] {
        text.split { "{}, \t\n".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
    }
}
