/// Why a file was not changed: what, where, and what to do. Nothing was written.
public struct NibEditError: Error, CustomStringConvertible, Equatable {
    /// One line.
    public let description: String

    init(_ description: String) { self.description = description }
}
