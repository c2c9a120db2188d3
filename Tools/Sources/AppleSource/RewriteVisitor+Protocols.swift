import SwiftSyntax

extension RewriteVisitor {
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.contains("objc"), let type = table.type(file: file, node: node.startOffset) else { return }
        // An Objective-C protocol is of classes only, which weak references to it rely on.
        if node.inheritanceClause == nil { insert(": AnyObject", at: node.name.endOffset) }
        let requirements = type.members.filter(\.isOptionalRequirement)
        guard !requirements.isEmpty else { return }
        let access = type.access >= .public ? "public " : ""
        var members: [String] = []
        for requirement in requirements {
            members += OptionalRequirement.defaults(for: requirement, access: access, isMentioned: isMentioned(requirement))
            guard isAsked(requirement) else { continue }
            let has = OptionalRequirement.hasName(requirement)
            module.insert("var \(has): Bool { get }", into: type)
            members.append("\(access)var \(has): Bool { true }")
        }
        module.files[file].appended.append("extension \(type.name) { " + members.joined(separator: "; ") + " }")
        for requirement in requirements { answerForConformers(of: type, requirement) }
    }

    private func isMentioned(_ requirement: DeclaredMember) -> Bool { requirement.kind == .method && table.mentioned.contains(requirement.base) }

    /// Whether anybody wants to know if it is implemented.
    private func isAsked(_ requirement: DeclaredMember) -> Bool { requirement.optionalResult == .value || isMentioned(requirement) }

    /// Each conforming class of the sources says whether it implements the requirement. Where it does not, but a subclass does, it gets a method for
    /// that to override: Objective-C would find the subclass's by its name.
    private func answerForConformers(of type: DeclaredType, _ requirement: DeclaredMember) {
        for conformer in table.types where table.declares(conformer, conformanceTo: type) {
            let implements = table.chain(of: conformer).contains { $0.implements(requirement) }
            let access = min(conformer.access, type.access) >= .public ? "public " : ""
            let answer = "\(access)var \(OptionalRequirement.hasName(requirement)): Bool { \(implements) }"
            let later = implements ? [] : conformer.kind == .class ? table.descendants(of: conformer).filter { $0.implements(requirement) } : []
            guard !later.isEmpty else {
                if isAsked(requirement) { module.insertAnswer(answer, for: conformer) }
                continue
            }
            if isAsked(requirement) { module.insert(answer, into: conformer) }
            insertStandard(of: requirement, access: access, into: conformer)
            for descendant in later where !table.chain(of: descendant).dropFirst().contains(where: { $0.implements(requirement) }) {
                if isAsked(requirement) {
                    module.insert("\(access)override var \(OptionalRequirement.hasName(requirement)): Bool { true }", into: descendant)
                }
            }
        }
    }

    private func insertStandard(of requirement: DeclaredMember, access: String, into type: DeclaredType) {
        let body = OptionalRequirement.standardBody(requirement)
        let head = requirement.kind == .property
            ? "\(access)var \(requirement.base): \(requirement.type ?? "Any?")" : OptionalRequirement.head(requirement, access: access)
        module.insert("\(head) { \(body) }", into: type)
    }
}

extension DeclaredType {
    /// Whether its own declarations hold a member that answers for a requirement.
    func implements(_ requirement: DeclaredMember) -> Bool {
        members(named: requirement.base).contains {
            $0.labels == requirement.labels && !$0.isStatic && ($0.kind == .method) == (requirement.kind == .method)
        }
    }
}
