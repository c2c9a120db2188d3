/// What the rewriter could not do, where, and what to do about it.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes, as `swiftc` counts.
    public var column: Int
    public var message: String

    public init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    public var description: String { "\(file):\(line):\(column): warning: \(message)" }
}
