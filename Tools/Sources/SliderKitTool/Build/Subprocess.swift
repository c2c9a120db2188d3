import Foundation

/// A child program that is run to its end.
struct Subprocess {
    var executable: String
    var arguments: [String]
    var environment: [String: String] = [:]
    var folder: String?
    /// Seconds; nil to wait as long as it takes.
    var timeLimit: Double?
    /// Seconds that a stuck program gets to tell where it is stuck, after it is told to abort; 0 to end it at once.
    var lastWords = 0.0
    /// Microseconds between two looks at it.
    var interval: UInt32 = 3000

    struct Outcome {
        /// The exit status, or nil when a signal ended it.
        var status: Int32?
        /// The signal that ended it.
        var signal: Int32?
        var timedOut = false
        var output: String
    }

    /// Runs it; standard output and standard error are caught together, in a file so that a full pipe never blocks it.
    /// - Parameter watch: Asked every few milliseconds how long the program may go on without a sign of life; see the runner.
    func run(log: String, isStuck: (Double) -> Bool = { _ in false }) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        _ = FileManager.default.createFile(atPath: log, contents: nil)
        guard let handle = FileHandle(forWritingAtPath: log) else {
            throw ToolError("\(log) can't be written; make room or set SLIDERKIT_CACHE to another folder", code: .setup)
        }
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        let begin = Date()
        do {
            try process.run()
        } catch {
            throw ToolError("\(executable) can't be started: \(error.localizedDescription)", code: .setup)
        }
        var timedOut = false
        while process.isRunning {
            usleep(interval)
            let seconds = Date().timeIntervalSince(begin)
            if seconds > timeLimit ?? .infinity || isStuck(seconds) {
                timedOut = true
                end(process)
                break
            }
        }
        process.waitUntilExit()
        try? handle.close()
        let output = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        let ended = process.terminationReason == .uncaughtSignal
        return Outcome(
            status: ended ? nil : process.terminationStatus, signal: ended ? process.terminationStatus : nil,
            timedOut: timedOut, output: output)
    }

    private func end(_ process: Process) {
        if lastWords > 0 {
            kill(process.processIdentifier, SIGABRT)
            let deadline = Date().addingTimeInterval(lastWords)
            while process.isRunning, Date() < deadline { usleep(10_000) }
        }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// The path of a program that PATH finds.
    static func find(_ name: String) -> String? {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        return nil
    }
}
