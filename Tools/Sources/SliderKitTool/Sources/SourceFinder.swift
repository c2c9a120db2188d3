import Foundation

/// Finds the sources that a path stands for: of a file, a package, a pod or a plain folder, in this order.
struct SourceFinder {
    let path: String
    /// Folders whose modules the sources may import, besides those that lie around them.
    let beside: [String]
    private let manager = FileManager.default

    /// Most files that are compiled together; more than that is not a slider.
    private static let mostFiles = 2000

    init(_ path: String, beside: [String] = []) {
        self.beside = beside
        self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// - Throws: ``ToolError`` when there is nothing to compile.
    func find(swiftVersion: String?) throws -> SourceSet {
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ToolError.usage("there is no file or folder at \(path); check the path")
        }
        if !isFolder.boolValue, NibFinder.isNib(path) { return try nib(swiftVersion) }
        guard isFolder.boolValue else { return try file(swiftVersion) }
        guard manager.isReadableFile(atPath: path) else {
            throw ToolError.usage("\(path) can't be read; check its permissions")
        }
        var siblings: Set<String> = []
        var files: [String] = []
        if let package = PackageManifest(folder: path) {
            siblings = Set(package.targets.map(\.name))
            files = try package.targets.flatMap { try swiftFiles(in: $0.folder, excluding: $0.exclude) }
        }
        if files.isEmpty, let folders = PodSpecification.sourceFolders(in: path) {
            files = try folders.flatMap { try swiftFiles(in: $0, excluding: []) }
        }
        // A demo that is named itself is wanted with all its folders, which are often called demos too; and Xcode puts an app into a folder that is named
        // like its project, whatever that name sounds like.
        let isDemo = SourceFinder.isLeftOut(folder: URL(fileURLWithPath: path).lastPathComponent, withDemos: false)
        if files.isEmpty { files = members(of: try swiftFiles(in: path, excluding: [], withDemos: isDemo, keeping: projectNames(in: path))) }
        if files.isEmpty { files = try swiftFiles(in: path, excluding: [], withDemos: true) }
        if let library = DemoLibrary(above: path, importedBy: files) {
            files += library.sources.files
            siblings.formUnion(library.sources.siblings.union([library.module]))
        } else {
            files += DemoLibrary.targetMates(of: files, in: path)
        }
        let dependencies = Dependencies(of: path, importedBy: files, siblings: siblings, beside: beside)
        files += dependencies.files
        siblings.formUnion(dependencies.modules)
        files = Array(Set(files)).sorted()
        // Xibs can be looked at without any sources.
        guard !files.isEmpty || !NibFinder.files(below: path, beside: []).isEmpty else {
            throw ToolError.usage("\(path) holds no Swift sources; name a Swift file or a folder of sources")
        }
        guard files.count <= SourceFinder.mostFiles else {
            throw ToolError.usage("\(path) holds \(files.count) Swift files; name the folder of the slider's own sources")
        }
        return SourceSet(
            path: path, root: path, moduleName: SourceFinder.moduleName(for: path), files: files,
            language: language(swiftVersion, files), siblings: siblings)
    }

