/// One line of what the child process answers.
public struct RunnerAnswer: Codable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// Work on `name` begins; until its result comes, a crash is its doing.
        case begin
        /// What is known of `name` so far.
        case partial
        /// All that is known of `name`.
        case result
        /// The request can't be done; `message` says why.
        case refused
        /// There is no room for pictures where they should go; `message` says why.
        case unwritable
        /// Something worth knowing; `message` says what.
        case note
        /// A xib or storyboard holds something that can't be applied; `message` says what, with file and line.
        case problem
        /// What xibs and storyboards hold, in `nibs`.
        case outline
        /// The tests that are there, in `tests`.
        case tests
        /// What became of a test, in `test`; `name` is its identifier.
        case test
        /// A live preview listens, on ``RunnerAnswer/port`` with ``RunnerAnswer/token``; again after each reload, with its ``RunnerAnswer/generation``.
        case live
        /// Everything is done.
        case done
    }

    public var kind: Kind
    public var name: String?
    public var message: String?
    public var result: ClassResult?
    public var nibs: [NibItem]?
    public var tests: [TestItem]?
    public var test: TestOutcome?
    public var port: Int?
    public var token: String?
    /// Counts the screens that a live preview has shown, from 1.
    public var generation: Int?
    /// How long making the screen took.
    public var milliseconds: Double?

    public init(_ kind: Kind, name: String? = nil, message: String? = nil, result: ClassResult? = nil) {
        self.kind = kind
        self.name = name
        self.message = message
        self.result = result
    }
}
