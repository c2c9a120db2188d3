import RunnerProtocol

/// What `sliderkit exercise` answers.
struct ExerciseReport: Codable, Equatable {
    struct Skipped: Codable, Equatable {
        var name: String
        var reason: String
    }

    var compiled: Bool
    var diagnostics: [CompilerDiagnostic]
    var classes: [ClassResult]
    var skipped: [Skipped]
}
