import Foundation
import LoopbackServer

/// Pictures that the page may ask for, by names that are never used twice.
final class LivePictures: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var pictures: [String: Data] = [:]

    func keep(_ picture: Data, as name: String) { lock.withLock { pictures[name] = picture } }
    func forget() { lock.withLock { pictures = [:] } }
    func file(_ name: String) -> LoopbackFile? { lock.withLock { pictures[name] }.map { LoopbackFile($0, type: "image/png") } }
}
