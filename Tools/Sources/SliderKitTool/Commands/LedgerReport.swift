import RunnerProtocol

/// `sliderkit preview --ledger`: the account of each xib and storyboard.
struct LedgerReport: Codable {
    var file: String
    var applied = 0
    var canvas = 0
    var reported = 0
    var unaccounted = 0
    var problems: [String]
    var error: String?

    init(_ result: ClassResult) {
        file = result.name
        problems = result.problems ?? []
        error = result.error
        guard let counts = result.ledger else { return }
        (applied, canvas, reported, unaccounted) = (counts.applied, counts.canvas, counts.reported, counts.unaccounted)
    }

    private var isClean: Bool { reported == 0 && unaccounted == 0 && problems.isEmpty && error == nil }

    private var text: String {
        if let error, applied == 0 { return "\(file): \(error)" }
        return "\(file): \(applied) applied, \(canvas) of Interface Builder's canvas, \(reported) reported, \(unaccounted) unaccounted"
    }

    /// Success only where everything was applied. Sources that don't compile leave their classes to stand-ins.
    static func run(_ session: Session) throws -> ExitCode {
        for error in session.built.errors { Console.note(error.text) }
        let files = NibFinder.files(of: session.builder.sources, withLaunchScreens: true)
        guard !files.isEmpty else { throw ToolError.usage("\(session.builder.sources.path) holds no xib or storyboard") }
        let report = try session.run(.ledger, classes: files, application: nil, out: nil, script: nil, framesPerSecond: 60, mode: .run)
        let lines = report.results.map(LedgerReport.init)
        Console.print(session.json ? try Console.json(lines) : lines.map(\.text).joined(separator: "\n"))
        guard session.built.errors.isEmpty else {
            Console.error("\(session.builder.sources.path) does not compile; classes of the system took the place of its own")
            return .compile
        }
        return lines.allSatisfy(\.isClean) ? .success : .findings
    }
}
