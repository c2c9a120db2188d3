import Foundation
import RunnerProtocol

/// What every command that shows something begins with: sources found and compiled, options read.
struct Session {
    let arguments: Arguments
    let screen: ScreenOptions
    let json: Bool
    let builder: Builder
    let built: BuiltSources
    let timeLimit: Double
    /// For people: how long compiling took.
    let compileTime: String

    init(_ arguments: Arguments, source: String? = nil) throws {
        self.arguments = arguments
        screen = try SharedOptions.screenOptions(arguments)
        json = arguments.flag("--json")
        timeLimit = try Session.seconds(arguments)
        let path = source ?? arguments.positional[0]
        // What is tried together may import each other.
        let beside = arguments.all("--with") + (arguments.isMany ? arguments.positional.filter { $0 != path } : [])
        let sources = try SourceFinder(path, beside: beside).find(swiftVersion: arguments.value("--swift-version"))
        builder = try Builder(sources)
        let begin = ProcessInfo.processInfo.systemUptime
        built = try builder.build()
        let seconds = ProcessInfo.processInfo.systemUptime - begin
        compileTime = built.isFresh ? "Compiled in \(Session.text(seconds: seconds))" : "Nothing to compile"
    }

    /// False, with the errors told, when the sources do not compile.
    func compiled() throws -> Bool {
        for warning in built.warnings { Console.note(warning.text) }
        guard !built.errors.isEmpty else { return true }
        if json {
            Console.print(try Console.json(ExerciseReport(builder.sources.language, diagnostics: built.warnings + built.errors)))
        }
        for error in built.errors { Console.note(error.text) }
        let count = built.errors.count == 1 ? "1 error" : "\(built.errors.count) errors"
        let language = builder.sources.language
        Console.error("\(builder.sources.path) does not compile: \(count), in Swift \(language.mode) (\(language.origin))")
        return false
    }

    /// - Throws: ``ToolError`` when the child refuses.
    func run(
        _ command: RunnerRequest.Command, classes: [String], application: String?, out: String?, script: GestureScript?,
        framesPerSecond: Double, nibs: [NibItem] = [], mode: RunnerRequest.Mode = .canvas
    ) throws -> RunnerProcess.Report {
        if let application, classes == [application], !screen.settings.isEmpty || screen.state != "normal" {
            throw ToolError.usage("--set and --state are for one view, and \(application) shows a whole screen; name a view by --class")
        }
        var request = try self.request(command, classes: classes, application: application, screen: screen, nibs: nibs, mode: mode)
        (request.out, request.script, request.framesPerSecond) = (out, script, framesPerSecond)
        return try run(request)
    }

    /// What a child is asked for these sources.
    func request(
        _ command: RunnerRequest.Command, classes: [String], application: String?, screen: ScreenOptions, nibs: [NibItem], mode: RunnerRequest.Mode
    ) throws -> RunnerRequest {
        let previews = built.classes.reduce(into: [:]) { previews, found in
            previews[found.name] = found.symbol.map { PreviewItem(symbol: $0, size: found.size, isLandscape: found.isLandscape ?? false) }
        }
        var request = RunnerRequest(
            library: built.errors.isEmpty ? built.library : "", answers: "", command: command, classes: classes, application: application, screen: screen,
            previews: previews)
        request.bundle = builder.sources.root
        request.interface = AppInformation.interface(of: builder.sources)
        (request.nibs, request.mode) = (nibs, mode)
        return request
    }

    /// What the sources' xibs and storyboards hold; what can't be read is told.
    func outline() throws -> RunnerProcess.Report {
        let files = NibFinder.files(of: builder.sources)
        guard !files.isEmpty else { return RunnerProcess.Report() }
        var request = RunnerRequest(library: built.library, answers: "", command: .outline, classes: [], screen: screen)
        request.nibFiles = files
        return try run(request)
    }

    /// Runs an app for as long as its user likes; what it prints is shown as it comes.
    /// - Throws: ``ToolError`` when there is no window, or the app crashed.
    func runUntilClosed(_ request: RunnerRequest) throws -> RunnerProcess.Report {
        var child = RunnerProcess(engine: builder.engine, folder: builder.folder, built: built, timeLimit: .infinity)
        child.isInteractive = true
        return try run(request, by: child)
    }

    private func run(_ request: RunnerRequest) throws -> RunnerProcess.Report {
        try run(request, by: RunnerProcess(engine: builder.engine, folder: builder.folder, built: built, timeLimit: timeLimit))
    }

    private func run(_ request: RunnerRequest, by child: RunnerProcess) throws -> RunnerProcess.Report {
        let report = try child.run(request)
        for problem in report.problems { Console.note(problem) }
        if let crash = report.crash { throw ToolError(crash, code: .findings) }
        if let reason = report.unwritable { throw ToolError(reason, code: .setup) }
        if let refusal = report.refusal { throw ToolError(refusal, code: request.command == .record ? .script : .usage) }
        return report
    }

    /// `0.82 s`.
    static func text(seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }

    static func seconds(_ arguments: Arguments) throws -> Double {
        guard let text = arguments.value("--timeout") else { return 20 }
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw ToolError.usage("'\(text)' is no time; write seconds, such as --timeout 60")
        }
        return seconds
    }
}
