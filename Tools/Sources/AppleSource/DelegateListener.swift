/// A class that takes the place of a delegate: it conforms to a protocol of the sources, and tells the registry which of its methods are called.
/// One that would have to make values up is not written.
struct DelegateListener {
    let name: String
    /// Its declaration.
    let code: String

    /// Nil when nobody can stand in: the protocol wants more than methods without results, or with results that have a plain answer.
    init?(of delegate: DeclaredType, table: SymbolTable, number: Int) {
        guard let requirements = Self.requirements(of: delegate, table: table) else { return nil }
        var members: [String] = []
        for requirement in requirements {
            guard let member = Self.member(requirement, of: delegate, table: table) else { return nil }
            if !member.isEmpty, !members.contains(member) { members.append(member) }
        }
        name = "__sliderkit_Delegate_\(number)"
        code = "final class \(name): NSObject, \(delegate.name) { \(members.joined(separator: "; ")) }"
    }

    /// The protocol that an optional property named like a delegate asks for.
    static func delegateProtocol(_ member: DeclaredMember, of type: DeclaredType, table: SymbolTable) -> DeclaredType? {
        guard member.kind == .property, !member.isStatic, member.isSettable, member.reach >= .internal, type.access >= .internal,
            member.base.lowercased().hasSuffix("delegate"), var written = member.type, written.hasSuffix("?") || written.hasSuffix("!")
        else { return nil }
        written.removeLast()
        if written.hasPrefix("("), written.hasSuffix(")") { written = String(written.dropFirst().dropLast()) }
        if written.hasPrefix("any ") { written = String(written.dropFirst(4)) }
        guard let found = table.type(named: written, in: type), found.kind == .protocol, found.access >= .internal else { return nil }
        return found
    }

    /// Those of the protocol and of the ones that it inherits; nil when some can't be told from here.
    private static func requirements(of delegate: DeclaredType, table: SymbolTable, depth: Int = 0) -> [DeclaredMember]? {
        guard depth < 16, !delegate.hasOtherRequirements else { return nil }
        var found = delegate.members.filter { !$0.inExtension }
        for name in delegate.inherited {
            if let next = table.type(named: name, in: delegate.nestedIn), next !== delegate {
                guard next.kind == .protocol, let inherited = requirements(of: next, table: table, depth: depth + 1) else { return nil }
                found += inherited
            } else if !["AnyObject", "class", "NSObjectProtocol", "Sendable"].contains(name) {
                return nil
            }
        }
        return found
    }

    /// The member that meets a requirement; empty where it is met without one.
    private static func member(_ requirement: DeclaredMember, of delegate: DeclaredType, table: SymbolTable) -> String? {
        let hasDefault = table.types.contains { type in
            type.kind == .protocol
                && type.members(named: requirement.base).contains { $0.inExtension && $0.kind == requirement.kind && $0.labels == requirement.labels }
        }
        let hasResult = requirement.optionalResult != .nothing
        if hasDefault && (hasResult || requirement.kind == .property) { return "" }
        if requirement.isOptionalRequirement && (hasResult || requirement.kind == .property) {
            return requirement.optionalResult == .value ? "var \(OptionalRequirement.hasName(requirement)): Bool { false }" : ""
        }
        guard requirement.kind == .method, !requirement.isStatic, !requirement.isAsync, !requirement.isGeneric,
            !requirement.parameters.contains(where: { words($0.type).contains("Self") || words($0.type).contains("some") })
        else { return nil }
        let answer: String
        switch requirement.returnType {
        case _ where !hasResult: answer = ""
        case "Bool": answer = "; return true"
        case let type? where type.hasSuffix("?"): answer = "; return nil"
        default: return nil
        }
        let parameters = requirement.parameters.enumerated().map { OptionalRequirement.text($1, $0) }.joined(separator: ", ")
        let result = requirement.returnType.map { " -> \($0)" } ?? ""
        return "func `\(requirement.base)`(\(parameters))\(result) { Registry.shared.heard(\"\(requirement.reference)\")\(answer) }"
    }

    private static func words(_ type: String) -> [Substring] { type.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}
