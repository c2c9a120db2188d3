import SwiftSyntax

extension RewriteVisitor {
    /// `@objc dynamic var x = 0`: Objective-C's runtime tells observers of each change; here a `didSet` does.
    func rewriteObservable(_ node: VariableDeclSyntax) {
        guard node.attributes.contains("objc"), node.modifiers.contains(where: { $0.name.text == "dynamic" }),
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
}
