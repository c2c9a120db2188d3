import Foundation

/// Writes what each feature did, one line each, to the file that the environment names.
@MainActor enum Answers {
    private static let path = ProcessInfo.processInfo.environment["LANGUAGE_ANSWERS"] ?? "/dev/null"

    static func clear() { _ = FileManager.default.createFile(atPath: path, contents: nil) }

    static func answer<Value: Equatable>(_ row: String, _ name: String, _ value: Value, _ wanted: Value) {
        let line = value == wanted ? "\(row)\tpassed\t\(name)\n" : "\(row)\tfailed\t\(name): \(value), not \(wanted)\n"
        guard let handle = FileHandle(forWritingAtPath: path) else { return }
        handle.seekToEndOfFile()
        handle.write(line.data(using: .utf8)!)
        handle.closeFile()
    }
}
