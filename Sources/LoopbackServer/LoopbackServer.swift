import CSoup
import Foundation

/// A web server for one user on one machine: files and WebSockets for pages that know a secret, over the loopback interface alone.
///
/// Every path begins with the ``token``: `http://127.0.0.1:PORT/TOKEN/`. A request must name this server as its `Host`, so that no foreign name that
/// resolves to this machine gets through; a WebSocket must come from a page of an allowed origin. The server has a thread of its own, on which the
/// handlers are called; the other members may be used from any thread. It runs until ``stop()``.
public final class LoopbackServer: @unchecked Sendable {
    /// The port that it listens on.
    public let port: Int
    /// The secret that every path begins with.
    public let token: String
    /// What the server may be asked to bear.
    public let limits: LoopbackLimits

    /// The address of its page.
    public var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    /// Where a server listens.
    public enum Port: Sendable {
        /// This port, or none.
        case exactly(Int)
        /// The first free one of twenty from this one on, else any that is free.
        case from(Int)
        /// Any that is free.
        case any
    }

    /// Everything here belongs to the server's thread.
    let handlers: LoopbackHandlers
    let otherOrigins: Set<String>
    let context: OpaquePointer
    private let server: UnsafeMutablePointer<SoupServer>
    private let loop: OpaquePointer
    var sockets: [Int: LoopbackSocket] = [:]
    private var lastSocket = 0
    private let stopping = NSLock()
    private var isStopped = false

    /// Starts a server.
    /// - Parameters:
    ///   - port: where it listens. Default: any free port.
    ///   - token: the secret; nil for a random one.
    ///   - origins: the origins, such as `http://127.0.0.1:8000`, whose pages may open WebSockets besides the server's own.
    /// - Throws: ``LoopbackError`` when the port is taken or can't be used.
    public init(
        port: Port = .any, token: String? = nil, origins: Set<String> = [], limits: LoopbackLimits = LoopbackLimits(), handlers: LoopbackHandlers
    ) throws {
        self.token = token ?? LoopbackToken.random()
        self.limits = limits
        self.handlers = handlers
        otherOrigins = origins
        guard let context = g_main_context_new(), let loop = g_main_loop_new(context, 0),
            let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)
        else { throw LoopbackError("the web server can't be made: there is no memory") }
        self.context = context
        self.loop = loop
        server = UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
        // Compressing pictures that never leave the machine takes longer than sending them.
        soup_server_remove_websocket_extension(server, soup_websocket_extension_deflate_get_type())
        do {
            // Sources of the server go to the context that is the thread's own while it begins to listen.
            g_main_context_push_thread_default(context)
            defer { g_main_context_pop_thread_default(context) }
            self.port = try LoopbackServer.listen(server, port)
        } catch {
            g_object_unref(server)
            throw error
        }
        addHandlers(to: server)
        start()
    }

    /// Closes all sockets and stops listening; returns when the thread is about to end. No handler is called afterwards.
    public func stop() {
        stopping.lock()
        defer { stopping.unlock() }
        guard !isStopped else { return }
        isStopped = true
        let done = DispatchSemaphore(value: 0)
        perform {
            soup_server_disconnect(self.server)
            for socket in self.sockets.values { socket.abandon() }
            self.sockets = [:]
            g_main_loop_quit(self.loop)
            done.signal()
        }
        done.wait()
    }

    /// Sends a message; nothing happens when the socket is closed.
    public func send(_ message: LoopbackMessage, to socket: Int) {
        perform { self.sockets[socket]?.send(message) }
    }

    /// Closes a socket, telling the page why.
    /// - Parameter code: a WebSocket closing code, such as 1000 for a normal end.
    public func close(_ socket: Int, code: UInt16 = 1000, reason: String = "") {
        perform { self.sockets[socket]?.close(code, reason) }
    }

    // MARK: Thread

    /// Runs work on the server's thread, in order.
    func perform(_ work: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(LoopbackWork(work))
        // Not g_main_context_invoke: while the loop does not run, it would do the work on the caller's thread.
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        g_source_set_callback(
            source,
            { data in
                data.map { Unmanaged<LoopbackWork>.fromOpaque($0).takeUnretainedValue().run() }
                return 0
            }, box.toOpaque(), { data in data.map { Unmanaged<LoopbackWork>.fromOpaque($0).release() } })
        g_source_attach(source, context)
        g_source_unref(source)
    }

    private func start() {
        // The thread keeps the server until it is stopped.
        let thread = Thread { [self] in
            g_main_context_push_thread_default(context)
            g_main_loop_run(loop)
            g_main_context_pop_thread_default(context)
            g_object_unref(server)
        }
        thread.name = "LoopbackServer"
        thread.start()
    }

    deinit {
        g_main_loop_unref(loop)
        g_main_context_unref(context)
    }

    func nextSocket() -> Int {
        lastSocket += 1
        return lastSocket
    }

    // MARK: Listening

    private static func listen(_ server: UnsafeMutablePointer<SoupServer>, _ port: Port) throws -> Int {
        switch port {
        case .any: return try listen(server, on: 0)
        case .exactly(let number): return try listen(server, on: number)
        case .from(let first):
            for number in first..<min(first + 20, 65_536) {
                if let port = try? listen(server, on: number) { return port }
            }
            return try listen(server, on: 0)
        }
    }

    private static func listen(_ server: UnsafeMutablePointer<SoupServer>, on port: Int) throws -> Int {
        guard (0...65_535).contains(port) else { throw LoopbackError("there is no port \(port); use one from 1024 to 65535") }
        var error: UnsafeMutablePointer<GError>?
        guard soup_server_listen_local(server, guint(port), SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0 else {
            defer { g_clear_error(&error) }
            if let error, error.pointee.code == gint(G_IO_ERROR_ADDRESS_IN_USE.rawValue) {
                throw LoopbackError("port \(port) is in use by another program; choose another by --port, or leave it out")
            }
            let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason is given"
            throw LoopbackError("port \(port) can't be listened on: \(reason); choose another by --port, or leave it out")
        }
        let list = soup_server_get_uris(server)
        defer { g_slist_free_full(list, { $0.map { g_uri_unref(OpaquePointer($0)) } }) }
        guard let uri = list?.pointee.data else { throw LoopbackError("the web server listens nowhere") }
        return Int(g_uri_get_port(OpaquePointer(uri)))
    }
}

/// Work on its way to the server's thread.
final class LoopbackWork: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
