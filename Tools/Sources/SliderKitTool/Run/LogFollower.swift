import Foundation

/// Shows what comes into a file as it comes.
final class LogFollower {
    private let path: String
    private var shown: UInt64 = 0
    private var handle: FileHandle?

    init(path: String) { self.path = path }

    /// Shows what has come since the last time.
    func follow() {
        if handle == nil { handle = FileHandle(forReadingAtPath: path) }
        guard let handle, (try? handle.seek(toOffset: shown)) != nil, let data = try? handle.readToEnd(), !data.isEmpty else { return }
        shown += UInt64(data.count)
        try? FileHandle.standardOutput.write(contentsOf: data)
    }
}
