import Foundation

/// What can be told of a crash: the program's last words, and the user's line where it happened.
struct CrashReport {
    let built: BuiltSources
    /// What the child wrote to standard error.
    let output: String
    /// What Swift's backtrace program wrote.
    let backtrace: String
    let signal: Int32?

    /// One line: the message, or the engine's function that it happened in, and the user's line.
    var message: String { userPlace.map { "\(what) (\($0))" } ?? what }

    /// The same without the user's line.
    var what: String { fatalMessage ?? [signalName, engineFunction.map { "in \($0)" }].compactMap { $0 }.joined(separator: " ") }

    /// Where a program was that did not come back: the user's line, else the engine's function.
    var place: String? {
        userPlace.map { "at \($0)" } ?? engineFunction.map { "in \($0)" }
    }

    /// `Module/File.swift:12: Fatal error: text`, or the same without a place.
    private var fatalMessage: String? {
        for line in output.split(whereSeparator: \.isNewline) {
            for marker in ["Fatal error", "Precondition failed", "Assertion failed"] {
                guard let range = line.range(of: marker) else { continue }
                let text = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
                return marker.lowercased() + (text.isEmpty ? "" : ": \(text)")
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
        if let place = frames.lazy.compactMap(place(of:)).first { return place }
        for match in CrashReport.matches(#"(?m)^([^\s:]+\.swift):(\d+): (?:Fatal|Precondition|Assertion)"#, in: output) {
            let path = built.original(of: match[0])
            if isUsers(path) { return "\(path):\(match[1])" }
        }
        return nil
    }

    /// The innermost function of the engine, if the program was in one that the user's code called.
    private var engineFunction: String? {
        for frame in frames {
            if place(of: frame) != nil { return nil }
            let match = CrashReport.matches(#"0x[0-9a-f]+ (.+?)(?: \+ \d+)? in libSliderKitEngine\.so"#, in: frame).first
            if let name = match?[0], !frame.contains("[thunk]") {
                return name.hasPrefix("specialized ") ? String(name.dropFirst(12)) : name
            }
        }
        return nil
    }

    /// The lines of the backtrace that begin with a number, innermost first.
    private var frames: [String] {
        backtrace.split(whereSeparator: \.isNewline).filter { line in
            let words = line.split(separator: " ")
            return words.count > 2 && Int(words[0]) != nil
        }.map(String.init)
    }

    private func place(of frame: String) -> String? {
        guard let match = CrashReport.matches(#"\bat (/.+?\.swift):(\d+)"#, in: frame).first else { return nil }
        let path = built.original(of: match[0])
        return isUsers(path) ? "\(path):\(match[1])" : nil
    }

    private func isUsers(_ path: String) -> Bool { built.originals.values.contains(path) }

    private static func matches(_ pattern: String, in text: String) -> [[String]] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (1..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: text).map { String(text[$0]) } }
        }
    }
}
