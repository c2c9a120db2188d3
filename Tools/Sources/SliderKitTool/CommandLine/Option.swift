/// One option of a command.
struct Option {
    /// With its hyphens: `--size`.
    let name: String
    /// What its value is called in the help; nil for a flag.
    let value: String?
    let help: String
    /// Whether it may be given more than once.
    var repeats = false
    /// The values that are allowed; nil for any.
    var choices: [String]?

    static func flag(_ name: String, _ help: String) -> Option { Option(name: name, value: nil, help: help) }
    static func value(_ name: String, _ value: String, _ help: String, choices: [String]? = nil, repeats: Bool = false) -> Option {
        Option(name: name, value: value, help: help, repeats: repeats, choices: choices)
    }
}
