import Foundation

/// The Swift language mode that sources are compiled in, and why.
struct LanguageVersion: Equatable {
    /// 4, 4.2, 5 or 6.
    var mode: String
    /// What said so, for people: an option, a file and what stands in it, or that nothing did.
    var origin: String

    /// When nothing says another.
    static let standard = LanguageVersion(mode: "5", origin: "the default")

    static let help = """
        The Swift language mode (4, 4.2, 5 or 6) is what --swift-version says; else what the nearest of these says, from PATH up to its
        repository's root, or three folders up: Package.swift of a package that PATH is part of (its language modes, else its tools
        version), .swift-version, a podspec's swift_version (the highest), SWIFT_VERSION of an Xcode project (of the target that owns the
        sources, else of all; the lowest where they differ). Versions below 4 mean 4. When nothing says, 5.
        """

    /// - Parameters:
    ///   - path: The folder, or the file, that the user named.
    ///   - files: The sources, to tell which target of a project owns them.
    static func find(for path: String, files: [String]) -> LanguageVersion {
        for folder in folders(from: path) {
            if let found = manifest(folder, path) ?? versionFile(folder) ?? podSpecification(folder) ?? project(folder, files) { return found }
        }
        return standard
    }

    /// The mode that a version such as 4.1, 5.7 or 3.0 means.
    static func mode(_ version: String) -> String? {
        let parts = version.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: ".").map { Int($0) }
        guard let first = parts.first, let major = first else { return nil }
        switch major {
        case ..<4: return "4"
        case 4: return (parts.count > 1 ? parts[1] ?? 0 : 0) >= 2 ? "4.2" : "4"
        case 5: return "5"
        default: return "6"
        }
    }

    /// The folder itself, then its parents up to the repository's root, or three of them.
    private static func folders(from path: String) -> [String] {
        var isFolder: ObjCBool = false
        var url = URL(fileURLWithPath: path)
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue { url.deleteLastPathComponent() }
        var folders: [String] = []
        while folders.count < 4, url.path != "/" {
            folders.append(url.path)
            if FileManager.default.fileExists(atPath: url.path + "/.git") { break }
            url.deleteLastPathComponent()
        }
        return folders
    }

    /// A manifest in a parent folder counts when the path is part of one of its targets: an example beside a package has a mode of its own.
    private static func manifest(_ folder: String, _ path: String) -> LanguageVersion? {
        let file = folder + "/Package.swift"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), let package = PackageManifest(folder: folder) else { return nil }
        let isPart = folder == path || package.targets.contains { (path + "/").hasPrefix($0.folder + "/") || $0.folder.hasPrefix(path + "/") }
        guard isPart else { return nil }
        let list = PackageManifest.firstMatch(#"swiftLanguage(?:Versions|Modes)\s*:\s*\[([^\]]*)\]"#, in: text) ?? ""
        let named = PackageManifest.allMatches(#"(?:\.v|")([0-9][0-9_.]*)"#, in: list)
            .compactMap { mode($0.replacingOccurrences(of: "_", with: ".")) }
        if let newest = named.max() { return LanguageVersion(mode: newest, origin: "\(file) (language modes)") }
        guard let version = PackageManifest.firstMatch(#"swift-tools-version:\s*([0-9.]+)"#, in: text), let mode = mode(version) else { return nil }
        return LanguageVersion(mode: mode, origin: "\(file) (tools version \(version))")
    }

    private static func versionFile(_ folder: String) -> LanguageVersion? {
        let file = folder + "/.swift-version"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), let mode = mode(text) else { return nil }
        return LanguageVersion(mode: mode, origin: "\(file) (\(text.trimmingCharacters(in: .whitespacesAndNewlines)))")
    }

    private static func podSpecification(_ folder: String) -> LanguageVersion? {
        for name in names(in: folder) where name.hasSuffix(".podspec") {
            let file = "\(folder)/\(name)"
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            let lists = PackageManifest.allMatches(#"\.swift_versions?\s*=\s*([^\n]+)"#, in: text)
            let versions = lists.flatMap { PackageManifest.allMatches(#"["']([0-9.]+)["']"#, in: $0) }
            if let newest = highest(versions) { return LanguageVersion(mode: newest.mode, origin: "\(file) (\(newest.version))") }
        }
        return nil
    }

    private static func project(_ folder: String, _ files: [String]) -> LanguageVersion? {
        for name in names(in: folder) where name.hasSuffix(".xcodeproj") && !name.lowercased().hasSuffix("pods.xcodeproj") {
            let file = "\(folder)/\(name)/project.pbxproj"
            guard let project = XcodeProject(path: file) else { continue }
            let own = project.swiftVersions(ofFiles: Set(files.map { URL(fileURLWithPath: $0).lastPathComponent }))
            if let oldest = lowest(own) { return LanguageVersion(mode: oldest.mode, origin: "\(file) (\(oldest.version))") }
        }
        return nil
    }

    private static func highest(_ versions: [String]) -> (version: String, mode: String)? {
        ordered(versions).last
    }

    private static func lowest(_ versions: [String]) -> (version: String, mode: String)? {
        ordered(versions).first
    }

    private static func ordered(_ versions: [String]) -> [(version: String, mode: String)] {
        versions.sorted { $0.compare($1, options: .numeric) == .orderedAscending }.compactMap { version in mode(version).map { (version, $0) } }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
