import Foundation

/// `sliderkit diff`.
enum DiffCommand: Command {
    static let name = "diff"
    static let abstract = "Show what the rewriter changes, as a unified diff."
    static let discussion = """
        Swift on Linux refuses some of what Apple's Swift accepts (#selector, @objc, @IBOutlet …). The sources are compiled from a
        rewritten copy; this prints how the copy differs, without what is added at the end of a file to register its classes.
        """
    static let positional = PreviewCommand.positional
    static let options: [Option] = SharedOptions.source

    static func run(_ arguments: Arguments) throws -> ExitCode {
        let sources = try SourceFinder(arguments.positional[0]).find(swiftVersion: arguments.value("--swift-version"))
        let files = try sources.files.map { try Rewriting.file($0) }
        let diff = Rewriting(files, sources: sources).diff()
        if diff.isEmpty { Console.note("Nothing needs to be changed.") } else { Console.print(diff) }
        return .success
    }
}
