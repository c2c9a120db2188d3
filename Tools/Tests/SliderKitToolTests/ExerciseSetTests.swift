import Foundation
import RunnerProtocol
import Testing

@testable import SliderKitTool

@Suite(.serialized) struct ExerciseSetTests {
    private func report(_ run: ToolRun) throws -> ExerciseSetReport {
        try JSONDecoder().decode(ExerciseSetReport.self, from: Data(run.output.utf8))
    }

    @Test("E6: several libraries are tried whatever becomes of each, and the failures are grouped by their cause")
    func several() throws {
        let paths = ["Plain", "Broken", "Nowhere", "Mixed"].map { "\(ToolRun.fixtures)/\($0)" }
        let run = try ToolRun(["exercise"] + paths + ["--json", "--timeout", "3"])
        #expect(run.status == 1, "\(run.errors)")
        let report = try report(run)
        #expect(report.libraries.map(\.path) == paths)
        #expect(report.libraries.map(\.compiled) == [true, false, false, true])
        #expect(report.libraries.map(\.isClean) == [true, false, false, false])
        #expect(report.libraries[2].error?.contains("there is no file or folder") == true)
        #expect(report.score == .init(libraries: 4, compiled: 2, classes: 6, drawn: 2, moved: 2, skipped: 1))
        #expect(report.failures.contains { $0.cause == "fatal error: no tracking today" && $0.libraries == [paths[3]] && $0.example.hasPrefix("TrapSlider: ") })
        #expect(report.failures.contains { $0.cause.hasPrefix("there is no file or folder at …") && $0.libraries == [paths[2]] })
        #expect(run.errors.contains("2 of 4: \(paths[1])"))
    }

    @Test("E6: for people, each library has a line, then come the score and the causes")
    func people() throws {
        let paths = ["Plain", "Broken"].map { "\(ToolRun.fixtures)/\($0)" }
        let run = try ToolRun(["exercise"] + paths)
        #expect(run.status == 1)
        #expect(run.output.contains("\(paths[0]): 1 of 1 classes drawn, 1 moved\n"))
        #expect(run.output.contains("\(paths[1]): does not compile, 1 error"))
        #expect(run.output.contains("\n1 of 2 libraries compile; 1 of 1 classes drawn, 1 moved, 0 skipped.\n"))
        #expect(run.output.contains("    such as \(paths[1])/Broken.swift:5: error: "))
    }

    @Test("E6: libraries that are tried together may import each other, and --with names one that is not tried")
    func imports() throws {
        let (knobs, panel) = ("\(ToolRun.fixtures)/Pair/Knobs", "\(ToolRun.fixtures)/Pair/Panel")
        let alone = try ToolRun(["exercise", panel])
        #expect(alone.status == 3, "\(alone.errors)")
        let with = try ToolRun(["exercise", panel, "--with", knobs, "--json"])
        #expect(with.status == 0, "\(with.errors)")
        let both = try ToolRun(["exercise", panel, knobs])
        #expect(both.status == 0, "\(both.output)\(both.errors)")
        #expect(both.output.contains("2 of 2 libraries compile"))
    }

    @Test("E6: failures of one cause are one group, those of the most libraries first")
    func groups() {
        func broken(_ path: String, _ messages: String...) -> LibraryOutcome {
            LibraryOutcome(
                path,
                ExerciseReport(
                    LanguageVersion(mode: "5", origin: "test"),
                    diagnostics: messages.enumerated().map { CompilerDiagnostic(file: "\(path)/A.swift", line: $0 + 1, message: $1) }))
        }
        let missing = "cannot find type 'UIToolbar' in scope"
        let report = ExerciseSetReport([
            broken("a", "cannot find 'x' in scope", "cannot find 'x' in scope", "cannot find 'x' in scope", missing), broken("b", missing),
            LibraryOutcome("c", error: "/here/c holds no Swift sources; name a Swift file"),
        ])
        #expect(report.failures.map(\.cause) == [missing, "cannot find 'x' in scope", "… holds no Swift sources; name a Swift file"])
        #expect(report.failures.map(\.count) == [2, 3, 1])
        #expect(report.failures[0].libraries == ["a", "b"])
        #expect(report.failures[0].example == "a/A.swift:4: error: \(missing)")
    }

    @Test(
        "E6: what differs from place to place is no part of a cause",
        arguments: [
            ("fatal error: no tracking today (/a/b/Trap.swift:15)", "fatal error: no tracking today"),
            ("did not answer for 3 seconds (it was at Loop.spin, /a/Loop.swift:8); shorten it", "did not answer for # seconds; shorten it"),
            ("it drew nothing at 300 × 60, 60 × 300.5 points", "it drew nothing at # × #, # × # points"),
            ("value of type 'UISlider' has no member 'x'", "value of type 'UISlider' has no member 'x'"),
        ])
    func causes(message: String, cause: String) {
        #expect(FailureCause.of(message) == cause)
    }
}
