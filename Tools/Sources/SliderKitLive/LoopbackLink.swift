import BrowserHost
import Foundation
import LoopbackServer
import RunnerCore

/// The way to pages over the loopback interface.
@MainActor enum LoopbackLink {
    private static var server: LoopbackServer?

    static let make: PageLinkMaker = { origins, opened, received, closed in
        let server = try LoopbackServer(
            origins: Set(origins),
            handlers: LoopbackHandlers(
                opened: { socket in DispatchQueue.main.async { MainActor.assumeIsolated { opened(socket) } } },
                received: { socket, message in
                    guard case .text(let text) = message else { return }
                    DispatchQueue.main.async { MainActor.assumeIsolated { received(socket, text) } }
                },
                closed: { socket in DispatchQueue.main.async { MainActor.assumeIsolated { closed(socket) } } }))
        LoopbackLink.server = server
        let link = PageLink(text: { server.send(.text($0), to: $1) }, bytes: { server.send(.bytes($0), to: $1) })
        return (link, server.port, server.token)
    }
}
