import Foundation
import LoopbackServer
import NibEditing
import RunnerProtocol

/// `preview --live`: serves the page, runs what pages show in processes of their own, and follows the files. Everything but compiling happens on one queue.
final class LiveServer: @unchecked Sendable {
    let queue = DispatchQueue(label: "sliderkit.live")
    /// Compiling and drawing take their time, one after the other.
    let work = DispatchQueue(label: "sliderkit.live.work")
    let arguments: Arguments
    let path: String
    let screen: ScreenOptions
    let mode: RunnerRequest.Mode
    private(set) var server: LoopbackServer!
    private var watcher: FolderWatcher?
    var tabs: [Int: LiveTab] = [:]
    var project: LiveProject?
    /// What pages that come later must be told, too.
    private var trouble: [String: Any]?
    private var isBuilding = false
    private var buildsAgain = false
    /// Pictures of variants, by their names.
    private let pictures = LivePictures()
    var grid = 0

    /// Starts serving; compiling begins at once.
    /// - Throws: ``ToolError`` when the port is taken or an option is wrong.
    init(_ arguments: Arguments, path: String, port: LoopbackServer.Port, mode: RunnerRequest.Mode) throws {
        self.arguments = arguments
        self.path = path
        self.mode = mode
        screen = try SharedOptions.screenOptions(arguments)
        let box = Box()
        box.server = self
        do {
            server = try LoopbackServer(
                port: port,
                handlers: LoopbackHandlers(
                    file: { [pictures] in pictures.file($0) ?? LivePage.file($0) },
                    opened: { socket in box.server?.later { $0.opened(socket) } },
                    received: { socket, message in box.server?.later { $0.received(message, from: socket) } },
                    closed: { socket in box.server?.later { $0.closed(socket) } }))
        } catch let error as LoopbackError {
            throw ToolError(error.description, code: .setup)
        }
        watcher = FolderWatcher(path: path, queue: queue) { box.server?.happened($0) }
        later { $0.build(cause: nil) }
    }

    private final class Box: @unchecked Sendable { weak var server: LiveServer? }

    private func later(_ work: @escaping @Sendable (LiveServer) -> Void) { queue.async { [weak self] in self.map(work) } }

    var address: String { server.address }

    /// Ends every process that was started.
    func stop() {
        queue.sync {
            watcher?.stop()
            for tab in tabs.values {
                tab.child?.kill9()
                tab.next?.kill9()
            }
        }
        server.stop()
    }

    // MARK: Pages

    func tell(_ object: [String: Any], _ socket: Int) { server.send(.text(LiveJSON.text(object)), to: socket) }
    func tellAll(_ object: [String: Any]) { for socket in tabs.keys { tell(object, socket) } }

    private func opened(_ socket: Int) {
        tabs[socket] = LiveTab()
        tell(state(isFresh: true), socket)
        if let project { tell(LiveServer.revisions(project), socket) }
        if isBuilding { tell(["type": "compiling"], socket) }
        if let trouble { tell(trouble, socket) }
    }

    private func closed(_ socket: Int) {
        guard let tab = tabs.removeValue(forKey: socket) else { return }
        tab.child?.end()
        tab.next?.end()
    }

    private func received(_ message: LoopbackMessage, from socket: Int) {
        guard case .text(let text) = message, tabs[socket] != nil else { return }
        guard let message = try? JSONDecoder().decode(LiveMessage.self, from: Data(text.utf8)), message.isUsable else {
            return tell(["type": "status", "text": "The program does not understand what the page asked for."], socket)
        }
        switch message.type {
        case .show, .variants:
            guard let name = message.name, let screen = message.screen else { return }
            tabs[socket]?.wanted = LiveTab.Wanted(name: name, mode: message.mode ?? .canvas, screen: screen, isGrid: message.type == .variants)
            show(socket, cause: nil)
        case .drawn: drawn(message.generation ?? 0, socket)
        case .save: save(message, socket)
        }
    }

    func state(isFresh: Bool) -> [String: Any] {
        let devices = ["iPhone SE", "iPhone 8", "iPhone X", "iPhone 11", "iPhone 16", "iPhone 16 Pro Max", "iPad"]
        return [
            "type": "state", "title": URL(fileURLWithPath: path).lastPathComponent, "path": path, "isFresh": isFresh, "mode": mode.rawValue,
            "screen": LiveJSON.object(screen), "devices": devices,
            "previews": (project?.previews ?? []).map { ["name": $0.name, "kind": $0.kind.rawValue, "file": $0.file, "line": $0.line] },
        ]
    }

    private static func revisions(_ project: LiveProject) -> [String: Any] {
        ["type": "revisions", "revisions": project.revisions().mapValues(\.description)]
    }

    // MARK: Files

