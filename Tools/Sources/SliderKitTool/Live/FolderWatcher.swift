import Foundation

/// Tells of files that change below a folder, however they are written: in place, by a rename over them, or with their whole folder.
///
/// A folder that is deleted while it is watched is looked for again, and watched when it is back.
final class FolderWatcher: @unchecked Sendable {
    /// What happened.
    enum Event: Sendable, Equatable {
        /// These files were written, made, renamed or deleted; absolute paths. `at` is when the first was noticed, in seconds of system uptime.
        case changed(Set<String>, at: Double)
        /// The folder is gone.
        case gone
        /// The folder is there again.
        case back
    }

    private let root: String
    /// For a single file: its name, all others below the folder being ignored.
    private let only: String?
    private let queue: DispatchQueue
    private let handler: @Sendable (Event) -> Void
    private var descriptor: Int32 = -1
    private var source: (any DispatchSourceRead)?
    private var folders: [Int32: String] = [:]
    private var pending: Set<String> = []
    private var pendingSince = 0.0
    private var isGone = false

    /// Seconds that changes are collected for: editors write a file in several steps.
    private static let delay = 0.008
    /// Folders that are watched at most: the system gives each user some ten thousand.
    private static let most = 4000
    private static let mask =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF)
        | UInt32(IN_MOVE_SELF)

    /// - Parameters:
    ///   - path: a folder, or one file.
    ///   - queue: where the handler is called, and everything happens.
    init(path: String, queue: DispatchQueue, handler: @escaping @Sendable (Event) -> Void) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        root = exists && !isFolder.boolValue ? URL(fileURLWithPath: path).deletingLastPathComponent().path : path
        only = root == path ? nil : path
        self.queue = queue
        self.handler = handler
        queue.async { self.start() }
    }

    /// Stops; nothing is told afterwards.
    func stop() { queue.async { self.end() } }

    private func start() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            return Console.note("Changes of files are not noticed: \(String(cString: strerror(errno))). Raise fs.inotify.max_user_instances, or start again after each change.")
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        let descriptor = descriptor
        source.setEventHandler { [weak self] in self?.read() }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        self.source = source
        watch(root)
    }

    private func end() {
        source?.cancel()
        source = nil
        descriptor = -1
        folders = [:]
    }

    /// Watches a folder and those inside.
    private func watch(_ folder: String) {
        guard descriptor >= 0, folders.count < FolderWatcher.most else { return }
        let watch = inotify_add_watch(descriptor, folder, FolderWatcher.mask | UInt32(IN_ONLYDIR))
        guard watch >= 0 else { return }
        folders[watch] = folder
        guard only == nil else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !FolderWatcher.isLeftOut(name) {
            let path = folder + "/" + name
            var information = stat()
            if lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR { self.watch(path) }
        }
    }

    private static func isLeftOut(_ name: String) -> Bool { name.hasPrefix(".") || name == "DerivedData" || name == "sliderkit-preview" }

    // MARK: Events

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while descriptor >= 0 {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            var at = 0
            let head = MemoryLayout<inotify_event>.size
            while at + head <= count {
                let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self) }
                let name = String(decoding: buffer[(at + head)..<min(count, at + head + Int(event.len))].prefix { $0 != 0 }, as: UTF8.self)
                take(event, name)
                at += head + Int(event.len)
            }
        }
    }

    private func take(_ event: inotify_event, _ name: String) {
        // More changes than the system could note: everything may be another.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return note(root) }
        guard let folder = folders[event.wd] else { return }
        if event.mask & (UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_IGNORED)) != 0 {
            folders[event.wd] = nil
            if event.mask & UInt32(IN_MOVE_SELF) != 0 { inotify_rm_watch(descriptor, event.wd) }
            if folder == root { lost() }
            return
        }
        guard !name.isEmpty, !FolderWatcher.isLeftOut(name) else { return }
        let path = folder + "/" + name
        if let only, path != only { return }
        if event.mask & UInt32(IN_ISDIR) != 0 {
            if event.mask & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0 { watch(path) }
            return note(path)
        }
        // A file that was just made is written afterwards, which is told on its own.
        if event.mask & UInt32(IN_CREATE) != 0, event.mask & UInt32(IN_CLOSE_WRITE) == 0, FolderWatcher.isEmpty(path) { return }
        note(path)
    }

    private static func isEmpty(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_size == 0
    }

    private func note(_ path: String) {
        if pending.isEmpty {
            pendingSince = ProcessInfo.processInfo.systemUptime
            queue.asyncAfter(deadline: .now() + FolderWatcher.delay) { [weak self] in self?.flush() }
        }
        pending.insert(path)
    }

    private func flush() {
        guard !pending.isEmpty, source != nil else { return }
        let paths = pending
        pending = []
        handler(.changed(paths, at: pendingSince))
    }

    // MARK: A folder that is gone

    private func lost() {
        guard !isGone else { return }
        isGone = true
        // Editors and version control put another folder in its place at once: that is no loss.
        queue.asyncAfter(deadline: .now() + 0.05) { [weak self] in self?.look(isFirst: true) }
    }

    private func look(isFirst: Bool) {
        guard source != nil, isGone else { return }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue {
            isGone = false
            folders = [:]
            watch(root)
            if !isFirst { handler(.back) }
            return note(root)
        }
        if isFirst { handler(.gone) }
        queue.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.look(isFirst: false) }
    }
}
