import Foundation

@testable import SliderKitTool

/// `sliderkit run` or `gallery`, in a window; it ends with the object.
final class DesktopRun: @unchecked Sendable {
    private let process = Process()
    private let log: String

    init(command: String = "run", _ arguments: [String], environment: [String: String]) throws {
        log = try ToolRun.folder("desktop-\(UUID().uuidString)") + "/log"
        _ = FileManager.default.createFile(atPath: log, contents: nil)
        process.executableURL = URL(fileURLWithPath: try Engine.locate().folder + "/sliderkit-tool")
        process.arguments = [command] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SLIDERKIT_CACHE": ToolRun.cache]) { $1 }.merging(environment) { $1 }
        let handle = FileHandle(forWritingAtPath: log)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    deinit { stop() }

    /// What it has written so far.
    var said: String { String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self) }

    /// Waits until it has written something.
    func says(_ text: String, seconds: Double = 60) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while Date() < end {
            if said.contains(text) { return true }
            if !process.isRunning { return said.contains(text) }
            usleep(10_000)
        }
        return false
    }

    /// Waits for its end.
    /// - Returns: the exit status; nil if it goes on.
    func status(seconds: Double = 20) -> Int32? {
        let end = Date().addingTimeInterval(seconds)
        while process.isRunning, Date() < end { usleep(10_000) }
        return process.isRunning ? nil : process.terminationStatus
    }

    func stop() { process.end() }

    /// The processes that it started.
    var children: [Int32] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
        return processes.filter { id in
            let words = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8))?.split(separator: ")").last?.split(separator: " ") ?? []
            return words.count > 1 && Int32(words[1]) == process.processIdentifier
        }
    }
}
