import Foundation

/// `sliderkit exercise` of several libraries: each tried by itself, then a score and the failures by their cause.
struct ExerciseSet {
    private let arguments: Arguments

    init(_ arguments: Arguments) { self.arguments = arguments }

    func run() throws -> ExitCode {
        var libraries: [LibraryOutcome] = []
        for (index, path) in arguments.positional.enumerated() {
            Console.note("\(index + 1) of \(arguments.positional.count): \(path)")
            let outcome = attempt(path, index)
            libraries.append(outcome)
            if !arguments.flag("--json") { Console.print(outcome.line) }
        }
        let report = ExerciseSetReport(libraries)
        Console.print(arguments.flag("--json") ? try Console.json(report) : report.text)
        return libraries.allSatisfy(\.isClean) ? .success : .findings
    }

    /// What stops one library is its outcome, and no reason to leave the others out.
    private func attempt(_ path: String, _ index: Int) -> LibraryOutcome {
        do {
            let session = try Session(arguments, source: path)
            guard session.built.errors.isEmpty else {
                return LibraryOutcome(path, ExerciseReport(session.builder.sources.language, diagnostics: session.built.warnings + session.built.errors))
            }
            let out = arguments.value("--out").map { "\($0)/\(index + 1)-\(URL(fileURLWithPath: path).lastPathComponent)" }
            return LibraryOutcome(path, try ExerciseCommand.attempt(session, out: out))
        } catch {
            return LibraryOutcome(path, error: (error as? ToolError)?.description ?? "\(error)")
        }
    }
}
