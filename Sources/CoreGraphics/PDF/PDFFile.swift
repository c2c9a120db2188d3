/// The objects of a PDF file. They are found by reading through the file, not by its table: tables are often wrong, and pictures are short.
final class PDFFile {
    private var objects: [Int: PDFObject] = [:]
    /// Content that was decoded, so that it is decoded once.
    private var decoded: [Int: [UInt8]] = [:]

    /// Most bytes that a stream may become.
    static let mostBytes = 64 << 20
    private static let mostObjects = 100_000

    /// Nil when the data is no PDF, or encrypted.
    init?(_ data: [UInt8]) {
        guard data.starts(with: Array("%PDF-".utf8)) else { return nil }
        scan(data)
        guard !objects.isEmpty else { return nil }
        for case .stream(let head, _) in Array(objects.values) where head["Type"]?.name == "ObjStm" { unpack(head) }
        if data.indices.contains(where: { data[$0...].starts(with: Array("/Encrypt".utf8)) }) { return nil }
    }

    /// Finds `12 0 obj … endobj`.
    private func scan(_ data: [UInt8]) {
        let mark = Array(" obj".utf8)
        var index = 0
        while index + 4 <= data.count, objects.count < Self.mostObjects {
            guard data[index] == 32, data[index..<(index + 4)].elementsEqual(mark), let number = number(before: index, in: data) else {
                index += 1
                continue
            }
            var lexer = PDFLexer(data, at: index + 4)
            guard let object = lexer.next() else {
                index += 4
                continue
            }
            var end = lexer.position
            objects[number] = object
            if case .dictionary(let head) = object, let body = body(data, after: lexer.position, head) {
                objects[number] = .stream(head, Array(data[body]))
                end = body.upperBound
            }
            index = max(end, index + 4)
        }
    }

    /// The object number of `12 0` that ends before an index.
    private func number(before index: Int, in data: [UInt8]) -> Int? {
        var at = index - 1
        while at >= 0, (48...57).contains(data[at]) { at -= 1 }
        guard at < index - 1, at >= 1, data[at] == 32 else { return nil }
        let end = at
        at -= 1
        while at >= 0, (48...57).contains(data[at]), end - at < 10 { at -= 1 }
        return Int(String(decoding: data[(at + 1)..<end], as: UTF8.self))
    }

    private func body(_ data: [UInt8], after position: Int, _ head: [String: PDFObject]) -> Range<Int>? {
        var start = position
        while start < data.count, [9, 10, 13, 32].contains(data[start]) { start += 1 }
        let word = Array("stream".utf8)
        guard start + word.count < data.count, data[start..<(start + word.count)].elementsEqual(word) else { return nil }
        start += word.count
        if start < data.count, data[start] == 13 { start += 1 }
        if start < data.count, data[start] == 10 { start += 1 }
        let close = Array("endstream".utf8)
        // A length that is told may come later in the file, or be wrong.
        if let length = head["Length"]?.number.flatMap({ Int(exactly: $0) }), length >= 0, start + length <= data.count,
            data[(start + length)...].prefix(12).contains(close[0])
        {
            return start..<(start + length)
        }
        var end = start
        while end + close.count <= data.count {
            if data[end] == close[0], data[end..<(end + close.count)].elementsEqual(close) { return start..<end }
            end += 1
        }
        return nil
    }

    /// Objects that lie compressed in a stream.
    private func unpack(_ head: [String: PDFObject]) {
        guard let stream = objects.values.first(where: { if case .stream(let other, _) = $0 { other["First"]?.number == head["First"]?.number && other["N"]?.number == head["N"]?.number && other["Type"]?.name == "ObjStm" } else { false } }),
            let first = head["First"]?.number.flatMap({ Int(exactly: $0) }), let count = head["N"]?.number.flatMap({ Int(exactly: $0) })
        else { return }
        let bytes = data(stream)
        var lexer = PDFLexer(bytes)
        for _ in 0..<min(max(0, count), Self.mostObjects) {
            guard let number = lexer.next()?.number, let offset = lexer.next()?.number, let id = Int(exactly: number), let at = Int(exactly: offset),
                first >= 0, at >= 0, first + at < bytes.count
            else { return }
            var inner = PDFLexer(bytes, at: first + at)
            if objects[id] == nil { objects[id] = inner.next() ?? .null }
        }
    }

    // MARK: Values

    /// The value that a reference stands for, however many there are in a row.
    func resolve(_ object: PDFObject?) -> PDFObject {
        var current = object ?? .null
        for _ in 0..<8 {
            guard case .reference(let number) = current else { return current }
            current = objects[number] ?? .null
        }
        return .null
    }

    func dictionary(_ object: PDFObject?) -> [String: PDFObject]? {
        switch resolve(object) {
        case .dictionary(let entries): entries
        case .stream(let head, _): head
        default: nil
        }
    }

    func array(_ object: PDFObject?) -> [PDFObject]? {
        if case .array(let all) = resolve(object) { return all }
        return nil
    }

    func number(_ object: PDFObject?) -> Double? { resolve(object).number }
    func name(_ object: PDFObject?) -> String? { resolve(object).name }
    func numbers(_ object: PDFObject?) -> [Double]? { array(object)?.compactMap { number($0) } }

    /// The first page.
    var page: [String: PDFObject]? {
        objects.sorted { $0.key < $1.key }.lazy.compactMap { self.dictionary($0.value) }.first { self.name($0["Type"]) == "Page" }
    }

    /// A page's entry, or that of the group it belongs to.
    func inherited(_ key: String, of page: [String: PDFObject]) -> PDFObject? {
        var current = page
        for _ in 0..<16 {
            if let value = current[key] { return value }
            guard let parent = dictionary(current["Parent"]) else { return nil }
            current = parent
        }
        return nil
    }

    // MARK: Streams

    /// A stream's bytes, decoded; empty for what is none. JPEG stays as it is.
    func data(_ object: PDFObject?) -> [UInt8] {
        var key: Int?
        if case .reference(let number)? = object { key = number }
        if let key, let bytes = decoded[key] { return bytes }
        guard case .stream(let head, let raw) = resolve(object) else { return [] }
        let bytes = PDFFilters.decode(raw, filters(head["Filter"]), array(head["DecodeParms"])?.map { dictionary($0) ?? [:] } ?? [dictionary(head["DecodeParms"]) ?? [:]])
        if let key { decoded[key] = bytes }
        return bytes
    }

    func filters(_ object: PDFObject?) -> [String] {
        array(object)?.compactMap { name($0) } ?? [name(object)].compactMap { $0 }
    }
}
