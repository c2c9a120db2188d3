/// A command's arguments, told apart as swift-argument-parser does: `--name value`, `--name=value`, flags, `--`.
struct Arguments: Equatable {
    private(set) var positional: [String] = []
    /// Whether several were given for one.
    private(set) var isMany = false
    private var values: [String: [String]] = [:]

    /// - Throws: ``ToolError`` for what the command does not know.
    init(_ words: [String], options: [Option], positionalNames: [String], takesMany: Bool = false) throws {
        var rest = words[...]
        var onlyPositional = false
        while let word = rest.popFirst() {
            guard !onlyPositional, word.hasPrefix("-"), word != "-" else {
                positional.append(word)
                continue
            }
            if word == "--" {
                onlyPositional = true
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                throw ToolError.usage("unknown option '\(parts[0])'\(Arguments.guess(parts[0], options))")
            }
            try take(option, inline: parts.count > 1 ? parts[1] : nil, rest: &rest)
        }
        if positional.count < positionalNames.count {
            throw ToolError.usage("missing argument <\(positionalNames[positional.count])>")
        }
        if let index = positional.prefix(takesMany ? positional.count : positionalNames.count).firstIndex(of: "") {
            throw ToolError.usage("<\(positionalNames[min(index, positionalNames.count - 1)])> is empty")
        }
        isMany = takesMany && positional.count > positionalNames.count
        if positional.count > positionalNames.count, !takesMany {
            throw ToolError.usage("unexpected argument '\(positional[positionalNames.count])'")
        }
    }

    func flag(_ name: String) -> Bool { values[name] != nil }
    func value(_ name: String) -> String? { values[name]?.last }
    func all(_ name: String) -> [String] { values[name] ?? [] }

    private mutating func take(_ option: Option, inline: String?, rest: inout ArraySlice<String>) throws {
        guard let valueName = option.value else {
            guard inline == nil else { throw ToolError.usage("'\(option.name)' takes no value") }
            values[option.name] = [""]
            return
        }
        guard let value = inline ?? rest.popFirst() else {
            throw ToolError.usage("missing value for '\(option.name) <\(valueName)>'")
        }
        guard !value.isEmpty else { throw ToolError.usage("'\(option.name)' has an empty value; write its <\(valueName)>") }
        if let choices = option.choices, !choices.contains(value) {
            throw ToolError.usage("'\(value)' is no value of '\(option.name)'; use \(choices.joined(separator: ", "))")
        }
        if option.repeats { values[option.name, default: []].append(value) } else { values[option.name] = [value] }
    }

    /// The option that was probably meant, as a question.
    private static func guess(_ name: String, _ options: [Option]) -> String {
        let near = options.map { ($0.name, distance($0.name, name)) }.min { $0.1 < $1.1 }
        guard let near, near.1 <= 3 else { return "" }
        return "; did you mean '\(near.0)'?"
    }

    static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        var row = Array(0...b.count)
        for i in a.indices {
            var last = row[0]
            row[0] = i + 1
            for j in b.indices {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, last + (a[i] == b[j] ? 0 : 1))
                last = above
            }
        }
        return row[b.count]
    }
}
