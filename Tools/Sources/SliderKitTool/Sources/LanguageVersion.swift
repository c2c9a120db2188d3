import Foundation

/// The Swift language mode that a project asks for.
enum LanguageVersion {
    /// 4, 4.2, 5 or 6; 5 when the project does not say.
    static func find(in folder: String) -> String {
        manifest(folder) ?? project(folder) ?? versionFile(folder) ?? "5"
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

    private static func manifest(_ folder: String) -> String? {
        guard let text = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) else { return nil }
        let list = PackageManifest.firstMatch(#"swiftLanguage(?:Versions|Modes)\s*:\s*\[([^\]]*)\]"#, in: text) ?? ""
        let named = PackageManifest.allMatches(#"(?:\.v|")([0-9][0-9_.]*)"#, in: list)
            .compactMap { mode($0.replacingOccurrences(of: "_", with: ".")) }
        if let newest = named.max() { return newest }
        return PackageManifest.firstMatch(#"swift-tools-version:\s*([0-9.]+)"#, in: text).flatMap(mode)
    }

    /// The newest version among the project's configurations.
    private static func project(_ folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".xcodeproj") {
            guard let text = try? String(contentsOfFile: "\(folder)/\(name)/project.pbxproj", encoding: .utf8) else { continue }
            let versions = PackageManifest.allMatches(#"SWIFT_VERSION = "?([0-9.]+)"#, in: text).compactMap(mode)
            if let newest = versions.max() { return newest }
        }
        return nil
    }

    private static func versionFile(_ folder: String) -> String? {
        (try? String(contentsOfFile: folder + "/.swift-version", encoding: .utf8)).flatMap(mode)
    }
}
