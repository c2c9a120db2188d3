/// Why a server could not start.
public struct LoopbackError: Error, CustomStringConvertible, Equatable {
    /// What happened, and what to do.
    public let description: String

    init(_ description: String) { self.description = description }
}
