/// Looks at brackets before the parser does: it takes time that doubles with each level of `[` (measured: 16 levels, below a second; 30, for ever), and
/// much of it for `#if` within `#if`.
struct NestingGuard {
    private static let brackets = 256
    private static let squareBrackets = 16
    private static let conditions = 200

    /// Why a text is not to be parsed; nil for text as people write it.
    static func refusal(for text: String) -> String? {
        var (depth, square, conditions, deepest, deepestSquare, deepestConditions) = (0, 0, 0, 0, 0, 0)
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "["): square += 1
            case UInt8(ascii: "]"): square = max(0, square - 1)
            case UInt8(ascii: "#"):
                if bytes[index...].starts(with: "#if".utf8) { conditions += 1 }
                if bytes[index...].starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
            default: continue
            }
            deepest = max(deepest, depth)
            deepestSquare = max(deepestSquare, square)
            deepestConditions = max(deepestConditions, conditions)
        }
        guard deepest > brackets || deepestSquare > squareBrackets || deepestConditions > Self.conditions else { return nil }
        return "brackets or #if nest too deep to be understood; the file is compiled as it is"
    }
}
