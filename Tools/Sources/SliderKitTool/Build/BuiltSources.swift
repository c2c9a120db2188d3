/// Sources that were compiled, or the reasons why they were not.
struct BuiltSources: Codable {
    /// The shared library.
    var library: String
    var classes: [SourceClass]
    /// Errors; empty when the library is there.
    var errors: [CompilerDiagnostic]
    /// What the rewriter could not do.
    var warnings: [CompilerDiagnostic]
    /// The user's file for each file that was compiled.
    var originals: [String: String]
    /// How many lines stand before the user's first one, for each file that was compiled.
    var preludes: [String: Int] = [:]
    /// Whether they were compiled just now.
    var isFresh = false

    enum CodingKeys: CodingKey { case library, classes, errors, warnings, originals, preludes }

    /// The user's file that a file name of a crash report or of a message means.
    func original(of name: String) -> String {
        if let path = originals[name] { return path }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let matches = originals.values.filter { $0.hasSuffix("/" + last) }
        return matches.count == 1 ? matches[0] : name
    }
}
