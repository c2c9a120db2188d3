import Foundation

/// Finds the xibs and storyboards that belong to sources.
enum NibFinder {
    /// Most files that are looked into.
    private static let most = 500

    /// Their absolute paths, sorted: the one that the user named, else all below the folder but the launch screens. Those of demos and tests are left
    /// out like their sources.
    static func files(of sources: SourceSet, withLaunchScreens: Bool = false) -> [String] {
        if isNib(sources.path) { return [sources.path] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: sources.path, isDirectory: &isFolder), isFolder.boolValue else { return [] }
        return Array(files(below: sources.path, beside: sources.files).filter { withLaunchScreens || !isLaunchScreen($0) }.prefix(most))
    }

    static func isNib(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

    private static func isLaunchScreen(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent.lowercased().filter { $0 != " " }
        return name == "launchscreen" || name == "launch"
    }

    /// The files of a kind below a folder; folders that hold none of the sources are left out as ``SourceFinder`` leaves them out.
    static func files(below folder: String, beside sources: [String], where matches: (String) -> Bool = isNib) -> [String] {
        guard
            let walker = FileManager.default.enumerator(
                at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        else { return [] }
        var found: [String] = []
        for case let url as URL in walker {
            let path = url.standardizedFileURL.path
            if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
                let isLeftOut =
                    SourceFinder.isLeftOut(folder: url.lastPathComponent, withDemos: true)
                    || SourceFinder.isLeftOut(folder: url.lastPathComponent, withDemos: false) && !sources.contains { $0.hasPrefix(path + "/") }
                if isLeftOut { walker.skipDescendants() }
            } else if matches(path) {
                found.append(path)
            }
        }
        return found.sorted()
    }
}
