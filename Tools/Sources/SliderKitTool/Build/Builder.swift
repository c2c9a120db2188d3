import Foundation

/// Rewrites and compiles sources into a shared library; unchanged sources are not compiled again.
struct Builder {
    let sources: SourceSet
    let engine: Engine
    let folder: BuildFolder
    let purpose: Purpose

    enum Purpose {
        /// To be looked at, as fast as can be.
        case display
        /// To be imported by tests.
        case testable
        /// Tests, of a bundle of that name; the folder holds the modules that they import.
        case tests(bundle: String, modules: String?)

        /// Builds of one path for different purposes have folders of their own.
        fileprivate func place(_ path: String) -> String {
            switch self {
            case .display: path
            case .testable: path + "/testable"
            case .tests(let bundle, _): path + "/\(bundle)"
            }
        }
    }

    init(_ sources: SourceSet, for purpose: Purpose = .display) throws {
        self.sources = sources
        self.purpose = purpose
        engine = try Engine.locate()
        folder = try BuildFolder(for: purpose.place(sources.path))
    }

    /// The interface that tests import.
    private var module: String { "\(folder.path)/\(sources.moduleName).swiftmodule" }

    /// What is remembered of the last build.
    private struct Record: Codable {
        var key: String
        var built: BuiltSources
    }

    /// - Throws: ``ToolError`` when there is no compiler; errors of the sources are part of the answer.
    func build() throws -> BuiltSources {
        try folder.locked {
            let files = try sources.files.map { try Rewriting.file($0) }
            let key = key(of: files)
            if let record = read(), record.key == key, FileManager.default.fileExists(atPath: record.built.library) {
                return record.built
            }
            Console.note("Compiling \(sources.files.count == 1 ? "1 file" : "\(sources.files.count) files") …")
            try? FileManager.default.removeItem(atPath: folder.record)
            var built = try build(files, listens: true)
            // A delegate of a kind that the rewriter can't stand in for is no fault of the sources.
            if !built.errors.isEmpty, built.errors.allSatisfy(isRegistration) { built = try build(files, listens: false) }
            if built.errors.isEmpty {
                let data = try JSONEncoder().encode(Record(key: key, built: built))
                try? data.write(to: URL(fileURLWithPath: folder.record), options: .atomic)
            }
            built.isFresh = true
            return built
        }
    }

    private func build(_ files: [Rewriting.Input], listens: Bool) throws -> BuiltSources {
        let rewritten = try Rewriting(files, sources: sources, listens: listens).write(to: folder.sources)
        var built = BuiltSources(
            library: "\(folder.path)/lib\(sources.moduleName).so", classes: rewritten.classes, errors: [],
            warnings: rewritten.warnings, originals: rewritten.originals, preludes: rewritten.preludes)
        built.errors = try compile(rewritten.paths, built: built)
        return built
    }

    private func isRegistration(_ error: CompilerDiagnostic) -> Bool { error.file.hasSuffix("/" + Rewriting.registrationName) }

    private func read() -> Record? {
        FileManager.default.contents(atPath: folder.record).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    private func key(of files: [Rewriting.Input]) -> String {
        var hash = ContentHash()
        hash.add(engine.stamp)
        hash.add(sources.swiftVersion)
        hash.add(sources.moduleName)
        if case .tests(_, let modules?) = purpose { hash.add(Builder.stamp(of: modules)) }
        for file in files {
            hash.add(file.path)
            hash.add(file.bytes)
        }
        return hash.text
    }

    /// Changes whenever the record of another build does.
    private static func stamp(of folder: String) -> String {
        FileManager.default.contents(atPath: folder + "/build.json").map { ContentHash.of(String(decoding: $0, as: UTF8.self)) } ?? "-"
    }

    private func compile(_ paths: [String], built: BuiltSources) throws -> [CompilerDiagnostic] {
        guard let compiler = Subprocess.find("swiftc") else {
            throw ToolError("there is no swiftc in PATH; install Swift from swift.org", code: .setup)
        }
        forgetObjectsOfAnotherEngine()
        // The new library replaces the old one in one go: a program that has it open keeps the old one.
        let fresh = built.library + ".new"
        try outputFileMap(paths).write(toFile: folder.path + "/outputs.json", atomically: true, encoding: .utf8)
        let command = Subprocess(
            executable: compiler, arguments: try arguments(library: fresh) + paths, folder: folder.path)
        let outcome = try command.run(log: folder.path + "/compiler.log")
        if outcome.status == 0 {
            guard rename(fresh, built.library) == 0 else {
                throw ToolError("\(built.library) can't be written", code: .setup)
            }
            return []
        }
        let errors = DiagnosticParser.errors(in: outcome.output, original: built.original(of:))
        // What is wrong in a user's class is wrong again where the class is registered.
        let own = errors.filter { !isRegistration($0) }
        if !errors.isEmpty { return own.isEmpty ? errors : own }
        let last = outcome.output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it said nothing"
        return [CompilerDiagnostic(file: sources.path, line: 0, message: "swiftc failed: \(last)")]
    }

    /// What was compiled against another engine, or in another language mode, is of no use to an incremental build.
    private func forgetObjectsOfAnotherEngine() {
        var hash = ContentHash()
        hash.add(engine.stamp)
        hash.add(sources.swiftVersion)
        let mark = folder.path + "/objects/engine"
        if FileManager.default.contents(atPath: mark) == Data(hash.text.utf8) { return }
        for name in ["objects", "module.priors", "module.swiftdeps"] {
            try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        }
        try? FileManager.default.createDirectory(atPath: folder.path + "/objects", withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: mark, contents: Data(hash.text.utf8))
    }

    private func arguments(library: String) throws -> [String] {
        var words = [
            // Line tables are what crash reports need. More than that asks the driver for a module, which it loses when it compiles no file.
            "-emit-library", "-o", library, "-module-name", sources.moduleName, "-swift-version", sources.swiftVersion, "-Onone", "-gline-tables-only",
            "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm", "-I", engine.modules,
            "-output-file-map", folder.path + "/outputs.json", "-module-cache-path", folder.modules,
        ]
        switch purpose {
        case .display: words.append("-incremental")
        case .testable: words += ["-enable-testing", "-emit-module", "-emit-module-path", module]
        case .tests(_, let modules): words += ["-enable-testing"] + (modules.map { ["-I", $0] } ?? [])
        }
        if sources.files.count > 1 { words += ["-enable-batch-mode", "-j2"] }
        return words + (try CModules.flags(engine))
    }

    /// Tells the compiler where each file's object lies, so that it compiles only what changed.
    private func outputFileMap(_ paths: [String]) throws -> String {
        var map: [String: [String: String]] = ["": ["swift-dependencies": folder.path + "/module.swiftdeps"]]
        for path in paths {
            let stem = folder.path + "/objects/" + ContentHash.of(path)
            map[path] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
        }
        try FileManager.default.createDirectory(atPath: folder.path + "/objects", withIntermediateDirectories: true)
        return String(decoding: try JSONSerialization.data(withJSONObject: map), as: UTF8.self)
    }
}
