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
    /// The language mode, and why.
    var language: LanguageVersion
    /// Names of modules that these files import and that are compiled together with them.
    var siblings: Set<String> = []
    /// Modules that these files import and that are compiled apart, each with the name that it is compiled under.
    var libraries: [String: String] = [:]
    /// Whether the sources are tests.
    var isTest = false

    var swiftVersion: String { language.mode }
}
