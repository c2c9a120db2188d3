import Foundation

/// Where a folder's resources are. A bundle that was built has them at its top; a project's folder, which stands for the bundle here, has them anywhere
/// inside, as Xcode flattens them when it builds.
final class ResourceIndex {
    /// Nibs, storyboards and pictures outside catalogues, by their file names.
    private(set) var files: [String: URL] = [:]
    /// The asset catalogues.
    private(set) var catalogs: [AssetCatalog] = []

    nonisolated(unsafe) private static var known: [String: ResourceIndex] = [:]

    /// The index of a folder, made at the first call.
    static func of(_ folder: URL) -> ResourceIndex {
        let path = folder.standardizedFileURL.path
        if let index = known[path] { return index }
        let index = ResourceIndex(path)
        known[path] = index
        return index
    }

    static func of(_ bundle: Bundle) -> ResourceIndex? { bundle.resourceURL.map(of) }

    /// Forgets where things are, so that new files are found.
    static func forget() { known = [:] }

    private static let kinds: Set<String> = ["xib", "storyboard", "png", "jpg", "jpeg", "strings"]
    /// Folders that belong to other products than the app.
    private static let foreign: Set<String> = ["Pods", "Carthage", "build", "DerivedData"]

    private init(_ root: String) {
        guard let walker = FileManager.default.enumerator(atPath: root) else { return }
        for case let path as String in walker {
            let name = (path as NSString).lastPathComponent
            let type = (name as NSString).pathExtension.lowercased()
            if type == "xcassets" {
                catalogs.append(AssetCatalog(URL(fileURLWithPath: root + "/" + path)))
                walker.skipDescendants()
            } else if name.hasPrefix(".") || Self.foreign.contains(name) {
                walker.skipDescendants()
            } else if Self.kinds.contains(type) {
                // Base is what the other languages translate.
                if files[name] == nil || path.contains("Base.lproj/") { files[name] = URL(fileURLWithPath: root + "/" + path) }
            }
        }
        catalogs.sort { $0.url.path < $1.url.path }
    }

    /// A nib's or storyboard's file; nil where there is none.
    static func nib(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
        if let direct = bundle.url(forResource: name, withExtension: type) { return direct }
        guard let folder = bundle.resourceURL else { return nil }
        let file = "\(name).\(type)"
        if let found = of(folder).files[file], FileManager.default.fileExists(atPath: found.path) { return found }
        // It may have come since the index was made.
        known[folder.standardizedFileURL.path] = nil
        return of(folder).files[file]
    }
}
