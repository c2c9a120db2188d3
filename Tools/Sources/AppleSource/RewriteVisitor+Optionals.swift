import SwiftSyntax

extension RewriteVisitor {
    /// `delegate?.method?(…)`: requirements that are optional for Objective-C have defaults here, and are called as any other.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let (access, mark) = Self.optionalCallee(node), access.base != nil else { return }
        guard let requirement = optionalRequirement(called: node, access) else { return rewriteFrameworkOptionalCall(access, mark) }
        if requirement.optionalResult == .value, mark.text == "?" { replace(access.declName.baseName, OptionalRequirement.callName(requirement)) }
        replace(mark, "")
    }

    /// `delegate?.method?` or `delegate!.method!` of a call.
    private static func optionalCallee(_ node: FunctionCallExprSyntax) -> (MemberAccessExprSyntax, TokenSyntax)? {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self), let access = chain.expression.as(MemberAccessExprSyntax.self) {
            return (access, chain.questionMark)
        }
        if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self), let access = force.expression.as(MemberAccessExprSyntax.self) {
            return (access, force.exclamationMark)
        }
        return nil
    }

    /// The requirement that is called, if the sources declare one of its name and labels.
    private func optionalRequirement(called node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) -> DeclaredMember? {
        let name = access.declName.baseName.text
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let count = labels.count + (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        let written = access.declName.argumentNames?.arguments.map { $0.name.text }
        let matching = table.optionalRequirements(named: name).filter { requirement in
            guard requirement.kind == .method else { return false }
            if let written { return requirement.labels == written }
            return requirement.parameters.count == count && Array(requirement.labels.prefix(labels.count)) == labels
        }
        // A closure takes no labels; without labels, a property of that name could be one.
        if labels.allSatisfy({ $0 == "_" }), table.declaresProperty(named: name), typeOfBase(access)?.kind != .protocol { return nil }
        return matching.first
    }

    /// `delegate?.scrollViewDidScroll?(…)`: a framework's optional requirement, which has a default here. Known by who is called, a delegate or a data
    /// source, and by the sources declaring no property of the method's name.
    private func rewriteFrameworkOptionalCall(_ access: MemberAccessExprSyntax, _ mark: TokenSyntax) {
        guard let base = access.base, Self.isDelegate(base), !table.declaresProperty(named: access.declName.baseName.text) else { return }
        replace(mark, "")
    }

    static func isDelegate(_ base: ExprSyntax) -> Bool {
        guard let name = base.tokens(viewMode: .sourceAccurate).reversed().first(where: { ![")", "?", "!"].contains($0.text) })?.text.lowercased() else {
            return false
        }
        return name.hasSuffix("delegate") || name.hasSuffix("datasource")
    }

    // MARK: Without a call

    /// `delegate?.method != nil`, `if let method = delegate?.method`, `delegate?.property`: nil where nobody implements it.
    func rewriteOptionalMention(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard !node.isCalled, node.base != nil else { return }
        let requirements = table.optionalRequirements(named: name)
        guard !requirements.isEmpty, means(node, requirementNamed: name) else { return }
        let labels = node.declName.argumentNames?.arguments.map { $0.name.text }
        guard let requirement = requirements.first(where: { labels == nil || $0.labels == labels }) else { return }
        if requirement.kind == .property {
            if requirement.optionalResult == .value { replace(node.declName.baseName, OptionalRequirement.callName(requirement)) }
        } else {
            replace(node.declName, OptionalRequirement.functionName(requirement))
        }
    }

    /// Whether the member's owner is a protocol with that requirement: known by its declared type, else by its name, or by a comparison with nil.
    private func means(_ node: MemberAccessExprSyntax, requirementNamed name: String) -> Bool {
        if let type = typeOfBase(node) {
            return table.protocols(from: type).contains { $0.members(named: name).contains(where: \.isOptionalRequirement) }
        }
        guard let base = node.base, !table.declaresProperty(named: name, outsideConformersOf: name) else { return false }
        if Self.isDelegate(base) { return true }
        let next = node.nextToken(viewMode: .sourceAccurate)
        return (next?.text == "!=" || next?.text == "==") && next?.nextToken(viewMode: .sourceAccurate)?.text == "nil"
    }

    private func typeOfBase(_ node: MemberAccessExprSyntax) -> DeclaredType? {
        guard let base = node.base, let name = typeName(of: base) else { return nil }
        return table.type(named: name, in: scopes.last?.type)
    }

    /// The declared type of an expression, without optionality: a cast's, a local's, a parameter's or a property's.
    func typeName(of expression: ExprSyntax) -> String? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return typeName(of: chain.expression) }
        if let force = expression.as(ForceUnwrapExprSyntax.self) { return typeName(of: force.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first?.expression {
            if let cast = inner.as(AsExprSyntax.self) { return cast.type.baseName }
            if let sequence = inner.as(SequenceExprSyntax.self), let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type { return type.baseName }
            return typeName(of: inner)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return LocalNames.type(of: name.baseName.text, at: Syntax(expression)) ?? propertyType(name.baseName.text, in: scopes.last?.type)
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        let property = access.declName.baseName.text
        if base.trimmedDescription == "self" { return propertyType(property, in: scopes.last?.type) }
        guard let owner = typeName(of: base).flatMap({ table.type(named: $0, in: scopes.last?.type) }) else { return nil }
        return propertyType(property, in: owner)
    }

    private func propertyType(_ name: String, in type: DeclaredType?) -> String? {
        guard let type else { return nil }
        for scope in table.chain(of: type) {
            guard let found = scope.members(named: name).first(where: { $0.kind == .property }) else { continue }
            guard var text = found.type else { return nil }
            while let last = text.last, last == "?" || last == "!" { text.removeLast() }
            if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->") { text = String(text.dropFirst().dropLast()) }
            return text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
        }
        return type.nestedIn.flatMap { propertyType(name, in: $0) }
    }
}

/// The types that locals and parameters are declared with.
enum LocalNames {
    /// The type of a local name at a place, without optionality; nil where it is not said.
    static func type(of name: String, at place: Syntax) -> String? {
        var current: Syntax? = place
        while let node = current {
            if let found = declared(name, before: place, in: node) { return found }
            current = node.parent
        }
        return nil
    }

    private static func declared(_ name: String, before place: Syntax, in node: Syntax) -> String? {
        if let list = node.as(CodeBlockItemListSyntax.self) {
            for item in list.reversed() where item.position < place.position {
                if let found = item.item.as(VariableDeclSyntax.self).flatMap({ bound(name, $0.bindings) }) { return found }
                if let found = item.item.as(GuardStmtSyntax.self).flatMap({ condition(name, $0.conditions) }) { return found }
            }
        }
        if let statement = node.as(IfExprSyntax.self) { return condition(name, statement.conditions) }
        if let function = node.as(FunctionDeclSyntax.self) { return parameter(name, function.signature.parameterClause.parameters) }
        if let function = node.as(InitializerDeclSyntax.self) { return parameter(name, function.signature.parameterClause.parameters) }
        if let closure = node.as(ClosureExprSyntax.self), case .parameterClause(let clause)? = closure.signature?.parameterClause {
            return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type?.baseName
        }
        return nil
    }

    private static func bound(_ name: String, _ bindings: PatternBindingListSyntax) -> String? {
        for binding in bindings where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return binding.typeAnnotation?.type.baseName ?? binding.initializer.flatMap { value($0.value) }
        }
        return nil
    }

    private static func condition(_ name: String, _ conditions: ConditionElementListSyntax) -> String? {
        for element in conditions {
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            else { continue }
            return binding.typeAnnotation?.type.baseName ?? binding.initializer.flatMap { value($0.value) }
        }
        return nil
    }

    /// `Type(…)` and `… as? Type`.
    private static func value(_ expression: ExprSyntax) -> String? {
        if let cast = expression.as(AsExprSyntax.self) { return cast.type.baseName }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
            return sequence.elements.last?.as(TypeExprSyntax.self)?.type.baseName
        }
        return SurveyVisitor.literalType(expression)
    }

    private static func parameter(_ name: String, _ parameters: FunctionParameterListSyntax) -> String? {
        parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type.baseName
    }
}
