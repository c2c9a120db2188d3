import Testing

@testable import SliderKitTool

struct CommandLineTests {
    private let options: [Option] = [
        .value("--size", "WxH", ""), .flag("--json", ""), .value("--set", "K=V", "", repeats: true),
        .value("--style", "STYLE", "", choices: ["light", "dark"]),
    ]

    @Test("E9: options are read with a space or an equals sign, flags and repeated ones too")
    func reads() throws {
        let arguments = try Arguments(
            ["PATH", "--size", "1x2", "--json", "--set", "a=1", "--set=b=2"], options: options, positionalNames: ["PATH"])
        #expect(arguments.positional == ["PATH"])
        #expect(arguments.value("--size") == "1x2")
        #expect(arguments.flag("--json"))
        #expect(arguments.all("--set") == ["a=1", "b=2"])
    }

    @Test("E9: after -- everything is a path")
    func terminator() throws {
        #expect(try Arguments(["--", "--json"], options: options, positionalNames: ["PATH"]).positional == ["--json"])
    }

    @Test(
        "E9: a wrong command line is refused in one line",
        arguments: [
            (["a", "--jsno"], "unknown option '--jsno'; did you mean '--json'?"),
            (["a", "--whatever"], "unknown option '--whatever'"),
            (["a", "--size"], "missing value for '--size <WxH>'"),
            (["a", "--json=1"], "'--json' takes no value"),
            (["a", "--style", "blue"], "'blue' is no value of '--style'; use light, dark"),
            ([], "missing argument <PATH>"),
            ([""], "<PATH> is empty"),
            (["a", "--size="], "'--size' has an empty value; write its <WxH>"),
            (["a", "b"], "unexpected argument 'b'"),
        ])
    func wrong(_ words: [String], _ message: String) {
        let error = #expect(throws: ToolError.self) { try Arguments(words, options: options, positionalNames: ["PATH"]) }
        #expect(error == ToolError.usage(message))
    }

    @Test("E9: every command has help that names its options and the exit codes")
    func help() {
        for command in Tool.commands {
            #expect(command.options.allSatisfy { command.help.contains($0.name) })
            #expect(command.help.contains("EXIT CODES"))
            #expect(Tool.help.contains(command.name))
        }
    }

    @Test("E9: compiler messages are read with the user's file and line, without the driver's own last words")
    func diagnostics() {
        let output = """
            /cache/sources/A.swift:5:28: error: cannot convert value
            /cache/sources/A.swift:5:28: note: here
            /user/B.swift:7:1: error: missing return
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            error: fatalError
            """
        let errors = DiagnosticParser.errors(in: output) { $0.replacingOccurrences(of: "/cache/sources", with: "/user") }
        #expect(errors.map(\.text) == [
            "/user/A.swift:5: error: cannot convert value", "/user/B.swift:7: error: missing return",
        ])
    }
}
