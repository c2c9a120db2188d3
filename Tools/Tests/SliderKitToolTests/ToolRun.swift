import Foundation
import Testing

@testable import SliderKitTool

/// One call of the built tool, as a user makes it.
struct ToolRun {
    let status: Int32
    let output: String
    let errors: String

    /// A cache of the tests' own, emptied when they begin.
    static let cache: String = {
        let path = NSTemporaryDirectory() + "sliderkit-tool-tests-\(getpid())"
        try? FileManager.default.removeItem(atPath: path)
        return path
    }()

    static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../.."

    init(_ arguments: String..., environment: [String: String] = [:]) throws {
        try self.init(arguments, environment: environment)
    }

    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: try Engine.locate().folder + "/sliderkit-tool")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SLIDERKIT_CACHE": ToolRun.cache]) { $1 }
            .merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Errors are short enough for a pipe's buffer; the output may not be, so it is read first.
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// An empty folder that no other test uses.
    static func folder(_ name: String) throws -> String {
        let path = "\(cache)/out/\(name)"
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// The names and contents of a folder's files.
    static func contents(of folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            files[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
        }
        return files
    }
}
