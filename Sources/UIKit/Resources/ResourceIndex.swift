import Foundation

/// Where a folder's resources are. A bundle that was built has them at its top; a project's folder, which stands for the bundle here, has them anywhere
/// inside, as Xcode flattens them when it builds.
final class ResourceIndex {
    /// Nibs, storyboards and pictures outside catalogues, by their file names.
    private(set) var files: [String: URL] = [:]
    /// The asset catalogues.
    private(set) var catalogs: [AssetCatalog] = []
    /// What lies in languages' folders, by language and file name.
    private(set) var localized: [String: [String: URL]] = [:]
    /// Tables that lie in no language's folder.
    private(set) var plainFiles: [String: URL] = [:]
    /// Every file that is no source, by its name, the one nearest to the top.
    private(set) var every: [String: URL] = [:]
    /// The project's Info.plist.
    private(set) lazy var information = readInformation()
    /// The languages that there are texts for, `Base` left out.
    private(set) lazy var languages = findLanguages()
    /// The language that string catalogues are written in.
    private(set) var sourceLanguage: String?

    nonisolated(unsafe) private static var known: [String: ResourceIndex] = [:]

    /// The index of a folder, made at the first call.
    static func of(_ folder: URL) -> ResourceIndex {
        let path = folder.standardizedFileURL.path
        if let index = known[path] { return index }
        let index = ResourceIndex(path)
        known[path] = index
        return index
    }

    static func of(_ bundle: Bundle) -> ResourceIndex? { of(bundle.resourceFolder) }

    /// Forgets where things are, so that new files are found.
    static func forget() {
        known = [:]
        LocalizedTexts.forget()
    }

    private static let kinds: Set<String> = ["xib", "storyboard", "png", "jpg", "jpeg", "strings", "stringsdict", "xcstrings"]
    private static let tables: Set<String> = ["strings", "stringsdict"]
    private static let sources: Set<String> = ["swift", "h", "m", "pbxproj", "md", "xcconfig", "podspec"]
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
            } else if type == "xcodeproj" || type == "xcworkspace" || type == "playground" {
                walker.skipDescendants()
            } else if !type.isEmpty, !Self.sources.contains(type) {
                add(name, type, URL(fileURLWithPath: root + "/" + path))
            }
        }
        catalogs.sort { $0.url.path < $1.url.path }
    }

    private func add(_ name: String, _ type: String, _ url: URL) {
        guard type != "lproj" else { return }
        if Self.depth(url) < every[name].map(Self.depth) ?? .max { every[name] = url }
        let folder = url.deletingLastPathComponent().lastPathComponent
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
        if let language { localized[language, default: [:]][name] = url }
        if language == nil, Self.tables.contains(type) { plainFiles[name] = url }
        guard Self.kinds.contains(type) else { return }
        // Base is what the other languages translate.
        if files[name] == nil || language == "Base" { files[name] = url }
    }

    private static func depth(_ url: URL) -> Int { url.pathComponents.count }

    private func readInformation() -> [String: Any]? {
        let plists = every.filter { $0.key == "Info.plist" || $0.key.hasSuffix("-Info.plist") }.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
        return plists.lazy.compactMap { entry in
            guard let data = try? Data(contentsOf: entry.value), data.count < 1 << 20 else { return nil }
            return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        }.first
    }

    private func findLanguages() -> Set<String> {
        var found = Set(localized.keys).subtracting(["Base", "mul"])
        for (name, url) in files where name.hasSuffix(".xcstrings") {
            let catalog = StringTable.languages(ofCatalog: url)
            found.formUnion(catalog.all)
            sourceLanguage = sourceLanguage ?? catalog.source
        }
        return found
    }

    /// A nib's or storyboard's file; nil where there is none.
    static func nib(_ name: String, _ type: String, in bundle: Bundle) -> URL? {
        let file = "\(name).\(type)"
        // One that is translated as a whole.
        let folder = bundle.resourceFolder
        if !of(folder).languages.isEmpty, let language = LocalizedTexts.of(folder).language,
            let own = of(folder).localized[language]?[file], FileManager.default.fileExists(atPath: own.path)
        {
            return own
        }
        if let direct = bundle.url(forResource: name, withExtension: type) { return direct }
        if let found = of(folder).files[file], FileManager.default.fileExists(atPath: found.path) { return found }
        // It may have come since the index was made.
        known[folder.standardizedFileURL.path] = nil
        return of(folder).files[file]
    }
}
