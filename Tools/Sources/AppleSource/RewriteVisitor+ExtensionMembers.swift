import SwiftSyntax

// Swift on Linux overrides nothing in an extension, and overrides nothing that an extension declares. The member stays where it is, under a name
// of its own; the class's body gets a member of the right name that calls it. So `private` names stay in reach, `super` works, and
// diagnostics and breakpoints find the code where its author wrote it.
extension RewriteVisitor {
    func rewriteExtensionMember(_ node: FunctionDeclSyntax) {
        guard let type = movableOwner(node, node.modifiers, name: node.name) else { return }
        let number = module.number()
        let name = "__sliderkit_\(number)_\(node.name.text.filter { $0 != "`" })"
        let effects = node.signature.effectSpecifiers
        let prefix = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let parameters = Array(node.signature.parameterClause.parameters)
        let arguments = parameters.enumerated().map { OptionalRequirement.argument(DeclaredMember.Parameter($1), $0) }
        let signature = parameters.enumerated().map { index, parameter in
            OptionalRequirement.text(DeclaredMember.Parameter(parameter), index) + (parameter.defaultValue.map { " " + $0.oneLine } ?? "")
        }
        let result = (effects.map { " " + $0.oneLine } ?? "") + (node.signature.returnClause.map { " " + $0.oneLine } ?? "")
        let generics = node.genericParameterClause?.oneLine ?? ""
        let constraints = node.genericWhereClause.map { " " + $0.oneLine } ?? ""
        let head = headText(node, node.attributes, node.modifiers)
        module.insert(
            "\(head)func \(node.name.text)\(generics)(\(signature.joined(separator: ", ")))\(result)\(constraints) { "
                + "\(prefix)\(name)(\(arguments.joined(separator: ", "))) }",
            into: type)
        replace(node.name, name)
        demote(node.modifiers)
    }

    func rewriteExtensionMember(_ node: VariableDeclSyntax) {
        guard let binding = node.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let type = movableOwner(node, node.modifiers, name: pattern.identifier)
        else { return }
        guard let annotation = binding.typeAnnotation, let block = binding.accessorBlock else {
            warn(pattern, "an overriding property in an extension needs a type and accessors on Linux")
            return
        }
        let name = "__sliderkit_\(module.number())_\(pattern.identifier.text)"
        let head = "\(headText(node, node.attributes, node.modifiers))var \(pattern.identifier.text): \(annotation.type.oneLine)"
        if case .accessors(let accessors) = block.accessors, accessors.contains(where: { $0.accessorSpecifier.text.hasSuffix("Set") }) {
            moveObservers(node, binding, block, Array(accessors), head: head, name: name, into: type)
            return
        }
        var isSettable = false
        if case .accessors(let accessors) = block.accessors { isSettable = accessors.contains { $0.accessorSpecifier.text == "set" } }
        module.insert(head + (isSettable ? " { get { \(name) } set { \(name) = newValue } }" : " { \(name) }"), into: type)
        replace(pattern.identifier, name)
        demote(node.modifiers)
    }

    /// `override var x: T { didSet { … } }` → the observer's body as a function, called by an observer in the class's body.
    private func moveObservers(
        _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax, _ accessors: [AccessorDeclSyntax],
        head: String, name: String, into type: DeclaredType
    ) {
        var calls: [String] = []
        for accessor in accessors {
            let kind = accessor.accessorSpecifier.text
            let value = accessor.parameters?.name.text ?? (kind == "didSet" ? "oldValue" : "newValue")
            let function = "\(name)_\(kind)"
            calls.append("\(kind) { \(function)(\(kind == "didSet" ? "oldValue" : "newValue")) }")
            replace(accessor.accessorSpecifier, "func \(function)(_ \(value): \(binding.typeAnnotation?.type.oneLine ?? "Any"))")
            if let parameters = accessor.parameters { blank(parameters) }
        }
        module.insert("\(head) { \(calls.joined(separator: " ")) }", into: type)
        for modifier in node.modifiers { blank(modifier) }
        blank(node.bindingSpecifier)
        replace(binding.startOffset..<block.leftBrace.endOffset, "")
        blank(block.rightBrace)
    }

    private func isWitness(_ node: some SyntaxProtocol) -> Bool { witnesses.nodes.contains([file, node.startOffset]) }

    /// A member in a class's body that now overrides what its superclass got.
    func overrideStandard(_ node: some SyntaxProtocol, _ keyword: TokenSyntax) {
        if isWitness(node), scopes.last?.extensionNode == nil { insert("override ", at: keyword.startOffset) }
    }

    /// The user's class into whose body the member belongs; nil for members that may stay.
    private func movableOwner(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, name: TokenSyntax) -> DeclaredType? {
        guard let scope = scopes.last, scope.extensionNode != nil, node.parent?.is(MemberBlockItemSyntax.self) == true else { return nil }
        let isOverride = modifiers.contains("override") || isWitness(node)
        guard isOverride || overriddenInExtensions.contains([file, node.startOffset]) else { return nil }
        guard scope.type.kind == .class else {
            warn(name, "\(name.text) can't be overridden here on Linux: \(scope.type.name) is not a class of these sources; override it in a subclass")
            return nil
        }
        return scope.type
    }

    /// Attributes and modifiers of the member in the class's body.
    private func headText(_ node: some SyntaxProtocol, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        var words = attributes.attributes
            .filter { ["discardableResult", "MainActor", "available"].contains($0.name) }
            .map(\.oneLine)
        if modifiers.access == nil, let access = scopes.last?.extensionNode?.modifiers.access, access >= .internal { words.append(access.rawValue) }
        if isWitness(node) { words.append("override") }
        words += modifiers.filter { $0.name.text != "dynamic" }.map(\.oneLine)
        return words.map { $0 + " " }.joined()
    }

    /// The member in the extension overrides nothing any more, and is nobody's but the module's.
    private func demote(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers {
            switch modifier.name.text {
            case "override", "public", "open", "final", "required": blank(modifier)
            case "class": replace(modifier, "static")
            default: break
            }
        }
    }
}
