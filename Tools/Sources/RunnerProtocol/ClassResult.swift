/// What came of one class.
public struct ClassResult: Codable, Sendable, Equatable {
    public var name: String
    /// Its picture is not blank.
    public var drawn = false
    /// The picture at rest after a drag differs, and an event or a property changed.
    public var moved = false
    /// Names of the events that it sent, each once, in order of the first.
    public var events: [String] = []
    /// Wall time that its work took.
    public var milliseconds: Double = 0
    /// Why it failed; nil when it did not.
    public var error: String?
    /// Why it says nothing that this drew nothing: a helper without content; nil for what was tried in earnest.
    public var skipped: String?
    /// What its xib or storyboard holds that can't be applied, with file and line; nil for none.
    public var problems: [String]?
    /// What to know of how it was made; nil for nothing.
    public var note: String?
    /// Pictures that were written.
    public var files: [String]?
    /// Size in points that it was shown at.
    public var width: Double?
    public var height: Double?

    /// What became of a xib's or storyboard's elements and attributes.
    public var ledger: LedgerCounts?

    public init(name: String) {
        self.name = name
    }
}
