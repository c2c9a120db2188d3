import Foundation
import RunnerProtocol

/// A bundle that was compiled, with the library that it tests.
struct TestBuild {
    let part: TestPlan.Part
    let library: BuiltSources?
    let tests: BuiltSources
    let engine: Engine
    let folder: BuildFolder

    /// Both as one, for crash reports: the crash may be in either.
    private var all: BuiltSources {
        var all = tests
        all.originals.merge(library?.originals ?? [:]) { first, _ in first }
        return all
    }

    /// The user's place for one of the compiled files.
    func original(_ file: String, _ line: Int) -> (file: String, line: Int) {
        let path = tests.originals[file] ?? all.original(of: file)
        return (path, max(0, line - (tests.preludes[file] ?? library?.preludes[file] ?? 0)))
    }

    /// `Bundle.Class/method`.
    func name(_ item: TestItem) -> String { "\(part.sources.moduleName).\(item.name)" }

    private func request(_ command: RunnerRequest.Command, _ screen: ScreenOptions, _ root: String) -> RunnerRequest {
        var request = RunnerRequest(library: library?.library ?? "", answers: "", command: command, classes: [], screen: screen)
        request.testLibrary = tests.library
        request.bundle = root
        return request
    }

    private func child(_ timeLimit: Double, echo: Bool) -> RunnerProcess {
        RunnerProcess(engine: engine, folder: folder, built: all, timeLimit: timeLimit, echo: echo)
    }

    /// The tests that the bundle holds.
    /// - Throws: ``ToolError`` when it can't be loaded.
    func items(_ screen: ScreenOptions, root: String, timeLimit: Double) throws -> [TestItem] {
        let attempt = try child(timeLimit, echo: false).once(request(.listTests, screen, root))
        if let refusal = attempt.answers.first(where: { $0.kind == .refused })?.message { throw ToolError("\(part.bundle.name): \(refusal)", code: .findings) }
        if let failure = attempt.failure { throw ToolError("\(part.bundle.name): \(failure)", code: .findings) }
        // A bundle's list also names the tests of libraries that it links; those have no file of it.
        return attempt.answers.compactMap(\.tests).joined().map { item in
            var item = item
            (item.file, item.line) = original(item.file, item.line)
            return item
        }
    }

    /// Runs tests; one that traps or hangs has failed, and the rest go on in another child.
    func run(_ items: [TestItem], _ screen: ScreenOptions, root: String, timeLimit: Double, echo: Bool, tell: (TestReport.Test) -> Void) throws {
        var remaining = items
        while !remaining.isEmpty {
            var part = request(.test, screen, root)
            part.tests = remaining
            let attempt = try child(timeLimit, echo: echo).once(part)
            var handled: Set<String> = []
            for answer in attempt.answers where answer.kind == .test {
                guard let id = answer.name, let outcome = answer.test, let item = remaining.first(where: { $0.id == id }) else { continue }
                // A suite's trait may skip a test twice.
                if handled.insert(id).inserted { tell(test(item, outcome)) }
            }
            if let refusal = attempt.answers.first(where: { $0.kind == .refused })?.message { throw ToolError(refusal, code: .findings) }
            let culprit = attempt.answers.last { $0.kind == .begin }?.name.flatMap { id in remaining.first { $0.id == id && !handled.contains(id) } }
            if let failure = attempt.failure {
                // What crashes between tests, in a class's tearDown, is the next one's.
                guard let item = culprit ?? remaining.first(where: { !handled.contains($0.id) }) else {
                    throw ToolError("\(self.part.bundle.name): after the last test, it \(failure)", code: .findings)
                }
                handled.insert(item.id)
                tell(test(item, crash(failure, attempt.crash, item)))
            }
            let before = remaining.count
            remaining.removeAll { handled.contains($0.id) }
            // What is still there was passed over without a word.
            guard attempt.failure != nil, remaining.count < before else { break }
        }
        for item in remaining {
            var outcome = TestOutcome(.failed)
            outcome.failures = [.init(file: item.file, line: item.line, message: "the test did not run")]
            tell(test(item, outcome))
        }
    }

    private func crash(_ failure: String, _ report: CrashReport?, _ item: TestItem) -> TestOutcome {
        var outcome = TestOutcome(.failed)
        let place = report?.userPlace.flatMap { text in
            text.lastIndex(of: ":").map { (file: String(text[..<$0]), line: Int(text[text.index(after: $0)...]) ?? 0) }
        }
        outcome.failures = [.init(file: place?.file ?? item.file, line: place?.line ?? item.line, message: report?.what ?? failure)]
        return outcome
    }

    private func test(_ item: TestItem, _ outcome: TestOutcome) -> TestReport.Test {
        let failures = outcome.failures.map { failure in
            let place = original(failure.file, failure.line)
            return TestOutcome.Failure(file: place.file, line: place.line, message: failure.message)
        }
        return .init(
            name: name(item), status: outcome.status, failures: failures, reason: outcome.reason, milliseconds: outcome.milliseconds,
            file: item.file, line: item.line)
    }
}
