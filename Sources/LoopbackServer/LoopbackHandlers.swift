/// What a server asks of its owner, and tells it. All are called on the server's own thread, one after the other.
public struct LoopbackHandlers: Sendable {
    /// The answer to a request for a path below the token, such as `page.css`; empty for the page itself. Nil: there is nothing of that name.
    public var file: @Sendable (_ path: String) -> LoopbackFile?
    /// A page has opened a WebSocket, which has this number from now on.
    public var opened: @Sendable (_ socket: Int) -> Void
    /// A page has sent a message.
    public var received: @Sendable (_ socket: Int, _ message: LoopbackMessage) -> Void
    /// A WebSocket is closed; its number is never used again.
    public var closed: @Sendable (_ socket: Int) -> Void

    /// Handlers that answer nothing and hear nothing, but for what is given.
    public init(
        file: @escaping @Sendable (String) -> LoopbackFile? = { _ in nil }, opened: @escaping @Sendable (Int) -> Void = { _ in },
        received: @escaping @Sendable (Int, LoopbackMessage) -> Void = { _, _ in }, closed: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.file = file
        self.opened = opened
        self.received = received
        self.closed = closed
    }
}
