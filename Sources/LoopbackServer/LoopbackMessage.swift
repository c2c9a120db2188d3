import Foundation

/// One message of a WebSocket.
public enum LoopbackMessage: Sendable, Equatable {
    /// Text in UTF-8.
    case text(String)
    /// Bytes.
    case bytes(Data)
}
