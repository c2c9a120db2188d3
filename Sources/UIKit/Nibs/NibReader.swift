internal import CNibXML
import Foundation

/// Reads a xib's or storyboard's XML into elements, within limits that no real file meets.
@MainActor
final class NibReader {
    private static let deepest = 256
    private static let mostElements = 200_000
    private static let largestFile = 32 << 20

    private let file: String
    private var stack: [NibElement] = []
    private var root: NibElement?
    private var problem: NibProblem?
    private var count = 0

    private init(file: String) { self.file = file }

    /// The root element of a file.
    static func read(_ url: URL) throws -> NibElement {
        guard let data = try? Data(contentsOf: url) else {
            throw NibProblem(message: "the file can't be read; check that it is there and readable", file: url.path, line: 0)
        }
        return try read(data, file: url.path)
    }

    /// The root element of a file's contents; `file` is for messages.
    static func read(_ data: Data, file: String) throws -> NibElement {
        guard !data.isEmpty else { throw NibProblem(message: "the file is empty: there is no element in it", file: file, line: 0) }
        guard data.count <= largestFile else {
            throw NibProblem(
                message: "the file has \(data.count >> 20) MB, where \(largestFile >> 20) are read; split it", file: file, line: 0)
        }
        return try NibReader(file: file).parse(data)
    }

    private func parse(_ data: Data) throws -> NibElement {
        var handler = NibXMLHandler()
        handler.begin = { user, name, attributes, count, line in
            // The parser calls from inside `parse(_:)`, on the same thread.
            onMainThread(()) { NibReader.of(user).begin(name!, attributes!, count, Int(line)) ? 0 : 1 }
        }
        handler.end = { user in onMainThread(()) { _ = NibReader.of(user).stack.popLast() } }
        handler.text = { user, text, length in onMainThread(()) { NibReader.of(user).add(text!, length) } }
        var message = [CChar](repeating: 0, count: 512)
        var line: Int32 = 0
        let result = data.withUnsafeBytes { bytes in
            NibXMLParse(
                bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, &handler, Unmanaged.passUnretained(self).toOpaque(), &message,
                message.count, &line)
        }
        if let problem { throw problem }
        switch result {
        case NibXMLRead:
            if let root { return root }
            throw NibProblem(message: "there is no element in it", file: file, line: 0)
        case NibXMLDeclaresEntity:
            throw NibProblem(message: "it declares an entity, which no nib does; take the declaration out", file: file, line: Int(line))
        default:
            let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            throw NibProblem(
                message: "this is no well-formed XML: \(text.trimmingCharacters(in: .whitespacesAndNewlines))", file: file, line: Int(line))
        }
    }

    nonisolated private static func of(_ user: UnsafeMutableRawPointer?) -> NibReader {
        Unmanaged<NibReader>.fromOpaque(user!).takeUnretainedValue()
    }

    private func begin(
        _ name: UnsafePointer<CChar>, _ attributes: UnsafePointer<UnsafePointer<CChar>?>, _ attributeCount: Int, _ line: Int
    ) -> Bool {
        count += 1
        if stack.count >= Self.deepest { return stop("elements are nested more than \(Self.deepest) deep; take levels out", line) }
        if count > Self.mostElements { return stop("there are more than \(Self.mostElements) elements; split the file", line) }
        var pairs: [(name: String, value: String)] = []
        pairs.reserveCapacity(attributeCount)
        for index in 0..<attributeCount {
            pairs.append((name: String(cString: attributes[index * 2]!), value: Self.value(attributes[index * 2 + 1]!)))
        }
        let element = NibElement(name: String(cString: name), attributes: pairs, line: line)
        if let parent = stack.last { parent.add(element) } else { root = element }
        stack.append(element)
        return true
    }

    private func stop(_ message: String, _ line: Int) -> Bool {
        problem = NibProblem(message: message, file: file, line: line)
        return false
    }

    private func add(_ text: UnsafePointer<CChar>, _ length: Int) {
        let bytes = UnsafeRawBufferPointer(start: text, count: length)
        stack.last?.text += String(decoding: bytes, as: UTF8.self)
    }

    /// The parser leaves `&#38;` in place of an ampersand in attributes.
    private static func value(_ bytes: UnsafePointer<CChar>) -> String {
        let value = String(cString: bytes)
        return strchr(bytes, CInt(UInt8(ascii: "&"))) == nil ? value : value.replacingOccurrences(of: "&#38;", with: "&")
    }
}
