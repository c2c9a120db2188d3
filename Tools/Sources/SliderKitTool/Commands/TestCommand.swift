import Foundation
import RunnerProtocol

/// `sliderkit test`.
enum TestCommand: Command {
    static let name = "test"
    static let abstract = "Run a project's own unit tests."
    static let discussion = """
        Runs the tests of PATH that use XCTest or Swift Testing: the test targets of its Package.swift and of its Xcode projects (examples included), and
        folders called Tests that belong to no target. Library and tests are compiled from a rewritten copy; each test class gets an empty screen and a
        virtual clock of its own. While a test waits for expectations, or runs the main run loop, the clock runs ahead: timers fire and animations end
        without anybody waiting for them. Failures are told with the line of the user's file. A test that traps or hangs has failed, and the rest goes on.

        UI tests (XCUITest), and files that import modules which are neither the project's nor SliderKit's, are skipped, with the reason. Names are
        Bundle.Class/testMethod and Bundle.Suite/function(). --shard splits the sorted list: job K of N runs every N-th test from the K-th on, so that all
        jobs together run each test once, and each job the same tests every time. Exit code 0 only if all that ran passed, 1 if a test failed, 2 if there is no test,
        3 if something does not compile (what compiles runs all the same).
        """
    static let positional = [(name: "PATH", help: "The folder of a Swift package or an Xcode project, or a folder of tests inside one.")]
    static let options: [Option] =
        [
            .value("--filter", "REGEX", "Only tests whose name contains a match. May be given more than once.", repeats: true),
            .value("--skip", "REGEX", "No tests whose name contains a match. May be given more than once.", repeats: true),
            .value("--shard", "K/N", "Only the K-th of N equal parts."),
            .flag("--list", "Name the tests, and run none."),
            .flag("--verbose", "Show what the tests print."),
            .flag("--json", "Answer in JSON."),
            .value("--timeout", "SECONDS", "How long one test may take; 60 by default."),
        ] + SharedOptions.screen.filter { ["--device", "--scale", "--style", "--look", "--direction"].contains($0.name) } + SharedOptions.source

    static func run(_ arguments: Arguments) throws -> ExitCode {
        try TestRun(arguments).run()
    }
}
