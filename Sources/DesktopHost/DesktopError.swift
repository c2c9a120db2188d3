/// Why there is no window, and what to do, in one line.
public struct DesktopError: Error, CustomStringConvertible, Equatable {
    /// The line.
    public let description: String

    init(_ description: String) { self.description = description }
}
