/// One replacement, by UTF-8 offsets into the user's text.
public struct SourceEdit: Sendable, Hashable {
    public var range: Range<Int>
    public var replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Applies edits that do not overlap (of two that do, the later one is dropped). Lines keep their numbers: a replacement that has fewer line ends
    /// than what it replaces is filled up.
    static func apply(_ edits: [SourceEdit], to text: String) -> String { applied(edits, to: text).text }

    /// The new text, and what became of each range that was replaced, in order.
    static func applied(_ edits: [SourceEdit], to text: String) -> (text: String, replaced: [(old: Range<Int>, new: Range<Int>)]) {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 1024)
        var replaced: [(old: Range<Int>, new: Range<Int>)] = []
        var position = 0
        for edit in edits.sorted(by: { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }) {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { continue }
            result += bytes[position..<edit.range.lowerBound]
            let start = result.count
            result += edit.filled(from: bytes)
            replaced.append((edit.range, start..<result.count))
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return (String(decoding: result, as: UTF8.self), replaced)
    }

    private func filled(from bytes: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        var new = Array(replacement.utf8)
        let missing = bytes[range].count { $0 == newline } - new.count { $0 == newline }
        guard missing > 0 else { return new }
        let fill = [UInt8](repeating: newline, count: missing)
        // Inside a closing parenthesis, so that a line end never comes between a call and what follows it.
        if new.last == UInt8(ascii: ")") { new.insert(contentsOf: fill, at: new.count - 1) } else { new += fill }
        return new
    }
}
