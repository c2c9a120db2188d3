import AppleSource
import Foundation

/// Stands between an editor and `sourcekit-lsp`: the server reads rewritten copies, the editor sees its own files.
final class LanguageServer: @unchecked Sendable {
    typealias Message = MessageStream.Message

    private let editor = MessageStream(input: .standardInput, output: .standardOutput)
    private let process = Process()
    private var server: MessageStream!
    private let path: String?
    private let swiftVersion: String?
    private var module: EditorModule?
    private let lock = NSLock()
    /// What was asked, by the request's number, and of which file.
    private var pending: [String: (method: String, path: String?)] = [:]
    /// The documents that the editor has open, with their versions.
    private var versions: [String: Int] = [:]

    /// - Parameter path: the sources; nil for the folder that the editor opens.
    init(path: String?, swiftVersion: String?) {
        self.path = path
        self.swiftVersion = swiftVersion
    }

    /// Serves until the editor leaves.
    func run() throws -> ExitCode {
        guard let executable = Subprocess.find("sourcekit-lsp") else {
            throw ToolError("there is no sourcekit-lsp in PATH; install Swift from swift.org", code: .setup)
        }
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = ["--default-workspace-type", "compilationDatabase"]
        process.standardInput = input
        process.standardOutput = output
        server = MessageStream(input: output.fileHandleForReading, output: input.fileHandleForWriting)
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        let thread = Thread { [self] in
            while let message = server.read() { editor.write(answer(message)) }
            // Without its server there is nothing to say.
            exit(process.isRunning ? 0 : ExitCode.success.rawValue)
        }
        thread.stackSize = 16 << 20
        thread.start()
        while let message = editor.read() {
            if message["method"] as? String == "exit" { break }
            for sent in try forward(message) { server.write(sent) }
        }
        server.write(["jsonrpc": "2.0", "method": "exit"])
        try? input.fileHandleForWriting.close()
        for _ in 0..<100 where process.isRunning { usleep(10_000) }
        if process.isRunning { process.terminate() }
        return .success
    }

    // MARK: From the editor

    /// What the server gets for a message of the editor's.
    private func forward(_ message: Message) throws -> [Message] {
        lock.lock()
        defer { lock.unlock() }
        let method = message["method"] as? String
        if method == "initialize" { return [try initialize(message)] }
        guard let module else { return [message] }
        let mapper = MessageMapper(module: module, direction: .toServer)
        let parameters = message["params"] as? [String: Any] ?? [:]
        let uri = (parameters["textDocument"] as? [String: Any])?["uri"] as? String
        let path = uri.map(mapper.original)
        if let method, let path, method.hasPrefix("textDocument/did"), path.hasSuffix(".swift") {
            if let messages = try document(method, parameters, path, module) { return messages }
        }
        if method == "workspace/didChangeWatchedFiles" { return try watched(message, module) }
        if let method, let id = message["id"] { pending["\(id)"] = (method, path) }
        var sent = message
        // What the editor answers to the server's questions holds no places of files.
        if method != nil, let mapped = mapper.map(parameters, in: path) { sent["params"] = message["params"] == nil ? nil : mapped }
        return [sent]
    }

    private func initialize(_ message: Message) throws -> Message {
        var message = message
        var parameters = message["params"] as? [String: Any] ?? [:]
        let opened = (parameters["workspaceFolders"] as? [[String: Any]])?.first?["uri"] as? String ?? parameters["rootUri"] as? String
        let root = path ?? opened.map(MessageMapper.path) ?? parameters["rootPath"] as? String ?? FileManager.default.currentDirectoryPath
        let module = try EditorModule(root: root, swiftVersion: swiftVersion)
        self.module = module
        let uri = MessageMapper.uri(module.folder)
        parameters["rootUri"] = uri
        parameters["rootPath"] = module.folder
        parameters["workspaceFolders"] = [["uri": uri, "name": URL(fileURLWithPath: module.root).lastPathComponent]]
        parameters["processId"] = Int(getpid())
        message["params"] = parameters
        if let id = message["id"] { pending["\(id)"] = ("initialize", nil) }
        return message
    }

    /// What the server gets when a document is opened, edited, saved or closed; nil for what is passed on as any message.
    private func document(_ method: String, _ parameters: [String: Any], _ path: String, _ module: EditorModule) throws -> [Message]? {
        let document = parameters["textDocument"] as? [String: Any] ?? [:]
        switch method {
        case "textDocument/didOpen":
            if !module.isMember(path) { _ = try module.reload() }
            guard module.isMember(path) else { return nil }
            versions[path] = document["version"] as? Int ?? 0
            let changed = try module.set(document["text"] as? String ?? "", of: path)
            return [opening(path, module)] + changes(changed.filter { $0 != path }, module)
        case "textDocument/didChange":
            guard module.isMember(path), versions[path] != nil else { return nil }
            versions[path] = document["version"] as? Int ?? 0
            let text = Self.edited(module.text(of: path) ?? "", parameters["contentChanges"] as? [[String: Any]] ?? [])
            // The document itself is told even when its copy is the same, so that versions stay in step.
            return changes(Set(try module.set(text, of: path)).union([path]).sorted(), module)
        case "textDocument/didClose":
            guard module.isMember(path), versions.removeValue(forKey: path) != nil else { return nil }
            let changed = try module.set(nil, of: path)
            let closing: Message = ["jsonrpc": "2.0", "method": method, "params": ["textDocument": ["uri": copyURI(path, module)]]]
            return [closing] + changes(changed.filter { $0 != path }, module)
        default: return nil
        }
    }

