import CSoup
import Foundation

/// One WebSocket of a page, on the server's thread.
final class LoopbackSocket {
    let id: Int
    private let connection: OpaquePointer
    private weak var server: LoopbackServer?
    private var signals: [gulong] = []
    private var second = (start: 0.0, count: 0)

    init(_ connection: OpaquePointer, id: Int, server: LoopbackServer) {
        self.id = id
        self.connection = connection
        self.server = server
        g_object_ref(UnsafeMutableRawPointer(connection))
        soup_websocket_connection_set_max_incoming_payload_size(connection, guint64(server.limits.messageBytes))
        listen()
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    func send(_ message: LoopbackMessage) {
        guard soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN else { return }
        switch message {
        case .text(let text):
            // A zero would end the text of a C string.
            soup_websocket_connection_send_text(connection, text.replacingOccurrences(of: "\0", with: ""))
        case .bytes(let data):
            data.withUnsafeBytes { soup_websocket_connection_send_binary(connection, $0.baseAddress, gsize($0.count)) }
        }
    }

    func close(_ code: UInt16, _ reason: String) {
        guard soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN else { return }
        soup_websocket_connection_close(connection, gushort(code), String(reason.prefix(100)))
    }

    /// Closes without telling anybody here.
    func abandon() {
        for signal in signals { g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), signal) }
        signals = []
        close(1001, "the program ends")
    }

    // MARK: Signals

    private func listen() {
        let me = Unmanaged.passUnretained(self).toOpaque()
        let message: @convention(c) (OpaquePointer?, gint, OpaquePointer?, gpointer?) -> Void = { _, type, bytes, me in
            guard let bytes, let me else { return }
            Unmanaged<LoopbackSocket>.fromOpaque(me).takeUnretainedValue().received(type, bytes)
        }
        let closed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, me in
            guard let me else { return }
            Unmanaged<LoopbackSocket>.fromOpaque(me).takeUnretainedValue().ended()
        }
        let connect = { (name: String, function: GCallback?) in
            g_signal_connect_data(UnsafeMutableRawPointer(self.connection), name, function, me, nil, GConnectFlags(rawValue: 0))
        }
        signals = [connect("message", unsafeBitCast(message, to: GCallback.self)), connect("closed", unsafeBitCast(closed, to: GCallback.self))]
    }

    private func received(_ type: gint, _ bytes: OpaquePointer) {
        guard let server else { return }
        guard isWithinRate(server.limits.messagesPerSecond) else { return close(1008, "too many messages in a second") }
        var size: gsize = 0
        let start = g_bytes_get_data(bytes, &size)
        guard size <= server.limits.messageBytes else { return close(1009, "the message is too long") }
        let data = start.map { Data(bytes: $0, count: Int(size)) } ?? Data()
        if type == gint(SOUP_WEBSOCKET_DATA_TEXT.rawValue) {
            server.handlers.received(id, .text(String(decoding: data, as: UTF8.self)))
        } else {
            server.handlers.received(id, .bytes(data))
        }
    }

    private func isWithinRate(_ most: Int) -> Bool {
        let now = ProcessInfo.processInfo.systemUptime
        if now - second.start >= 1 { second = (now, 0) }
        second.count += 1
        return second.count <= most
    }

    private func ended() {
        for signal in signals { g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), signal) }
        signals = []
        server?.closed(self)
    }
}

extension LoopbackServer {
    /// The closing code of a connection that is one too many; of those that are left to applications.
    private static let tooMany: gushort = 4013

    /// A page has opened a WebSocket; one too many is closed again.
    func open(_ connection: OpaquePointer) {
        guard sockets.count < limits.connections else {
            soup_websocket_connection_close(connection, LoopbackServer.tooMany, "too many pages are open; close some")
            return
        }
        let socket = LoopbackSocket(connection, id: nextSocket(), server: self)
        sockets[socket.id] = socket
        handlers.opened(socket.id)
    }

    func closed(_ socket: LoopbackSocket) {
        guard sockets.removeValue(forKey: socket.id) != nil else { return }
        handlers.closed(socket.id)
    }
}
