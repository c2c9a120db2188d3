import Foundation
import RunnerProtocol

/// `sliderkit preview`.
enum PreviewCommand: Command {
    static let name = "preview"
    static let abstract = "Draw designable classes, #Previews, xibs and storyboard scenes, or an app's first screen, to PNG."
    static let discussion = """
        Draws each @IBDesignable class of PATH on a canvas of its own size, as Interface Builder does, and what each #Preview makes: a view at
        its own size, a view controller on a device's screen; each xib at its view's size, each storyboard scene on the device that it was designed
        on. Problems of these are told with file and line. When there is nothing of that, every view that can be made is drawn; when PATH is an
        app, its first screen. --class names any class or preview, --nib a xib, --scene a scene by identifier, class, title or id.

        With --live the address of a page is printed: the running preview takes fingers, keys and screen readers there, its attributes can be edited
        and saved back into the xib, and what is saved in an editor shows at once. Nobody else's pages get in; the address holds the key.

        On the canvas designable classes are made by init(frame:), their attributes are set, then prepareForInterfaceBuilder is called, and no
        code of controllers runs. With --mode run, xibs and scenes are loaded as the app does. A view without a background of its own
        is made non-opaque, as Interface Builder would. Its size is that of the xib whose File's Owner it is, else the one of these that its drawing fills best: its own, its own length in one
        axis and 300 in the other, what its constraints make of a width of 300, 300 × 60, 300 × 300, 60 × 300 points; --size wins.
        """
    static let positional = [(name: "PATH", help: "A Swift file, a xib, a storyboard, a folder of sources, a Swift package or an Xcode project folder.")]
    static let options: [Option] =
        [
            .value("--out", "FILE.png|DIR", "Where pictures go: a file when there is one, else a folder. 'sliderkit-preview' by default."),
            .value("--nib", "NAME", "Only this xib. May be given more than once.", repeats: true),
            .value("--scene", "ID", "Only this scene of a storyboard. May be given more than once.", repeats: true),
            .value("--mode", "MODE", "As Interface Builder shows it, or as the app does; canvas by default.", choices: ["canvas", "run"]),
            .flag("--list", "Name what can be previewed, and draw nothing."),
            .flag("--ledger", "Load each xib and storyboard as the app does, say what became of every element and attribute, and draw nothing."),
            .flag("--live", "Serve a page on this machine with the running preview, an inspector that saves, and reload on save."),
            .value("--port", "N", "The port of the page; by default the first free one from 8437 on."),
            .flag("--json", "Answer in JSON."),
            .value("--timeout", "SECONDS", "How long one class may take; 20 by default."),
        ] + SharedOptions.screen + SharedOptions.source

    static func run(_ arguments: Arguments) throws -> ExitCode {
        if arguments.flag("--live") {
            return try LivePreview.run(arguments, path: arguments.positional[0], mode: arguments.value("--mode") == "run" ? .run : .canvas)
        }
        let session = try Session(arguments)
        if arguments.flag("--ledger") { return try LedgerReport.run(session) }
        guard try session.compiled() else { return .compile }
        let wanted = PreviewChoice.Wanted(classes: arguments.all("--class"), nibs: arguments.all("--nib"), scenes: arguments.all("--scene"))
        let outline = try session.outline()
        let choice = try PreviewChoice(session.built, wanted, nibs: outline.nibs)
        if arguments.flag("--list") { return try list(choice, session) }
        let out = absolute(arguments.value("--out") ?? "sliderkit-preview")
        if out.lowercased().hasSuffix(".png"), choice.names.count > 1 {
            throw ToolError.usage(
                "\(choice.names.count) classes (\(choice.names.joined(separator: ", "))) don't fit into one file; name a folder, or one class by --class")
        }
        let report = try session.run(
            .preview, classes: choice.names, application: choice.application, out: out, script: nil, framesPerSecond: 60,
            nibs: outline.nibs, mode: arguments.value("--mode") == "run" ? .run : .canvas)
        Console.note("\(session.compileTime), drawn in \(Session.text(seconds: report.seconds))")
        let code = try answer(report, session)
        return outline.problems.isEmpty || !wanted.classes.isEmpty ? code : .findings
    }

    private static func list(_ choice: PreviewChoice, _ session: Session) throws -> ExitCode {
        let nibs = choice.nibs.map { SourceClass(name: $0.name, kind: $0.kind == .nib ? .nib : .scene, designable: false, file: $0.file, line: $0.line) }
        let classes = session.built.classes.filter { choice.names.contains($0.name) } + nibs
        if session.json {
            Console.print(try Console.json(classes))
        } else {
            Console.print(classes.map { "\($0.name)\t\($0.kind.rawValue)\t\($0.file):\($0.line)" }.joined(separator: "\n"))
        }
        return .success
    }

    private static func answer(_ report: RunnerProcess.Report, _ session: Session) throws -> ExitCode {
        if session.json {
            Console.print(try Console.json(report.results))
        } else {
            for result in report.results {
                if let error = result.error {
                    Console.error("\(result.name): \(error)")
                }
                if let reason = result.skipped { Console.print("\(result.name): skipped, \(reason)") }
                if let file = result.files?.first {
                    let size = "\(ClassSummary.number(result.width)) × \(ClassSummary.number(result.height)) pt"
                    Console.print("\(result.name): \(file) (\(size))")
                }
            }
        }
        return report.results.allSatisfy { ($0.drawn || $0.skipped != nil) && $0.error == nil } ? .success : .findings
    }
}

/// A path as seen from the current folder, made absolute: the child works elsewhere.
func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
}
