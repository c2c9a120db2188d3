/// Two columns of help, the second one wrapped.
enum HelpTable {
    private static let left = 26
    private static let width = 100

    static func text(_ rows: [(String, String)]) -> String {
        rows.map { row($0.0, $0.1) }.joined(separator: "\n")
    }

    private static func row(_ name: String, _ help: String) -> String {
        var lines = [""]
        for word in help.split(separator: " ") {
            if lines[lines.count - 1].count + word.count + 1 > width - left { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        let indent = String(repeating: " ", count: left)
        let head = "  " + name
        let first = head.count < left - 1 ? head.padding(to: left) + lines[0] : head + "\n" + indent + lines[0]
        return ([first] + lines.dropFirst().map { indent + $0 }).joined(separator: "\n")
    }
}

extension String {
    fileprivate func padding(to length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - count))
    }
}
