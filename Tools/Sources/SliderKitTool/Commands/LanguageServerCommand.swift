import Foundation

/// `sliderkit lsp`.
enum LanguageServerCommand: Command {
    static let name = "lsp"
    static let abstract = "Be an editor's language server for iOS source: sourcekit-lsp without false errors."
    static let discussion = """
        Speaks the Language Server Protocol on standard input and output, for an editor to start in place of sourcekit-lsp, which it starts itself.
        sourcekit-lsp reads copies of the sources, rewritten for Linux, in a folder of the cache; the editor sees its own files, with every place
        in its own text. Completion, hovering, definitions, renaming and errors are the compiler's. Formatting is left to other tools, since it
        would format the copies. 'sliderkit editor' tells how an editor is set up.
        """
    static let positional: [(name: String, help: String)] = []
    static let options: [Option] =
        [.value("--source", "PATH", "The sources: as in 'sliderkit preview'; the folder that the editor opens by default.")] + SharedOptions.source

    static func run(_ arguments: Arguments) throws -> ExitCode {
        try LanguageServer(path: arguments.value("--source").map(absolute), swiftVersion: arguments.value("--swift-version")).run()
    }
}
