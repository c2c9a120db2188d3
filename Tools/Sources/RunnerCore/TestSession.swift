import Foundation
@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Lists or runs the tests of a bundle that was compiled against the user's library.
@MainActor struct TestSession {
    let request: RunnerRequest
    let answers: AnswerWriter

    func list() throws {
        let xcTest = try load()
        var answer = RunnerAnswer(.tests)
        answer.tests = (xcTest?.items ?? []) + (SwiftTestingRun(answers: answers)?.items() ?? [])
        answers.write(answer)
    }

    func run() throws {
        let xcTest = try load()
        RunLoopClock.start()
        let wanted = request.tests.filter { $0.kind == .xcTest }
        if !wanted.isEmpty { try xcTest?.run(wanted, answers: answers, stage: { try Self.stage(request) }) }
        let others = request.tests.filter { $0.kind == .swiftTesting }
        guard !others.isEmpty else { return }
        try Self.stage(request)
        guard let run = SwiftTestingRun(answers: answers) else { throw RunnerError("the tests' library does not hold Swift Testing") }
        run.run(others)
    }

    private func load() throws -> XCTestRun? {
        try UserLibrary.load(request.testLibrary ?? "")
        return UserLibrary.call("sliderkit_list_tests") ? XCTestRun() : nil
    }

    /// An empty screen, and a clock of its own.
    private static func stage(_ request: RunnerRequest) throws {
        RunLoopClock.reset()
        _ = try Stage.host(request.screen)
    }
}
