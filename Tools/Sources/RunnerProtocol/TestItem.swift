/// A test that a bundle holds.
public struct TestItem: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
        /// A method of an `XCTestCase` subclass.
        case xcTest
        /// A `@Test` function of Swift Testing.
        case swiftTesting
    }

    public var kind: Kind
    /// What tells it from all others of its bundle.
    public var id: String
    /// `Class/testMethod` or `Suite/function()`.
    public var name: String
    /// Where it is declared.
    public var file: String
    public var line: Int

    public init(kind: Kind, id: String, name: String, file: String, line: Int) {
        self.kind = kind
        self.id = id
        self.name = name
        self.file = file
        self.line = line
    }
}
