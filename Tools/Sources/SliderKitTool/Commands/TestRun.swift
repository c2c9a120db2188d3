import Foundation
import RunnerProtocol

/// One call of `sliderkit test`.
final class TestRun {
    private let arguments: Arguments
    private let screen: ScreenOptions
    private let json: Bool
    private let shard: TestShard?
    private let filters: [NSRegularExpression]
    private let skips: [NSRegularExpression]
    private let timeLimit: Double
    private var report = TestReport()
    private var root = ""

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        screen = try SharedOptions.screenOptions(arguments)
        json = arguments.flag("--json")
        shard = try arguments.value("--shard").map(TestShard.init)
        filters = try arguments.all("--filter").map(TestRun.pattern)
        skips = try arguments.all("--skip").map(TestRun.pattern)
        timeLimit = arguments.value("--timeout") == nil ? 60 : try Session.seconds(arguments)
    }

    private static func pattern(_ text: String) throws -> NSRegularExpression {
        guard let pattern = try? NSRegularExpression(pattern: text) else { throw ToolError.usage("'\(text)' is no regular expression") }
        return pattern
    }

    func run() throws -> ExitCode {
        let plan = try TestPlan(path: arguments.positional[0], swiftVersion: arguments.value("--swift-version"))
        root = TestFinder(arguments.positional[0]).path
        report.skipped = plan.skipped
        report.shard = arguments.value("--shard")
        let builds = try compile(plan)
        var selected: [(build: Int, item: TestItem, name: String)] = []
        for (index, build) in builds.enumerated() {
            selected += try build.items(screen, root: root, timeLimit: timeLimit).map { (index, $0, build.name($0)) }
        }
        selected = selected.filter { isWanted($0.name) }.sorted { ($0.name, $0.item.id) < ($1.name, $1.item.id) }
        report.total = selected.count
        if let shard { selected = shard.part(of: selected) }
        if arguments.flag("--list") { return try list(selected.map { (builds[$0.build], $0.item) }) }
        let begin = ProcessInfo.processInfo.systemUptime
        for (index, build) in builds.enumerated() {
            let items = selected.filter { $0.build == index }.map(\.item)
            try build.run(items, screen, root: root, timeLimit: timeLimit, echo: arguments.flag("--verbose")) { test in
                report.tests.append(test)
                if !json { tell(test) }
            }
        }
        try answer(seconds: ProcessInfo.processInfo.systemUptime - begin)
        return code
    }

    private var code: ExitCode {
        if !report.compiled { return .compile }
        if report.count(.failed) > 0 { return .findings }
        // An empty shard is no mistake; a run without a single test proves nothing.
        return report.total == 0 ? .usage : .success
    }

    private func isWanted(_ name: String) -> Bool {
        let matches = { (pattern: NSRegularExpression) in pattern.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil }
        return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
    }

    // MARK: Compiling

    private func compile(_ plan: TestPlan) throws -> [TestBuild] {
        let begin = ProcessInfo.processInfo.systemUptime
        var isFresh = false
        var libraries: [(builder: Builder, built: BuiltSources)] = []
        for sources in plan.libraries {
            let builder = try Builder(sources, for: .testable)
            let built = try builder.build()
            note(built, of: sources, what: sources.path)
            isFresh = isFresh || built.isFresh
            libraries.append((builder, built))
        }
        var builds: [TestBuild] = []
        for part in plan.parts {
            let library = part.library.map { libraries[$0] }
            // Without its library there is only one thing to say of a bundle.
            if let library, !library.built.errors.isEmpty { continue }
            let builder = try Builder(part.sources, for: .tests(bundle: part.sources.moduleName, modules: library?.builder.folder.path))
            let built = try builder.build()
            note(built, of: part.sources, what: part.bundle.name)
            isFresh = isFresh || built.isFresh
            guard built.errors.isEmpty else { continue }
            builds.append(TestBuild(part: part, library: library?.built, tests: built, engine: builder.engine, folder: builder.folder))
        }
        if isFresh { Console.note("Compiled in \(Session.text(seconds: ProcessInfo.processInfo.systemUptime - begin))") }
        return builds
    }

    private func note(_ built: BuiltSources, of sources: SourceSet, what: String) {
        report.diagnostics += built.warnings + built.errors
        for diagnostic in built.warnings + built.errors { Console.note(diagnostic.text) }
        guard !built.errors.isEmpty else { return }
        let count = built.errors.count == 1 ? "1 error" : "\(built.errors.count) errors"
        Console.error("\(what) does not compile: \(count), in Swift \(sources.language.mode) (\(sources.language.origin))")
    }

    // MARK: Telling

    private func list(_ items: [(build: TestBuild, item: TestItem)]) throws -> ExitCode {
        for (build, item) in items where !json { Console.print("\(build.name(item))\t\(item.file):\(item.line)") }
        if json { Console.print(try Console.json(items.map { $0.build.name($0.item) })) }
        tellSkipped()
        return code
    }

    private func tell(_ test: TestReport.Test) {
        let time = Session.text(seconds: test.milliseconds / 1000)
        switch test.status {
        case .passed: Console.print("passed   \(test.name) (\(time))")
        case .skipped: Console.print("skipped  \(test.name)\(test.reason.map { ": \($0)" } ?? "")")
        case .failed:
            Console.print("FAILED   \(test.name) (\(time))")
            for failure in test.failures {
                let place = failure.file.isEmpty ? "" : failure.line > 0 ? "\(failure.file):\(failure.line): " : "\(failure.file): "
                Console.print("    \(place)\(failure.message)")
            }
        }
    }

    private func tellSkipped() {
        for skipped in report.skipped { Console.note("\(skipped.name): skipped, \(skipped.reason)") }
    }

    private func answer(seconds: Double) throws {
        if json { Console.print(try Console.json(report)) }
        tellSkipped()
        if report.total == 0 { Console.error("there is no test to run" + (filters.isEmpty && skips.isEmpty ? "" : " of such a name")) }
        guard !json else { return }
        var parts = ["\(report.count(.passed)) passed", "\(report.count(.failed)) failed"]
        if report.count(.skipped) > 0 { parts.append("\(report.count(.skipped)) skipped") }
        let ofAll = report.shard.map { " (shard \($0) of \(report.total))" } ?? ""
        Console.print("\(report.tests.count == 1 ? "1 test" : "\(report.tests.count) tests")\(ofAll): \(parts.joined(separator: ", ")), in \(Session.text(seconds: seconds))")
    }
}
