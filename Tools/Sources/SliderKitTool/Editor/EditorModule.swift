import AppleSource
import Foundation

/// A path's sources as the language server sees them: rewritten copies in a folder of the cache, at the same relative paths.
final class EditorModule {
    /// The folder that the user opened.
    let root: String
    /// The folder of the copies, with the compilation database.
    let folder: String
    private let swiftVersion: String?
    private var sources: SourceSet
    private let engine: Engine
    private let modules: String
    /// What open documents hold, by path.
    private var open: [String: String] = [:]
    private(set) var copies: [String: EditorCopy] = [:]
    /// What the rewriter could not do, by path.
    private(set) var warnings: [String: [Diagnostic]] = [:]
    private var written: [String: String] = [:]

    /// - Throws: ``ToolError`` when there are no sources, or no room for copies.
    init(root: String, swiftVersion: String?) throws {
        let finder = SourceFinder(root)
        self.root = finder.path
        self.swiftVersion = swiftVersion
        sources = try finder.find(swiftVersion: swiftVersion)
        engine = try Engine.locate()
        let build = try BuildFolder(for: finder.path)
        folder = build.path + "/editor"
        modules = build.modules
        try refresh()
    }

    // MARK: Names

    /// The copy of a file of the module; nil for others.
    func copyPath(of path: String) -> String? {
        guard sources.files.contains(path) else { return nil }
        if path.hasPrefix(root + "/") { return folder + path.dropFirst(root.count) }
        return "\(folder)/outside/\(ContentHash.of(path))/\(URL(fileURLWithPath: path).lastPathComponent)"
    }

    /// The user's file of a copy.
    func originalPath(of path: String) -> String? { path.hasPrefix(folder + "/") ? sources.files.first { copyPath(of: $0) == path } : nil }

    func isMember(_ path: String) -> Bool { sources.files.contains(path) }

    // MARK: Documents

    func text(of path: String) -> String? { open[path] ?? copies[path]?.original }

    /// Takes what an open document holds now; nil for one that was closed.
    /// - Returns: the paths whose copies changed.
    func set(_ text: String?, of path: String) throws -> [String] {
        open[path] = text
        return try refresh()
    }

    /// Looks for new and changed files on the disk.
    func reload() throws -> [String] {
        if let found = try? SourceFinder(root).find(swiftVersion: swiftVersion) { sources = found }
        return try refresh()
    }

    /// Rewrites what changed, and writes the copies that the server reads from the disk.
    @discardableResult
    private func refresh() throws -> [String] {
        let files = sources.files.map { path in
            SourceFile(path: path, bytes: open[path].map { Data($0.utf8) } ?? FileManager.default.contents(atPath: path) ?? Data())
        }
        var options = SourceOptions(swiftVersion: sources.swiftVersion, registers: false)
        options.modules.formUnion(sources.siblings)
        options.bundlePath = sources.root
        let module = SourceModule(files: files, options: options).rewritten()
        var changed: [String] = []
        for file in module.files {
            if copies[file.path]?.text != file.copy.text { changed.append(file.path) }
            copies[file.path] = file.copy
        }
        warnings = Dictionary(grouping: module.diagnostics, by: \.file)
        for path in changed { if let copy = copyPath(of: path) { try write(copies[path]?.text ?? "", to: copy) } }
        try write(try database(), to: folder + "/compile_commands.json")
        return changed
    }

    private func write(_ text: String, to path: String) throws {
        guard written[path] != text else { return }
        written[path] = text
        do {
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw ToolError("\(path) can't be written: \(error.localizedDescription)", code: .setup)
        }
    }

    /// `compile_commands.json`: the module is compiled as ``Builder`` does.
    private func database() throws -> String {
        let paths = sources.files.compactMap(copyPath)
        let command =
            [Subprocess.find("swiftc") ?? "swiftc", "-module-name", sources.moduleName, "-swift-version", sources.swiftVersion, "-parse-as-library",
             "-I", engine.modules, "-module-cache-path", modules]
            + (try CModules.flags(engine)) + paths
        let entries = paths.map { ["directory": folder, "file": $0, "arguments": command] as [String: Any] }
        let data = try JSONSerialization.data(withJSONObject: entries, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }
}
