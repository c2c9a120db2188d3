import Foundation

/// An asset catalogue as it stands in a project: image sets and colour sets, by name.
final class AssetCatalog {
    let url: URL
    private var imageSets: [String: URL] = [:]
    private var colorSets: [String: URL] = [:]

    init(_ url: URL) {
        self.url = url
        scan(url, prefix: "")
    }

    /// Groups that provide a namespace give their name and a slash to what is inside.
    private func scan(_ folder: URL, prefix: String) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() {
            let name = (entry as NSString).deletingPathExtension, inside = folder.appendingPathComponent(entry)
            switch (entry as NSString).pathExtension {
            case "imageset": imageSets[prefix + name] = inside
            case "colorset": colorSets[prefix + name] = inside
            case "json": break
            default:
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: inside.path, isDirectory: &isFolder), isFolder.boolValue else { continue }
                let properties = AssetContents(inside)?.properties ?? [:]
                scan(inside, prefix: properties["provides-namespace"] as? Bool == true ? "\(prefix)\(name)/" : prefix)
            }
        }
    }

    /// The image of a name at the wanted scale, with its dark variant; nil where there is none.
    func image(named name: String, scale: CGFloat) -> UIImage? {
        guard let folder = imageSets[name], let contents = AssetContents(folder) else { return nil }
        return AssetImageSet(folder, contents).image(preferring: scale)
    }

    /// The colour of a name; nil where there is none.
    func color(named name: String) -> UIColor? {
        guard let folder = colorSets[name], let contents = AssetContents(folder) else { return nil }
        return AssetColorSet(folder, contents).color
    }
}
