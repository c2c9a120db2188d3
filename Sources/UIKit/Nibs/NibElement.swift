/// One element of a xib or storyboard, with a note of what was made use of.
@MainActor
final class NibElement {
    /// The element's name: `slider`, `rect`, `constraint`, …
    let name: String
    /// Where it begins in the file.
    let line: Int
    private(set) var children: [NibElement] = []
    private(set) weak var parent: NibElement?
    private let attributes: [(name: String, value: String)]
    private var unusedAttributes: Set<String>
    /// Whether somebody made use of the element itself.
    private(set) var isUsed = false

    init(name: String, attributes: [(name: String, value: String)], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
        unusedAttributes = Set(attributes.map(\.name))
    }

    func add(_ child: NibElement) {
        child.parent = self
        children.append(child)
    }

    /// The text between the tags, of the few elements that have some.
    var text = ""

    // MARK: Reading

    /// An attribute's value, which is thereby used.
    subscript(attribute: String) -> String? {
        unusedAttributes.remove(attribute)
        return peek(attribute)
    }

    /// An attribute's value, without using it.
    func peek(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// The names of all attributes, in the file's order.
    var attributeNames: [String] { attributes.map(\.name) }

    /// What no code asked for: its name is told in the ledger.
    var unused: [String] { attributes.map(\.name).filter(unusedAttributes.contains) }

    /// Notes that the element means something here, or is meant for Interface Builder's canvas alone.
    func use() { isUsed = true }

    /// Notes attributes that have no meaning when the file runs.
    func use(attributes names: String...) { unusedAttributes.subtract(names) }

    /// The element and all that is in it are for Interface Builder alone.
    func useWhole() {
        isUsed = true
        unusedAttributes.removeAll()
        for child in children { child.useWhole() }
    }

    /// The child for a key, which is thereby used: `<color key="tintColor" …/>`.
    func child(key: String) -> NibElement? {
        guard let found = children.first(where: { $0.peek("key") == key }) else { return nil }
        found.use()
        found.use(attributes: "key")
        return found
    }

    /// The first child of a name, which is thereby used.
    func child(_ name: String) -> NibElement? {
        let found = children.first { $0.name == name }
        found?.use()
        return found
    }

    /// The children of a list such as `<subviews>`; the list is thereby used, the children are not.
    func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    // MARK: Values

    /// A number; nil where there is none or it is not finite.
    func number(_ attribute: String) -> CGFloat? {
        guard let text = self[attribute], let number = Double(text), number.isFinite else { return nil }
        return CGFloat(number)
    }

    func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded()) } }
    func float(_ attribute: String) -> Float? { number(attribute).map { Float($0) } }

    /// `YES` and `NO`; nil where there is neither.
    func flag(_ attribute: String) -> Bool? {
        switch self[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }
}
