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

    /// Whether everything compiled, and all that was made was drawn without a trap.
    var isClean: Bool { compiled && classes.allSatisfy { $0.drawn && $0.error == nil } }

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
