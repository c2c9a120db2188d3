import Foundation

@testable import SliderKitTool

/// `sliderkit preview --live`, on a copy of an example or a fixture.
final class LiveTool: @unchecked Sendable {
    let folder: String
    let address: String
    private let process = Process()
    private let lock = NSLock()
    private var said = Data()

    /// - Parameters:
    ///   - source: a folder, which is copied.
    ///   - change: what is changed in the copy before the tool starts.
    init(_ source: String, arguments: [String] = [], change: (String) throws -> Void = { _ in }) throws {
        let parent = try ToolRun.folder("live-\(UUID().uuidString)")
        folder = parent + "/" + URL(fileURLWithPath: source).lastPathComponent
        try FileManager.default.copyItem(atPath: source, toPath: folder)
        try change(folder)
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: try Engine.locate().folder + "/sliderkit-tool")
        process.arguments = ["preview", folder, "--live", "--port", "0"] + arguments
        // One folder for all tests' C modules, one for each test's own things.
        process.environment = ProcessInfo.processInfo.environment.merging(["SLIDERKIT_CACHE": ToolRun.cache]) { $1 }
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let part = output.fileHandleForReading.availableData
            if part.isEmpty { break }
            line += part
        }
        address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        errors.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            self?.lock.withLock { self?.said += data }
        }
    }

    deinit { stop() }

    /// What it has written so far.
    var errors: String { lock.withLock { String(decoding: said, as: UTF8.self) } }

    /// Waits until it has written something.
    func says(_ text: String, seconds: Double = 20) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            if errors.contains(text) { return true }
            usleep(10_000)
        }
        return false
    }

    func stop() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// The ids of the processes that it has started.
    var children: [Int32] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
        return processes.filter { id in
            let words = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8))?.split(separator: ")").last?.split(separator: " ") ?? []
            return words.count > 1 && Int32(words[1]) == process.processIdentifier
        }
    }

    /// Writes a file as editors do that put a new one in the old one's place.
    func replace(_ name: String, _ change: (String) -> String) throws {
        let path = folder + "/" + name
        let text = change(try String(contentsOfFile: path, encoding: .utf8))
        try text.write(toFile: path + "~", atomically: false, encoding: .utf8)
        guard rename(path + "~", path) == 0 else { throw POSIXError(.EIO) }
    }

    func read(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }
}
