extension UIColor {
    /// The colour of a name in the main bundle's asset catalogues, or in those of the search folders; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour of a name in a bundle's asset catalogues (nil: the main bundle's); nil if there is none. It follows the style where the catalogue
    /// has a dark variant; given traits fix it.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let folders = [(bundle ?? .main).resourceFolder] + NamedImages.shared.folders
        let found = folders.lazy.flatMap { ResourceIndex.of($0).catalogs }.compactMap { $0.color(named: name) }.first
        guard var found else { return nil }
        if let traitCollection { found = found.resolvedColor(with: traitCollection) }
        self.init(storage: found.storage)
    }
}
