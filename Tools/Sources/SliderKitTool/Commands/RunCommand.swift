import Foundation
import RunnerProtocol

/// `sliderkit run`.
enum RunCommand: Command {
    static let name = "run"
    static let abstract = "Run an app in a window, or on a page where there is no display."
    static let discussion = """
        Compiles the app at PATH and opens it in a window of the desktop (X11 or Wayland), of the size of a phone, or of --size or --device. It runs in
        real time, on a screen that follows the window: the pointer is a finger, the wheel scrolls, fingers of a touch screen are fingers, keys go where
        UIKit sends them; F9 turns a device. What the app prints is printed. The command ends when the window is closed, or with the file and line of
        a crash. PATH's app is its delegate, else its first view controller; --class names any of its controllers or views.

        With no display (neither WAYLAND_DISPLAY nor DISPLAY is set) the app runs on the page of 'sliderkit preview --live', whose address is printed.
        """
    static let positional = PreviewCommand.positional
    static let options: [Option] =
        SharedOptions.screen.filter { !["--state", "--set"].contains($0.name) } + SharedOptions.source + [
            .value("--port", "N", "The port of the page, where there is no display; by default the first free one from 8437 on."),
        ]

    static func run(_ arguments: Arguments) throws -> ExitCode {
        try run(arguments, path: arguments.positional[0])
    }

    /// Runs the app at a path.
    static func run(_ arguments: Arguments, path: String) throws -> ExitCode {
        guard Display.isThere else {
            Console.note("There is no display; the app runs on a page.")
            return try LivePreview.run(arguments, path: path, mode: .run)
        }
        let session = try Session(arguments, source: path)
        guard try session.compiled() else { return .compile }
        let name = try subject(session)
        Console.note("\(session.compileTime). Close the window, or press Control-C, to end \(name).")
        var request = try session.request(
            .run, classes: [name], application: name, screen: session.screen, nibs: try session.outline().nibs, mode: .run)
        request.title = URL(fileURLWithPath: session.builder.sources.path).deletingPathExtension().lastPathComponent
        let report = try session.runUntilClosed(request)
        if let error = report.results.compactMap(\.error).first { throw ToolError("\(name): \(error)", code: .findings) }
        return .success
    }

    /// The named class, else the app.
    private static func subject(_ session: Session) throws -> String {
        if let name = session.arguments.all("--class").last { return try PreviewChoice.makeable(name, session.built).name }
        if let app = PreviewChoice.app(session.built) { return app }
        throw ToolError.usage(
            "\(session.builder.sources.path) has no application delegate and no view controller to run; name a view by --class, or see it by 'sliderkit preview --live'")
    }
}
