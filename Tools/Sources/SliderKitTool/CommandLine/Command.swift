/// One subcommand of the tool.
protocol Command {
    static var name: String { get }
    /// One line.
    static var abstract: String { get }
    /// What it does, in some lines.
    static var discussion: String { get }
    static var positional: [(name: String, help: String)] { get }
    static var options: [Option] { get }
    /// Whether the last positional argument may be given more than once.
    static var takesMany: Bool { get }

    static func run(_ arguments: Arguments) throws -> ExitCode
}

extension Command {
    static var takesMany: Bool { false }

    static var usage: String {
        (["sliderkit", name] + positional.map { "<\($0.name)>\(takesMany && $0.name == positional.last?.name ? " ..." : "")" } + ["[options]"]).joined(separator: " ")
    }

    static var help: String {
        let rows = positional.map { ("<\($0.name)>", $0.help) }
        let optionRows = (options + [.flag("--help", "Show this help.")]).map { option in
            ([option.name] + (option.value.map { ["<\($0)>"] } ?? [])).joined(separator: " ")
        }
        let helps = options.map { option in
            option.help + (option.choices.map { " (\($0.joined(separator: ", ")))" } ?? "")
        } + ["Show this help."]
        return """
            OVERVIEW: \(abstract)

            \(discussion)

            USAGE: \(usage)

            ARGUMENTS:
            \(HelpTable.text(rows))

            OPTIONS:
            \(HelpTable.text(Array(zip(optionRows, helps))))

            \(options.contains { $0.name == "--swift-version" } ? "LANGUAGE:\n" + indented(LanguageVersion.help) + "\n\n" : "")\
            \(ExitCode.help)

            """
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    }
}
