import AppleSource
import Foundation

/// Hands the user's files to the rewriter, and puts what comes back into the build folder.
struct Rewriting {
    /// One file as the user wrote it.
    struct Input {
        var path: String
        var bytes: Data
    }

    struct Output {
        /// Files to compile.
        var paths: [String]
        /// The user's file for each of them.
        var originals: [String: String]
        /// How many lines stand before the user's first one, for files that changed.
        var preludes: [String: Int] = [:]
        var classes: [SourceClass]
        /// What the rewriter could not do.
        var warnings: [CompilerDiagnostic]
    }

    private let inputs: [SourceFile]
    private let sources: SourceSet
    private let listens: Bool

    /// - Parameter listens: Whether delegates are written that tell what they hear.
    init(_ files: [Input], sources: SourceSet, listens: Bool = true) {
        self.listens = listens
        inputs = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        self.sources = sources
    }

    /// The file that is generated beside the user's.
    static let registrationName = "sliderkit_registration.swift"

    /// - Throws: ``ToolError`` when the file can't be read.
    static func file(_ path: String) throws -> Input {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw ToolError.usage("\(path) can't be read; check its permissions")
        }
        return Input(path: path, bytes: bytes)
    }

    /// What is changed, as a unified diff, without the code that registers classes.
    func diff() -> String {
        module(registers: false).unifiedDiff()
    }

    /// Writes the rewritten files into a folder; files that stay the same keep their date, so that they are not compiled again.
    func write(to folder: String) throws -> Output {
        let module = module(registers: true)
        var output = Output(
            paths: [], originals: [:], classes: classes(of: module) + previews(of: module),
            warnings: module.diagnostics.reduce(into: []) { told, found in
                let warning = CompilerDiagnostic(file: found.file, line: found.line, message: found.message, severity: .warning)
                if !told.contains(warning) { told.append(warning) }
            })
        for (index, file) in module.files.enumerated() {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            // Two files of one name may lie in different folders, and the compiler wants different names.
            let isTaken = output.paths.contains { $0.hasSuffix("/" + name) }
            let text = withoutSiblings(file.text)
            // A file that needs nothing is compiled where it is, whatever bytes it holds.
            if !file.isChanged, !isTaken, text == file.text {
                output.paths.append(file.path)
                output.originals[file.path] = file.path
                continue
            }
            let path = "\(folder)/\(isTaken ? "\(index)_" : "")\(name)"
            try write(text, to: path)
            output.paths.append(path)
            output.originals[path] = file.path
            output.originals[file.path] = file.path
            let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
            output.preludes[path] = (lines.prefix(2).firstIndex { $0.hasPrefix("#sourceLocation(") } ?? -1) + 1
        }
        let registration = folder + "/" + Rewriting.registrationName
        try write(withoutSiblings(module.registration), to: registration)
        output.paths.append(registration)
        try removeOthers(in: folder, keeping: Set(output.paths))
        return output
    }

    private func module(registers: Bool) -> RewrittenModule {
        var options = SourceOptions(swiftVersion: sources.swiftVersion, registers: registers, listens: listens)
        options.modules.formUnion(sources.siblings.union(sources.libraries.keys))
        options.isTest = sources.isTest
        options.bundlePath = sources.root
        return SourceModule(files: inputs, options: options).rewritten()
    }

    private func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw ToolError("\(path) can't be written: \(error.localizedDescription)", code: .setup)
        }
    }

    private func removeOthers(in folder: String, keeping kept: Set<String>) throws {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !kept.contains("\(folder)/\(name)") {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// The targets of a package are compiled as one module, so an import of one by another has nothing to find.
    private func withoutSiblings(_ text: String) -> String {
        var text = text
        if !sources.siblings.isEmpty { text = Rewriting.replaceImports(of: sources.siblings, in: text, with: "// $1$2$3") }
        for (module, name) in sources.libraries where module != name {
            text = Rewriting.replaceImports(of: [module], in: text, with: "$1\(name)$3")
        }
        return text
    }

    /// - Parameter template: `$1` is what stands before the module's name, `$2` the name, `$3` what follows on the line.
    private static func replaceImports(of modules: Set<String>, in text: String, with template: String) -> String {
        let names = modules.map(NSRegularExpression.escapedPattern).joined(separator: "|")
        let pattern = "(?m)^([ \\t]*(?:@[A-Za-z_]+(?:\\([^)]*\\))?[ \\t]+)*(?:public |internal )?import[ \\t]+)(\(names))([ \\t]*(?://.*)?;?)$"
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
        return expression.stringByReplacingMatches(in: text, range: NSRange(text.startIndex..., in: text), withTemplate: template)
    }

    private func classes(of module: RewrittenModule) -> [SourceClass] {
        module.classes.map { found in
            SourceClass(
                name: found.name, kind: kind(of: found, app: module.app?.delegateClassName), designable: found.isDesignable,
                skipReason: reason(found), file: found.file, line: found.line)
        }
    }

    /// Previews by their titles; those that have none, or one that is taken, are numbered.
    private func previews(of module: RewrittenModule) -> [SourceClass] {
        var taken = Set(module.classes.map(\.name))
        return module.previews.map { found in
            var name = found.name
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(found.name) \(number)"
                number += 1
            }
            var preview = SourceClass(name: name, kind: .preview, designable: true, file: found.file, line: found.line, symbol: found.symbol)
            (preview.size, preview.isLandscape) = (found.size, found.isLandscape ? true : nil)
            return preview
        }
    }

    private func kind(of found: FoundClass, app: String?) -> SourceClass.Kind {
        if found.name == app || found.inherited.contains("UIApplicationDelegate") { return .application }
        if found.isControl { return .control }
        if found.isView { return .view }
        return found.isViewController ? .controller : .other
    }

    private func reason(_ found: FoundClass) -> String? {
        if found.isGeneric { return "it is generic" }
        if found.isLocal { return "it is declared inside a function" }
        if case .unavailable(let reason) = found.making { return reason }
        return nil
    }
}
