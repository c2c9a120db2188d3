import SwiftSyntax

/// Judges `#if` conditions as the compiler will judge the rewritten ones: as on iOS, on a device, with the modules that exist here.
struct BuildCondition {
    let options: SourceOptions

    /// The clause that is compiled, if any.
    func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { clause in
            guard let condition = clause.condition else { return true }
            return evaluate(condition)
        }
    }

    func evaluate(_ expression: ExprSyntax) -> Bool {
        if let sequence = expression.as(SequenceExprSyntax.self) { return evaluate(Array(sequence.elements)[...]) }
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            return evaluate([infix.leftOperand, infix.operator, infix.rightOperand][...])
        }
        if let not = expression.as(PrefixOperatorExprSyntax.self) {
            return !evaluate(not.expression) && !(options.isTest && not.expression.trimmedDescription == "canImport(ObjectiveC)")
        }
        if let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first?.expression { return evaluate(inner) }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return options.defines.contains(name.baseName.text) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return evaluate(call) }
        return false
    }

    /// Operands with operators between them; `||` binds weaker than `&&`.
    private func evaluate(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        for name in ["||", "&&"] {
            for index in elements.indices where elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == name {
                let left = evaluate(elements[elements.startIndex..<index])
                return name == "||" ? left || evaluate(elements[(index + 1)...]) : left && evaluate(elements[(index + 1)...])
            }
        }
        return elements.count == 1 && evaluate(elements[elements.startIndex])
    }

    private func evaluate(_ call: FunctionCallExprSyntax) -> Bool {
        guard let argument = call.arguments.first?.expression else { return false }
        let text = argument.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return text == "iOS" || text == "Linux"
        case "canImport": return options.modules.contains(String(text.prefix { $0 != "." && $0 != "," }))
        case "swift": return compare(options.swiftVersion == "5" ? "5.10" : options.swiftVersion, with: text)
        case "compiler": return compare("6.3", with: text)
        case "arch":
            #if arch(x86_64)
            return text == "x86_64"
            #else
            return text == "arm64"
            #endif
        case "hasFeature", "hasAttribute": return false
        default: return false
        }
    }

    private func compare(_ version: String, with requirement: String) -> Bool {
        let numbers = { (text: String) in text.split(separator: ".").map { Int($0) ?? 0 } }
        let wanted = numbers(requirement.filter { $0.isNumber || $0 == "." })
        let less = numbers(version).lexicographicallyPrecedes(wanted)
        return requirement.hasPrefix("<") ? less : !less
    }
}
