import Foundation

/// A runtime attribute's value as nibs write it.
struct RuntimeValue {
    enum Form {
        /// In the attribute `value`.
        case attribute(String)
        /// In an element inside.
        case child(name: String, parts: [(name: String, value: String)])
    }

    let keyPath: String
    /// `number`, `string`, …
    let type: String
    let form: Form

    func element(newline: String, indent: String, step: String) -> String {
        let head = "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(NibValues.escaped(keyPath))\""
        switch form {
        case .attribute(let value): return "\(head) value=\"\(NibValues.escaped(value))\"/>"
        case .child(let name, let parts):
            let attributes = parts.map { " \($0.name)=\"\(NibValues.escaped($0.value))\"" }.joined()
            return "\(head)>\(newline)\(indent)\(step)<\(name) key=\"value\"\(attributes)/>\(newline)\(indent)</userDefinedRuntimeAttribute>"
        }
    }
}

/// Values as nibs write them.
enum NibValues {
    /// A `<color>`, in sRGB.
    static func color(_ text: String, key: String, path: String) throws -> String {
        guard let parts = colorParts(text) else { throw NibEditError("\(path): \(text) is no colour; write #RRGGBB or #RRGGBBAA") }
        return "<color key=\"\(escaped(key))\"" + parts.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
    }

    static func runtime(_ keyPath: String, _ type: NibEdit.RuntimeType, _ text: String, path: String) throws -> RuntimeValue {
        guard !keyPath.isEmpty else { throw NibEditError("\(path): a runtime attribute needs a key path") }
        let wrong = NibEditError("\(path): \(text) is no \(type.rawValue) for \(keyPath)")
        switch type {
        case .boolean:
            guard ["YES", "NO"].contains(text) else { throw wrong }
            return RuntimeValue(keyPath: keyPath, type: "boolean", form: .attribute(text))
        case .string, .image: return RuntimeValue(keyPath: keyPath, type: type.rawValue, form: .attribute(text))
        case .integer, .number:
            guard let number = numbers(text, 1)?.first else { throw wrong }
            if type == .integer, number.contains(where: { ".eE".contains($0) }) { throw wrong }
            return RuntimeValue(keyPath: keyPath, type: "number", form: .child(name: type == .integer ? "integer" : "real", parts: [("value", number)]))
        case .point: return RuntimeValue(keyPath: keyPath, type: "point", form: try parts("point", ["x", "y"], text, wrong))
        case .size: return RuntimeValue(keyPath: keyPath, type: "size", form: try parts("size", ["width", "height"], text, wrong))
        case .rect: return RuntimeValue(keyPath: keyPath, type: "rect", form: try parts("rect", ["x", "y", "width", "height"], text, wrong))
        case .color:
            guard let parts = colorParts(text) else { throw wrong }
            return RuntimeValue(keyPath: keyPath, type: "color", form: .child(name: "color", parts: parts))
        }
    }

    private static func parts(_ element: String, _ names: [String], _ text: String, _ wrong: NibEditError) throws -> RuntimeValue.Form {
        guard let values = numbers(text, names.count) else { throw wrong }
        return .child(name: element, parts: Array(zip(names, values).map { ($0, $1) }))
    }

    /// So many finite numbers, in whatever brackets.
    static func numbers(_ text: String, _ count: Int) -> [String]? {
        let words = text.split { " {},\t".contains($0) }.map(String.init)
        guard words.count == count, words.allSatisfy({ Double($0)?.isFinite == true && !$0.lowercased().contains("x") }) else { return nil }
        return words
    }

    private static func colorParts(_ text: String) -> [(name: String, value: String)]? {
        guard text.first == "#" else { return nil }
        let digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == text.count - 1, digits.count == 6 || digits.count == 8 else { return nil }
        var parts = stride(from: 0, to: digits.count, by: 2).map { component(digits[$0] * 16 + digits[$0 + 1]) }
        if parts.count == 3 { parts.append("1") }
        return Array(zip(["red", "green", "blue", "alpha"], parts).map { ($0, $1) }) + [("colorSpace", "custom"), ("customColorSpace", "sRGB")]
    }

    private static func component(_ byte: Int) -> String {
        byte == 0 ? "0.0" : byte == 255 ? "1" : "\(Double(byte) / 255)"
    }

    // MARK: Characters

    /// Text as the value of an attribute. What XML can't hold is left out.
    static func escaped(_ text: String, quote: UInt8 = UInt8(ascii: "\"")) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += quote == UInt8(ascii: "\"") ? "&quot;" : "\""
            case "'": result += quote == UInt8(ascii: "'") ? "&apos;" : "'"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\r": result += "&#13;"
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = "", rest = text[...]
        while let begin = rest.firstIndex(of: "&") {
            result += rest[..<begin]
            guard let end = rest[begin...].firstIndex(of: ";") else { return result + rest[begin...] }
            result += character(rest[rest.index(after: begin)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "&\(name);"
        }
    }
}
