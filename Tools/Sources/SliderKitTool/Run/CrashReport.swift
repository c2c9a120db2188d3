import Foundation

/// What can be told of a crash: the program's last words, and the user's line where it happened.
struct CrashReport {
    let built: BuiltSources
    /// What the child wrote to standard error.
    let output: String
    /// What Swift's backtrace program wrote.
    let backtrace: String
    let signal: Int32?

    /// One line.
    var message: String {
        let what = fatalMessage ?? signalName
        guard let place = userPlace else { return what }
        return "\(what) (\(place))"
    }

    /// `Module/File.swift:12: Fatal error: text`, or the same without a place.
    private var fatalMessage: String? {
        for line in output.split(whereSeparator: \.isNewline) {
            for marker in ["Fatal error: ", "Fatal error"] {
                guard let range = line.range(of: marker) else { continue }
                let text = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
                return text.isEmpty ? "fatal error" : "fatal error: \(text)"
            }
        }
        return nil
    }

    private var signalName: String {
        switch signal {
        case SIGSEGV: "crashed by a bad memory access"
        case SIGABRT: "aborted"
        case SIGILL, SIGTRAP: "trapped"
        case let signal?: "ended by signal \(signal)"
        case nil: "ended without an answer"
        }
    }

    /// `File.swift:12`: the innermost frame of the backtrace in the user's files, else the place that the message names.
    var userPlace: String? {
        let known = Set(built.originals.values)
        for match in CrashReport.matches(#"\bat (/[^\n]+?\.swift):(\d+)"#, in: backtrace) {
            let path = built.original(of: match[0])
            if known.contains(path) { return "\(path):\(match[1])" }
        }
        for match in CrashReport.matches(#"(?m)^([^\s:]+\.swift):(\d+): (?:Fatal|Precondition|Assertion)"#, in: output) {
            let path = built.original(of: match[0])
            if known.contains(path) { return "\(path):\(match[1])" }
        }
        return nil
    }

    private static func matches(_ pattern: String, in text: String) -> [[String]] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (1..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: text).map { String(text[$0]) } }
        }
    }
}
