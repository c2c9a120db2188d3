/// A file made ready for Linux so that each line keeps its number, and where each place of the user's text went in it. Nothing stands above the user's
/// first line; what was generated follows the last.
public struct EditorCopy: Sendable {
    /// What the language server reads.
    public let text: String
    /// The user's text.
    public let original: String
    private let replaced: [(old: Range<Int>, new: Range<Int>)]
    private let oldLines: [Int]
    private let newLines: [Int]
    private let oldBytes: [UInt8]
    private let newBytes: [UInt8]
    /// Where the generated code begins.
    private let end: Int

    /// A line and a column, both from 0; columns count UTF-16 units, as editors do.
    public struct Place: Hashable, Sendable {
        public var line: Int
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    init(source: SourceFile, rewrite: FileRewrite) {
        var edits = rewrite.edits
        let head = rewrite.needsSPI ? "@_spi(SliderKit) import UIKit; " : rewrite.needsUIKit ? "import UIKit; " : ""
        if !head.isEmpty, !source.text.hasPrefix("#!") { edits.insert(SourceEdit(0..<0, head), at: 0) }
        let (text, replaced) = SourceEdit.applied(edits, to: source.text)
        end = text.utf8.count
        let generated = rewrite.appended.map { $0 + "\n" }.joined()
        self.text = generated.isEmpty ? text : text + (text.hasSuffix("\n") ? "" : "\n") + generated
        self.replaced = replaced
        original = source.text
        oldBytes = Array(source.text.utf8)
        newBytes = Array(self.text.utf8)
        oldLines = Self.lines(oldBytes)
        newLines = Self.lines(newBytes)
    }

    private static func lines(_ bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    // MARK: Mapping

    /// Where a place of the user's text is in the copy. Inside a replacement it is behind the same word, where that is there.
    public func place(inCopyOf place: Place) -> Place {
        Self.place(newOffset(of: Self.offset(place, oldLines, oldBytes)), newLines, newBytes)
    }

    /// Where a range of the copy is in the user's text; nil for generated code.
    /// - Parameter isExact: nil also for a range inside a replacement that has no counterpart in the user's text.
    public func range(inOriginalOf start: Place, _ end: Place, isExact: Bool) -> (Place, Place)? {
        let low = Self.offset(start, newLines, newBytes), high = max(low, Self.offset(end, newLines, newBytes))
        guard low < self.end || (low == self.end && high == self.end) else { return nil }
        if let inside = replaced.first(where: { $0.new.lowerBound <= low && high <= $0.new.upperBound && !$0.new.isEmpty && low < $0.new.upperBound }) {
            let word = String(decoding: newBytes[low..<high], as: UTF8.self)
            if let found = Self.find(word, in: oldBytes, inside.old) {
                return (Self.place(found.lowerBound, oldLines, oldBytes), Self.place(found.upperBound, oldLines, oldBytes))
            }
            guard !isExact else { return nil }
            return (Self.place(inside.old.lowerBound, oldLines, oldBytes), Self.place(inside.old.upperBound, oldLines, oldBytes))
        }
        return (Self.place(oldOffset(of: low), oldLines, oldBytes), Self.place(oldOffset(of: high), oldLines, oldBytes))
    }

    /// Whether a range of the copy lies in what was replaced or generated.
    public func isGenerated(_ start: Place, _ end: Place) -> Bool {
        let low = Self.offset(start, newLines, newBytes), high = max(low, Self.offset(end, newLines, newBytes))
        return low >= self.end || replaced.contains { $0.new.lowerBound <= low && high <= $0.new.upperBound && low < $0.new.upperBound }
    }

    private func newOffset(of old: Int) -> Int {
        var shift = 0
        for (range, new) in replaced {
            if old < range.lowerBound { break }
            if old < range.upperBound, !range.isEmpty {
                // The word around the cursor, or what is typed of it.
                let start = oldBytes[range.lowerBound..<old].lastIndex { !Self.isName($0) }.map { $0 + 1 } ?? range.lowerBound
                let end = oldBytes[old..<range.upperBound].firstIndex { !Self.isName($0) } ?? range.upperBound
                let whole = String(decoding: oldBytes[start..<end], as: UTF8.self)
                if let found = Self.find(whole, in: newBytes, new, fromEnd: true) { return found.lowerBound + old - start }
                let word = String(decoding: oldBytes[start..<old], as: UTF8.self)
                if !word.isEmpty, let found = Self.find(word, in: newBytes, new, fromEnd: true, isWhole: false) { return found.upperBound }
                return min(new.lowerBound + old - range.lowerBound, new.upperBound)
            }
            shift = new.upperBound - range.upperBound
        }
        return old + shift
    }

    private func oldOffset(of new: Int) -> Int {
        var shift = 0
        for (range, replacement) in replaced {
            if new < replacement.lowerBound { break }
            if new < replacement.upperBound { return min(range.lowerBound + new - replacement.lowerBound, range.upperBound) }
            shift = range.upperBound - replacement.upperBound
        }
        return min(new + shift, oldBytes.count)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }

    /// Where a word stands in a part of a text.
    private static func find(_ word: String, in bytes: [UInt8], _ range: Range<Int>, fromEnd: Bool = false, isWhole: Bool = true) -> Range<Int>? {
        let wanted = Array(word.utf8)
        guard !wanted.isEmpty, wanted.allSatisfy(isName), range.count >= wanted.count else { return nil }
        let starts = range.lowerBound...(range.upperBound - wanted.count)
        let isThere = { (start: Int) in
            guard bytes[start..<start + wanted.count].elementsEqual(wanted) else { return false }
            let isStart = start == range.lowerBound || !isName(bytes[start - 1])
            let next = start + wanted.count
            return isStart && (!isWhole || next == range.upperBound || !isName(bytes[next]))
        }
        return (fromEnd ? starts.reversed().first(where: isThere) : starts.first(where: isThere)).map { $0..<$0 + wanted.count }
    }

    // MARK: Lines and columns

    private static func offset(_ place: Place, _ lines: [Int], _ bytes: [UInt8]) -> Int {
        guard place.line >= 0 else { return 0 }
        guard place.line < lines.count else { return bytes.count }
        let next = place.line + 1 < lines.count ? lines[place.line + 1] : bytes.count
        var (offset, left) = (lines[place.line], place.column)
        while left > 0, offset < next, bytes[offset] != UInt8(ascii: "\n") {
            let length = bytes[offset] < 0x80 ? 1 : bytes[offset] < 0xE0 ? 2 : bytes[offset] < 0xF0 ? 3 : 4
            offset = min(offset + length, bytes.count)
            left -= length == 4 ? 2 : 1
        }
        return offset
    }

    private static func place(_ offset: Int, _ lines: [Int], _ bytes: [UInt8]) -> Place {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        var column = 0
        for byte in bytes[lines[low]..<max(lines[low], min(offset, bytes.count))] where byte < 0x80 || byte >= 0xC0 { column += byte >= 0xF0 ? 2 : 1 }
        return Place(line: low, column: column)
    }
}
