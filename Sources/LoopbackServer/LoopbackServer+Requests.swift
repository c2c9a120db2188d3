import CSoup
import Foundation

/// What becomes of a request, before its body is read.
extension LoopbackServer {
    func addHandlers(to server: UnsafeMutablePointer<SoupServer>) {
        // The server outlives its handlers: its thread keeps it.
        let me = Unmanaged.passUnretained(self).toOpaque()
        // The handler of the longest path is the only one that is asked.
        for path in [nil, "/\(token)/socket"] {
            soup_server_add_early_handler(
                server, path,
                { _, message, path, _, me in
                    guard let message, let path, let me else { return }
                    Unmanaged<LoopbackServer>.fromOpaque(me).takeUnretainedValue().judge(message, String(cString: path))
                }, me, nil)
        }
        soup_server_add_handler(
            server, nil,
            { _, message, path, _, me in
                guard let message, let path, let me else { return }
                Unmanaged<LoopbackServer>.fromOpaque(me).takeUnretainedValue().answer(message, String(cString: path))
            }, me, nil)
        soup_server_add_websocket_handler(
            server, "/\(token)/socket", nil, nil,
            { _, _, _, connection, me in
                guard let connection, let me else { return }
                Unmanaged<LoopbackServer>.fromOpaque(me).takeUnretainedValue().open(connection)
            }, me, nil)
    }

    /// The origins whose pages are let in.
    private var origins: Set<String> { otherOrigins.union(hosts.map { "http://\($0)" }) }
    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Refuses what must not get in. Nobody waits for a body, however long it says it is.
    private func judge(_ message: OpaquePointer, _ path: String) {
        soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
        guard let refusal = refusal(message, path) else { return }
        respond(message, refusal.status, LoopbackFile(Data(refusal.reason.utf8), type: "text/plain; charset=utf-8"))
        soup_message_headers_replace(soup_server_message_get_response_headers(message), "Connection", "close")
    }

    private func refusal(_ message: OpaquePointer, _ path: String) -> (status: Int, reason: String)? {
        let headers = soup_server_message_get_request_headers(message)
        let header = { (name: String) in soup_message_headers_get_one(headers, name).map { String(cString: $0) } }
        guard let host = header("Host"), hosts.contains(host) else { return (403, "This server answers to its own address only.") }
        let origin = header("Origin")
        if let origin, !origins.contains(origin) { return (403, "This server answers to its own pages only.") }
        guard LoopbackToken.isEqual(path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().first ?? "", token) else {
            return (403, "The address lacks the key that the program printed; open the whole address.")
        }
        guard let method = soup_server_message_get_method(message), ["GET", "HEAD"].contains(String(cString: method)) else {
            return (405, "This server is read, not written.")
        }
        if path == "/\(token)/socket", origin == nil { return (403, "A page's WebSocket says where it comes from.") }
        return nil
    }

    private func answer(_ message: OpaquePointer, _ path: String) {
        let name = String(path.dropFirst(token.count + 2))
        // Relative addresses of the page need the slash.
        if path == "/\(token)" { return soup_server_message_set_redirect(message, 301, "/\(token)/") }
        guard name != "socket", let file = handlers.file(name) else {
            return respond(message, 404, LoopbackFile(Data("There is nothing of that name.".utf8), type: "text/plain; charset=utf-8"))
        }
        respond(message, 200, file)
    }

    private func respond(_ message: OpaquePointer, _ status: Int, _ file: LoopbackFile) {
        soup_server_message_set_status(message, guint(status), nil)
        file.data.withUnsafeBytes { bytes in
            soup_server_message_set_response(
                message, file.type, SOUP_MEMORY_COPY, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(bytes.count))
        }
        let headers = soup_server_message_get_response_headers(message)
        for (name, value) in LoopbackServer.headers { soup_message_headers_replace(headers, name, value) }
    }

    /// The page's own files and no others; WebSockets to other servers of this machine, which are the previews; the address, which holds the key, is
    /// told to nobody.
    private static let headers = [
        (
            "Content-Security-Policy",
            "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
        ),
        ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"), ("Cache-Control", "no-store"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}
