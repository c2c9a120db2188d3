/// What the compiler or the rewriter says of a place in the user's file.
struct CompilerDiagnostic: Codable, Equatable {
    enum Severity: String, Codable {
        /// The file does not compile.
        case error
        /// The file compiles, and something in it does not work as it does on the phone.
        case warning
    }

    var file: String
    var line: Int
    var message: String
    var severity = Severity.error

    /// As compilers write it, so that editors can jump there.
    var text: String { file.isEmpty ? "\(severity): \(message)" : "\(file):\(line): \(severity): \(message)" }
}
