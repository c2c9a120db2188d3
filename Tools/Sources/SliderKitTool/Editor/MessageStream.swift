import Foundation

/// Messages of the Language Server Protocol on a pair of files: a header with the length, then JSON.
final class MessageStream: @unchecked Sendable {
    typealias Message = [String: Any]

    private let input: FileHandle
    private let output: FileHandle
    private var buffer = Data()
    private let lock = NSLock()
    /// The longest message that is read.
    private static let longest = 256 << 20

    init(input: FileHandle, output: FileHandle) {
        self.input = input
        self.output = output
    }

    /// The next message; nil at the end, or when what comes is no message.
    func read() -> Message? {
        guard let length = header(), length <= Self.longest else { return nil }
        while buffer.count < length {
            guard fill() else { return nil }
        }
        let body = buffer.prefix(length)
        buffer = Data(buffer.dropFirst(length))
        return (try? JSONSerialization.jsonObject(with: Data(body))) as? Message ?? [:]
    }

    private func header() -> Int? {
        let mark = Data("\r\n\r\n".utf8)
        while true {
            if let range = buffer.range(of: mark) {
                let head = String(decoding: buffer[buffer.startIndex..<range.lowerBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                for line in head.components(separatedBy: "\r\n") where line.lowercased().hasPrefix("content-length:") {
                    return Int(line.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces))
                }
                return nil
            }
            guard buffer.count < 1 << 16, fill() else { return nil }
        }
    }

    private func fill() -> Bool {
        let data = input.availableData
        buffer.append(data)
        return !data.isEmpty
    }

    func write(_ message: Message) {
        guard let body = try? JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes]) else { return }
        lock.lock()
        defer { lock.unlock() }
        try? output.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
}
