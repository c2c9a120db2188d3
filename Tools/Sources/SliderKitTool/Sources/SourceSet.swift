/// The sources that a path stands for.
struct SourceSet: Equatable {
    /// What the user named.
    var path: String
    /// The folder that file names are shown relative to.
    var root: String
    /// The name of the module that they make.
    var moduleName: String
    /// Absolute paths of Swift files, sorted.
    var files: [String]
    /// The language mode: 4, 4.2, 5 or 6.
    var swiftVersion: String
    /// Names of modules that these files import and that are compiled together with them.
    var siblings: Set<String> = []
}
