import Foundation

@testable import SliderKitTool

/// An editor, as far as a language server can tell: it starts `sliderkit lsp`, opens documents, edits them and asks.
final class LanguageClient {
    private let process = Process()
    private let stream: MessageStream
    private var lastNumber = 0
    private var texts: [String: String] = [:]
    private(set) var abilities: [String: Any] = [:]

    init(root: String, arguments: [String] = []) throws {
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: try Engine.locate().folder + "/sliderkit-tool")
        process.arguments = ["lsp"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SLIDERKIT_CACHE": ToolRun.cache]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        stream = MessageStream(input: output.fileHandleForReading, output: input.fileHandleForWriting)
        let abilities: [String: Any] = ["textDocument": ["diagnostic": [:], "publishDiagnostics": [:], "hover": ["contentFormat": ["markdown"]]]]
        let answer = try ask("initialize", ["processId": NSNull(), "rootUri": uri(root), "capabilities": abilities])
        self.abilities = (answer as? [String: Any])?["capabilities"] as? [String: Any] ?? [:]
        tell("initialized", [:])
    }

    func uri(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.absoluteString }

    func tell(_ method: String, _ parameters: [String: Any]) { stream.write(["jsonrpc": "2.0", "method": method, "params": parameters]) }

    /// Asks, and waits for the answer.
    @discardableResult
    func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
        lastNumber += 1
        stream.write(["jsonrpc": "2.0", "id": lastNumber, "method": method, "params": parameters])
        while let message = stream.read() {
            if message["method"] == nil, message["id"] as? Int == lastNumber { return message["result"] }
            // What the server asks is none of the test's business.
            if message["method"] != nil, let id = message["id"] { stream.write(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
        }
        throw ToolError("the server left", code: .setup)
    }

    func open(_ path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        texts[path] = text
        tell("textDocument/didOpen", ["textDocument": ["uri": uri(path), "languageId": "swift", "version": 1, "text": text]])
    }

    /// Types a text at a place.
    func type(_ new: String, before mark: String, in path: String, version: Int) {
        let at = place(mark, in: path)
        texts[path] = texts[path]?.replacingOccurrences(of: mark, with: new + mark)
        let change: [String: Any] = ["range": ["start": at, "end": at], "text": new]
        tell("textDocument/didChange", ["textDocument": ["uri": uri(path), "version": version], "contentChanges": [change]])
    }

    /// Where a mark begins, plus some characters.
    func place(_ mark: String, plus count: Int = 0, in path: String) -> [String: Int] {
        let before = (texts[path] ?? "").components(separatedBy: mark)[0].components(separatedBy: "\n")
        return ["line": before.count - 1, "character": before[before.count - 1].utf16.count + count]
    }

    /// Errors and warnings as `line: message`, lines from 1.
    func problems(of path: String, errorsOnly: Bool = true) throws -> [String] {
        let report = try ask("textDocument/diagnostic", ["textDocument": ["uri": uri(path)]]) as? [String: Any]
        return (report?["items"] as? [[String: Any]] ?? []).filter { !errorsOnly || $0["severity"] as? Int == 1 }.map { item in
            let start = (item["range"] as? [String: Any])?["start"] as? [String: Any]
            return "\((start?["line"] as? Int ?? -2) + 1): \(item["message"] as? String ?? "")"
        }
    }

    func hover(_ mark: String, plus count: Int, in path: String) throws -> String {
        let answer = try ask("textDocument/hover", ["textDocument": ["uri": uri(path)], "position": place(mark, plus: count, in: path)])
        return ((answer as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String ?? ""
    }

    func completions(_ mark: String, plus count: Int, in path: String) throws -> [String] {
        let answer = try ask("textDocument/completion", ["textDocument": ["uri": uri(path)], "position": place(mark, plus: count, in: path)])
        return ((answer as? [String: Any])?["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
    }

    /// Where a name is declared, as `file:line`, lines from 1.
    func definitions(_ mark: String, plus count: Int, in path: String) throws -> [String] {
        let answer = try ask("textDocument/definition", ["textDocument": ["uri": uri(path)], "position": place(mark, plus: count, in: path)])
        return (answer as? [[String: Any]] ?? []).map { found in
            let start = (found["range"] as? [String: Any])?["start"] as? [String: Any]
            return "\(URL(string: found["uri"] as? String ?? "")?.lastPathComponent ?? ""):\((start?["line"] as? Int ?? -2) + 1)"
        }
    }

    /// Says goodbye.
    /// - Returns: the exit status.
    func leave() throws -> Int32 {
        try ask("shutdown", [:])
        tell("exit", [:])
        process.waitUntilExit()
        return process.terminationStatus
    }
}
