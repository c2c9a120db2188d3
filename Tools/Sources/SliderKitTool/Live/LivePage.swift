import Foundation
import LoopbackServer

/// The page's own files.
enum LivePage {
    private static let types = ["html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml"]

    /// The file of a name; the page itself for an empty one.
    static func file(_ name: String) -> LoopbackFile? {
        let name = name.isEmpty ? "index.html" : name
        guard !name.contains("/"), !name.hasPrefix("."), let type = types[URL(fileURLWithPath: name).pathExtension],
            let data = FileManager.default.contents(atPath: Bundle.module.bundlePath + "/Page/" + name)
        else { return nil }
        return LoopbackFile(data, type: type)
    }
}
