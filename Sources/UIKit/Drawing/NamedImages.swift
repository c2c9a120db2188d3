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
        let key = "\(bundle?.bundlePath ?? "")|\(wanted)|\(name)"
        if let known = found[key] { return known }
        let bundleFolder = (bundle ?? .main).resourceURL.map { [$0] } ?? []
        for folder in bundleFolder + folders {
            guard let (data, scale) = ImageFiles.contents(named: name, in: folder, preferring: wanted) else { continue }
            guard let image = UIImage(data: data, scale: scale) else { continue }
            found[key] = image
            return image
        }
        return nil
    }

    func forget() { found.removeAll() }
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
