import RunnerProtocol

/// One class in a line for people.
enum ClassSummary {
    static func text(_ result: ClassResult) -> String {
        let size = result.width == nil ? "" : " at \(number(result.width)) × \(number(result.height))"
        let facts = [
            (result.drawn ? "drawn" : "not drawn") + size, result.moved ? "moved" : "did not move",
            result.events.isEmpty ? "no events" : result.events.joined(separator: " "), "\(number(result.milliseconds)) ms",
        ]
        let line = "\(result.name): \(facts.joined(separator: ", "))"
        let told = result.note.map { "\(line)\n    note: \($0)" } ?? line
        return result.error.map { "\(told)\n    error: \($0)" } ?? told
    }

    /// Without a superfluous `.0`.
    static func number(_ value: Double?) -> String {
        guard let value else { return "?" }
        return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
