import Foundation
@_spi(SliderKit) import HeadlessHost
import RunnerProtocol
@_spi(SliderKit) import UIKit

/// Loads xibs and storyboards as the app does, and says what became of each element and attribute.
@MainActor struct LedgerKeeper {
    let request: RunnerRequest
    let answers: AnswerWriter

    func run() throws {
        let stage = try Stage(request.screen)
        defer { withExtendedLifetime(stage) {} }
        for path in request.classes {
            answers.write(RunnerAnswer(.begin, name: path))
            var result = ClassResult(name: path)
            let begin = ProcessInfo.processInfo.systemUptime
            if let account = NibCanvas.account(of: path) {
                result.ledger = LedgerCounts(
                    applied: account.applied, canvas: account.canvas, reported: account.reported, unaccounted: account.unaccounted)
            } else {
                result.error = NibLedger.messages.last ?? "it can't be read"
            }
            result.milliseconds = ((ProcessInfo.processInfo.systemUptime - begin) * 10_000).rounded() / 10
            answers.write(RunnerAnswer(.result, name: path, result: result))
        }
    }
}
