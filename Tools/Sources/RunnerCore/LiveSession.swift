@_spi(SliderKit) import BrowserHost
import Foundation
@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import QuartzCore
import RunnerProtocol
@_spi(SliderKit) import UIKit

/// Shows one preview on pages until the tool ends.
@MainActor final class LiveSession {
    private var request: RunnerRequest
    private let answers: AnswerWriter
    private var browser: BrowserHost?
    private var origins: NibOrigins?
    private var isOver = false
    private var unfinished = Data()

    init(request: RunnerRequest, answers: AnswerWriter) {
        self.request = request
        self.answers = answers
        // Pictures go to pages, not to files.
        self.request.out = nil
    }

    func run() throws {
        // People look at it now.
        VirtualClock.firstDate = { Foundation.Date() }
        guard let makeLink = Runner.makeLink, let name = request.classes.first else {
            throw RunnerError("this program reaches no pages; sliderkit-live does")
        }
        let box = Box()
        let way = try makeLink(
            request.origins, { box.session?.browser?.opened($0) }, { box.session?.browser?.received($1, from: $0) }, { box.session?.browser?.closed($0) })
        box.session = self
        let origins = NibOrigins()
        self.origins = origins
        NibCanvas.onMake = { origins.note($0, $1) }
        let milliseconds = try show(name)
        let browser = BrowserHost(host: try currentHost(), link: way.link, origins: origins)
        self.browser = browser
        tell(milliseconds, port: way.port, token: way.token)
        listen()
        browser.run { [unowned self] in isOver }
    }

    /// What the server's closures know of the session.
    private final class Box: @unchecked Sendable { weak var session: LiveSession? }

    /// Draws the preview as `preview` does, and leaves it on the screen.
    /// - Returns: How long that took, in milliseconds.
    private func show(_ name: String) throws -> Double {
        answers.write(RunnerAnswer(.begin, name: name))
        let begin = ProcessInfo.processInfo.systemUptime
        var result = ClassResult(name: name)
        try Previewer(request: request, answers: answers).draw(name, into: &result)
        if let error = result.error { answers.write(RunnerAnswer(.note, name: name, message: error)) }
        return ((ProcessInfo.processInfo.systemUptime - begin) * 10_000).rounded() / 10
    }

    private func currentHost() throws -> HeadlessHost {
        guard let host = UIApplication.shared.host as? HeadlessHost else { throw RunnerError("there is no screen to show") }
        return host
    }

    private func tell(_ milliseconds: Double, port: Int? = nil, token: String? = nil) {
        var answer = RunnerAnswer(.live, name: request.classes.first)
        (answer.port, answer.token, answer.generation, answer.milliseconds) = (port, token, browser?.generation, milliseconds)
        answers.write(answer)
    }

    // MARK: Commands

    /// Hears the tool's commands, on a thread that waits for them.
    private func listen() {
        let box = Box()
        box.session = self
        let thread = Thread {
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while true {
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                let data = Data(buffer.prefix(max(0, count)))
                DispatchQueue.main.async { MainActor.assumeIsolated { box.session?.heard(data) } }
                if data.isEmpty { return }
            }
        }
        thread.start()
    }

    private func heard(_ data: Data) {
        guard !data.isEmpty else {
            isOver = true
            return
        }
        unfinished += data
        while let end = unfinished.firstIndex(of: UInt8(ascii: "\n")) {
            let line = unfinished[..<end]
            unfinished = Data(unfinished[(end + 1)...])
            if let command = try? JSONDecoder().decode(LiveCommand.self, from: line) { perform(command) }
        }
    }

    private func perform(_ command: LiveCommand) {
        switch command.kind {
        case .reload: reload(command.nibs)
        }
    }

    /// Loads everything that is no code anew. When it can't be made, the last picture stays on pages.
    private func reload(_ nibs: [NibItem]) {
        guard let browser, let name = request.classes.first else { return }
        if !nibs.isEmpty { request.nibs = nibs }
        browser.pause()
        UIImage.forgetNamedImages()
        origins?.forget()
        do {
            let milliseconds = try show(name)
            browser.show(try currentHost())
            browser.turn()
            tell(milliseconds)
        } catch {
            answers.write(RunnerAnswer(.refused, name: name, message: "\(error)"))
        }
    }
}
