/// User-defined runtime attributes of old xibs.
@MainActor
enum OldNibAttributes {
    static func element(_ attribute: NibElement, _ archive: OldNibArchive) -> NibElement {
        attribute.use()
        let kind = archive.text("typeIdentifier", of: attribute)?.split(separator: ".").last.map(String.init) ?? "string"
        var attributes = [(name: "type", value: kind), (name: "keyPath", value: archive.text("keyPath", of: attribute) ?? "")]
        var child: NibElement?
        if let value = archive.value("value", of: attribute) {
            let text = archive.text(value)
            switch kind {
            case "number": child = NibElement(name: "real", attributes: [("key", "value"), ("value", text)], line: value.line)
            case "point", "size", "rect": child = OldNibValues.geometry(text, kind: kind, key: "value", line: value.line)
            case "color": child = OldNibValues.color(value, key: "value", archive)
            default: attributes.append(("value", text))
            }
        }
        let element = NibElement(name: "userDefinedRuntimeAttribute", attributes: attributes, line: attribute.line)
        if let child { element.add(child) }
        return element
    }
}
