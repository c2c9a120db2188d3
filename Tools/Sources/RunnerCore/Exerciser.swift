import Foundation
@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Makes each class, lays it out, draws it and drags across it.
@MainActor struct Exerciser {
    let request: RunnerRequest
    let answers: AnswerWriter

    func run() throws {
        for name in request.classes {
            answers.write(RunnerAnswer(.begin, name: name))
            let begin = ProcessInfo.processInfo.systemUptime
            var result: ClassResult
            do {
                result = try name == request.application ? launch(name) : exercise(name)
            } catch let error as RunnerError where error.isSetup {
                throw error
            } catch {
                result = ClassResult(name: name)
                result.error = "\(error)"
            }
            result.milliseconds = ((ProcessInfo.processInfo.systemUptime - begin) * 10_000).rounded() / 10
            answers.write(RunnerAnswer(.result, name: name, result: result))
        }
    }

    private func launch(_ name: String) throws -> ClassResult {
        let attempt = try ClassAttempt(application: name, interface: request.interface, options: request.screen)
        answers.write(RunnerAnswer(.partial, name: name, result: attempt.result))
        if attempt.result.drawn { attempt.drag() } else { attempt.result.error = "the app's first screen is blank" }
        if let out = request.out { attempt.result.files = try attempt.write(to: out) }
        return attempt.result
    }

    private func exercise(_ name: String) throws -> ClassResult {
        let sizes = try Sizing(name: name, options: request.screen).sizes()
        var best: ClassAttempt?
        for size in sizes {
            let attempt = try ClassAttempt(name, size: size, options: request.screen)
            if best == nil || rank(attempt.result) > rank(best!.result) { best = attempt }
            answers.write(RunnerAnswer(.partial, name: name, result: best!.result))
            if attempt.result.drawn { attempt.drag() }
            if rank(attempt.result) > rank(best!.result) { best = attempt }
            if attempt.result.drawn && attempt.result.moved { break }
        }
        guard let best else { throw RunnerError("it has no size; give it one by --size") }
        if !best.result.drawn {
            let tried = sizes.map { "\(Int($0.width)) × \(Int($0.height))" }.joined(separator: ", ")
            best.result.skipped = best.excuse
            if best.result.skipped == nil { best.result.error = "it drew nothing at \(tried) points" }
        }
        if let out = request.out, best.result.skipped == nil { best.result.files = try best.write(to: out) }
        return best.result
    }

    private func rank(_ result: ClassResult) -> Int {
        (result.drawn ? 2 : 0) + (result.moved ? 1 : 0)
    }
}
