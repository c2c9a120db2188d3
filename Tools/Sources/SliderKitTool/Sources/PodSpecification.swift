import Foundation

/// The source folders of a pod, read from its specification's text.
enum PodSpecification {
    /// Absolute paths of folders; nil when there is no specification or it names none that exists.
    static func sourceFolders(in folder: String) -> [String]? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let name = names.sorted().first(where: { $0.hasSuffix(".podspec") }),
            let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        else { return nil }
        let lists = PackageManifest.allMatches(#"source_files\s*=\s*([^\n]+)"#, in: text)
        let patterns = lists.flatMap { PackageManifest.allMatches(#"["']([^"']+)["']"#, in: $0) }
        let folders = patterns.compactMap { pattern -> String? in
            let parts = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") && !$0.hasSuffix(".swift") }
            let path = ([folder] + parts.map(String.init)).joined(separator: "/")
            var isFolder: ObjCBool = false
            // A pattern that begins with a wildcard names the whole folder: leave that to the general rules.
            guard !parts.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                return nil
            }
            return path
        }
        return folders.isEmpty ? nil : folders
    }
}
