import SwiftSyntax

extension RewriteVisitor {
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.contains("objc"), let type = table.type(file: file, node: node.startOffset) else { return }
        var bounds: [String] = []
        // An Objective-C protocol is of classes only, which weak references to it rely on.
        if node.inheritanceClause == nil { insert(": AnyObject", at: node.name.endOffset) }
        let requirements = type.members.filter(\.isOptionalRequirement)
        guard !requirements.isEmpty else { return }
        let access = type.access >= .public ? "public " : ""
        for requirement in requirements {
            if requirement.kind == .property {
                propertyDefault(requirement, access: access, node: node, into: &bounds)
                continue
            }
            bounds += OptionalRequirement.defaults(for: requirement, access: access)
            if requirement.optionalResult == .value {
                let has = OptionalRequirement.hasName(requirement)
                module.insert("var \(has): Bool { get }", into: type)
                bounds.append("\(access)var \(has): Bool { true }")
            }
        }
        module.files[file].appended.append("extension \(type.name) { " + bounds.joined(separator: "; ") + " }")
        answerForConformers(of: type, requirements.filter { $0.kind == .method && $0.optionalResult == .value })
    }

    private func propertyDefault(_ requirement: DeclaredMember, access: String, node: ProtocolDeclSyntax, into members: inout [String]) {
        guard let type = requirement.type, type.hasSuffix("?"), !requirement.isSettable else {
            warn(node.name, "optional property \(requirement.base) of protocol \(node.name.text) must be of optional type and read-only on Linux")
            return
        }
        members.append("\(access)var \(requirement.base): \(type) { nil }")
    }

    /// Each conforming class of the sources says which of the optional requirements with results it implements.
    private func answerForConformers(of type: DeclaredType, _ requirements: [DeclaredMember]) {
        for conformer in table.types where conformer.inherited.contains(type.name) && conformer.kind != .protocol {
            for requirement in requirements {
                let implements = table.chain(of: conformer).contains { one in
                    one.members(named: requirement.base).contains { $0.labels == requirement.labels }
                }
                let access = min(conformer.access, type.access) >= .public ? "public " : ""
                module.insertAnswer("\(access)var \(OptionalRequirement.hasName(requirement)): Bool { \(implements) }", for: conformer)
            }
        }
    }
}
