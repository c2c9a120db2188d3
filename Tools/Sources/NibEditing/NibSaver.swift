import Foundation

/// Writes values into files, in one go and only into what is known.
public enum NibSaver {
    /// What a file holds at one time, by its bytes.
    public struct Revision: Hashable, Sendable, Codable, CustomStringConvertible {
        private let text: String
        /// Equal for equal contents.
        public var description: String { text }

        /// - Parameter description: what another revision's description was.
        public init(_ description: String) { text = description }

        /// The revision of these bytes.
        public init(of bytes: some Sequence<UInt8>) {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            var count = 0
            for byte in bytes {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
                count += 1
            }
            text = "\(String(hash, radix: 16)).\(count)"
        }
    }

    /// What a file holds now; nil when it can't be read.
    public static func revision(of path: String) -> Revision? { FileManager.default.contents(atPath: path).map { Revision(of: $0) } }

    /// Writes values into a file that is as it was when it was shown.
    /// - Parameters:
    ///   - path: the file.
    ///   - revision: what the file held when its values were edited.
    /// - Returns: What the file holds now.
    /// - Throws: ``NibEditError`` when the file is another by now, or can't be read, understood or written; it is left as it is then.
    @discardableResult
    public static func save(_ edits: [NibEdit], to path: String, expecting revision: Revision) throws -> Revision {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let data = FileManager.default.contents(atPath: target) else {
            throw NibEditError("\(path) can't be read; was it moved? Nothing is saved")
        }
        guard Revision(of: data) == revision else { throw changed(path) }
        var text = NibText(Array(data), path: path)
        try text.apply(edits)
        guard text.bytes != Array(data) else { return revision }
        try write(text.bytes, to: target, shown: path, expecting: data)
        return Revision(of: text.bytes)
    }

    /// What is said of a file that another program has changed.
    private static func changed(_ path: String) -> NibEditError {
        NibEditError("\(path) was changed by another program after these values were edited; nothing is saved. Look at it, then save again")
    }

    /// The whole file appears at once: whoever reads it sees the old one or the new one.
    private static func write(_ bytes: [UInt8], to path: String, shown: String, expecting old: Data) throws {
        let failure = { (what: String) in NibEditError("\(shown) can't be written: \(what); nothing is saved") }
        var information = stat()
        guard stat(path, &information) == 0 else { throw failure(String(cString: strerror(errno))) }
        guard access(path, W_OK) == 0 else { throw failure("it is read-only") }
        let fresh = "\(path).sliderkit-\(getpid())"
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(String(cString: strerror(errno))) }
        var done = false
        defer { if !done { unlink(fresh) } }
        let isWritten = writeAll(bytes, to: file) && fchmod(file, information.st_mode & 0o7777) == 0 && fsync(file) == 0
        let reason = String(cString: strerror(errno))
        close(file)
        guard isWritten else { throw failure(reason) }
        guard FileManager.default.contents(atPath: path) == old else { throw changed(shown) }
        guard rename(fresh, path) == 0 else { throw failure(String(cString: strerror(errno))) }
        done = true
    }

    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = Foundation.write(file, buffer.baseAddress! + sent, buffer.count - sent)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
