import Foundation

/// Finds the test targets below a path: those of a package, those of Xcode projects, then folders of tests that belong to neither.
struct TestFinder {
    let path: String
    private let manager = FileManager.default

    /// How many folders below the path projects are looked for.
    private static let depth = 4

    init(_ path: String) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// The bundles, by name, and the targets that drive an app's interface.
    func bundles() -> (bundles: [TestBundle], skipped: [TestPlan.Skipped]) {
        var found: [TestBundle] = []
        var skipped: [TestPlan.Skipped] = []
        var owned: Set<String> = []
        // A target says what its files are; those of a mere folder must say it themselves.
        func take(_ name: String, _ files: [String], from project: XcodeProjectFile?, isTarget: Bool = true) {
            let own = files.filter { !owned.contains($0) && !["main.swift", "LinuxMain.swift"].contains(URL(fileURLWithPath: $0).lastPathComponent) }
            guard isTarget ? !own.isEmpty : own.contains(where: TestFinder.isTest) else { return }
            owned.formUnion(own)
            let bundle = TestBundle(
                name: name, files: own.sorted(), folder: TestFinder.commonFolder(of: own), projectFolder: project?.folder,
                products: project?.products ?? [])
            // A pod's example and the pod itself may call their targets the same.
            if let index = found.firstIndex(where: { $0.name == name && $0.projectFolder == bundle.projectFolder }) {
                found[index].files = (found[index].files + bundle.files).sorted()
                found[index].folder = TestFinder.commonFolder(of: found[index].files)
            } else {
                found.append(bundle)
            }
        }
        for target in PackageManifest(folder: path)?.testTargets ?? [] {
            let excluded = target.exclude.map { URL(fileURLWithPath: "\(target.folder)/\($0)").standardizedFileURL.path }
            let files = swiftFiles(in: target.folder)
            // What a target excludes is no folder of tests of its own either.
            let left = files.filter { file in excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
            owned.formUnion(left)
            take(target.name, files.filter { !left.contains($0) }, from: nil)
        }
        for file in projects() {
            for target in file.targets where target.kind != .product {
                let members = target.members.flatMap { $0.hasSuffix("/") ? swiftFiles(in: String($0.dropLast())) : [$0] }
                    .filter { $0.hasSuffix(".swift") && manager.isReadableFile(atPath: $0) }
                if target.kind == .unitTests {
                    take(target.name, members, from: file)
                } else if !members.isEmpty {
                    owned.formUnion(members)
                    skipped.append(.init(name: target.name, reason: "its target drives an app's interface (XCUITest)"))
                }
            }
        }
        for folder in testFolders() {
            let name = folder == path ? "Tests" : URL(fileURLWithPath: folder).lastPathComponent
            take(name, swiftFiles(in: folder), from: nil, isTarget: false)
        }
        return (found.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }, skipped)
    }

    /// The file imports XCTest or Testing.
    static func isTest(_ file: String) -> Bool { !DemoLibrary.imports(of: [file]).isDisjoint(with: ["XCTest", "Testing"]) }

    static func commonFolder(of files: [String]) -> String {
        let folders = files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().pathComponents }
        guard var common = folders.first else { return "/" }
        for folder in folders { common = zip(common, folder).prefix { $0 == $1 }.map(\.0) }
        return NSString.path(withComponents: common)
    }

    // MARK: Projects

    struct XcodeProjectFile {
        let folder: String
        let targets: [XcodeProject.Target]
        var products: Set<String> { Set(targets.filter { $0.kind == .product }.map { SourceFinder.moduleName(for: $0.name) }) }
    }

    /// The Xcode projects at the path and below, those further up first.
    func projects() -> [XcodeProjectFile] {
        folders().flatMap { folder in
            ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { name in
                XcodeProject(path: "\(folder)/\(name)/project.pbxproj").map { XcodeProjectFile(folder: folder, targets: $0.targets(in: folder)) }
            }
        }
    }

    // MARK: Folders

    /// The path and the folders below it, level by level; dependencies and build products are left out.
    private func folders() -> [String] {
        var all = [path]
        var level = [path]
        for _ in 0..<TestFinder.depth {
            level = level.flatMap { folder in
                ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { !$0.hasPrefix(".") && !SourceFinder.isForeign(folder: $0) }
                    .map { "\(folder)/\($0)" }.filter(isFolder)
            }
            all += level
        }
        return all
    }

    /// The outermost folders that are called tests; one that holds only folders stands for these.
    private func testFolders() -> [String] {
        if SourceFinder.isTests(folder: URL(fileURLWithPath: path).lastPathComponent) { return [path] }
        var found: [String] = []
        for folder in folders() where SourceFinder.isTests(folder: URL(fileURLWithPath: folder).lastPathComponent) {
            guard !found.contains(where: { folder.hasPrefix($0 + "/") }) else { continue }
            let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
            let hasSources = names.contains { $0.hasSuffix(".swift") && $0 != "LinuxMain.swift" }
            found += hasSources ? [folder] : names.sorted().map { "\(folder)/\($0)" }.filter(isFolder)
        }
        return found
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return manager.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func swiftFiles(in folder: String) -> [String] {
        guard let walker = manager.enumerator(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else { return [] }
        var found: [String] = []
        for case let url as URL in walker {
            if SourceFinder.isForeign(folder: url.lastPathComponent) { walker.skipDescendants() }
            if url.pathExtension == "swift" { found.append(url.standardizedFileURL.path) }
        }
        return found.sorted()
    }
}
