/// The tests of one target, or of one folder.
struct TestBundle: Equatable {
    /// The target's name.
    var name: String
    /// Absolute paths of Swift files, sorted.
    var files: [String]
    /// The folder that holds them all, and their resources.
    var folder: String
    /// The folder of the Xcode project that the target is in; nil for none.
    var projectFolder: String?
    /// The project's targets that make apps or frameworks, as modules.
    var products: Set<String> = []
}