    private func happened(_ event: FolderWatcher.Event) {
        switch event {
        case .gone:
            let title = "The folder is gone"
            Console.note("\(path) is gone; the last pictures stay. They go on when it is back.")
            fail(title, [["file": path, "message": "It was moved or deleted. The last picture stays; everything goes on when the folder is back."]])
        case .back:
            Console.note("\(path) is back.")
            trouble = nil
            build(cause: ("\(URL(fileURLWithPath: path).lastPathComponent) is back", ProcessInfo.processInfo.systemUptime))
        case .changed(let paths, let at):
            guard let kind = LiveChange.kind(of: paths) else { return }
            let names = LiveChange.names(paths)
            switch kind {
            case .code: build(cause: (names, at))
            case .resources: reload(cause: (names, at))
            }
        }
    }

    /// Shows everywhere what changed without any compiling.
    private func reload(cause: (text: String, at: Double)) {
        guard let project, !isBuilding, trouble == nil || project.session.built.errors.isEmpty else { return build(cause: cause) }
        tellAll(LiveServer.revisions(project))
        for (socket, tab) in tabs {
            guard let child = tab.child, tab.wanted?.isGrid == false else {
                show(socket, cause: cause)
                continue
            }
            tabs[socket]?.cause = cause
            tabs[socket]?.problems = []
            child.reload([])
        }
        // New scenes are found after what is shown was brought up to date.
        work.async { [weak self] in
            var fresh = project
            guard (try? fresh.look()) != nil else { return }
            let result = fresh
            self?.later { server in
                let names = server.project?.previews
                server.project = result
                if result.previews != names { server.tellAll(server.state(isFresh: false)) }
            }
        }
    }

    // MARK: Building

    private func build(cause: (text: String, at: Double)?) {
        guard !isBuilding else {
            buildsAgain = true
            return
        }
        isBuilding = true
        tellAll(["type": "compiling"])
        let arguments = arguments
        work.async { [weak self] in
            let result = Result { try LiveProject(arguments) }
            self?.later { $0.built(result, cause: cause) }
        }
    }

    private func built(_ result: Result<LiveProject, any Error>, cause: (text: String, at: Double)?) {
        isBuilding = false
        defer {
            if buildsAgain {
                buildsAgain = false
                build(cause: cause)
            }
        }
        switch result {
        case .failure(let error):
            Console.error("\(error)")
            fail("There is nothing to show", [["message": "\(error)"]])
        case .success(let fresh) where !fresh.session.built.errors.isEmpty:
            for error in fresh.session.built.errors { Console.note(error.text) }
            let errors = fresh.session.built.errors
            fail(
                errors.count == 1 ? "It does not compile" : "It does not compile: \(errors.count) errors",
                errors.map { ["file": $0.file, "line": $0.line, "message": $0.message] })
        case .success(let fresh):
            let isFirst = project == nil
            project = fresh
            trouble = nil
            let compile = fresh.session.compileTime
            if isFirst { Console.note(compile) }
            tellAll(["type": "compiled", "text": compile])
            tellAll(LiveServer.revisions(fresh))
            tellAll(state(isFresh: false))
            if !fresh.problems.isEmpty { tellAll(["type": "problems", "title": "Some files can't be read", "problems": fresh.problems.map(LiveServer.error)]) }
            for socket in tabs.keys { show(socket, cause: cause.map { ("\($0.text), \(compile.prefix(1).lowercased() + compile.dropFirst())", $0.at) }) }
        }
    }

    /// Tells every page, now and later; the last good pictures stay.
    private func fail(_ title: String, _ errors: [[String: Any]]) {
        trouble = ["type": "errors", "title": title, "errors": errors]
        trouble.map(tellAll)
    }

    // MARK: Saving

    private func save(_ message: LiveMessage, _ socket: Int) {
        guard let file = message.file, let revision = message.revision, let edits = message.edits else { return }
        let name = URL(fileURLWithPath: file).lastPathComponent
        guard let project, NibFinder.files(of: project.session.builder.sources).contains(file) else {
            return tell(["type": "refused", "file": file, "message": "\(name) is none of the files that are shown; nothing is saved"], socket)
        }
        do {
            let now = try NibSaver.save(edits, to: file, expecting: NibSaver.Revision(revision))
            Console.note("Saved \(edits.count == 1 ? "1 value" : "\(edits.count) values") to \(file)")
            tell(["type": "saved", "file": file, "revision": now.description, "text": "Saved to \(name)"], socket)
        } catch {
            var answer: [String: Any] = ["type": "refused", "file": file, "message": "\(error)"]
            if let now = NibSaver.revision(of: file) { answer["revision"] = now.description }
            Console.note("\(error)")
            tell(answer, socket)
        }
    }

    func keep(_ picture: Data, as name: String) { pictures.keep(picture, as: name) }
    func forgetPictures() { pictures.forget() }
}
