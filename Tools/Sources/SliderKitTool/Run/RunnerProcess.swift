import Foundation
import RunnerProtocol

/// Runs the child program, as often as it takes to get through all classes: one that crashes or hangs is noted, the rest goes on.
struct RunnerProcess {
    let engine: Engine
    let folder: BuildFolder
    let built: BuiltSources
    /// Seconds that one class may take.
    var timeLimit = 20.0
    /// Shows what user code prints, at its end.
    var echo = false
    /// Runs until its user ends it: what it prints is shown at once.
    var isInteractive = false

    struct Report {
        var results: [ClassResult] = []
        var notes: [String] = []
        /// What xibs and storyboards hold that can't be applied, each once.
        var problems: [String] = []
        /// What xibs and storyboards hold.
        var nibs: [NibItem] = []
        /// Why the request could not be done.
        var refusal: String?
        /// Why pictures could not be written.
        var unwritable: String?
        /// The crash of work that is no class's.
        var crash: String?
        /// How long the child took, its start included.
        var seconds = 0.0
    }

    func run(_ request: RunnerRequest) throws -> Report {
        var report = Report()
        var remaining = request.classes
        // Why classes could not be made by code; they get a second chance, as a nib makes them.
        var byCode: [String: String] = [:]
        let begin = ProcessInfo.processInfo.systemUptime
        repeat {
            var part = request
            part.classes = remaining
            part.madeByCoder = Set(byCode.keys)
            let attempt = try once(part)
            let (answers, failure) = (attempt.answers, attempt.failure)
            report.notes += answers.filter { $0.kind == .note }.compactMap(\.message)
            report.refusal = answers.first { $0.kind == .refused }?.message
            report.unwritable = answers.first { $0.kind == .unwritable }?.message
            report.nibs += answers.compactMap(\.nibs).joined()
            for answer in answers where answer.kind == .problem {
                if let message = answer.message, !report.problems.contains(message) { report.problems.append(message) }
            }
            let done = RunnerProcess.results(answers).map { RunnerProcess.judged($0, byCode) }
            report.results += done
            guard let failure else { break }
            guard let culprit = answers.last(where: { $0.kind == .begin })?.name, !done.contains(where: { $0.name == culprit }) else {
                report.crash = failure
                break
            }
            let partial = answers.last { $0.kind == .partial && $0.name == culprit }?.result
            if request.command == .exercise, partial == nil, byCode[culprit] == nil, attempt.crash != nil {
                byCode[culprit] = failure
            } else {
                var result = partial ?? ClassResult(name: culprit)
                result.error = byCode[culprit] ?? failure
                report.results.append(result)
            }
            let handled = Set(report.results.map(\.name))
            remaining.removeAll { handled.contains($0) }
        } while !remaining.isEmpty
        report.seconds = ProcessInfo.processInfo.systemUptime - begin
        return report
    }

    /// A result of a second chance: with a note when it was taken, else with the error of the first.
    private static func judged(_ result: ClassResult, _ byCode: [String: String]) -> ClassResult {
        guard let failure = byCode[result.name] else { return result }
        var result = result
        if result.drawn, result.error == nil {
            result.note = "made by init(coder:) and woken, as a nib does it, because code that makes it by init(frame:) ends so: \(failure)"
        } else {
            result.error = failure
        }
        return result
    }

    /// The results, each with the problems that were told while it came about.
    private static func results(_ answers: [RunnerAnswer]) -> [ClassResult] {
        var results: [ClassResult] = []
        var problems: [String] = []
        for answer in answers {
            switch answer.kind {
            case .begin: problems = []
            case .problem: answer.message.map { problems.append($0) }
            case .result:
                guard var result = answer.result else { continue }
                result.problems = problems.isEmpty ? nil : problems
                results.append(result)
            default: break
            }
        }
        return results
    }

    /// What one child answered.
    struct Attempt {
        var answers: [RunnerAnswer]
        /// Why it ended early; nil when it did not.
        var failure: String?
        /// What is known of its end, unless it was ended here.
        var crash: CrashReport?
    }

    /// Runs one child to its end.
    func once(_ request: RunnerRequest) throws -> Attempt {
        let stem = "\(folder.path)/run-\(getpid())"
        var request = request
        request.answers = stem + ".answers"
        let paths = (request: stem + ".request", log: stem + ".log", backtrace: stem + ".backtrace")
        defer { for path in [request.answers, paths.request, paths.log, paths.backtrace] { unlink(path) } }
        try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: paths.request))
        _ = FileManager.default.createFile(atPath: request.answers, contents: nil)
        var child = Subprocess(
            executable: engine.runner, arguments: [paths.request],
            environment: RunnerProcess.environment(backtrace: paths.backtrace))
        // A busy machine, or a program that grew without bound, takes its time to be looked at.
        child.lastWords = 10
        var seen = (size: 0, at: 0.0)
        if isInteractive { child.interval = 20_000 }
        let printed = isInteractive ? LogFollower(path: paths.log) : nil
        defer { printed?.follow() }
        let outcome = try child.run(log: paths.log) { seconds in
            printed?.follow()
            let size = RunnerProcess.size(of: request.answers)
            if size != seen.size { seen = (size, seconds) }
            return seconds - seen.at > timeLimit
        }
        if echo, !outcome.output.isEmpty { Console.note(outcome.output.trimmingCharacters(in: .newlines)) }
        let answers = read(request.answers)
        if answers.contains(where: { [.done, .refused, .unwritable].contains($0.kind) }) { return Attempt(answers: answers) }
        let backtrace = String(decoding: FileManager.default.contents(atPath: paths.backtrace) ?? Data(), as: UTF8.self)
        let crash = CrashReport(built: built, output: outcome.output, backtrace: backtrace, signal: outcome.signal)
        guard outcome.timedOut else { return Attempt(answers: answers, failure: crash.message, crash: crash) }
        let place = crash.place.map { " (it was \($0))" } ?? ""
        return Attempt(
            answers: answers, failure: "did not answer for \(Int(timeLimit)) seconds\(place); look for an endless loop, or give it more time by --timeout")
    }

    /// - Parameter backtrace: The file that tells where a crash was.
    static func environment(backtrace: String) -> [String: String] {
        [
            "SWIFT_BACKTRACE":
                "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,sanitize=no,limit=40,cache=no,output-to=\(backtrace)",
            // Dates and numbers that user code writes without a locale must not depend on the machine.
            "TZ": "UTC", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8",
        ]
    }

    private func read(_ path: String) -> [RunnerAnswer] {
        let decoder = JSONDecoder()
        return (FileManager.default.contents(atPath: path) ?? Data()).split(separator: UInt8(ascii: "\n"))
            .compactMap { try? decoder.decode(RunnerAnswer.self, from: $0) }
    }

    private static func size(of path: String) -> Int {
        var information = stat()
        return stat(path, &information) == 0 ? Int(information.st_size) : 0
    }
}
