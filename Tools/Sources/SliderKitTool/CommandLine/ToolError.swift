/// A failure in one line: what, where and what to do.
struct ToolError: Error, CustomStringConvertible, Equatable {
    let description: String
    let code: ExitCode

    init(_ description: String, code: ExitCode) {
        self.description = description
        self.code = code
    }

    static func usage(_ text: String) -> ToolError { ToolError(text, code: .usage) }
}
