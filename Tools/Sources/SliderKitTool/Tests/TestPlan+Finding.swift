import AppleSource
import Foundation

extension TestPlan {
    /// - Throws: ``ToolError`` when there is no such folder, or no test in it.
    init(path: String, swiftVersion: String?) throws {
        let finder = TestFinder(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: finder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ToolError.usage("there is no folder at \(finder.path); name a package or a project's folder")
        }
        let (bundles, skipped) = finder.bundles()
        self.skipped = skipped
        var shelf = LibraryShelf(root: Self.libraryRoot(of: finder.path), projects: finder.projects())
        let imported = bundles.map { shelf.libraries(of: $0) }
        for (bundle, library) in zip(bundles, imported) {
            let modules = library.map { shelf.names(of: $0) } ?? [:]
            guard let sources = sources(of: bundle, modules: modules, root: finder.path, swiftVersion) else { continue }
            parts.append(Part(bundle: bundle, sources: sources, library: library))
        }
        libraries = shelf.sets
        if let swiftVersion {
            for index in libraries.indices { libraries[index].language = LanguageVersion(mode: swiftVersion, origin: "--swift-version") }
        }
        guard bundles.isEmpty, skipped.isEmpty else { return }
        throw ToolError.usage("\(finder.path) has no tests: no target and no folder of tests that import XCTest or Testing")
    }

    /// The folder whose sources tests may import: the path, or where it lies inside a project's tests, the project's.
    private static func libraryRoot(of path: String) -> String {
        guard SourceFinder.isTests(folder: URL(fileURLWithPath: path).lastPathComponent) else { return path }
        var folder = URL(fileURLWithPath: path)
        for _ in 0..<3 {
            folder.deleteLastPathComponent()
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".podspec") || $0.hasSuffix(".xcodeproj") }) { return folder.path }
        }
        return path
    }

    /// What of a bundle can be compiled; files that can't are noted as skipped.
    private mutating func sources(of bundle: TestBundle, modules: [String: String], root: String, _ swiftVersion: String?) -> SourceSet? {
        let texts = bundle.files.map { SourceFile(path: $0, bytes: FileManager.default.contents(atPath: $0) ?? Data()) }
        let options = SourceOptions(modules: SourceOptions.engineModules.union(modules.keys), registers: false)
        let rewritten = SourceModule(files: texts, options: options).rewritten()
        var files: [String] = []
        for (file, text) in zip(rewritten.files, texts) {
            if text.text.range(of: #"\bXCUI[A-Z]"#, options: .regularExpression) != nil {
                skipped.append(Skipped(name: file.path, reason: "it drives an app's interface (XCUITest)"))
            } else if let module = file.missingModules.first {
                skipped.append(Skipped(name: file.path, reason: "it imports \(module), which is not a module of the project or of SliderKit"))
            } else {
                files.append(file.path)
            }
        }
        guard files.contains(where: TestFinder.isTest) else { return nil }
        var name = SourceFinder.moduleName(for: bundle.name)
        if modules.values.contains(name) { name += "_tests" }
        let language = swiftVersion.map { LanguageVersion(mode: $0, origin: "--swift-version") } ?? LanguageVersion.find(for: bundle.folder, files: files)
        var sources = SourceSet(path: root, root: bundle.folder, moduleName: name, files: files, language: language)
        sources.libraries = modules
        sources.isTest = true
        return sources
    }
}
