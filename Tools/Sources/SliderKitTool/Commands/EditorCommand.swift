import Foundation

/// `sliderkit editor`.
enum EditorCommand: Command {
    static let name = "editor"
    static let abstract = "Set up an editor so that iOS source shows no false errors."
    static let discussion = """
        Swift on Linux refuses #selector, @objc and @IBOutlet, so an editor that runs sourcekit-lsp underlines them. An editor that runs
        'sliderkit lsp' in its place shows what is wrong, and only that.

        Without --for, prints what each editor needs and writes nothing. With --for, writes the editor's own settings file into the folder PATH,
        and says so; a file that is there already is never changed: what it needs is printed instead, and the exit code is 1.
        """
    static let positional = [(name: "PATH", help: "The folder that the editor opens.")]
    static let options: [Option] = [
        .value("--for", "EDITOR", "Write this editor's settings file into PATH.", choices: EditorSettings.all.map(\.name)),
    ]

    static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = absolute(arguments.positional[0])
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw ToolError.usage("there is no folder at \(folder); name the folder that the editor opens")
        }
        guard let wanted = arguments.value("--for"), let settings = EditorSettings.all.first(where: { $0.name == wanted }) else {
            for settings in EditorSettings.all { Console.print("\(settings.title), in \(settings.place(in: folder)):\n\n\(settings.text)") }
            return .success
        }
        guard let file = settings.file else {
            Console.print("\(settings.title) has no settings file of a folder; put this in \(settings.place(in: folder)):\n\n\(settings.text)")
            return .success
        }
        return try write(settings, to: folder + "/" + file)
    }

    private static func write(_ settings: EditorSettings, to path: String) throws -> ExitCode {
        guard !FileManager.default.fileExists(atPath: path) else {
            if FileManager.default.contents(atPath: path) == Data(settings.text.utf8) {
                Console.print("\(path) says so already.")
                return .success
            }
            Console.note("\(path) is there already and stays as it is; put this in it:\n")
            Console.print(settings.text)
            return .findings
        }
        do {
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
            try Data(settings.text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
        } catch {
            throw ToolError("\(path) can't be written: \(error.localizedDescription)", code: .setup)
        }
        Console.print("Wrote \(path). Open the folder anew for it to take effect; delete the file to undo this.")
        return .success
    }
}
