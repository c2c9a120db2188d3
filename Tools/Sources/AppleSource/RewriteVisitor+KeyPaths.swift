import SwiftSyntax

extension RewriteVisitor {
    /// `#keyPath(Type.a.b)` → `"a.b"`.
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let expression = node.arguments.first?.expression else { return }
        let names = expression.oneLine.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" && $0 != "`" }.split(separator: ".").map(String.init)
        // Types come first, by Swift's naming; `self` may.
        let path = names.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }
        guard !path.isEmpty else {
            warn(node, "#keyPath names no property")
            return
        }
        let start = names.count > path.count && names.first != "self" ? names.prefix(names.count - path.count).joined(separator: ".") : nil
        var owner = start.map { table.type(named: $0, in: scopes.last?.type) } ?? scopes.last?.type
        let keys = path.map { name -> String in
            guard let type = owner else { return ObjectiveCName.frameworkKey(name) }
            let declared = table.chain(of: type).flatMap { $0.members(named: name) }.first { $0.kind == .property && !$0.isOverride }
            owner = declared?.type.flatMap { table.type(named: $0.filter { $0 != "?" && $0 != "!" }, in: type) }
            return declared.map { $0.objectiveCName ?? name } ?? ObjectiveCName.frameworkKey(name)
        }
        replace(node, Self.quoted(keys.joined(separator: ".")))
    }
}
