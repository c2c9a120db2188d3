import Foundation
import RunnerProtocol

/// Runs Swift Testing through the entry point that it offers to tools: configuration and events are JSON.
@MainActor struct SwiftTestingRun {
    private typealias EntryPoint = @convention(thin) @Sendable (
        UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

    private let entryPoint: EntryPoint
    private let answers: AnswerWriter

    /// Nil when nothing that is loaded holds Swift Testing.
    init?(answers: AnswerWriter) {
        guard let symbol = dlsym(nil, "swt_abiv0_getEntryPoint") else { return nil }
        let get = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
        entryPoint = unsafeBitCast(get(), to: EntryPoint.self)
        self.answers = answers
    }

    func items() -> [TestItem] {
        let collector = SwiftTestingRecords()
        call(Configuration(listTests: true), collector)
        return collector.items
    }

    func run(_ tests: [TestItem]) {
        // Tests of one screen take turns.
        let patterns = tests.map { "^" + NSRegularExpression.escapedPattern(for: $0.id) + "$" }
        call(Configuration(filter: patterns), SwiftTestingRecords(answers: answers))
    }

    private struct Configuration: Encodable {
        var listTests = false
        var filter: [String]?
        var parallel = false
        /// Nothing for people: the tool tells.
        var verbosity = -10
        var eventStreamVersion = "0"
    }

    private func call(_ configuration: Configuration, _ records: SwiftTestingRecords) {
        guard let json = try? JSONEncoder().encode(configuration) else { return }
        let entryPoint = entryPoint
        let isDone = Flag()
        Task.detached {
            let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: json.count, alignment: 1)
            bytes.copyBytes(from: json)
            _ = try? await entryPoint(UnsafeRawBufferPointer(bytes)) { records.take(Data($0)) }
            bytes.deallocate()
            isDone.set()
        }
        // What the tests do on the main thread is done here.
        while !isDone.isSet { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
    }

    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false

        var isSet: Bool { lock.withLock { value } }
        func set() { lock.withLock { value = true } }
    }
}
