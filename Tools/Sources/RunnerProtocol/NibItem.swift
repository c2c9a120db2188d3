/// One view of a xib, or one scene of a storyboard, that can be shown.
public struct NibItem: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable { case nib, scene }

    /// The name that tells it from everything else that can be shown: `Dial.xib`, `Main/Volume`.
    public var name: String
    /// What `--nib` and `--scene` may call it.
    public var names: [String]
    public var kind: Kind
    public var file: String
    public var line: Int
    /// The element's id in the file.
    public var id: String
    /// The class of the view or controller.
    public var customClass: String?
    /// The class of a xib's File's Owner.
    public var ownerClass: String?
    /// The device that it was designed on, as Interface Builder names it.
    public var device: String?
    /// The view's own size in points.
    public var width: Double?
    public var height: Double?

    public init(name: String, names: [String], kind: Kind, file: String, line: Int, id: String) {
        self.name = name
        self.names = names
        self.kind = kind
        self.file = file
        self.line = line
        self.id = id
    }
}
