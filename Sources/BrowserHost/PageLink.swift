import Foundation

/// The way to pages. Both may be called from any thread, for pages that are gone too.
public struct PageLink: Sendable {
    /// Sends a text to the page of that number.
    public var text: @Sendable (String, Int) -> Void
    /// Sends bytes to the page of that number.
    public var bytes: @Sendable (Data, Int) -> Void

    /// Makes a way.
    public init(text: @escaping @Sendable (String, Int) -> Void, bytes: @escaping @Sendable (Data, Int) -> Void) {
        self.text = text
        self.bytes = bytes
    }
}
