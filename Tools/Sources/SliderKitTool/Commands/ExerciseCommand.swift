import Foundation
import RunnerProtocol

/// `sliderkit exercise`.
enum ExerciseCommand: Command {
    static let name = "exercise"
    static let abstract = "Make, draw and drag every view class, and report."
    static let takesMany = true
    static let discussion = """
        Makes every view and control class of PATH, lays it out, draws it, and drags across it: from each thumb it can find, then
        horizontally, vertically and along an arc. Reports for each class whether it was drawn (not blank) and moved (the picture at rest
        after release differs, and an event was sent or a property changed), its events, the milliseconds, and errors. A class that traps
        or hangs is reported and the rest goes on. An app with a main storyboard is launched, and its first screen tried likewise. Exit code 0 only if all that it made was drawn and nothing trapped.

        Each class is tried at its intrinsic size, at its intrinsic length in one axis and 300 in the other, at 300 × 60, 300 × 300 and
        60 × 300 points, and exercised at the first size that its drawing fills best; --size wins. A view without a background of its own is
        made non-opaque, as Interface Builder would. A view that is no control, not designable, and draws nothing by itself (an image view
        without an image, an empty container) is skipped, with the reason. What a class tells a delegate or a stored closure can't be
        observed from outside; a class that does nothing else counts as moved when a property of it, or of its superclasses, changed.

        Several PATHs are tried one after the other; what fails in one does not keep the others from being tried, and they may import each
        other. Then a score is told, and the failures grouped by their cause, those of the most libraries first. Exit code 1 if any failed.
        """
    static let positional = PreviewCommand.positional
    static let options: [Option] =
        [
            .value("--out", "DIR", "Keep pictures before, during and after in this folder."),
            .flag("--json", "Answer in JSON."),
            .value("--timeout", "SECONDS", "How long one class may take; 20 by default."),
        ] + SharedOptions.screen + SharedOptions.source

    static func run(_ arguments: Arguments) throws -> ExitCode {
        if arguments.isMany { return try ExerciseSet(arguments).run() }
        let session = try Session(arguments)
        guard try session.compiled() else { return .compile }
        let report = try attempt(session, out: arguments.value("--out"))
        try answer(report, session)
        return report.isClean ? .success : .findings
    }

    /// Tries every class of compiled sources.
    static func attempt(_ session: Session, out: String?) throws -> ExerciseReport {
        let arguments = session.arguments
        let views = try chosen(session.built, named: arguments.all("--class"))
        var skipped = views.compactMap { found in found.skipReason.map { ExerciseReport.Skipped(name: found.name, reason: $0) } }
        var names = views.filter { $0.skipReason == nil }.map(\.name)
        // An app of a storyboard is tried as a whole too: its screens are in no class.
        let interface = AppInformation.interface(of: session.builder.sources)
        let isApp = (interface.mainStoryboard != nil || interface.usesScenes) && arguments.all("--class").isEmpty
        let app = isApp ? session.built.classes.first { $0.kind == .application && $0.skipReason == nil }?.name : nil
        if let app { names.append(app) }
        var results: [ClassResult] = []
        if !names.isEmpty {
            results = try session.run(
                .exercise, classes: names, application: app, out: out.map(absolute), script: nil,
                framesPerSecond: 60, nibs: try session.outline().nibs
            ).results
        }
        let order = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        results.sort { order[$0.name, default: 0] < order[$1.name, default: 0] }
        // Only the attempt tells that a helper has nothing to show.
        skipped += results.compactMap { result in result.skipped.map { ExerciseReport.Skipped(name: result.name, reason: $0) } }
        results.removeAll { $0.skipped != nil }
        return ExerciseReport(session.builder.sources.language, diagnostics: session.built.warnings, classes: results, skipped: skipped)
    }

    private static func chosen(_ built: BuiltSources, named wanted: [String]) throws -> [SourceClass] {
        guard wanted.isEmpty else { return try wanted.map { try PreviewChoice.makeable($0, built) } }
        var seen: Set<String> = []
        return built.classes.filter { [.view, .control].contains($0.kind) && seen.insert($0.name).inserted }
    }

    private static func answer(_ report: ExerciseReport, _ session: Session) throws {
        if session.json {
            Console.print(try Console.json(report))
            return
        }
        if report.classes.isEmpty { Console.print("No view class could be made.") }
        for result in report.classes { Console.print(ClassSummary.text(result)) }
        for skipped in report.skipped { Console.print("\(skipped.name): skipped, \(skipped.reason)") }
    }
}
