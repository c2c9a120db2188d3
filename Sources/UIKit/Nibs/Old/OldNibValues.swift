/// Colours, fonts, images and geometry of old xibs.
@MainActor
enum OldNibValues {
    /// A `<color>`; nil, and told, for colours of patterns and inks.
    static func color(_ color: NibElement, key: String, _ archive: OldNibArchive) -> NibElement? {
        color.use()
        var attributes = [(name: "key", value: key)]
        if let name = archive.text("IBUIColorCocoaTouchKeyPath", of: color) {
            // What else the colour says is how the Mac that wrote it saw it.
            for child in color.children where !child.isUsed { child.useWhole() }
            return NibElement(name: "color", attributes: attributes + [("cocoaTouchSystemColor", name)], line: color.line)
        }
        let names: [String]
        let numbers: [Double]
        if let white = archive.value("NSWhite", of: color) {
            (names, numbers) = (["white", "alpha"], components(white))
        } else if let rgb = archive.value("NSRGB", of: color) {
            (names, numbers) = (["red", "green", "blue", "alpha"], components(rgb))
        } else {
            archive.tell("the colour \(key) is neither gray nor of red, green and blue; it is left out", at: color)
            return nil
        }
        guard numbers.count >= names.count - 1 else {
            archive.tell("the colour \(key) has \(numbers.count) numbers, where \(names.count - 1) or \(names.count) are expected; it is left out", at: color)
            return nil
        }
        for child in color.children where !child.isUsed { child.useWhole() }
        attributes += zip(names, numbers + [1]).map { (name: $0, value: "\($1)") }
        return NibElement(name: "color", attributes: attributes, line: color.line)
    }

    /// Numbers in a C string, as bytes.
    private static func components(_ element: NibElement) -> [Double] {
        let text = String(decoding: OldNibArchive.bytes(element.text).prefix { $0 != 0 }, as: UTF8.self)
        return text.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
    }

    /// A `<fontDescription>`.
    static func font(_ font: NibElement, _ archive: OldNibArchive) -> NibElement {
        font.use()
        var attributes = [(name: "key", value: "fontDescription")]
        let size = archive.text("pointSize", of: font) ?? archive.text("NSSize", of: font)
        if let size { attributes.append(("pointSize", size)) }
        let name = archive.text("name", of: font) ?? archive.text("NSName", of: font)
        let types = [1: "system", 2: "boldSystem", 3: "italicSystem"]
        // The system's font was Helvetica when this format was written. (choice)
        let system = ["Helvetica": "system", "Helvetica-Bold": "boldSystem"]
        if let type = archive.integer("type", of: font).flatMap({ types[$0] }) ?? name.flatMap({ system[$0] }) {
            attributes.append(("type", type))
        } else if let name {
            attributes.append(("name", name))
        } else {
            attributes.append(("type", "system"))
        }
        for child in font.children where !child.isUsed { child.useWhole() }
        return NibElement(name: "fontDescription", attributes: attributes, line: font.line)
    }

    /// The name of an image in the project; nil, and told, for pictures inside the xib.
    static func image(_ image: NibElement, _ archive: OldNibArchive) -> String? {
        guard let name = archive.text("NSResourceName", of: image) else {
            archive.tell("a picture that is no file of the project is left out", at: image)
            return nil
        }
        image.use()
        for child in image.children where !child.isUsed { child.useWhole() }
        return name
    }

    /// `{{1, 2}, {3, 4}}`, `{1, 2}` or `{1, 2, 3, 4}` as an element; nil where the numbers are too few.
    static func geometry(_ text: String, kind: String, key: String, line: Int) -> NibElement? {
        let names: [String: [String]] = [
            "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"], "inset": ["minY", "minX", "maxY", "maxX"],
        ]
        let numbers = OldNibArchive.numbers(text), wanted = names[kind] ?? []
        guard numbers.count == wanted.count else { return nil }
        return NibElement(name: kind, attributes: [("key", key)] + zip(wanted, numbers).map { (name: $0, value: "\($1)") }, line: line)
    }
}
