import Foundation
import RunnerProtocol

/// Running what pages show.
extension LiveServer {
    /// Starts the process of what a page wants; the old one stays until the new one shows something.
    func show(_ socket: Int, cause: (text: String, at: Double)?) {
        guard let wanted = tabs[socket]?.wanted, let project, project.session.built.errors.isEmpty else { return }
        guard !wanted.isGrid else { return drawVariants(wanted, project, socket) }
        guard project.previews.contains(where: { $0.name == wanted.name }) else { return }
        tabs[socket]?.next?.end()
        tabs[socket]?.next = nil
        tabs[socket]?.problems = []
        do {
            let request = try project.request(.live, wanted)
            tabs[socket]?.next = try start(request, project, socket)
            tabs[socket]?.cause = cause
        } catch {
            tell(["type": "errors", "title": "It can't be started", "errors": [["message": "\(error)"]]], socket)
        }
    }

    private func start(_ request: RunnerRequest, _ project: LiveProject, _ socket: Int) throws -> LiveChild {
        var request = request
        request.origins = ["http://127.0.0.1:\(server.port)", "http://localhost:\(server.port)"]
        let session = project.session
        return try LiveChild(request, engine: session.builder.engine, folder: session.builder.folder, built: session.built, queue: queue) {
            [weak self] child, event in self?.heard(event, of: child, socket)
        }
    }

    private func heard(_ event: LiveChild.Event, of child: LiveChild, _ socket: Int) {
        guard let tab = tabs[socket], tab.child === child || tab.next === child else { return }
        switch event {
        case .shown(let generation, _):
            tabs[socket]?.generation = generation
            guard tab.next === child else {
                tell(["type": "compiled", "text": "Loaded anew"], socket)
                return tellProblems(socket)
            }
            tab.child?.end()
            tabs[socket]?.child = child
            tabs[socket]?.next = nil
            tell(["type": "child", "name": child.name, "port": child.port, "token": child.token], socket)
            tellProblems(socket)
        case .problem(let text): if !tab.problems.contains(text) { tabs[socket]?.problems.append(text) }
        case .note(let text): tell(["type": "status", "text": text], socket)
        case .refused(let reason):
            // What is wrong with the file says more than what could not be done with it.
            let reasons = tab.problems.isEmpty ? [reason] : tab.problems
            tabs[socket]?.problems = []
            tell(["type": "errors", "title": "\(child.name) can't be shown", "errors": reasons.map(LiveServer.error)], socket)
            Console.note("\(child.name): \(reason)")
        case .ended(let message, let place):
            if tab.next === child { tabs[socket]?.next = nil } else { tabs[socket]?.child = nil }
            guard let message else { return }
            Console.note("\(child.name): \(message)" + (place.map { " (\($0))" } ?? ""))
            var error: [String: Any] = ["message": message]
            if let place { error.merge(LiveServer.place(place)) { $1 } }
            tell(["type": "errors", "title": "\(child.name) has crashed", "errors": [error], "isCrash": true], socket)
        }
    }

    /// What of the files is not understood, once for each screen.
    private func tellProblems(_ socket: Int) {
        guard let problems = tabs[socket]?.problems, !problems.isEmpty else { return }
        tabs[socket]?.problems = []
        tell(["type": "problems", "title": "Not everything is understood", "problems": problems.map(LiveServer.error)], socket)
    }

    /// A message that begins with `file:line:`, taken apart.
    static func error(_ text: String) -> [String: Any] {
        guard let match = text.firstMatch(of: /^(\/[^:]+):(\d+): (.+)$/) else { return ["message": text] }
        return ["file": String(match.1), "line": Int(match.2) ?? 0, "message": String(match.3)]
    }

    private static func place(_ text: String) -> [String: Any] {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else { return ["file": text] }
        return ["file": String(text[..<colon]), "line": line]
    }

    /// The first frame of a screen is on the page: now it is known how long a change took.
    func drawn(_ generation: Int, _ socket: Int) {
        guard let cause = tabs[socket]?.cause, generation == tabs[socket]?.generation else { return }
        tabs[socket]?.cause = nil
        let milliseconds = Int(((ProcessInfo.processInfo.systemUptime - cause.at) * 1000).rounded())
        let text = "\(cause.text): on the page after \(milliseconds) ms"
        Console.note(text)
        tell(["type": "status", "text": text], socket)
    }

    // MARK: Variants

    /// Light and dark, both looks, both directions.
    private static func variants(of screen: ScreenOptions) -> [(label: String, screen: ScreenOptions)] {
        var all: [(String, ScreenOptions)] = []
        for look in ["current", "classic"] {
            for style in ["light", "dark"] {
                for direction in ["ltr", "rtl"] {
                    var variant = screen
                    (variant.look, variant.style, variant.direction) = (look, style, direction)
                    let words = [look == "current" ? "iOS 26" : "Classic", style == "light" ? "Light" : "Dark", direction.uppercased()]
                    all.append((words.joined(separator: " · "), variant))
                }
            }
        }
        return all
    }

    /// Draws each variant and sends it as soon as it is there; one that another request overtakes is given up.
    private func drawVariants(_ wanted: LiveTab.Wanted, _ project: LiveProject, _ socket: Int) {
        let variants = LiveServer.variants(of: wanted.screen)
        tell(["type": "variants", "labels": variants.map(\.label)], socket)
        grid += 1
        let number = grid
        forgetPictures()
        for (index, variant) in variants.enumerated() {
            work.async { [weak self] in
                guard let self, queue.sync(execute: { self.grid == number }) else { return }
                let answer = self.draw(variant.screen, wanted, project, name: "variant-\(number)-\(index).png")
                let scale = variant.screen.scale ?? 2
                queue.async {
                    var message: [String: Any] = ["type": "variant", "label": variant.label, "scale": scale]
                    message[answer.file == nil ? "error" : "file"] = answer.file ?? answer.error
                    self.tell(message, socket)
                }
            }
        }
    }

    private func draw(_ screen: ScreenOptions, _ wanted: LiveTab.Wanted, _ project: LiveProject, name: String) -> (file: String?, error: String) {
        let session = project.session
        let path = "\(session.builder.folder.path)/\(getpid())-\(name)"
        defer { unlink(path) }
        do {
            var wanted = wanted
            wanted.screen = screen
            var request = try project.request(.preview, wanted)
            request.out = path
            let child = RunnerProcess(engine: session.builder.engine, folder: session.builder.folder, built: session.built, timeLimit: session.timeLimit)
            let report = try child.run(request)
            if let data = FileManager.default.contents(atPath: path) {
                keep(data, as: name)
                return (name, "")
            }
            let result = report.results.first
            return (nil, result?.error ?? result?.skipped ?? report.refusal ?? report.crash ?? "it drew nothing")
        } catch {
            return (nil, "\(error)")
        }
    }
}
