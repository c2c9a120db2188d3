import Foundation
import RunnerProtocol

/// Takes the records that Swift Testing sends, on whatever thread, and makes answers of them.
final class SwiftTestingRecords: @unchecked Sendable {
    private let answers: AnswerWriter?
    private let lock = NSLock()
    private var functions: [TestItem] = []
    private var failures: [String: [TestOutcome.Failure]] = [:]
    private var begins: [String: Double] = [:]

    init(answers: AnswerWriter? = nil) {
        self.answers = answers
    }

    /// The test functions that were told.
    var items: [TestItem] { lock.withLock { functions } }

    private struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    private struct Payload: Decodable {
        var kind: String?
        var id: String?
        var testID: String?
        var sourceLocation: Place?
        var instant: Instant?
        var issue: Issue?
        var messages: [Message]?
        var _comments: [String]?
    }

    private struct Instant: Decodable { var absolute: Double }
    private struct Message: Decodable {
        var symbol: String
        var text: String
    }
    private struct Issue: Decodable {
        var isKnown: Bool
        var isFailure: Bool?
        var sourceLocation: Place?
    }
    private struct Place: Decodable {
        var _filePath: String?
        var filePath: String?
        var fileID: String?
        var line: Int
        var path: String { filePath ?? _filePath ?? fileID ?? "" }
    }

    func take(_ data: Data) {
        guard let record = try? JSONDecoder().decode(Record.self, from: data) else { return }
        lock.withLock {
            if record.kind == "test" { declare(record.payload) } else { note(record.payload) }
        }
    }

    private func declare(_ test: Payload) {
        guard test.kind == "function", let id = test.id, let place = test.sourceLocation else { return }
        functions.append(TestItem(kind: .swiftTesting, id: id, name: Self.name(id), file: place.path, line: place.line))
    }

    /// `Module.Suite/function()/File.swift:1:2` without module and place.
    private static func name(_ id: String) -> String {
        var parts = id.split(separator: "/").map(String.init)
        if parts.count > 1, parts.last?.contains(".swift:") == true { parts.removeLast() }
        let path = parts.joined(separator: "/")
        return path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private func note(_ event: Payload) {
        guard let id = event.testID, functions.contains(where: { $0.id == id }) else { return }
        switch event.kind {
        case "testStarted":
            begins[id] = event.instant?.absolute
            answers?.write(RunnerAnswer(.begin, name: id))
        case "issueRecorded":
            guard let issue = event.issue, !issue.isKnown, issue.isFailure != false else { return }
            let place = issue.sourceLocation
            failures[id, default: []].append(
                .init(file: place?.path ?? "", line: place?.line ?? 0, message: text(event) ?? "an issue was recorded"))
        case "testSkipped":
            var outcome = TestOutcome(.skipped)
            outcome.reason = event._comments?.first
            answer(id, outcome)
        case "testEnded":
            var outcome = TestOutcome(failures[id] == nil ? .passed : .failed)
            outcome.failures = failures[id] ?? []
            if let begin = begins[id], let end = event.instant?.absolute { outcome.milliseconds = ((end - begin) * 10_000).rounded() / 10 }
            answer(id, outcome)
        default: break
        }
    }

    private func text(_ event: Payload) -> String? {
        guard let messages = event.messages, !messages.isEmpty else { return nil }
        return messages.map(\.text).joined(separator: "; ")
    }

    private func answer(_ id: String, _ outcome: TestOutcome) {
        var answer = RunnerAnswer(.test, name: id)
        answer.test = outcome
        answers?.write(answer)
    }
}
