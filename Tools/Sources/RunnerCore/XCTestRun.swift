import Foundation
import RunnerProtocol
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting
import XCTest

/// Runs the methods of `XCTestCase` subclasses, one by one.
@MainActor final class XCTestRun {
    private let entries = TestList.shared.entries

    var items: [TestItem] {
        entries.map { TestItem(kind: .xcTest, id: $0.name, name: $0.name, file: $0.file, line: $0.line) }
    }

    /// - Parameter stage: Makes a fresh screen, before each class begins.
    func run(_ wanted: [TestItem], answers: AnswerWriter, stage: () throws -> Void) throws {
        let observer = FailureObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
        let byName = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
        var current: XCTestCase.Type?
        for item in wanted {
            guard let entry = byName[item.id] else { continue }
            answers.write(RunnerAnswer(.begin, name: item.id))
            if current == nil || !item.id.hasPrefix("\(lastClass)/") {
                current?.tearDown()
                try stage()
                current = nil
            }
            guard let test = entry.make() as? XCTestCase else { continue }
            if current == nil {
                lastClass = String(item.id.prefix { $0 != "/" })
                current = type(of: test)
                current?.setUp()
            }
            var answer = RunnerAnswer(.test, name: item.id)
            answer.test = outcome(of: test, entry, observer)
            answers.write(answer)
        }
        current?.tearDown()
    }

    private var lastClass = ""

    private func outcome(of test: XCTestCase, _ entry: TestList.Entry, _ observer: FailureObserver) -> TestOutcome {
        observer.failures = []
        TestList.shared.thrown = nil
        RunLoopClock.reset()
        let begin = ProcessInfo.processInfo.systemUptime
        test.run()
        var outcome = TestOutcome(.passed)
        if test.testRun?.hasBeenSkipped == true {
            outcome.status = .skipped
            outcome.reason = (TestList.shared.thrown as? XCTSkip)?.message
        } else if test.testRun?.hasSucceeded != true {
            outcome.status = .failed
            // What a method throws has no line: the method's own one stands for it.
            outcome.failures = observer.failures.map { $0.line > 0 ? $0 : .init(file: entry.file, line: entry.line, message: $0.message) }
        }
        outcome.milliseconds = ((ProcessInfo.processInfo.systemUptime - begin) * 10_000).rounded() / 10
        return outcome
    }
}

/// Notes failures as they are recorded, which happens on any thread.
private final class FailureObserver: XCTestObservation, @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [TestOutcome.Failure] = []

    var failures: [TestOutcome.Failure] {
        get { lock.withLock { noted } }
        set { lock.withLock { noted = newValue } }
    }

    func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int) {
        var message = Substring(description)
        while message.last == " " || message.last == "-" { message.removeLast() }
        let failure = TestOutcome.Failure(file: filePath ?? "", line: lineNumber, message: String(message))
        lock.withLock { noted.append(failure) }
    }
}
