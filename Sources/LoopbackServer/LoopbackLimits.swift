/// How much a page may ask of a server before it is cut off.
public struct LoopbackLimits: Sendable {
    /// Bytes of one message that a page sends. Default 64 KiB.
    public var messageBytes = 65_536
    /// Messages of one connection in a second. Default 2000: a mouse that reports a thousand times a second, twice.
    public var messagesPerSecond = 2000
    /// WebSocket connections at one time. Default 32.
    public var connections = 32

    /// The defaults.
    public init() {}
}
