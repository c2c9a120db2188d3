import Foundation

/// The folder that one path's sources are compiled in: below the cache, never in the user's own folder.
struct BuildFolder {
    let path: String
    /// Where the compiler keeps the C modules that it has read; all paths share it, since making it takes seconds.
    let modules: String

    /// - Throws: ``ToolError`` when it can't be made.
    init(for source: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let cache: String
        if let given = environment["SLIDERKIT_CACHE"], !given.isEmpty {
            cache = given
        } else if let given = environment["XDG_CACHE_HOME"], !given.isEmpty {
            cache = given + "/sliderkit"
        } else {
            cache = NSHomeDirectory() + "/.cache/sliderkit"
        }
        modules = cache + "/modules"
        path = "\(cache)/\(SourceFinder.moduleName(for: source))-\(ContentHash.of(source))"
        do {
            try FileManager.default.createDirectory(atPath: path + "/sources", withIntermediateDirectories: true)
        } catch {
            throw ToolError(
                "the folder \(path) can't be made (\(error.localizedDescription)); set SLIDERKIT_CACHE to a folder that can be written",
                code: .setup)
        }
    }

    var sources: String { path + "/sources" }
    var record: String { path + "/build.json" }

    /// Keeps other calls for the same path waiting until `work` is done.
    func locked<Result>(_ work: () throws -> Result) throws -> Result {
        let descriptor = open(path + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw ToolError("\(path)/lock can't be opened; set SLIDERKIT_CACHE to a folder that can be written", code: .setup)
        }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            Console.note("Waiting for another sliderkit that compiles the same sources …")
            flock(descriptor, LOCK_EX)
        }
        return try work()
    }
}
