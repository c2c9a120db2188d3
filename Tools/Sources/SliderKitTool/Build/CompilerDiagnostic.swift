/// An error of the compiler in the user's file.
struct CompilerDiagnostic: Codable, Equatable {
    var file: String
    var line: Int
    var message: String

    /// As compilers write it, so that editors can jump there.
    var text: String { file.isEmpty ? "error: \(message)" : "\(file):\(line): error: \(message)" }
}
