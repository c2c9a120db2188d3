import Foundation
import LoopbackServer
import Testing

/// A server, and clients that mean it well or ill.
@Suite(.serialized) struct LoopbackServerTests {
    /// What the handlers heard, from whatever thread.
    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [String] = []
        func note(_ text: String) { lock.withLock { list.append(text) } }
        var all: [String] { lock.withLock { list } }

        /// Waits until something is heard, five seconds at most.
        func waits(for text: String) -> Bool {
            let end = Date().addingTimeInterval(5)
            while Date() < end {
                if all.contains(text) { return true }
                usleep(2000)
            }
            return false
        }
    }

    private final class Place {
        let heard = Heard()
        private(set) var server: LoopbackServer!

        init(limits: LoopbackLimits = LoopbackLimits(), origins: Set<String> = []) throws {
            let heard = heard
            let box = Box()
            server = try LoopbackServer(
                origins: origins, limits: limits,
                handlers: LoopbackHandlers(
                    file: { $0.isEmpty ? LoopbackFile(Data("the page".utf8), type: "text/html; charset=utf-8") : nil },
                    opened: { heard.note("opened \($0)") },
                    received: { socket, message in
                        switch message {
                        case .text(let text):
                            heard.note("text \(text.count > 40 ? "of \(text.count)" : text)")
                            box.server?.send(.text("echo \(text.prefix(40))"), to: socket)
                        case .bytes(let data): heard.note("bytes \(data.count)")
                        }
                    }, closed: { heard.note("closed \($0)") }))
            box.server = server
        }

        deinit { server.stop() }

        var host: String { "127.0.0.1:\(server.port)" }
        var origin: String { "http://\(host)" }
        func client() throws -> RawClient { try RawClient(port: server.port) }

        /// A client whose WebSocket is open.
        func page() throws -> RawClient {
            let client = try client()
            try #require(client.upgrade("/\(server.token)/socket", host: host, origin: origin) == 101)
            return client
        }
    }

    private final class Box: @unchecked Sendable { weak var server: LoopbackServer? }

    @Test("H2: a page that knows the key gets its files, and nothing that is not there")
    func files() throws {
        let place = try Place()
        let page = try place.client().request("/\(place.server.token)/", host: place.host)
        #expect(page.hasPrefix("HTTP/1.1 200 ") && page.hasSuffix("the page"))
        #expect(page.contains("Content-Security-Policy: default-src 'self'") && page.contains("Referrer-Policy: no-referrer"))
        #expect(try place.client().request("/\(place.server.token)/other", host: place.host).hasPrefix("HTTP/1.1 404 "))
        let bare = try place.client().request("/\(place.server.token)", host: place.host)
        #expect(bare.hasPrefix("HTTP/1.1 301 ") && bare.contains("/\(place.server.token)/\r\n"))
        #expect(try place.client().request("/\(place.server.token)/", host: "localhost:\(place.server.port)").hasPrefix("HTTP/1.1 200 "))
    }

    @Test("H2: without the key there is nothing, whatever the path", arguments: ["/", "//", "/x/", "/../", "/%00/", "/socket", "*"])
    func wrongKey(path: String) throws {
        let place = try Place()
        let answer = try place.client().request(path, host: place.host)
        #expect(answer.hasPrefix("HTTP/1.1 40") || answer.isEmpty)
        #expect(!answer.contains("the page"))
    }

    @Test("H2: a key that differs in its last digit is no key")
    func nearlyTheKey() throws {
        let place = try Place()
        let last = place.server.token.last == "0" ? "1" : "0"
        let key = place.server.token.dropLast() + last
        #expect(try place.client().request("/\(key)/", host: place.host).hasPrefix("HTTP/1.1 403 "))
        #expect(try place.client().upgrade("/\(key)/socket", host: place.host, origin: place.origin) == 403)
    }

    @Test("H2: a foreign name that resolves to this machine gets nothing", arguments: ["evil.example", "127.0.0.1", "127.0.0.1:1", "[::1]:80", ""])
    func foreignHost(host: String) throws {
        let place = try Place()
        let path = "/\(place.server.token)/"
        let answer = try place.client().request(path, host: host)
        #expect(answer.hasPrefix("HTTP/1.1 403 ") || answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
        #expect(try place.client().upgrade(path + "socket", host: host, origin: place.origin) != 101)
    }

    @Test("H2: a page of a foreign origin gets no WebSocket and no file", arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
    func foreignOrigin(origin: String) throws {
        let place = try Place()
        let path = "/\(place.server.token)/"
        #expect(try place.client().upgrade(path + "socket", host: place.host, origin: origin) == 403)
        #expect(try place.client().request(path, host: place.host, headers: ["Origin: \(origin)"]).hasPrefix("HTTP/1.1 403 "))
        #expect(try place.client().upgrade(path + "socket", host: place.host, origin: nil) == 403)
        #expect(place.heard.all.isEmpty)
    }

    @Test("H2: a page of an origin that was named gets a WebSocket")
    func namedOrigin() throws {
        let place = try Place(origins: ["http://127.0.0.1:4000"])
        #expect(try place.client().upgrade("/\(place.server.token)/socket", host: place.host, origin: "http://127.0.0.1:4000") == 101)
    }

    @Test("E1: messages go both ways, of text and of bytes")
    func messages() throws {
        let place = try Place()
        let page = try place.page()
        page.write(RawClient.frame(1, Array("hello".utf8)))
        let echo = page.readFrame()
        #expect(echo?.opcode == 1 && echo.map { String(decoding: $0.payload, as: UTF8.self) } == "echo hello")
        page.write(RawClient.frame(2, [UInt8](repeating: 7, count: 1000)))
        #expect(place.heard.waits(for: "bytes 1000"))
        // In two parts, as a client may.
        page.write(RawClient.frame(1, Array("two ".utf8), isFinal: false) + RawClient.frame(0, Array("parts".utf8)))
        #expect(place.heard.waits(for: "text two parts"))
        let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
        place.server.send(.bytes(large), to: 1)
        _ = page.readFrame()
        let frame = page.readFrame()
        #expect(frame?.opcode == 2 && frame.map { Data($0.payload) } == large)
    }

    @Test("H2: a message that is too long closes its connection, and the others go on")
    func tooLong() throws {
        var limits = LoopbackLimits()
        limits.messageBytes = 4096
        let place = try Place(limits: limits)
        let (rude, other) = (try place.page(), try place.page())
        rude.write(RawClient.frame(1, [UInt8](repeating: 65, count: 5000)))
        #expect(place.heard.waits(for: "closed 1"))
        #expect(!place.heard.all.contains("text of 5000"))
        // The head alone of a message that would never end.
        let liar = try place.page()
        liar.write([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4])
        #expect(place.heard.waits(for: "closed 3"))
        other.write(RawClient.frame(1, Array("still here".utf8)))
        #expect(place.heard.waits(for: "text still here"))
    }

    @Test("H2: more messages in a second than allowed close the connection")
    func tooMany() throws {
        var limits = LoopbackLimits()
        limits.messagesPerSecond = 50
        let place = try Place(limits: limits)
        let page = try place.page()
        page.write((0..<200).flatMap { RawClient.frame(1, Array("\($0)".utf8)) })
        let end = page.readUntilClosed()
        #expect(end == 1008)
        #expect(place.heard.all.filter { $0.hasPrefix("text") }.count <= 50)
    }

    @Test("H2: more connections than allowed are closed again, and a place that gets free is given to the next")
    func crowd() throws {
        var limits = LoopbackLimits()
        limits.connections = 2
        let place = try Place(limits: limits)
        var first: RawClient? = try place.page()
        let second = try place.page()
        let third = try place.page()
        #expect(third.readUntilClosed() == 4013)
        withExtendedLifetime(first) {}
        first = nil
        #expect(place.heard.waits(for: "closed 1"))
        let fourth = try place.page()
        fourth.write(RawClient.frame(1, Array("in".utf8)))
        #expect(place.heard.waits(for: "text in"))
        withExtendedLifetime(second) {}
    }

    @Test("H2: bytes that are no HTTP, or no WebSocket's, end their own connection only", arguments: 0..<24)
    func garbage(seed: Int) throws {
        let place = try Place()
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        let bytes = (0..<2000).map { _ -> UInt8 in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(truncatingIfNeeded: state >> 24)
        }
        let stranger = try place.client()
        stranger.write(bytes + Array("\r\n\r\n".utf8))
        let page = try place.page()
        page.write(bytes)
        let good = try place.page()
        good.write(RawClient.frame(1, Array("fine".utf8)))
        #expect(place.heard.waits(for: "text fine"))
    }

    @Test("H2: nothing is written to the server, and nobody waits for a body that was promised")
    func bodies() throws {
        let place = try Place()
        let answer = try place.client().request(
            "/\(place.server.token)/", host: place.host, method: "POST", headers: ["Content-Length: 0"])
        #expect(answer.hasPrefix("HTTP/1.1 405 "))
        let liar = try place.client()
        liar.write("POST /\(place.server.token)/ HTTP/1.1\r\nHost: \(place.host)\r\nContent-Length: 9999999999\r\n\r\nabc")
        #expect(try place.client().request("/\(place.server.token)/", host: place.host).hasPrefix("HTTP/1.1 200 "))
    }

    @Test("H2: a port that is in use is named, or the next one is taken")
    func ports() throws {
        let place = try Place()
        let port = place.server.port
        #expect {
            _ = try LoopbackServer(port: .exactly(port), handlers: LoopbackHandlers())
        } throws: { "\($0)" == "port \(port) is in use by another program; choose another by --port, or leave it out" }
        let next = try LoopbackServer(port: .from(port), handlers: LoopbackHandlers())
        defer { next.stop() }
        #expect(next.port != port)
        #expect { _ = try LoopbackServer(port: .exactly(70_000), handlers: LoopbackHandlers()) } throws: { "\($0)".hasPrefix("there is no port 70000") }
    }

    @Test("E1: a server that is stopped closes its sockets, frees its port, and may be told things still")
    func stops() throws {
        let place = try Place()
        let page = try place.page()
        let port = place.server.port
        place.server.stop()
        place.server.stop()
        place.server.send(.text("late"), to: 1)
        while let frame = page.readFrame() { #expect(frame.opcode == 8) }
        let again = try LoopbackServer(port: .exactly(port), handlers: LoopbackHandlers())
        again.stop()
    }

    @Test("H2: it listens on this machine's own address alone")
    func loopbackOnly() throws {
        let place = try Place()
        let listed = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8) + (try String(contentsOfFile: "/proc/net/tcp6", encoding: .utf8))
        let port = String(place.server.port, radix: 16, uppercase: true)
        let suffix = ":" + String(repeating: "0", count: 4 - port.count) + port
        var addresses: [String] = []
        for line in listed.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words.count > 3, words[3] == "0A", words[1].hasSuffix(suffix) { addresses.append(String(words[1].dropLast(5))) }
        }
        #expect(addresses == ["0100007F"])
    }
}