    /// The files that the project at the folder's top compiles; all of them where it names none.
    private func members(of files: [String]) -> [String] {
        guard let members = XcodeProject(ofFolder: path)?.members(in: path) else { return files }
        let folders = members.filter { $0.hasSuffix("/") }
        let own = files.filter { file in members.contains(file) || folders.contains { file.hasPrefix($0) } }
        // A demo's project may compile what lies beside its folder.
        let outside = members.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(path + "/") && manager.isReadableFile(atPath: $0) }
        return own.isEmpty ? files : own + outside.sorted()
    }

    private func projectNames(in folder: String) -> Set<String> {
        let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        return Set(names.filter { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(".xcodeproj".count)) })
    }

    /// A xib or storyboard has the sources of the project that it lies in, which is the nearest folder above with a project or package; but those of the
    /// app's folder, a demo's say, where the project's own sources lie elsewhere. Without either, those of its own folder.
    private func nib(_ swiftVersion: String?) throws -> SourceSet {
        guard manager.isReadableFile(atPath: path) else { throw ToolError.usage("\(path) can't be read; check its permissions") }
        // A language's folder holds no sources.
        var own = URL(fileURLWithPath: path).deletingLastPathComponent()
        if own.pathExtension == "lproj" { own.deleteLastPathComponent() }
        var (folder, part) = (own, own)
        var app: URL?
        for _ in 0..<6 where folder.path != "/" {
            let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0.hasSuffix(".podspec") }) {
                // What lies in a folder of tests or of other people's code is no part of the project.
                let way = own.path.dropFirst(folder.path.count).split(separator: "/")
                let isApart = way.contains { SourceFinder.isLeftOut(folder: String($0), withDemos: true) }
                let project = isApart ? nil : try? SourceFinder(folder.path).find(swiftVersion: swiftVersion)
                if var sources = project, folder == part || holds(sources, app ?? part) {
                    sources.path = path
                    return sources
                }
                return try sources(ofPart: app ?? own, with: project, swiftVersion)
            }
            // An app's own folder has its description.
            if app == nil, isApp(folder, names) { app = folder }
            part = folder
            folder.deleteLastPathComponent()
        }
        var sources = try SourceFinder(own.path).find(swiftVersion: swiftVersion)
        sources.path = path
        return sources
    }

    /// Whether a project's sources are an app's too: its delegate's where it has one, else any of its folder.
    private func holds(_ sources: SourceSet, _ app: URL) -> Bool {
        let delegates = [app.path] + ((try? manager.contentsOfDirectory(atPath: app.path)) ?? []).map { app.path + "/" + $0 }
        if let delegate = delegates.map({ $0 + "/AppDelegate.swift" }).first(where: manager.fileExists) { return sources.files.contains(delegate) }
        return sources.files.contains { $0.hasPrefix(app.path + "/") }
    }

    /// The sources of a part of a project, a demo's say, with the project's own, which it may be compiled with without importing them.
    private func sources(ofPart folder: URL, with project: SourceSet?, _ swiftVersion: String?) throws -> SourceSet {
        var sources = try SourceFinder(folder.path).find(swiftVersion: swiftVersion)
        // What lies in several folders of one name is a copy.
        let names = Set(sources.files.map { URL(fileURLWithPath: $0).lastPathComponent })
        sources.files = (sources.files + (project?.files ?? []).filter { !names.contains(URL(fileURLWithPath: $0).lastPathComponent) }).sorted()
        sources.siblings.formUnion(project?.siblings ?? [])
        sources.path = path
        return sources
    }

    /// Whether an app's description or delegate lies in a folder, or in one right inside it.
    private func isApp(_ folder: URL, _ names: [String]) -> Bool {
        let isSign = { (name: String) in name.hasSuffix("Info.plist") || name == "AppDelegate.swift" }
        return names.contains(where: isSign)
            || names.contains { name in
                ((try? manager.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)) ?? []).contains(where: isSign)
            }
    }

    private func file(_ swiftVersion: String?) throws -> SourceSet {
        let url = URL(fileURLWithPath: path)
        guard url.pathExtension == "swift" else {
            throw ToolError.usage("\(path) is not a Swift file; name a .swift file, a xib, a storyboard or a folder of sources")
        }
        guard manager.isReadableFile(atPath: path) else {
            throw ToolError.usage("\(path) can't be read; check its permissions")
        }
        let folder = url.deletingLastPathComponent().path
        return SourceSet(
            path: path, root: folder, moduleName: SourceFinder.moduleName(for: url.deletingPathExtension().path),
            files: [path], language: language(swiftVersion, [path]))
    }

    private func language(_ wanted: String?, _ files: [String]) -> LanguageVersion {
        wanted.map { LanguageVersion(mode: $0, origin: "--swift-version") } ?? LanguageVersion.find(for: path, files: files)
    }

    /// The Swift files below a folder; tests, demos, dependencies and build products are left out, unless the folder itself is one.
    private func swiftFiles(
        in folder: String, excluding excluded: [String], withDemos: Bool = false, keeping kept: Set<String> = []
    ) throws -> [String] {
        var found: [String] = []
        guard
            let walker = manager.enumerator(
                at: URL(fileURLWithPath: folder).resolvingSymlinksInPath(), includingPropertiesForKeys: [.isDirectoryKey],
                options: [.skipsHiddenFiles])
        else { return [] }
        let excludedPaths = excluded.map { URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path }
        for case let url as URL in walker {
            let path = url.standardizedFileURL.path
            let name = url.lastPathComponent
            if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
                if SourceFinder.isLeftOut(folder: name, withDemos: withDemos || kept.contains(name)) || excludedPaths.contains(path) {
                    walker.skipDescendants()
                } else if !manager.isReadableFile(atPath: path) {
                    throw ToolError.usage("\(path) can't be read; check its permissions")
                }
            } else if url.pathExtension == "swift", name != "Package.swift", !name.hasPrefix("Package@"), name != "main.swift",
                !excludedPaths.contains(path)
            {
                found.append(path)
                if found.count > SourceFinder.mostFiles { break }
            }
        }
        return found
    }

    static func isLeftOut(folder name: String, withDemos: Bool) -> Bool {
        let plain = name.lowercased()
        if isForeign(folder: name) || isTests(folder: name) { return true }
        guard !withDemos else { return false }
        return ["demo", "example", "sample"].contains { plain.hasPrefix($0) || plain.hasSuffix($0) || plain.hasSuffix($0 + "s") }
            || plain.hasSuffix("demoapp") || plain.hasSuffix("exampleapp")
    }

    /// Dependencies, build products and documents: nothing in there is the project's own source.
    static func isForeign(folder name: String) -> Bool {
        let plain = name.lowercased()
        let never = [
            "pods", "carthage", "build", "deriveddata", "fastlane", "node_modules", "vendor", "docs", "documentation", "scripts",
        ]
        return never.contains(plain)
            || [".playground", ".xcodeproj", ".xcworkspace", ".docc", ".framework", ".xcframework", ".xcassets"].contains(where: plain.hasSuffix)
    }

    static func isTests(folder name: String) -> Bool {
        let plain = name.lowercased()
        return plain == "test" || plain.hasSuffix("tests") || plain.hasSuffix("-test")
    }

    /// A module name from a file or folder name, never one of the engine's.
    static func moduleName(for path: String) -> String {
        let name = URL(fileURLWithPath: path).lastPathComponent
        var plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        if plain.isEmpty || plain.first?.isNumber == true { plain = "_" + plain }
        let taken = [
            "UIKit", "QuartzCore", "CoreGraphics", "Sliders", "HeadlessHost", "UIKitTesting", "Swift", "Foundation", "Dispatch", "Glibc",
            "Testing", "XCTest", "main",
        ]
        return taken.contains(plain) || plain.allSatisfy({ $0 == "_" }) ? plain + "_sources" : plain
    }
}
