import Foundation

/// Finds xibs and storyboards: at a bundle's top, in its language folders, and, since a project's folder is no built bundle, anywhere inside it.
@MainActor
enum NibLocator {
    private static var indexes: [String: [String: URL]] = [:]

    /// The file of a name with an extension; nil where there is none.
    static func url(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
        let file = "\(name).\(type)"
        if let direct = bundle.url(forResource: name, withExtension: type) { return direct }
        guard let root = bundle.resourceURL?.standardizedFileURL.path else { return nil }
        if let known = indexes[root] {
            if let found = known[file], FileManager.default.fileExists(atPath: found.path) { return found }
        }
        let index = makeIndex(root)
        indexes[root] = index
        return index[file]
    }

    /// Forgets where files are, so that new ones are found.
    static func forget() { indexes = [:] }

    private static func makeIndex(_ root: String) -> [String: URL] {
        var index: [String: URL] = [:]
        guard let walker = FileManager.default.enumerator(atPath: root) else { return index }
        for case let path as String in walker {
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") || name == "Pods" || name == "Carthage" || name.hasSuffix(".xcassets") {
                walker.skipDescendants()
                continue
            }
            guard name.hasSuffix(".xib") || name.hasSuffix(".storyboard") else { continue }
            // Base is what the others translate.
            if index[name] == nil || path.contains("Base.lproj/") { index[name] = URL(fileURLWithPath: root + "/" + path) }
        }
        return index
    }
}
