@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Applies user-defined runtime attributes, by key path.
@MainActor
enum NibAttributes {
    static func apply(_ element: NibElement, to object: NSObject, _ builder: NibBuilder) {
        element.use()
        guard let path = element["keyPath"], let type = element["type"] else { return }
        let given = value(element, type, builder)
        switch KeyPathWriter.set(given, at: path, of: object) {
        case .set: break
        case .unknown:
            builder.tell(
                "\(Swift.type(of: object)) has no property \(path) that a nib can set; mark it @IBInspectable, or remove the attribute",
                at: element)
        case .badValue: builder.tell("the value of \(path) is of another type than the property; it is left out", at: element)
        }
    }

    private static func value(_ element: NibElement, _ type: String, _ builder: NibBuilder) -> Any? {
        if type == "image" { return valueElement(element).flatMap { builder.image("name", of: $0) } ?? attributeImage(element, builder) }
        guard let child = valueElement(element) else { return plain(element["value"], type) }
        switch child.name {
        case "color": return builder.color(child)
        case "real", "integer": return child.number("value").map { Double($0) }
        case "point": return builder.point(child)
        case "size": return builder.size(child)
        case "rect": return builder.rect(child)
        case "string", "mutableString":
            let text = child["base64-UTF8"] == "YES" ? decoded(child.text) : child.text
            return text
        case "nil": return nil
        default: return nil
        }
    }

    private static func attributeImage(_ element: NibElement, _ builder: NibBuilder) -> UIImage? { builder.image("value", of: element) }

    private static func valueElement(_ element: NibElement) -> NibElement? {
        let child = element.child(key: "value") ?? element.children.first
        child?.use()
        child?.use(attributes: "key")
        return child
    }

    private static func plain(_ text: String?, _ type: String) -> Any? {
        switch type {
        case "boolean": text == "YES" || text == "true"
        case "nil": nil
        default: text
        }
    }

    private static func decoded(_ text: String) -> String {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
}
