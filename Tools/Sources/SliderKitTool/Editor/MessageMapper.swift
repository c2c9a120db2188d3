import AppleSource
import Foundation

/// Turns the files and places of messages into those of the copies, and back.
struct MessageMapper {
    enum Direction { case toServer, toEditor }

    let module: EditorModule
    let direction: Direction

    /// What a message's value becomes; nil where it is about generated code.
    /// - Parameter path: the user's file that places without a file of their own are in.
    func map(_ value: Any, in path: String?) -> Any? {
        if let list = value as? [Any] { return list.compactMap { map($0, in: path) } }
        guard let object = value as? [String: Any] else { return value }
        if let (start, end) = Self.range(object) { return object.count == 2 ? range(start, end, in: path, isExact: false) : nil }
        if let place = Self.place(object), object.count == 2 { return self.place(place, in: path) }
        return members(of: object, in: path)
    }

    private func members(of object: [String: Any], in outer: String?) -> [String: Any]? {
        let own = ["uri", "targetUri"].lazy.compactMap { object[$0] as? String }.first
        let document = (object["textDocument"] as? [String: Any])?["uri"] as? String
        let path = (own ?? document).map(original) ?? outer
        let isEdit = object["newText"] is String
        // What the compiler says of generated code is not about the user's.
        if direction == .toEditor, object["message"] is String, let range = object["range"] as? [String: Any], let (start, end) = Self.range(range),
            let copy = path.flatMap({ module.copies[$0] }), (object["severity"] as? Int ?? 1) > 1, copy.isGenerated(start, end)
        {
            return nil
        }
        var result: [String: Any] = [:]
        for (key, value) in object {
            switch (key, value) {
            case ("uri", let uri as String), ("targetUri", let uri as String), ("oldUri", let uri as String), ("newUri", let uri as String),
                ("rootUri", let uri as String), ("documentUri", let uri as String):
                result[key] = self.uri(uri)
            case ("changes", let changes as [String: Any]):
                result[key] = changes.reduce(into: [String: Any]()) { $0[self.uri($1.key)] = map($1.value, in: original($1.key)) }
            case ("originSelectionRange", _):
                result[key] = map(value, in: outer)
            case (_, let object as [String: Any]):
                if let (start, end) = Self.range(object), object.count == 2 {
                    guard let mapped = range(start, end, in: path, isExact: isEdit) else { return nil }
                    result[key] = mapped
                } else if let mapped = map(object, in: path) {
                    result[key] = mapped
                }
            default: result[key] = map(value, in: path)
            }
        }
        return result
    }

    // MARK: Places

    private static func place(_ object: [String: Any]) -> EditorCopy.Place? {
        guard let line = object["line"] as? Int, let column = object["character"] as? Int else { return nil }
        return EditorCopy.Place(line: line, column: column)
    }

    private static func range(_ object: [String: Any]) -> (EditorCopy.Place, EditorCopy.Place)? {
        guard let start = (object["start"] as? [String: Any]).flatMap(place), let end = (object["end"] as? [String: Any]).flatMap(place) else { return nil }
        return (start, end)
    }

    private static func json(_ place: EditorCopy.Place) -> [String: Any] { ["line": place.line, "character": place.column] }

    private func place(_ place: EditorCopy.Place, in path: String?) -> [String: Any]? {
        guard let copy = path.flatMap({ module.copies[$0] }) else { return Self.json(place) }
        switch direction {
        case .toServer: return Self.json(copy.place(inCopyOf: place))
        case .toEditor: return copy.range(inOriginalOf: place, place, isExact: false).map { Self.json($0.0) }
        }
    }

    private func range(_ start: EditorCopy.Place, _ end: EditorCopy.Place, in path: String?, isExact: Bool) -> [String: Any]? {
        guard let copy = path.flatMap({ module.copies[$0] }) else { return ["start": Self.json(start), "end": Self.json(end)] }
        switch direction {
        case .toServer: return ["start": Self.json(copy.place(inCopyOf: start)), "end": Self.json(copy.place(inCopyOf: end))]
        case .toEditor:
            return copy.range(inOriginalOf: start, end, isExact: isExact).map { ["start": Self.json($0.0), "end": Self.json($0.1)] }
        }
    }

    // MARK: Files

    /// The user's file that a document's address means.
    func original(_ uri: String) -> String {
        let path = Self.path(uri)
        return module.originalPath(of: path) ?? path
    }

    private func uri(_ uri: String) -> String {
        guard uri.hasPrefix("file:") else { return uri }
        let path = Self.path(uri)
        switch direction {
        case .toServer: return module.copyPath(of: path).map(Self.uri) ?? (path == module.root ? Self.uri(module.folder) : uri)
        case .toEditor: return module.originalPath(of: path).map(Self.uri) ?? (path == module.folder ? Self.uri(module.root) : uri)
        }
    }

    static func path(_ uri: String) -> String {
        guard let url = URL(string: uri), url.isFileURL else { return uri }
        return url.standardizedFileURL.resolvingSymlinksInPath().path
    }

    static func uri(_ path: String) -> String { URL(fileURLWithPath: path, isDirectory: false).absoluteString }
}
