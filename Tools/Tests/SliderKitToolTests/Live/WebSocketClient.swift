import Foundation

/// A WebSocket for tests, over a socket of its own: Foundation's is not there on every Debian.
final class WebSocketClient: @unchecked Sendable {
    private let descriptor: Int32
    private var unread: [UInt8] = []

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Throws: when nobody listens, or the server refuses.
    init(port: Int, path: String, origin: String? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result == 0 else { throw Failure(description: "nobody listens on port \(port)") }
        let lines = [
            "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        ]
        write(Array((lines + (origin.map { ["Origin: \($0)"] } ?? []) + ["", ""]).joined(separator: "\r\n").utf8))
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
            guard let byte = take(1) else { throw Failure(description: "the server closed the connection") }
            head += byte
        }
        guard String(decoding: head, as: UTF8.self).contains(" 101 ") else {
            throw Failure(description: String(decoding: head.prefix(60), as: UTF8.self))
        }
    }

    deinit { Foundation.close(descriptor) }

    /// Ends waiting reads, too.
    func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    func send(_ text: String) {
        let payload = Array(text.utf8)
        var bytes: [UInt8] = [0x81]
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ..<65_536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: bytes += [0x80 | 127] + (0..<8).reversed().map { UInt8((payload.count >> ($0 * 8)) & 255) }
        }
        let mask: [UInt8] = [9, 8, 7, 6]
        write(bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] })
    }

    /// The next message; nil when the connection is over.
    func receive() -> [UInt8]? {
        var message: [UInt8] = []
        while true {
            guard let head = take(2) else { return nil }
            var count = Int(head[1] & 0x7F)
            if count == 126 {
                guard let more = take(2) else { return nil }
                count = Int(more[0]) << 8 | Int(more[1])
            } else if count == 127 {
                guard let more = take(8) else { return nil }
                count = more.reduce(0) { $0 << 8 | Int($1) }
            }
            guard let payload = take(count) else { return nil }
            switch head[0] & 0x0F {
            case 8: return nil
            case 9, 10: continue
            default: message += payload
            }
            if head[0] & 0x80 != 0 { return message }
        }
    }

    private func take(_ count: Int) -> [UInt8]? {
        while unread.count < count {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let read = recv(descriptor, &buffer, buffer.count, 0)
            guard read > 0 else { return nil }
            unread += buffer.prefix(read)
        }
        defer { unread.removeFirst(count) }
        return Array(unread.prefix(count))
    }

    private func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            sent += count
        }
    }
}
