import Foundation
import RunnerProtocol

/// The process of one running preview. Everything happens on the queue that it was made with.
final class LiveChild: @unchecked Sendable {
    /// What becomes of it.
    enum Event: Sendable {
        /// A page may connect there; for a reload, only the screen is another. `milliseconds` is what making it took.
        case shown(generation: Int, milliseconds: Double)
        /// Something in a xib or storyboard that can't be applied.
        case problem(String)
        /// A note, such as "it drew nothing".
        case note(String)
        /// A screen could not be made; the last one stays.
        case refused(String)
        /// It is gone. The message says why, and the place is the user's file and line; without a message it was refused before.
        case ended(message: String?, place: String?)
    }

    /// The preview's name.
    let name: String
    private(set) var port = 0
    private(set) var token = ""
    private let built: BuiltSources
    private let queue: DispatchQueue
    private let handler: @Sendable (LiveChild, Event) -> Void
    private let process = Process()
    private let input = Pipe()
    private let paths: (stem: String, request: String, answers: String, log: String, backtrace: String)
    private var reader: (any DispatchSourceRead)?
    private var unread = Data()
    private var isWanted = true
    /// Whether it has said itself why it shows nothing.
    private var hasRefused = false

    nonisolated(unsafe) private static var count = 0

    /// Starts it.
    /// - Throws: ``ToolError`` when it can't be started.
    init(
        _ request: RunnerRequest, engine: Engine, folder: BuildFolder, built: BuiltSources, queue: DispatchQueue,
        handler: @escaping @Sendable (LiveChild, Event) -> Void
    ) throws {
        name = request.classes.first ?? ""
        self.built = built
        self.queue = queue
        self.handler = handler
        LiveChild.count += 1
        let stem = "\(folder.path)/live-\(getpid())-\(LiveChild.count)"
        paths = (stem, stem + ".request", stem + ".answers", stem + ".log", stem + ".backtrace")
        guard mkfifo(paths.answers, 0o600) == 0 else { throw ToolError("\(paths.answers) can't be made; set SLIDERKIT_CACHE to another folder", code: .setup) }
        var request = request
        request.answers = paths.answers
        try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: paths.request))
        readAnswers()
        try start(engine)
    }

    private func start(_ engine: Engine) throws {
        _ = FileManager.default.createFile(atPath: paths.log, contents: nil)
        guard let log = FileHandle(forWritingAtPath: paths.log) else {
            throw ToolError("\(paths.log) can't be written; set SLIDERKIT_CACHE to another folder", code: .setup)
        }
        process.executableURL = URL(fileURLWithPath: engine.live)
        process.arguments = [paths.request]
        process.environment = ProcessInfo.processInfo.environment.merging(RunnerProcess.environment(backtrace: paths.backtrace)) { $1 }
        process.standardInput = input
        process.standardOutput = log
        process.standardError = log
        process.terminationHandler = { [self, queue] process in
            // Whoever has forgotten it by then leaves its files to be taken away.
            let signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
            queue.async { self.ended(signal) }
        }
        do {
            try process.run()
        } catch {
            throw ToolError("\(engine.live) can't be started: \(error.localizedDescription)", code: .setup)
        }
    }

    /// Ends it; nothing more is told of it.
    func end() {
        guard isWanted else { return }
        isWanted = false
        try? input.fileHandleForWriting.close()
        let process = process
        // One that is stuck in user code does not hear that its input ended.
        queue.asyncAfter(deadline: .now() + 0.3) { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    }

    /// Ends it at once, as the whole tool ends.
    func kill9() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// Has it load everything anew that is no code.
    func reload(_ nibs: [NibItem]) {
        guard isWanted, var data = try? JSONEncoder().encode(LiveCommand(.reload, nibs: nibs)) else { return }
        data.append(UInt8(ascii: "\n"))
        // A child that is gone takes its pipe along; the write fails then, and its end is told anyway.
        try? input.fileHandleForWriting.write(contentsOf: data)
    }

    // MARK: Answers

    private func readAnswers() {
        // Opened for both, so that it does not end before the child has opened it.
        let descriptor = open(paths.answers, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        reader.setEventHandler { [weak self] in self?.read(descriptor) }
        reader.setCancelHandler { close(descriptor) }
        reader.resume()
        self.reader = reader
    }

    private func read(_ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            unread += buffer.prefix(count)
        }
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            let line = unread[unread.startIndex..<end]
            if let answer = try? JSONDecoder().decode(RunnerAnswer.self, from: line) { heard(answer) }
            unread = Data(unread[(end + 1)...])
        }
    }

    private func heard(_ answer: RunnerAnswer) {
        guard isWanted else { return }
        switch answer.kind {
        case .live:
            hasRefused = false
            if let port = answer.port { self.port = port }
            if let token = answer.token { self.token = token }
            handler(self, .shown(generation: answer.generation ?? 1, milliseconds: answer.milliseconds ?? 0))
        case .problem: answer.message.map { handler(self, .problem($0)) }
        case .note: answer.message.map { handler(self, .note($0)) }
        case .refused, .unwritable:
            hasRefused = true
            answer.message.map { handler(self, .refused($0)) }
        default: break
        }
    }

    private func ended(_ signal: Int32?) {
        // Its last words may not have been read.
        if let reader { read(Int32(reader.handle)) }
        reader?.cancel()
        reader = nil
        let output = String(decoding: FileManager.default.contents(atPath: paths.log) ?? Data(), as: UTF8.self)
        let backtrace = String(decoding: FileManager.default.contents(atPath: paths.backtrace) ?? Data(), as: UTF8.self)
        for path in [paths.request, paths.answers, paths.log, paths.backtrace] { unlink(path) }
        guard isWanted else { return }
        isWanted = false
        if hasRefused, signal == nil { return handler(self, .ended(message: nil, place: nil)) }
        let crash = CrashReport(built: built, output: output, backtrace: backtrace, signal: signal)
        handler(self, .ended(message: crash.what, place: crash.userPlace))
    }
}
