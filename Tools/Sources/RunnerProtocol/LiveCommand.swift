/// What the tool tells a live preview while it runs, one JSON object a line, on its standard input. When that ends, the preview ends.
public struct LiveCommand: Codable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// Xibs, pictures, colours or texts changed: load everything anew.
        case reload
    }

    public var kind: Kind
    /// The views and scenes that there are now.
    public var nibs: [NibItem]

    public init(_ kind: Kind, nibs: [NibItem]) {
        self.kind = kind
        self.nibs = nibs
    }
}
