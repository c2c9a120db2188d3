/// What is wrong with a gesture script, in one line.
public struct ScriptError: Error, CustomStringConvertible, Equatable, Sendable {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// An error of a step; steps count from 1.
    public init(step: Int, _ text: String) {
        description = "step \(step): \(text)"
    }
}
