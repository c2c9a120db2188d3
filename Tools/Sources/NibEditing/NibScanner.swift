/// Finds the elements of a file and where they stand. It reads what Interface Builder writes, and refuses what it can't be sure of; what a nib means
/// is UIKit's business.
struct NibScanner {
    private let bytes: [UInt8]
    private let path: String
    private var at = 0

    /// Elements inside one another, at most.
    private static let deepest = 512

    init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    /// The file's root element.
    mutating func scan() throws -> NibTag {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw problem("it is not in UTF-8; save it with Xcode first") }
        var open: [NibTag] = []
        var root: NibTag?
        while let next = find("<", from: at) {
            at = next
            if starts("<!--") {
                try skip(to: "-->")
            } else if starts("<![CDATA[") {
                try skip(to: "]]>")
            } else if starts("<?") {
                try skip(to: "?>")
            } else if starts("<!") {
                throw problem("it has a document type, which Interface Builder does not write; remove it")
            } else if starts("</") {
                let begin = at
                try skip(to: ">")
                guard let tag = open.popLast(), text(begin + 2..<at - 1).split(whereSeparator: \.isWhitespace).first.map(String.init) == tag.name else {
                    throw problem("its elements are not closed in order")
                }
                tag.close(begin..<at)
            } else {
                let tag = try startTag()
                if let parent = open.last { parent.add(tag) } else if root == nil { root = tag } else { throw problem("it has two root elements") }
                if !tag.isSelfClosing { open.append(tag) }
                if open.count > NibScanner.deepest { throw problem("its elements are nested more than \(NibScanner.deepest) deep") }
            }
        }
        guard let root, open.isEmpty else { throw problem("its elements are not closed") }
        return root
    }

    private mutating func startTag() throws -> NibTag {
        let begin = at
        at += 1
        let name = word()
        guard !name.isEmpty else { throw problem("a '<' begins no element") }
        let nameEnd = at
        var attributes: [NibTag.Attribute] = []
        while true {
            let space = at
            while at < bytes.count, isSpace(bytes[at]) { at += 1 }
            if starts("/>") {
                at += 2
                return NibTag(name: name, attributes: attributes, startTag: begin..<at, nameEnd: nameEnd, isSelfClosing: true)
            }
            if starts(">") {
                at += 1
                return NibTag(name: name, attributes: attributes, startTag: begin..<at, nameEnd: nameEnd, isSelfClosing: false)
            }
            attributes.append(try attribute(from: space))
        }
    }

    private mutating func attribute(from space: Int) throws -> NibTag.Attribute {
        let name = word()
        guard !name.isEmpty else { throw problem("an attribute has no name") }
        while at < bytes.count, isSpace(bytes[at]) { at += 1 }
        guard starts("=") else { throw problem("the attribute \(name) has no value") }
        at += 1
        while at < bytes.count, isSpace(bytes[at]) { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
            throw problem("the value of the attribute \(name) is not quoted")
        }
        let quote = bytes[at]
        let value = at + 1
        guard let end = bytes[value...].firstIndex(of: quote) else { throw problem("the value of the attribute \(name) does not end") }
        at = end + 1
        return NibTag.Attribute(name: name, range: space..<at, value: value..<end)
    }

    // MARK: Bytes

    private mutating func word() -> String {
        let begin = at
        while at < bytes.count, !isSpace(bytes[at]), !"<>/=\"'".utf8.contains(bytes[at]) { at += 1 }
        return text(begin..<at)
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func starts(_ text: StaticString) -> Bool {
        guard at + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
    }

    private func find(_ character: Character, from index: Int) -> Int? {
        bytes[index...].firstIndex(of: character.asciiValue ?? 0)
    }

    private mutating func skip(to end: StaticString) throws {
        while at < bytes.count {
            if starts(end) {
                at += end.utf8CodeUnitCount
                return
            }
            at += 1
        }
        throw problem("something in it does not end")
    }

    private func problem(_ text: String) -> NibEditError {
        let line = bytes[..<min(at, bytes.count)].reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
        return NibEditError("\(path):\(line): the file can't be edited: \(text)")
    }
}
