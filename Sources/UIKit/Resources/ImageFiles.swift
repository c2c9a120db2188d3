/// Finds image files by name and scale: `name.png`, `name@2x.png`, `name@3x.png`, and JPEG alike.
enum ImageFiles {
    static let extensions = ["png", "jpg", "jpeg"]

    /// The contents and scale for `UIImage(contentsOfFile:)`: the screen's variant beside the file, else the file itself.
    static func contents(ofFile path: String) -> (Data, CGFloat)? {
        let url = URL(fileURLWithPath: path)
        let fileExtension = url.pathExtension.isEmpty ? "png" : url.pathExtension
        let stem = url.deletingPathExtension().lastPathComponent
        let folder = url.deletingLastPathComponent()
        if let scale = scale(ofStem: stem) { return read(folder, stem, fileExtension).map { ($0, scale) } }
        return variants(preferring: DisplayScale.main).lazy.compactMap { scale in
            read(folder, stem + suffix(scale), fileExtension).map { ($0, scale) }
        }.first
    }

    /// The contents and scale of the image called `name` in `folder`.
    static func contents(named name: String, in folder: URL, preferring scale: CGFloat) -> (Data, CGFloat)? {
        let given = (name as NSString).pathExtension
        let known = extensions.contains(given.lowercased())
        let stem = known ? (name as NSString).deletingPathExtension : name
        for variant in variants(preferring: scale) {
            for fileExtension in known ? [given] : extensions {
                if let data = read(folder, stem + suffix(variant), fileExtension) { return (data, variant) }
            }
        }
        return nil
    }

    /// The file names that a picture may have, in the order of preference.
    static func fileNames(of name: String, preferring scale: CGFloat) -> [(file: String, scale: CGFloat)] {
        let given = (name as NSString).pathExtension
        let known = extensions.contains(given.lowercased())
        let stem = known ? (name as NSString).deletingPathExtension : name
        return variants(preferring: scale).flatMap { variant in
            (known ? [given] : extensions).map { (stem + suffix(variant) + "." + $0, variant) }
        }
    }

    /// The wanted scale first, then larger ones, then smaller ones.
    static func variants(preferring scale: CGFloat) -> [CGFloat] {
        let wanted = min(max(scale.rounded(.up), 1), 3)
        return [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
    }

    private static func suffix(_ scale: CGFloat) -> String { scale == 1 ? "" : "@\(Int(scale))x" }

    private static func scale(ofStem stem: String) -> CGFloat? {
        stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
    }

    private static func read(_ folder: URL, _ stem: String, _ fileExtension: String) -> Data? {
        try? Data(contentsOf: folder.appendingPathComponent(stem).appendingPathExtension(fileExtension))
    }
}
