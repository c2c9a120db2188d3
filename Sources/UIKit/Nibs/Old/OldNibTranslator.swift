/// Turns an archive of Xcode 3 into the elements that newer xibs have, with the lines of the old ones.
@MainActor
final class OldNibTranslator {
    let archive: OldNibArchive
    /// The ids of objects, which are those of Interface Builder's records.
    private var ids: [ObjectIdentifier: String] = [:]
    /// What an object's record says besides: its custom class, its runtime attributes.
    private(set) var properties: [String: [String: NibElement]] = [:]
    private var connections: [ObjectIdentifier: [NibElement]] = [:]
    private var constraints: [ObjectIdentifier: [NibElement]] = [:]
    private var seen: Set<ObjectIdentifier> = []
    private var depth = 0
    private var unnamed = 0

    /// As deep as newer xibs may be.
    private static let deepest = 256

    init(_ archive: OldNibArchive) { self.archive = archive }

    /// The whole as a `<document>`.
    func document(line: Int) -> NibElement {
        let root = NibElement(name: "document", attributes: [("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"), ("version", "3.0")], line: line)
        let container = archive.value("IBDocument.Objects", of: archive.data)
        container.map(readRecords)
        container.map(readConnections)
        let objects = NibElement(name: "objects", attributes: [], line: line)
        for object in archive.items(archive.value("IBDocument.RootObjects", of: archive.data)) {
            if let element = object.flatMap({ translate($0) }) { objects.add(element) }
        }
        root.add(objects)
        passOver()
        return root
    }

    /// What else stands at the top is Interface Builder's, and so are a container's other keys.
    private func passOver() {
        for child in archive.data.children where !child.isUsed {
            if child.peek("key")?.hasPrefix("IB") == true { child.useWhole() } else { archive.tell("<\(child.name)> is not understood and left out", at: child) }
        }
    }

    // MARK: Records

    private func readRecords(_ container: NibElement) {
        for record in archive.items(archive.value("objectRecords", of: container)).compactMap({ $0 }) {
            guard let object = archive.value("object", of: record), let id = archive.text("objectID", of: record) else { continue }
            if ids[ObjectIdentifier(object)] == nil { ids[ObjectIdentifier(object)] = id }
            // The list of what stands at the top has a record of its own.
            if object.name == "array" || archive.className(object)?.hasSuffix("Array") == true { object.useWhole() }
            // What belongs to what is said by the objects themselves.
            for child in record.children where !child.isUsed { if child.name == "reference" || child.name == "nil" || child.name == "string" { child.useWhole() } }
            if archive.className(object) == "IBNSLayoutConstraint", let view = archive.value("containingView", of: object) {
                constraints[ObjectIdentifier(view), default: []].append(object)
            }
            readChildren(record)
        }
        for (key, value) in archive.pairs(archive.value("flattenedProperties", of: container)) {
            guard let dot = key.firstIndex(of: ".") else { continue }
            properties[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = value
        }
        for child in container.children where !child.isUsed && child.peek("key") != "connectionRecords" { child.useWhole() }
    }

    /// Records list what belongs to an object; constraints may stand nowhere else.
    private func readChildren(_ record: NibElement) {
        for child in archive.items(archive.value("children", of: record)).compactMap({ $0 }) where archive.className(child) == "IBNSLayoutConstraint" {
            guard let view = archive.value("containingView", of: child) else { continue }
            let known = constraints[ObjectIdentifier(view)]?.contains { $0 === child } ?? false
            if !known { constraints[ObjectIdentifier(view), default: []].append(child) }
        }
    }

    private func readConnections(_ container: NibElement) {
        for record in archive.items(archive.value("connectionRecords", of: container)).compactMap({ $0 }) {
            guard let connection = archive.value("connection", of: record) else { continue }
            let id = archive.text("connectionID", of: record)
            guard let source = archive.value("source", of: connection) else {
                archive.tell("the connection has no source; it is left out", at: record)
                continue
            }
            if let element = OldNibConnections.element(connection, id: id, self) { connections[ObjectIdentifier(source), default: []].append(element) }
        }
    }

    /// The id of an object in the document.
    func id(_ object: NibElement) -> String {
        if let id = ids[ObjectIdentifier(object)] { return id }
        unnamed += 1
        let id = "unnamed-\(unnamed)"
        ids[ObjectIdentifier(object)] = id
        return id
    }

    // MARK: Objects

    /// An object's element, with its connections; nil, and told, for one that came before or lies too deep.
    func translate(_ object: NibElement, key: String? = nil, as other: String? = nil) -> NibElement? {
        guard let name = archive.className(object) else { return nil }
        guard seen.insert(ObjectIdentifier(object)).inserted else {
            NibLedger.tell(NibProblem(message: "the \(name) stands in the nib more than once; it is taken the first time", file: archive.file, line: object.line))
            return nil
        }
        guard depth < Self.deepest else {
            archive.tell("objects are nested more than \(Self.deepest) deep; take levels out", at: object)
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        object.use()
        let element = NibElement(name: other ?? OldNibNames.element(name), attributes: attributes(of: object, key), line: object.line)
        if name == "IBProxyObject" {
            placeholder(object, element)
        } else {
            OldNibObject(object, name: name, element: element, translator: self).translate()
        }
        addRuntimeAttributes(of: object, to: element)
        add(list: "constraints", (constraints[ObjectIdentifier(object)] ?? []).compactMap { OldNibConstraints.element($0, self) }, to: element)
        add(list: "connections", connections[ObjectIdentifier(object)] ?? [], to: element)
        return element
    }

    private func attributes(of object: NibElement, _ key: String?) -> [(name: String, value: String)] {
        let id = id(object)
        var attributes = [(name: "id", value: id)]
        if let key { attributes.append(("key", key)) }
        guard let found = properties[id] else { return attributes }
        if let name = found["CustomClassName"] { attributes.append(("customClass", archive.text(name))) }
        let translates = found["IBViewMetadataTranslatesAutoresizingMaskIntoConstraints"].map(archive.text)
        if translates == "NO" || translates == "0" { attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO")) }
        return attributes
    }

    private func placeholder(_ object: NibElement, _ element: NibElement) {
        element.add(attribute: "placeholderIdentifier", archive.text("IBProxiedObjectIdentifier", of: object) ?? "")
        for child in object.children where !child.isUsed { child.useWhole() }
    }

    func add(list name: String, _ children: [NibElement], to element: NibElement) {
        guard !children.isEmpty else { return }
        let list = NibElement(name: name, attributes: [], line: element.line)
        for child in children { list.add(child) }
        element.add(list)
    }

    private func addRuntimeAttributes(of object: NibElement, to element: NibElement) {
        guard let placeholders = properties[id(object)]?["IBAttributePlaceholdersKey"] else { return }
        let found = archive.pairs(placeholders).map(\.value).filter { archive.className($0) == "IBUIUserDefinedRuntimeAttributesPlaceholder" }
            .flatMap { archive.items(archive.value("userDefinedRuntimeAttributes", of: $0)) }.compactMap { $0 }
        add(list: "userDefinedRuntimeAttributes", found.map { OldNibAttributes.element($0, archive) }, to: element)
    }
}
