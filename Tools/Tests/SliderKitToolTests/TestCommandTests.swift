import Foundation
import RunnerProtocol
import Testing

@testable import SliderKitTool

/// A package with tests of both kinds, some of which are meant to fail.
@Suite(.serialized) struct TestCommandTests {
    private static let tested = ToolRun.fixtures + "/Tested"
    private static let counting = ToolRun.fixtures + "/Counting"

    /// One run of everything, for all that only look at it.
    private static let everything = Result { try ToolRun("test", tested, "--json", "--timeout", "20") }

    private func report() throws -> TestReport {
        try JSONDecoder().decode(TestReport.self, from: Data(try Self.everything.get().output.utf8))
    }

    private func test(_ name: String) throws -> TestReport.Test {
        let (report, errors) = (try report(), try Self.everything.get().errors)
        return try #require(report.tests.first { $0.name == name }, "\(report.tests.map(\.name)) \(errors)")
    }

    /// `File.swift:12: message`.
    private func failures(_ name: String) throws -> [String] {
        try test(name).failures.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line): \($0.message)" }
    }

    @Test("E3: what XCTest would find is found: inherited methods, those of private classes, async and throwing ones, and nothing else")
    func found() throws {
        #expect(try Self.everything.get().status == 1)
        let report = try report()
        #expect(report.compiled && report.total == report.tests.count)
        #expect(
            report.tests.map(\.name).filter { $0.hasPrefix("KnobTests.") }.sorted() == [
                "AsyncTests/testAwaits", "AsyncTests/testFails", "KnobCase/testBegins", "KnobTests/testBegins", "KnobTests/testIsSkipped",
                "KnobTests/testLevelIsWrong", "KnobTests/testMeasures", "KnobTests/testResource", "KnobTests/testSettles",
                "KnobTests/testSettlesInTheRunLoop", "KnobTests/testThrows", "KnobTests/testTimesOut", "KnobTests/testTraps", "KnobTests/testTurns",
                "KnobTests/testWaitsForTheBackground", "PatientTests/testInverted",
            ].map { "KnobTests." + $0 })
        #expect(
            report.tests.map(\.name).filter { $0.hasPrefix("KnobSpecs.") }.sorted() == [
                "KnobSpecs.KnobSpecs/begins()", "KnobSpecs.KnobSpecs/gone()", "KnobSpecs.KnobSpecs/known()", "KnobSpecs.KnobSpecs/levels(index:)",
                "KnobSpecs.KnobSpecs/settles()", "KnobSpecs.KnobSpecs/traps()", "KnobSpecs.free()",
            ])
    }

    @Test("E3: tests of UIKit pass: actions, timers of the virtual clock, the run loop, resources, measuring, the background", arguments: [
        "KnobCase/testBegins", "KnobTests/testBegins", "KnobTests/testTurns", "KnobTests/testSettles", "KnobTests/testSettlesInTheRunLoop",
        "KnobTests/testResource", "KnobTests/testMeasures", "KnobTests/testWaitsForTheBackground", "AsyncTests/testAwaits", "PatientTests/testInverted",
    ])
    func passes(name: String) throws {
        let failures = try failures("KnobTests." + name)
        #expect(try test("KnobTests." + name).status == .passed, "\(failures)")
    }

    @Test("E3: a wait for a timer takes no real time")
    func virtualTime() throws {
        #expect(try test("KnobTests.KnobTests/testSettles").milliseconds < 450)
    }

    @Test("E3: failures are told with the user's file and line; what throws, with the line of its test")
    func lines() throws {
        #expect(
            try failures("KnobTests.KnobTests/testLevelIsWrong") == [
                "KnobTests.swift:78: XCTAssertEqual failed: (\"0.5\") is not equal to (\"0.25\") - too loud", "KnobTests.swift:80: XCTAssertTrue failed",
            ])
        #expect(try failures("KnobTests.KnobTests/testThrows") == ["KnobTests.swift:87: threw error \"Broken()\""])
        #expect(try failures("KnobTests.KnobTests/testTimesOut").first?.hasPrefix("KnobTests.swift:62: Asynchronous wait failed") == true)
        #expect(try failures("KnobTests.AsyncTests/testFails") == ["AsyncTests.swift:16: failed - asynchronously"])
        #expect(try test("KnobTests.KnobTests/testThrows").failures[0].file == Self.tested + "/Tests/KnobTests/KnobTests.swift")
    }

    @Test("E3: Swift Testing: arguments, disabled tests, known issues, errors, time that passes while a test sleeps")
    func swiftTesting() throws {
        #expect(try test("KnobSpecs.KnobSpecs/begins()").status == .passed)
        #expect(try test("KnobSpecs.KnobSpecs/settles()").status == .passed)
        #expect(try test("KnobSpecs.KnobSpecs/known()").status == .passed)
        #expect(try test("KnobSpecs.KnobSpecs/gone()").status == .skipped)
        #expect(try test("KnobSpecs.KnobSpecs/gone()").reason == "the knob is gone")
        #expect(try failures("KnobSpecs.KnobSpecs/levels(index:)").map { String($0.prefix(19)) } == ["KnobSpecs.swift:13:"])
        #expect(try failures("KnobSpecs.free()") == ["KnobSpecs.swift:34: Caught error: Broken()"])
    }

    @Test("E3: a test that traps has failed, at the line where it trapped, and the others go on")
    func traps() throws {
        #expect(try failures("KnobTests.KnobTests/testTraps") == ["Knob.swift:34: fatal error: Index out of range"])
        #expect(try failures("KnobSpecs.KnobSpecs/traps()") == ["Knob.swift:34: fatal error: Index out of range"])
        let skipped = try test("KnobTests.KnobTests/testIsSkipped")
        #expect(skipped.status == .skipped && skipped.reason == "no knob here")
    }

    @Test("E3: what drives an app, or needs a foreign module, is skipped with the reason")
    func skipped() throws {
        let skipped = try report().skipped.map { "\(URL(fileURLWithPath: $0.name).lastPathComponent): \($0.reason)" }
        #expect(
            skipped == [
                "DriverTests.swift: it drives an app's interface (XCUITest)",
                "ForeignSpec.swift: it imports Nowhere, which is not a module of the project or of SliderKit",
            ])
    }

    @Test("E3: a package with nothing of UIKit whose targets use each other, tested by Swift Testing alone; for people, with counts")
    func plainPackage() throws {
        let run = try ToolRun("test", Self.counting)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("passed   CoreTests.CoreTests/step() ("))
        #expect(run.output.contains("\n3 tests: 3 passed, 0 failed, in "))
    }

    @Test("E3: the shards of a suite run each test once, are equally long, and always the same")
    func shards() throws {
        let list = { (arguments: String...) in
            try ToolRun(["test", Self.tested, "--list"] + arguments).output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        }
        let all = try list()
        let parts = try (1...3).map { try list("--shard", "\($0)/3") }
        #expect(parts.map(\.count).max()! - parts.map(\.count).min()! <= 1)
        #expect(parts.joined().sorted() == all && Set(parts.joined()).count == all.count)
        #expect(try list("--shard", "2/3") == parts[1])
        let run = try ToolRun("test", Self.counting, "--shard", "4/4", "--json")
        #expect(run.status == 0, "an empty shard is no mistake: \(run.errors)")
        for wrong in ["0/3", "4/3", "2", "a/b", "1/0", "1/2/3"] {
            let run = try ToolRun("test", Self.counting, "--shard", wrong)
            #expect(run.status == 2 && run.errors.contains("'\(wrong)' is no shard"), "\(run.errors)")
        }
    }

    @Test("E3: --filter and --skip choose by name; what chooses nothing is a mistake")
    func filters() throws {
        let run = try ToolRun("test", Self.tested, "--filter", "KnobTests/test(Turns|Begins)", "--filter", "begins", "--skip", "KnobSpecs")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("2 tests: 2 passed, 0 failed"))
        let none = try ToolRun("test", Self.tested, "--filter", "nothing")
        #expect(none.status == 2 && none.errors.contains("there is no test to run of such a name"))
        let wrong = try ToolRun("test", Self.tested, "--filter", "(")
        #expect(wrong.status == 2 && wrong.errors.contains("'(' is no regular expression"))
    }

    @Test("E3: what does not compile is told with its line, and the other tests run")
    func compileErrors() throws {
        let root = try ToolRun.folder("test-broken")
        try FileManager.default.createDirectory(atPath: root + "/ATests", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: root + "/BTests", withIntermediateDirectories: true)
        try "import XCTest\n\nclass A: XCTestCase { func testA() { nothing() } }".write(toFile: root + "/ATests/A.swift", atomically: true, encoding: .utf8)
        try "import XCTest\nclass B: XCTestCase { func testB() {} }".write(toFile: root + "/BTests/B.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("test", root, "--json")
        #expect(run.status == 3 && run.errors.contains("/ATests/A.swift:3: error: cannot find 'nothing' in scope"), "\(run.errors)")
        let report = try JSONDecoder().decode(TestReport.self, from: Data(run.output.utf8))
        #expect(report.tests.map(\.name) == ["BTests.B/testB"] && !report.compiled)
        try FileManager.default.removeItem(atPath: root + "/ATests")
        try FileManager.default.removeItem(atPath: root + "/BTests")
        let none = try ToolRun("test", root)
        #expect(none.status == 2 && none.errors.contains("has no tests"), "\(none.errors)")
    }

    @Test("E3: a test that hangs is ended, and has failed")
    func hangs() throws {
        let root = try ToolRun.folder("test-hangs")
        try FileManager.default.createDirectory(atPath: root + "/Tests", withIntermediateDirectories: true)
        try "import XCTest\nclass A: XCTestCase {\nfunc testA() {\nwhile true {}\n}\nfunc testB() {}\n}".write(
            toFile: root + "/Tests/A.swift", atomically: true, encoding: .utf8)
        let run = try ToolRun("test", root, "--timeout", "2")
        #expect(run.status == 1 && run.output.contains("did not answer for 2 seconds") && run.output.contains("passed   Tests.A/testB"), "\(run.output)")
    }
}
