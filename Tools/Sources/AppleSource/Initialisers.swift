/// Which initialisers a class has, its inherited ones included, by Swift's rules.
struct Initialisers {
    private let table: SymbolTable

    init(table: SymbolTable) { self.table = table }

    /// How to make an instance of a class, and whether only its own file can.
    func making(of type: DeclaredType, superclassNames: [String]) -> (making: FoundClass.Making, isPrivate: Bool) {
        if type.isGeneric { return (.unavailable(reason: "it is generic"), false) }
        if type.isLocal { return (.unavailable(reason: "it is declared inside a function"), false) }
        if type.isHidden { return (.unavailable(reason: "it is private to the type around it"), false) }
        guard superclassNames.contains("NSObject") else { return (.unavailable(reason: "its superclass is not known to the engine"), false) }
        let available = initialisers(of: type)
        let isView = superclassNames.contains("UIView")
        if isView, let access = available["frame:"] { return (.frame, access < .internal) }
        if let access = available[""] { return (.noArguments, access < .internal) }
        let designated = type.members.filter { $0.kind == .initialiser && !$0.isConvenience }
        let wanted = designated.first.map { "init(\($0.labels.map { $0 + ":" }.joined()))" } ?? "arguments"
        return (.unavailable(reason: "it needs \(wanted)"), false)
    }

    /// Labels joined, `frame:`, to access. Only those that take `frame` alone or nothing matter, and what decides their inheritance.
    private func initialisers(of type: DeclaredType, depth: Int = 0) -> [String: FoundClass.Access] {
        guard depth < 64 else { return [:] }
        let inherited = superclassInitialisers(of: type, depth: depth)
        let own = type.members.filter { $0.kind == .initialiser }
        var result: [String: FoundClass.Access] = [:]
        for one in own where !one.isUnavailable && !one.isGeneric && !one.isThrowing && !one.isAsync {
            for key in Self.keys(of: one) { result[key] = max(result[key] ?? .private, one.access) }
        }
        let designated = own.filter { !$0.isConvenience && !$0.inExtension }
        if designated.isEmpty { return inherited.merging(result) { $1 } }
        // Convenience initialisers come down only if every designated one of the superclass is overridden: for a view these are
        // init(frame:) and init(coder:).
        let covers = Set(designated.flatMap(Self.keys(of:)))
        let needed = inherited["frame:"] == nil ? [] : ["frame:"]
        if needed.allSatisfy(covers.contains), inherited[""] != nil, !needed.isEmpty { result[""] = result[""] ?? inherited[""] }
        return result
    }

    private func superclassInitialisers(of type: DeclaredType, depth: Int) -> [String: FoundClass.Access] {
        guard let name = table.superclassName(of: type) else { return [:] }
        if let next = table.type(named: name, in: type.nestedIn), next !== type, next.kind == .class {
            return initialisers(of: next, depth: depth + 1)
        }
        let chain = FrameworkTypes.chain(from: name)
        if chain.contains("UIView") { return ["frame:": .open, "": .open] }
        return ["": .open]
    }

    /// Every call that an initialiser admits with its defaults left out.
    private static func keys(of one: DeclaredMember) -> [String] {
        let required = one.parameters.filter { !$0.hasDefault }.map { $0.label + ":" }.joined()
        var keys = [required]
        if one.parameters.contains(where: { $0.label == "frame" }), required.isEmpty { keys.append("frame:") }
        return keys
    }
}
