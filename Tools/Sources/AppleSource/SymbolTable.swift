/// Every type of the sources, and lookups through their superclasses.
final class SymbolTable {
    private(set) var types: [DeclaredType] = []
    private var byName: [String: DeclaredType] = [:]
    /// By file and offset of the declaration, for the second pass.
    private var byNode: [[Int]: DeclaredType] = [:]
    var aliases: [String: String] = [:]
    var app: FoundApp?
    /// Whether the sources read or set properties by name.
    var usesKeyedValues = false
    /// Names of members that are mentioned without being called.
    var mentioned: Set<String> = []

    func add(_ type: DeclaredType, file: Int, node: Int) {
        types.append(type)
        byNode[[file, node]] = type
        if !type.isLocal, byName[type.name] == nil { byName[type.name] = type }
    }

    func type(file: Int, node: Int) -> DeclaredType? { byNode[[file, node]] }

    /// The type that a name means, written inside `scope`.
    func type(named name: String, in scope: DeclaredType? = nil) -> DeclaredType? {
        var outer = scope
        while let around = outer {
            if let found = byName[around.name + "." + name] { return found }
            if around.name == name || around.name.hasSuffix("." + name) { return around }
            outer = around.nestedIn
        }
        if let found = byName[name] { return found }
        if let alias = aliases[name], alias != name { return byName[alias] }
        return nil
    }

    /// The type that an extension extends; a framework's type is entered when it is first extended.
    func extended(_ name: String) -> DeclaredType {
        if let found = type(named: name) { return found }
        let external = DeclaredType(name: aliases[name] ?? name, kind: .external)
        external.access = .public
        types.append(external)
        byName[external.name] = external
        return external
    }

    /// The superclass as the source names it.
    func superclassName(of type: DeclaredType) -> String? {
        guard type.kind == .class || type.kind == .external else { return nil }
        if type.kind == .external { return FrameworkTypes.superclass[type.name] }
        guard let first = type.inherited.first else { return nil }
        if let user = self.type(named: first, in: type.nestedIn), user !== type {
            return user.kind == .class || (user.kind == .external && FrameworkTypes.isKnown(user.name)) ? user.name : nil
        }
        let name = aliases[first] ?? first
        if FrameworkTypes.isKnown(name) { return name }
        let looksLikeProtocol = ["Delegate", "DataSource", "Protocol", "able", "Coding", "Sendable"].contains { name.hasSuffix($0) }
        return looksLikeProtocol || name == "AnyObject" ? nil : name
    }

    /// The type itself, then its superclasses as far as the sources declare or extend them.
    func chain(of type: DeclaredType) -> [DeclaredType] {
        var chain = [type]
        var name = superclassName(of: type)
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
        var scope = type.nestedIn
        while let current = name {
            if let next = self.type(named: current, in: scope) {
                guard seen.insert(ObjectIdentifier(next)).inserted else { break }
                chain.append(next)
                scope = next.nestedIn
                name = superclassName(of: next)
            } else {
                name = FrameworkTypes.superclass[current]
            }
        }
        return chain
    }

    /// Names of all superclasses, the frameworks' included, nearest first.
    func superclassNames(of type: DeclaredType) -> [String] {
        var names: [String] = []
        var current: DeclaredType? = type
        while let one = current, let name = superclassName(of: one), !names.contains(name) {
            names.append(name)
            guard let next = self.type(named: name, in: one.nestedIn), next !== one else {
                names += FrameworkTypes.chain(from: name).dropFirst()
                break
            }
            current = next
        }
        return names
    }

    /// A protocol and those that it inherits from, as far as the sources declare them.
    func protocols(from type: DeclaredType) -> [DeclaredType] {
        var found: [DeclaredType] = []
        var open = [type]
        while let next = open.popLast() {
            guard next.kind == .protocol, !found.contains(where: { $0 === next }) else { continue }
            found.append(next)
            open += next.inherited.compactMap { self.type(named: $0, in: next.nestedIn) }
        }
        return found
    }

    /// Whether a type says itself that it conforms to a protocol, or to one that inherits from it.
    func declares(_ type: DeclaredType, conformanceTo wanted: DeclaredType) -> Bool {
        type.kind != .protocol && type.inherited.contains { name in
            self.type(named: name, in: type.nestedIn).map { protocols(from: $0).contains { $0 === wanted } } ?? false
        }
    }

    /// The classes of the sources that inherit from a class.
    func descendants(of type: DeclaredType) -> [DeclaredType] {
        types.filter { $0.kind == .class && $0 !== type && chain(of: $0).contains { $0 === type } }
    }

    func optionalRequirements(named base: String) -> [DeclaredMember] {
        types.filter { $0.kind == .protocol }.flatMap { $0.members(named: base) }.filter(\.isOptionalRequirement)
    }

    /// Whether a type declares such a property that does not conform to the protocol which has it as a requirement.
    func declaresProperty(named base: String, outsideConformersOf requirement: String) -> Bool {
        let owners = types.filter { $0.kind == .protocol && $0.members(named: requirement).contains(where: \.isOptionalRequirement) }
        return types.contains { type in
            type.members.contains { $0.kind == .property && $0.base == base && !$0.isOptionalRequirement }
                && !owners.contains { owner in chain(of: type).contains { declares($0, conformanceTo: owner) } }
        }
    }

    /// Functions that the sources declare at a file's level.
    var functions: Set<String> = []

    func declaresProperty(named base: String) -> Bool {
        types.contains { $0.members.contains { $0.kind == .property && $0.base == base && !$0.isOptionalRequirement } }
    }
}
