import BrowserHost
import Foundation

/// Opens a way to pages: listens on a port of this machine, for pages of one origin.
/// - Parameters:
///   - origins: The origins whose pages are let in.
///   - opened: A page is there, by its number.
///   - received: It sent a text.
///   - closed: It is gone. All three are called on the main thread.
/// - Returns: The way back, the port, and the key that pages must know.
public typealias PageLinkMaker = @MainActor (
    _ origins: [String], _ opened: @escaping @MainActor @Sendable (Int) -> Void, _ received: @escaping @MainActor @Sendable (Int, String) -> Void,
    _ closed: @escaping @MainActor @Sendable (Int) -> Void
) throws -> (link: PageLink, port: Int, token: String)
