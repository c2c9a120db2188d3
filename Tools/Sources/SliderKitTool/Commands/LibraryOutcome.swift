/// What became of one library of a set.
struct LibraryOutcome: Codable, Equatable {
    /// As it was named.
    var path: String
    /// Nil where it came to nothing.
    var report: ExerciseReport?
    /// Why it came to nothing.
    var error: String?

    init(_ path: String, _ report: ExerciseReport? = nil, error: String? = nil) {
        self.path = path
        self.report = report
        self.error = error
    }

    var compiled: Bool { report?.compiled ?? false }
    var isClean: Bool { report?.isClean ?? false }

    /// For people.
    var line: String {
        guard let report else { return "\(path): \(error ?? "nothing was tried")" }
        guard report.compiled else {
            let errors = report.diagnostics.filter { $0.severity == .error }
            return "\(path): does not compile, \(errors.count == 1 ? "1 error" : "\(errors.count) errors"), the first \(errors.first?.text ?? "unknown")"
        }
        let drawn = report.classes.filter { $0.drawn && $0.error == nil }.count
        let moved = report.classes.filter(\.moved).count
        return "\(path): \(drawn) of \(report.classes.count) classes drawn, \(moved) moved\(report.skipped.isEmpty ? "" : ", \(report.skipped.count) skipped")"
    }

    /// Everything that failed, with the place or class where it did.
    var failures: [(cause: String, example: String)] {
        guard let report else { return [(FailureCause.of(error ?? ""), error ?? "")] }
        guard report.compiled else {
            return report.diagnostics.filter { $0.severity == .error }.map { (FailureCause.of($0.message), $0.text) }
        }
        return report.classes.filter { !$0.drawn || $0.error != nil }.map { result in
            (FailureCause.of(result.error ?? "it drew nothing"), "\(result.name): \(result.error ?? "it drew nothing")")
        }
    }
}
