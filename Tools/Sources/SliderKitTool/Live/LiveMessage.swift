import Foundation
import NibEditing
import RunnerProtocol

/// What the page asks of the tool.
struct LiveMessage: Decodable {
    enum Kind: String, Decodable {
        /// Run a preview: `name`, `mode`, `screen`.
        case show
        /// Draw a preview in every variant: the same.
        case variants
        /// The first frame of a screen is on the page: `generation`.
        case drawn
        /// Write `edits` into `file`, which was of that `revision` when they were made.
        case save
    }

    var type: Kind
    var name: String?
    var mode: RunnerRequest.Mode?
    var screen: ScreenOptions?
    var generation: Int?
    var file: String?
    var revision: String?
    var edits: [NibEdit]?

    /// Sizes and scales that a page may ask for.
    var isUsable: Bool {
        guard let screen else { return true }
        let sides = [screen.width, screen.height].compactMap { $0 }
        return sides.allSatisfy { (1...4096).contains($0) } && screen.scale.map { (1...3).contains($0) } ?? true
    }
}

/// JSON for pages.
enum LiveJSON {
    static func text(_ object: [String: Any]) -> String {
        guard let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes]) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }

    static func object(_ value: some Encodable) -> Any {
        (try? JSONSerialization.jsonObject(with: JSONEncoder().encode(value))) ?? [String: Any]()
    }
}
