import Foundation

/// Reads the errors in the compiler's output.
enum DiagnosticParser {
    /// - Parameters:
    ///   - output: What the compiler wrote.
    ///   - original: The user's file for a file of the build folder, and for itself.
    static func errors(in output: String, original: (String) -> String) -> [CompilerDiagnostic] {
        var found: [CompilerDiagnostic] = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let diagnostic = parse(line, original: original), !found.contains(diagnostic) else { continue }
            found.append(diagnostic)
        }
        return found
    }

    private static func parse(_ line: Substring, original: (String) -> String) -> CompilerDiagnostic? {
        for marker in [": error: ", ": fatal error: "] {
            guard let range = line.range(of: marker) else { continue }
            let message = String(line[range.upperBound...])
            var parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            // file:line:column, the column last; a file name may hold colons itself.
            if parts.count >= 3, Int(parts[parts.count - 1]) != nil, let number = Int(parts[parts.count - 2]) {
                parts.removeLast(2)
                let file = original(parts.joined(separator: ":"))
                return CompilerDiagnostic(file: file, line: number, message: withHint(message, file: file))
            }
            return CompilerDiagnostic(file: original(String(line[..<range.lowerBound])), line: 0, message: message)
        }
        if line.hasPrefix("error: ") {
            let message = line.dropFirst(7)
            guard !isNoise(message) else { return nil }
            return CompilerDiagnostic(file: "", line: 0, message: String(message))
        }
        return nil
    }

    /// In a file that imports UIKit, a name of Apple's that is not found is one that SliderKit lacks.
    private static func withHint(_ message: String, file: String) -> String {
        guard message.wholeMatch(of: /cannot find (?:type )?'(?:UI|CA|CG)[A-Z]\w*' in scope/) != nil,
            let text = FileManager.default.contents(atPath: file), text.range(of: Data("import UIKit".utf8)) != nil
        else { return message }
        return message + "; SliderKit doesn't have it yet"
    }

    /// The driver's own last words ("emit-module command failed with exit code 1", "fatalError") say nothing of the sources.
    private static func isNoise(_ message: Substring) -> Bool {
        message == "fatalError" || message.contains(" command failed with exit code ") || message.contains(" command failed due to signal ")
            || message.hasPrefix("unable to execute command") || message.hasPrefix("fatal error encountered during compilation")
    }
}
