import Foundation

/// The command line's front: finds the subcommand, and turns errors into a line and an exit code.
enum Tool {
    static var commands: [any Command.Type] {
        [
            PreviewCommand.self, RunCommand.self, GalleryCommand.self, ExerciseCommand.self, RecordCommand.self, TestCommand.self, DiffCommand.self, EditorCommand.self,
            LanguageServerCommand.self,
        ]
    }

    static func run(_ words: [String]) -> ExitCode {
        do {
            return try dispatch(words)
        } catch let error as ToolError {
            Console.error(error.description)
            return error.code
        } catch {
            Console.error("\(error)")
            return .setup
        }
    }

    private static func dispatch(_ words: [String]) throws -> ExitCode {
        guard let first = words.first else {
            Console.error("no command given; 'sliderkit --help' lists them")
            return .usage
        }
        if ["--help", "-h", "help"].contains(first) {
            if first == "help", words.count > 1 {
                Console.print(try command(words[1]).help)
            } else {
                Console.print(help)
            }
            return .success
        }
        let command = try command(first)
        let rest = Array(words.dropFirst())
        let beforeTerminator = rest.prefix { $0 != "--" }
        if beforeTerminator.contains("--help") || beforeTerminator.contains("-h") {
            Console.print(command.help)
            return .success
        }
        do {
            return try command.run(
                Arguments(rest, options: command.options, positionalNames: command.positional.map(\.name), takesMany: command.takesMany))
        } catch let error as ToolError where error.code == .usage {
            throw ToolError.usage("\(error.description) (see 'sliderkit \(command.name) --help')")
        }
    }

    private static func command(_ name: String) throws -> any Command.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let names = commands.map { $0.name }
        let near = names.min { Arguments.distance($0, name) < Arguments.distance($1, name) } ?? ""
        let guess = Arguments.distance(near, name) <= 3 ? "did you mean '\(near)'?" : "use \(names.joined(separator: ", "))"
        throw ToolError.usage("unknown command '\(name)'; \(guess) ('sliderkit --help' lists all)")
    }

    static var help: String {
        """
        OVERVIEW: UIKit slider controls on Linux: see them, drag them, film them.

        USAGE: sliderkit <command> <PATH> [options]

        COMMANDS:
        \(HelpTable.text(commands.map { ($0.name, $0.abstract) }))

        'sliderkit <command> --help' tells more. PATH is a Swift file, a folder of sources, a Swift package or an Xcode project
        folder; tests, demos and Pods are left out unless PATH names them.

        ENVIRONMENT:
        \(HelpTable.text([("SLIDERKIT_CACHE", "Where compiled sources are kept; ~/.cache/sliderkit by default.")]))

        \(ExitCode.help)

        """
    }
}
