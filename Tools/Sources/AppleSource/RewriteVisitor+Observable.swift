import SwiftSyntax

extension RewriteVisitor {
    /// `@objc dynamic var x = 0`: Objective-C's runtime tells observers of each change; here a `didSet` does.
    func rewriteObservable(_ node: VariableDeclSyntax) {
        guard node.attributes.contains("objc") || scopes.last?.type.hasObjectiveCMembers == true && !node.attributes.contains("nonobjc"), node.modifiers.contains(where: { $0.name.text == "dynamic" }),
            node.bindingSpecifier.text == "var", !node.modifiers.contains("static"), !node.modifiers.contains("class"),
            !node.modifiers.contains("lazy"), let scope = scopes.last, scope.extensionNode == nil, scope.type.kind == .class,
            !table.superclassNames(of: scope.type).isEmpty, node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let key = scope.type.members(named: name).first?.objectiveCName ?? name
        let tell = { (old: String) in "KeyValueObservers.changed(self, \(Self.quoted(key)), from: \(old), to: self.\(name))" }
        guard let block = binding.accessorBlock else {
            useSPI()
            return insert(" { didSet { \(tell("oldValue")) } }", at: binding.endOffset)
        }
        // What is computed tells nobody by itself, on the phone either.
        guard case .accessors(let accessors) = block.accessors else { return }
        guard accessors.contains(where: { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }) else { return }
        useSPI()
        if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }), let body = observer.body {
            insert(" \(tell(observer.parameters?.name.text ?? "oldValue"));", at: body.leftBrace.endOffset)
        } else if let observer = accessors.first(where: { $0.accessorSpecifier.text == "willSet" }) {
            insert(" didSet { \(tell("oldValue")) }", at: observer.endOffset)
        }
    }

    /// `override func observeValue(forKeyPath:…)` of an object that is no responder: NSObject has no such method here.
    func rewriteObservation(_ node: FunctionDeclSyntax) {
        guard Self.isObservation(node), node.modifiers.contains("override"), let type = scopes.last?.type, hearsItself(type) else { return }
        for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
        module.conform(type, to: "@preconcurrency KeyValueListening")
        useSPI()
        module.files[type.file].needsSPI = true
    }

    /// `super.observeValue(…)` in it.
    func rewriteSuperObservation(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
            access.declName.baseName.text == "observeValue", let type = scopes.last?.type, hearsItself(type)
        else { return }
        replace(access, "KeyValueObservers.unheard")
        useSPI()
    }

    private static func isObservation(_ node: FunctionDeclSyntax) -> Bool {
        node.name.text == "observeValue" && node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
    }

    /// Whether the class is the first of its line that hears of changes.
    private func hearsItself(_ type: DeclaredType) -> Bool {
        type.kind == .class && !table.superclassNames(of: type).contains("UIResponder")
            && !table.chain(of: type).dropFirst().contains { $0.members(named: "observeValue").contains { $0.labels.first == "forKeyPath" } }
    }
}
