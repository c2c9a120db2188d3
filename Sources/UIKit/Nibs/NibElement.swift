/// One element of a xib or storyboard, with a note of what was made use of. Bound to no actor, although only the main one reads nibs: closures
/// of main-actor code ask the runtime for their thread at each call, and this is asked thousands of times for a file.
final class NibElement {
    /// The element's name: `slider`, `rect`, `constraint`, …
    let name: String
    /// Where it begins in the file.
    let line: Int
    private(set) var children: [NibElement] = []
    /// Cleared by the parent when that goes.
    private(set) unowned(unsafe) var parent: NibElement?
    private var attributes: [Attribute]
    private(set) var marks: NibMarks = []

    private struct Attribute {
        let name: String
        var value: String
        var marks: NibMarks = []
    }

    init(name: String, attributes: [(name: String, value: String)], line: Int) {
        self.name = name
        self.attributes = attributes.map { Attribute(name: $0.name, value: $0.value) }
        self.line = line
    }

    deinit {
        for child in children { child.parent = nil }
    }

    /// Whether somebody made use of the element itself.
    var isUsed: Bool { marks.contains(.used) }

    func add(attribute name: String, _ value: String) { attributes.append(Attribute(name: name, value: value)) }

    /// Whether it is read later: what is in it is no leftover until then.
    var isDeferred = false

    func add(_ child: NibElement) {
        child.parent = self
        children.append(child)
    }

    /// Gives an attribute another value, as a translation does; nil takes it away.
    func localize(_ attribute: String, _ value: String?) {
        let index = attributes.firstIndex { $0.name == attribute }
        switch (index, value) {
        case (let index?, let value?): attributes[index].value = value
        case (nil, let value?): add(attribute: attribute, value)
        case (let index?, nil): attributes.remove(at: index)
        case (nil, nil): break
        }
    }

    /// The text between the tags, of the few elements that have some.
    var text = ""

    // MARK: Reading

    /// An attribute's value, which is thereby used.
    subscript(attribute: String) -> String? { value(attribute, [.read, .used]) }

    /// An attribute's value, without using it.
    func peek(_ attribute: String) -> String? { value(attribute, .read) }

    private func value(_ name: String, _ marks: NibMarks) -> String? {
        for index in attributes.indices where attributes[index].name == name {
            attributes[index].marks.formUnion(marks)
            return attributes[index].value
        }
        return nil
    }

    /// The names of all attributes, in the file's order.
    var attributeNames: [String] { attributes.map(\.name) }

    /// What no code asked for: its name is told in the ledger.
    var unused: [String] {
        // Nearly every element is understood whole.
        attributes.contains { $0.marks.isDisjoint(with: [.used, .told]) }
            ? attributes.filter { $0.marks.isDisjoint(with: [.used, .told]) }.map(\.name) : []
    }

    /// The attributes whose values mean nothing and were not told yet.
    var wrong: [(name: String, value: String)] {
        guard attributes.contains(where: { $0.marks.contains(.wrong) }) else { return [] }
        return attributes.filter { $0.marks.contains(.wrong) && !$0.marks.contains(.told) }.map { ($0.name, $0.value) }
    }

    /// The marks of the attributes, in the file's order.
    var attributeMarks: [NibMarks] { attributes.map(\.marks) }

    /// Notes that the element means something here.
    func use() { marks.formUnion([.read, .used]) }

    /// Notes attributes that have no meaning when the file runs.
    func use(attributes names: String...) {
        for index in attributes.indices where names.contains(attributes[index].name) { attributes[index].marks.insert(.used) }
    }

    /// Notes that the ledger tells of the element.
    func markTold() { marks.insert(.told) }

    /// Notes that the ledger tells of an attribute.
    func markTold(attribute: String) {
        for index in attributes.indices where attributes[index].name == attribute { attributes[index].marks.insert(.told) }
    }

    /// Takes the element with all that is in it as passed over: it is for Interface Builder alone, or the ledger tells of it, or of what it
    /// belongs to.
    func useWhole(told: Bool = false) {
        let told = told || marks.contains(.told)
        let mark: NibMarks = told ? [.used, .told] : .used
        if !isUsed { marks = mark }
        for index in attributes.indices where !attributes[index].marks.contains(.used) { attributes[index].marks = mark }
        for child in children { child.useWhole(told: told) }
    }

    /// The child for a key, which is thereby used: `<color key="tintColor" …/>`.
    func child(key: String) -> NibElement? {
        guard let found = children.first(where: { $0.has(key: key) }) else { return nil }
        found.use()
        found.use(attributes: "key")
        return found
    }

    private func has(key wanted: String) -> Bool {
        for index in attributes.indices where attributes[index].name == "key" {
            if !attributes[index].marks.contains(.read) { attributes[index].marks.insert(.read) }
            return attributes[index].value == wanted
        }
        return false
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

    /// A number; nil where there is none or, which is told, it is not finite.
    func number(_ attribute: String) -> CGFloat? {
        converted(attribute) { text in Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } }
    }

    func integer(_ attribute: String) -> Int? {
        converted(attribute) { text in Double(text).flatMap { Int(exactly: $0.rounded()) } }
    }

    func float(_ attribute: String) -> Float? {
        converted(attribute) { text in Double(text).map { Float($0) }.flatMap { $0.isFinite ? $0 : nil } }
    }

    /// `YES` and `NO`; nil where there is none or, which is told, neither.
    func flag(_ attribute: String) -> Bool? {
        converted(attribute) { $0 == "YES" ? true : $0 == "NO" ? false : nil }
    }

    /// What a table has for the attribute's value; nil where there is no value or, which is told, one that the table lacks.
    func choice<Value>(_ attribute: String, _ table: [String: Value]) -> Value? { converted(attribute) { table[$0] } }

    private func converted<Value>(_ attribute: String, _ convert: (String) -> Value?) -> Value? {
        guard let text = self[attribute] else { return nil }
        if let value = convert(text) { return value }
        for index in attributes.indices where attributes[index].name == attribute { attributes[index].marks.insert(.wrong) }
        return nil
    }
}
