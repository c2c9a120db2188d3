/// What became of a test.
public struct TestOutcome: Codable, Sendable, Equatable {
    public enum Status: String, Codable, Sendable { case passed, failed, skipped }

    public struct Failure: Codable, Sendable, Equatable {
        /// Empty where no file is known.
        public var file: String
        public var line: Int
        public var message: String

        public init(file: String, line: Int, message: String) {
            self.file = file
            self.line = line
            self.message = message
        }
    }

    public var status: Status
    public var failures: [Failure] = []
    /// Why it was skipped, if it said so.
    public var reason: String?
    public var milliseconds = 0.0

    public init(_ status: Status) {
        self.status = status
    }
}
