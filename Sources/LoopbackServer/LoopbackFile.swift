import Foundation

/// What the server answers to a request for a path.
public struct LoopbackFile: Sendable {
    /// The bytes.
    public var data: Data
    /// The media type, such as `text/html; charset=utf-8`.
    public var type: String

    /// Makes an answer.
    public init(_ data: Data, type: String) {
        self.data = data
        self.type = type
    }
}
