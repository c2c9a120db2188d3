import Foundation

/// A client that writes bytes as a browser never would.
final class RawClient {
    private let descriptor: Int32

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    deinit { close(descriptor) }

    func write(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            sent += count
        }
    }

    func write(_ text: String) { write(Array(text.utf8)) }

    /// The next bytes; empty when the server closed the connection or says nothing for five seconds.
    func read(_ most: Int = 65_536) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: most)
        let count = recv(descriptor, &buffer, most, 0)
        return count > 0 ? Array(buffer.prefix(count)) : []
    }

    /// Everything until the server closes.
    func readAll() -> String {
        var all: [UInt8] = []
        while true {
            let part = read()
            if part.isEmpty { return String(decoding: all, as: UTF8.self) }
            all += part
        }
    }

    // MARK: Requests

    /// Sends a request and answers the status line with the rest.
    func request(_ path: String, host: String, method: String = "GET", headers: [String] = []) -> String {
        write("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n")
        return readAll()
    }

    /// Asks for a WebSocket; answers the status.
    func upgrade(_ path: String, host: String, origin: String?) -> Int {
        write(
            "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + "Sec-WebSocket-Version: 13\r\n" + (origin.map { "Origin: \($0)\r\n" } ?? "") + "\r\n")
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
            let next = read(1)
            if next.isEmpty { break }
            head += next
        }
        return Int(String(decoding: head, as: UTF8.self).split(separator: " ").dropFirst().first ?? "") ?? 0
    }

    /// A frame as clients send it, masked.
    static func frame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
        var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ..<65_536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: bytes += [0x80 | 127] + (0..<8).reversed().map { UInt8((payload.count >> ($0 * 8)) & 255) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    /// The next frame of the server: its kind and what is in it; nil when the connection ends.
    func readFrame() -> (opcode: UInt8, payload: [UInt8])? {
        guard let head = exactly(2) else { return nil }
        var count = Int(head[1] & 0x7F)
        if count == 126 {
            guard let more = exactly(2) else { return nil }
            count = Int(more[0]) << 8 | Int(more[1])
        } else if count == 127 {
            guard let more = exactly(8) else { return nil }
            count = more.reduce(0) { $0 << 8 | Int($1) }
        }
        return exactly(count).map { (head[0] & 0x0F, $0) }
    }

    /// Skips everything up to the closing frame; answers its code, or 0 when the connection ended without one.
    func readUntilClosed() -> Int {
        while let frame = readFrame() {
            if frame.opcode == 8 { return frame.payload.count >= 2 ? Int(frame.payload[0]) << 8 | Int(frame.payload[1]) : 1005 }
        }
        return 0
    }

    private func exactly(_ count: Int) -> [UInt8]? {
        var all: [UInt8] = []
        while all.count < count {
            let part = read(count - all.count)
            if part.isEmpty { return nil }
            all += part
        }
        return all
    }
}
