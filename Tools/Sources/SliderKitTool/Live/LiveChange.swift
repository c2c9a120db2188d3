import Foundation

/// What a change of files asks for.
enum LiveChange {
    /// Compiling, or only loading anew.
    case code, resources

    private static let codeEndings: Set<String> = ["swift", "pbxproj", "podspec", "plist", "resolved"]
    private static let resourceEndings: Set<String> = [
        "xib", "storyboard", "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "pdf", "xcassets", "imageset", "colorset",
    ]

    /// Nil for files that nothing shown depends on. A folder that is new, or gone, may hold anything.
    static func kind(of paths: Set<String>) -> LiveChange? {
        var kind: LiveChange?
        for path in paths where !isBeside(path) {
            let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
            if codeEndings.contains(ending) || ending.isEmpty && isFolderOrGone(path) { return .code }
            if resourceEndings.contains(ending) { kind = .resources }
        }
        return kind
    }

    /// What editors keep beside a file while it is open.
    private static func isBeside(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return name.hasSuffix("~") || name.hasPrefix("#") || name.contains(".sliderkit-") || name == "4913"
    }

    private static func isFolderOrGone(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || isFolder.boolValue
    }

    /// `Main.storyboard`, or `Main.storyboard and 2 more`.
    static func names(_ paths: Set<String>) -> String {
        let names = paths.filter { kind(of: [$0]) != nil }.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
        return names.count <= 1 ? names.first ?? "Files" : "\(names[0]) and \(names.count - 1) more"
    }
}
