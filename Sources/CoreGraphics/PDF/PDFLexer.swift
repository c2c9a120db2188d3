/// Reads values one after another; what makes no sense is passed over.
struct PDFLexer {
    let bytes: [UInt8]
    var position: Int
    private var depth = 0

    /// How deep arrays and dictionaries may lie in each other.
    private static let deepest = 64

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    private mutating func skipSpace() {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "%") {
                while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            } else if Self.isSpace(bytes[position]) {
                position += 1
            } else {
                return
            }
        }
    }

    /// The next value; nil at the end, or where a list ends.
    mutating func next() -> PDFObject? {
        skipSpace()
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "/"):
            position += 1
            return .name(nameText())
        case UInt8(ascii: "("): return .string(literal())
        case UInt8(ascii: "["):
            position += 1
            return .array(list(until: "]"))
        case UInt8(ascii: "<"):
            if position + 1 < bytes.count, bytes[position + 1] == byte {
                position += 2
                return .dictionary(dictionary())
            }
            return .string(hexadecimal())
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
        default: return word()
        }
    }

    private mutating func word() -> PDFObject {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if let number = Double(text), number.isFinite { return reference(Int(exactly: number)) ?? .number(number) }
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: return .keyword(text)
        }
    }

    /// `12 0 R`, of which the first number is read.
    private mutating func reference(_ number: Int?) -> PDFObject? {
        guard let number, number > 0 else { return nil }
        let start = position
        var generation = 0
        skipSpace()
        while position < bytes.count, (48...57).contains(bytes[position]), generation < 6 {
            position += 1
            generation += 1
        }
        if generation > 0, generation < 6 {
            skipSpace()
            if position < bytes.count, bytes[position] == UInt8(ascii: "R"),
                position + 1 == bytes.count || Self.isSpace(bytes[position + 1]) || Self.isDelimiter(bytes[position + 1])
            {
                position += 1
                return .reference(number)
            }
        }
        position = start
        return nil
    }

    private mutating func nameText() -> String {
        var text: [UInt8] = []
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
            if bytes[position] == UInt8(ascii: "#"), position + 2 < bytes.count, let high = Self.hex(bytes[position + 1]), let low = Self.hex(bytes[position + 2]) {
                text.append(high << 4 | low)
                position += 3
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func list(until end: Character) -> [PDFObject] {
        var all: [PDFObject] = []
        depth += 1
        defer { depth -= 1 }
        while depth < Self.deepest, let object = next() { all.append(object) }
        if position < bytes.count, bytes[position] == end.asciiValue { position += 1 }
        return all
    }

    private mutating func dictionary() -> [String: PDFObject] {
        let all = list(until: ">")
        if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
        var result: [String: PDFObject] = [:]
        for index in stride(from: 0, to: all.count - 1, by: 2) {
            if let key = all[index].name { result[key] = all[index + 1] }
        }
        return result
    }

    private mutating func literal() -> [UInt8] {
        var text: [UInt8] = []
        var level = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "("):
                level += 1
                if level > 1 { text.append(byte) }
            case UInt8(ascii: ")"):
                level -= 1
                if level == 0 { return text }
                text.append(byte)
            case UInt8(ascii: "\\"): escape(&text)
            default: text.append(byte)
            }
        }
        return text
    }

    private mutating func escape(_ text: inout [UInt8]) {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case 10: break
        case 13: if position < bytes.count, bytes[position] == 10 { position += 1 }
        case 48...55:
            var value = Int(byte) - 48
            for _ in 0..<2 where position < bytes.count && (48...55).contains(bytes[position]) {
                value = value * 8 + Int(bytes[position]) - 48
                position += 1
            }
            text.append(UInt8(truncatingIfNeeded: value))
        default: text.append(byte)
        }
    }

    private mutating func hexadecimal() -> [UInt8] {
        position += 1
        var digits: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if let digit = Self.hex(bytes[position]) { digits.append(digit) }
            position += 1
        }
        position += 1
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}
