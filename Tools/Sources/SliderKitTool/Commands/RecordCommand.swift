import Foundation
import RunnerProtocol

/// `sliderkit record`.
enum RecordCommand: Command {
    static let name = "record"
    static let abstract = "Play a gesture script and film it."
    static let discussion = """
        Plays SCRIPT under a virtual clock and writes frame-00001.png …, a named PNG for each capture, and events.jsonl (time, control,
        event, value; or time, spoken): the same bytes every time. A touch is seen in the frame after it, as on a phone; captures show the instant.
        PATH is an app, or a class that --class names.

        SCRIPT is JSON: {"device": "iPhone X", "steps": […]}, each step one of
          {"wait": 0.5}
          {"tap": P}
          {"drag": [P, P], "duration": 0.8, "hold": 0.2, "release": false}
          {"adjust": "volume", "to": 0.7, "duration": 0.3, "release": false}
          {"wheel": [0, 3], "at": P}
          {"key": "ArrowRight"}   {"focus": "volume"}   {"increment": true}   {"decrement": true}
          {"release": true}   {"cancel": true}   {"capture": "name"}
        A wheel turns by notches, right and down. The focus is a screen reader's: it speaks what gets it, and the values that increment and
        decrement lead to. P is a point [x, y] of the window, or an accessibility identifier or label, meaning that view's centre. Times are seconds.
        """
    static let positional = PreviewCommand.positional + [(name: "SCRIPT", help: "The gesture script, a JSON file.")]
    static let options: [Option] =
        [
            .value("--out", "DIR|FILE.png", "The folder that frames go to, or one animated PNG; captures and events go beside it. Required."),
            .value("--fps", "N", "Frames for each second, from 1 to 240; 60 by default."),
            .flag("--json", "Answer in JSON."),
            .value("--timeout", "SECONDS", "How long a step, or ten frames of a long one, may take; 20 by default."),
        ] + SharedOptions.screen + SharedOptions.source

    static func run(_ arguments: Arguments) throws -> ExitCode {
        guard let out = arguments.value("--out").map(absolute) else { throw ToolError.usage("missing option --out <DIR|FILE.png>") }
        let framesPerSecond = try rate(arguments.value("--fps"))
        let script = try readScript(arguments.positional[1])
        let stem = URL(fileURLWithPath: out).deletingPathExtension().lastPathComponent
        if out.lowercased().hasSuffix("png"), script.steps.contains(.capture(stem)) {
            throw ToolError.usage("the capture \"\(stem)\" would replace the film at \(out); give one of them another name")
        }
        let session = try Session(arguments)
        guard try session.compiled() else { return .compile }
        let subject = try subject(session)
        if !out.lowercased().hasSuffix("png") { try clear(out) }
        let report: RunnerProcess.Report
        do {
            report = try session.run(
                .record, classes: [subject.name], application: subject.isApplication ? subject.name : nil, out: out, script: script,
                framesPerSecond: framesPerSecond, nibs: try session.outline().nibs)
        } catch let error as ToolError where error.code == .script {
            throw ToolError("\(arguments.positional[1]): \(error.description)", code: .script)
        }
        if let error = report.results.compactMap(\.error).first { throw ToolError("\(subject.name): \(error)", code: .findings) }
        Console.print(session.json ? try Console.json(["out": out, "summary": report.notes.last ?? ""]) : "\(out): \(report.notes.last ?? "")")
        return .success
    }

    private static func rate(_ text: String?) throws -> Double {
        guard let text else { return 60 }
        guard let rate = Double(text), (1...240).contains(rate) else {
            throw ToolError.usage("'\(text)' is no frame rate; write a number from 1 to 240, such as --fps 60")
        }
        return rate
    }

    static func readScript(_ path: String) throws -> GestureScript {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ToolError.usage("there is no gesture script at \(path); check the path")
        }
        do {
            return try GestureScript(json: data)
        } catch let error as ScriptError {
            throw ToolError("\(path): \(error)", code: .script)
        }
    }

    /// The class to film: the named one, else the app, else the only view.
    private static func subject(_ session: Session) throws -> (name: String, isApplication: Bool) {
        let wanted = session.arguments.all("--class")
        if let name = wanted.last {
            let found = try PreviewChoice.makeable(name, session.built)
            return (name, [.application, .controller].contains(found.kind))
        }
        if let app = PreviewChoice.app(session.built) { return (app, true) }
        let choice = try PreviewChoice(session.built, .init())
        guard choice.names.count == 1 else {
            throw ToolError.usage("which of \(choice.names.joined(separator: ", ")) is to be recorded? Name one by --class")
        }
        return (choice.names[0], false)
    }

    /// Takes an earlier recording's frames away, and nothing else.
    private static func clear(_ folder: String) throws {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("frame-") && name.hasSuffix(".png") || name == "events.jsonl" {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }
}