    private func copyURI(_ path: String, _ module: EditorModule) -> String { MessageMapper.uri(module.copyPath(of: path) ?? path) }

    private func opening(_ path: String, _ module: EditorModule) -> Message {
        let document: [String: Any] = [
            "uri": copyURI(path, module), "languageId": "swift", "version": versions[path] ?? 0, "text": module.copies[path]?.text ?? "",
        ]
        return ["jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document]]
    }

    /// The whole new text of open documents; of others the server hears that their files changed.
    private func changes(_ paths: [String], _ module: EditorModule) -> [Message] {
        let open = paths.filter { versions[$0] != nil }
        var messages: [Message] = open.map { path in
            let document: [String: Any] = ["uri": copyURI(path, module), "version": versions[path] ?? 0]
            let change: [String: Any] = ["text": module.copies[path]?.text ?? ""]
            return ["jsonrpc": "2.0", "method": "textDocument/didChange", "params": ["textDocument": document, "contentChanges": [change]]]
        }
        // Other open files are compiled with what the disk holds of this one.
        let written = paths.map { ["uri": copyURI($0, module), "type": 2] as [String: Any] }
        if !written.isEmpty { messages.append(["jsonrpc": "2.0", "method": "workspace/didChangeWatchedFiles", "params": ["changes": written]]) }
        return messages
    }

    /// Files changed on the disk.
    private func watched(_ message: Message, _ module: EditorModule) throws -> [Message] {
        let changed = try module.reload()
        let database: [String: Any] = ["uri": MessageMapper.uri(module.folder + "/compile_commands.json"), "type": 2]
        return changes(changed, module) + [["jsonrpc": "2.0", "method": "workspace/didChangeWatchedFiles", "params": ["changes": [database]]]]
    }

    /// A text after an editor's changes, one after the other.
    static func edited(_ text: String, _ changes: [[String: Any]]) -> String {
        changes.reduce(text) { text, change in
            let new = change["text"] as? String ?? ""
            guard let range = change["range"] as? [String: Any], let start = index(range["start"], in: text), let end = index(range["end"], in: text),
                start <= end
            else { return new }
            let units = text.utf16
            return String(text[..<start.samePosition(in: units, text)]) + new + String(text[end.samePosition(in: units, text)...])
        }
    }

    private static func index(_ value: Any?, in text: String) -> String.Index? {
        guard let place = value as? [String: Any], let line = place["line"] as? Int, let column = place["character"] as? Int else { return nil }
        let units = text.utf16
        var start = units.startIndex
        for _ in 0..<max(line, 0) {
            guard let end = units[start...].firstIndex(of: 10) else { return text.endIndex }
            start = units.index(after: end)
        }
        let end = units[start...].firstIndex(of: 10) ?? units.endIndex
        return units.index(start, offsetBy: max(column, 0), limitedBy: end) ?? end
    }

    // MARK: From the server

    /// What the editor gets for a message of the server's.
    private func answer(_ message: Message) -> Message {
        lock.lock()
        defer { lock.unlock() }
        guard let module else { return message }
        var message = message
        let mapper = MessageMapper(module: module, direction: .toEditor)
        if message["method"] != nil {
            if let parameters = message["params"] { message["params"] = mapper.map(parameters, in: nil) ?? parameters }
            if message["method"] as? String == "textDocument/publishDiagnostics" { addWarnings(&message) }
            return message
        }
        guard let id = message["id"], let asked = pending.removeValue(forKey: "\(id)"), let result = message["result"] else { return message }
        if asked.method == "initialize" {
            message["result"] = Self.offered(result)
        } else if asked.method.hasPrefix("textDocument/semanticTokens"), var tokens = result as? [String: Any],
            let data = tokens["data"] as? [Int], let copy = asked.path.flatMap({ module.copies[$0] })
        {
            tokens["data"] = SemanticTokens.original(data, copy)
            message["result"] = tokens
        } else {
            message["result"] = mapper.map(result, in: asked.path) ?? NSNull()
            if asked.method == "textDocument/diagnostic", var report = message["result"] as? [String: Any], let path = asked.path {
                report["items"] = (report["items"] as? [Any] ?? []) + warnings(of: path)
                message["result"] = report
            }
        }
        return message
    }

    /// What the server can do, without what would touch the copies' generated text.
    private static func offered(_ result: Any) -> Any {
        guard var result = result as? [String: Any], var abilities = result["capabilities"] as? [String: Any] else { return result }
        for name in ["documentFormattingProvider", "documentRangeFormattingProvider", "documentOnTypeFormattingProvider"] { abilities[name] = nil }
        if var tokens = abilities["semanticTokensProvider"] as? [String: Any] {
            tokens["full"] = true
            abilities["semanticTokensProvider"] = tokens
        }
        result["capabilities"] = abilities
        return result
    }

    private func addWarnings(_ message: inout Message) {
        guard var parameters = message["params"] as? [String: Any], let uri = parameters["uri"] as? String else { return }
        parameters["diagnostics"] = (parameters["diagnostics"] as? [Any] ?? []) + warnings(of: MessageMapper.path(uri))
        message["params"] = parameters
    }

    /// What works on the phone and not here.
    private func warnings(of path: String) -> [[String: Any]] {
        (module?.warnings[path] ?? []).map { found in
            let place = { (column: Int) -> [String: Any] in ["line": found.line - 1, "character": column] }
            return [
                "range": ["start": place(found.column - 1), "end": place(found.column)], "severity": 2, "source": "sliderkit", "message": found.message,
            ]
        }
    }
}

extension String.Index {
    fileprivate func samePosition(in units: String.UTF16View, _ text: String) -> String.Index { String.Index(self, within: text) ?? self }
}
