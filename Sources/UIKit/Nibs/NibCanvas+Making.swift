extension NibCanvas {
    /// What an object was made from.
    public struct Origin: Hashable, Sendable {
        /// The path of the xib or storyboard.
        public let file: String
        /// The element's id.
        public let id: String
        /// Where it begins.
        public let line: Int
        /// The name that its author gave it.
        public let label: String?
    }

    /// Hears of each object that is made from a file, whoever loads it, before it is connected. Default: nobody.
    public static var onMake: ((NSObject, Origin) -> Void)?

    /// Makes a view of a class as a nib does that says nothing but where it is: by `init(coder:)`, then `awakeFromNib`. Nil where there is no class of the
    /// name, or its initialiser gives nothing.
    public static func make(_ name: String, frame: CGRect) -> UIView? {
        let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)].map { (name: $0, value: "\($1)") }
        let view = NibElement(name: "view", attributes: [("id", "v"), ("customClass", name)], line: 1)
        view.add(NibElement(name: "rect", attributes: [("key", "frame")] + numbers, line: 1))
        let objects = NibElement(name: "objects", attributes: [], line: 1)
        objects.add(view)
        let root = NibElement(name: "document", attributes: [], line: 1)
        root.add(objects)
        guard Registry.shared.type(named: name) is UIView.Type, let document = try? NibDocument(root, file: "(\(name))") else { return nil }
        return NibBuilder(document, bundle: AppInterface.bundle).instantiate(owner: nil, external: [:]).first as? UIView
    }
}
