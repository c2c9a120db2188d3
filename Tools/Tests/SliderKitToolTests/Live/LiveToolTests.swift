import Foundation
import Testing

@testable import SliderKitTool

/// The tool behind the live page, without a browser.
@Suite(.serialized) struct LiveToolTests {
    @Test("E1, H2: a port that is in use, or none, is told in one line")
    func ports() throws {
        let tool = try LiveTool(ToolRun.fixtures + "/Round")
        let port = try #require(URL(string: tool.address)?.port)
        let second = try ToolRun("preview", ToolRun.fixtures + "/Round", "--live", "--port", "\(port)")
        #expect(second.status == 5)
        #expect(second.errors == "sliderkit: error: port \(port) is in use by another program; choose another by --port, or leave it out\n")
        let wrong = try ToolRun("preview", ToolRun.fixtures + "/Round", "--live", "--port", "many")
        #expect(wrong.status == 2 && wrong.errors.contains("'many' is no port; write a number from 1024 to 65535, or 0 for any that is free"))
    }

    @Test("H2: whatever a page sends, the tool stays, and the next page is served")
    func garbage() throws {
        let tool = try LiveTool(ToolRun.fixtures + "/Round")
        let url = try #require(URL(string: tool.address)), port = try #require(url.port)
        let origin = "http://127.0.0.1:\(port)"
        #expect(tool.says("ompile"))
        let page = try WebSocketClient(port: port, path: url.path + "/socket", origin: origin)
        for text in [
            "", "{", "[]", "{\"type\":\"none\"}", "{\"type\":\"show\"}", "{\"type\":\"show\",\"name\":\"RoundSlider\",\"screen\":{}}",
            "{\"type\":\"save\",\"file\":\"/etc/passwd\",\"revision\":\"x\",\"edits\":[]}", "{\"type\":\"drawn\",\"generation\":-1}",
            "{\"type\":\"show\",\"name\":\"RoundSlider\",\"screen\":{\"width\":1e9,\"height\":1e9,\"orientation\":\"portrait\",\"showsSystemBars\":false,\"style\":\"light\",\"look\":\"current\",\"direction\":\"ltr\",\"state\":\"normal\",\"settings\":[]}}",
            String(repeating: "[", count: 20_000),
        ] { page.send(text) }
        var refusal = ""
        for _ in 0..<20 where !refusal.contains("none of the files") {
            guard let message = page.receive() else { break }
            refusal = String(decoding: message, as: UTF8.self)
        }
        #expect(refusal.contains("passwd is none of the files that are shown; nothing is saved"))
        #expect(throws: WebSocketClient.Failure.self) { try WebSocketClient(port: port, path: url.path + "/socket", origin: "http://evil.example") }
        let next = try WebSocketClient(port: port, path: url.path + "/socket", origin: origin)
        #expect(next.receive().map { String(decoding: $0, as: UTF8.self).contains("\"type\":\"state\"") } == true)
    }

    @Test("E1: changes are noticed however a file is written; what editors keep beside it is not", .timeLimit(.minutes(1)))
    func watching() throws {
        let folder = try ToolRun.folder("watched")
        try FileManager.default.createDirectory(atPath: folder + "/Deep/Deeper", withIntermediateDirectories: true)
        let seen = Seen()
        let queue = DispatchQueue(label: "watching")
        let watcher = FolderWatcher(path: folder, queue: queue) { event in
            if case .changed(let paths, _) = event { seen.add(paths) }
        }
        defer { watcher.stop() }
        queue.sync {}
        let file = folder + "/Deep/Deeper/Some.xib"
        try "one".write(toFile: file, atomically: false, encoding: .utf8)
        #expect(seen.waits(for: file))
        seen.clear()
        try "two".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(seen.waits(for: file))
        seen.clear()
        try FileManager.default.createDirectory(atPath: folder + "/New", withIntermediateDirectories: true)
        #expect(seen.waits(for: folder + "/New"))
        try "three".write(toFile: folder + "/New/Other.swift", atomically: false, encoding: .utf8)
        #expect(seen.waits(for: folder + "/New/Other.swift"))
        #expect(LiveChange.kind(of: [file]) == .resources && LiveChange.kind(of: [file, folder + "/A.swift"]) == .code)
        #expect(LiveChange.kind(of: [folder + "/A.swift~", folder + "/#A.swift", folder + "/notes.txt"]) == nil)
    }

    private final class Seen: @unchecked Sendable {
        private let lock = NSLock()
        private var paths: Set<String> = []
        func add(_ more: Set<String>) { lock.withLock { paths.formUnion(more) } }
        func clear() { lock.withLock { paths = [] } }

        func waits(for path: String) -> Bool {
            let end = Date().addingTimeInterval(5)
            while Date() < end {
                if lock.withLock({ paths.contains(path) }) { return true }
                usleep(2000)
            }
            return false
        }
    }
}
