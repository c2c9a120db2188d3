/// What `sliderkit test` finds below a path.
struct TestPlan {
    /// A bundle with what it is compiled from.
    struct Part {
        var bundle: TestBundle
        var sources: SourceSet
        /// The place of its library in ``libraries``; nil when it imports none.
        var library: Int?
    }

    /// Tests that can't run here.
    struct Skipped: Codable, Equatable {
        /// A target's name or a file's path.
        var name: String
        var reason: String
    }

    var parts: [Part] = []
    /// The sources that tests import, each compiled once.
    var libraries: [SourceSet] = []
    var skipped: [Skipped] = []
}
