/// What `UIImage(named:)` knows: the search folders and the images found so far.
final class NamedImages {
    nonisolated(unsafe) static let shared = NamedImages()

    var folders: [URL] = [] {
        didSet { if folders != oldValue { found.removeAll() } }
    }

    private var found: [String: UIImage] = [:]

    func image(named name: String, in bundle: Bundle?, traits: UITraitCollection?) -> UIImage? {
        guard !name.isEmpty else { return nil }
        let wanted = traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? DisplayScale.main
        let key = "\(traits?.userInterfaceStyle.rawValue ?? -1)|\(bundle?.bundlePath ?? "")|\(wanted)|\(name)"
        if let known = found[key] { return known }
        let bundleFolder = [(bundle ?? .main).resourceFolder]
        for folder in bundleFolder + folders {
            guard var image = image(named: name, in: folder, preferring: wanted) else { continue }
            if let traits { image = image.resolved(for: traits) }
            found[key] = image
            return image
        }
        return nil
    }

    /// Catalogues come before files, files at the folder's top before those further inside.
    private func image(named name: String, in folder: URL, preferring scale: CGFloat) -> UIImage? {
        let index = ResourceIndex.of(folder)
        for catalog in index.catalogs {
            if let image = catalog.image(named: name, scale: scale) { return image }
        }
        if let (data, scale) = ImageFiles.contents(named: name, in: folder, preferring: scale) { return UIImage(data: data, scale: scale) }
        let nested = ImageFiles.fileNames(of: name, preferring: scale).lazy.compactMap { name in index.files[name.file].map { ($0, name.scale) } }
        return nested.compactMap { url, scale in (try? Data(contentsOf: url)).flatMap { UIImage(data: $0, scale: scale) } }.first
    }

    func forget() {
        found.removeAll()
        ResourceIndex.forget()
    }
}

extension UIImage {
    /// Folders that `UIImage(named:)` searches after the bundle, in this order.
    @_spi(SliderKit) public static var searchFolders: [URL] {
        get { NamedImages.shared.folders }
        set { NamedImages.shared.folders = newValue }
    }

    /// Forgets the images that were found by name, so that changed files are read again.
    @_spi(SliderKit) public static func forgetNamedImages() { NamedImages.shared.forget() }
}
