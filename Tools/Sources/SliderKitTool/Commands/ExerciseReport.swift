import RunnerProtocol

/// What `sliderkit exercise` answers.
struct ExerciseReport: Codable, Equatable {
    struct Skipped: Codable, Equatable {
        var name: String
        var reason: String
    }

    var compiled: Bool
    /// The language mode that the sources were compiled in.
    var swiftVersion: String
    /// What said so.
    var swiftVersionOrigin: String
    var diagnostics: [CompilerDiagnostic]
    var classes: [ClassResult]
    var skipped: [Skipped]

    init(
        _ language: LanguageVersion, diagnostics: [CompilerDiagnostic], classes: [ClassResult] = [], skipped: [Skipped] = []
    ) {
        compiled = !diagnostics.contains { $0.severity == .error }
        swiftVersion = language.mode
        swiftVersionOrigin = language.origin
        self.diagnostics = diagnostics
        self.classes = classes
        self.skipped = skipped
    }
}
