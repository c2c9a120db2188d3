import SwiftSyntax

extension RewriteVisitor {
    func rewriteCall(_ node: FunctionCallExprSyntax) {
        if let requirement = optionalRequirement(called: node) {
            rewriteOptionalCall(node, requirement)
        } else {
            rewriteFrameworkOptionalCall(node)
        }
        let arguments = Array(node.arguments)
        switch node.calledExpression.trimmedDescription {
        case "Date" where arguments.isEmpty && node.trailingClosure == nil && isFoundation("Date"),
            "Foundation.Date" where arguments.isEmpty, "Date.init" where arguments.isEmpty && isFoundation("Date"):
            guard !isInPublicDefault(node) else {
                warn(node, "Date() as a default argument of public API stays the system's clock on Linux: pass nil and call Date() in the body")
                break
            }
            replace(node, "HostDate.now()")
            useSPI()
        case "Date" where arguments.count == 1 && arguments[0].label?.text == "timeIntervalSinceNow" && isFoundation("Date"):
            replace(node.calledExpression.startOffset..<arguments[0].expression.startOffset, "HostDate.now().addingTimeInterval(")
            useSPI()
        case "Bundle" where arguments.count == 1 && arguments[0].label?.text == "for" && isFoundation("Bundle"):
            replace(node.calledExpression, "Registry.shared.bundle")
            useSPI()
        default: break
        }
        rewriteWaiting(node)
        warnOfObservation(node)
    }

    func rewriteMemberAccess(_ node: MemberAccessExprSyntax) {
        switch node.declName.baseName.text {
        case "timeIntervalSinceNow" where node.base != nil:
            replace(node.declName, "timeIntervalSince(HostDate.now())")
            useSPI()
        case "now" where node.base?.trimmedDescription == "Date" && isFoundation("Date"):
            replace(node, "HostDate.now()")
            useSPI()
        case "Timer" where node.base?.trimmedDescription == "Foundation":
            replace(node, "HostTimer")
            useSPI()
        default: warnOfPresenceCheck(node)
        }
    }

    /// `delegate?.method != nil` asks Objective-C whether a method is there; a Swift method always is.
    private func warnOfPresenceCheck(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard node.base != nil, let next = node.nextToken(viewMode: .sourceAccurate)?.text, next == "!=" || next == "==",
            table.optionalRequirements(named: name).contains(where: { $0.kind == .method }), !table.declaresProperty(named: name)
        else { return }
        warn(node.declName, "whether the optional requirement \(name) is implemented can't be asked on Linux: call it with \(name)?(…)")
    }

    /// The default of a public function's parameter, which may not name what only SPI shows.
    func isInPublicDefault(_ node: some SyntaxProtocol) -> Bool {
        var (isDefault, current) = (false, Syntax(node).parent)
        while let parent = current {
            if parent.is(InitializerClauseSyntax.self), parent.parent?.is(FunctionParameterSyntax.self) == true { isDefault = true }
            if parent.is(CodeBlockSyntax.self) || parent.is(MemberBlockSyntax.self) { return false }
            let modifiers = parent.as(FunctionDeclSyntax.self)?.modifiers ?? parent.as(InitializerDeclSyntax.self)?.modifiers
            if isDefault, let modifiers { return modifiers.access ?? .internal >= .public }
            current = parent.parent
        }
        return false
    }

    private func warnOfObservation(_ node: FunctionCallExprSyntax) {
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        let first = node.arguments.first
        let isObservation =
            (name?.baseName.text == "observe" && first?.label == nil && first?.expression.is(KeyPathExprSyntax.self) == true)
            || (name?.baseName.text == "addObserver" && node.arguments.contains { $0.label?.text == "forKeyPath" })
        if let name, isObservation { warn(name, "key-value observing is not there on Linux: use property observers or a target and action") }
    }

    // MARK: Optional requirements

    /// The requirement that `delegate?.method?(…)` calls, if the sources declare one of its name and labels.
    private func optionalRequirement(called node: FunctionCallExprSyntax) -> DeclaredMember? {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chain.expression.as(MemberAccessExprSyntax.self), access.base != nil
        else { return nil }
        let name = access.declName.baseName.text
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let count = labels.count + (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        let written = access.declName.argumentNames?.arguments.map { $0.name.text }
        let matching = table.optionalRequirements(named: name).filter { requirement in
            if let written { return requirement.labels == written }
            return requirement.parameters.count == count && Array(requirement.labels.prefix(labels.count)) == labels
        }
        // A closure takes no labels; without labels, a property of that name could be one.
        if labels.allSatisfy({ $0 == "_" }), table.declaresProperty(named: name) { return nil }
        return matching.first
    }

    /// `delegate?.scrollViewDidScroll?(…)`: a framework's optional requirement, which has a default here. Known by who is called, a delegate or a data
    /// source, and by the sources declaring no property of the method's name.
    private func rewriteFrameworkOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chain.expression.as(MemberAccessExprSyntax.self), let base = access.base,
            let receiver = base.tokens(viewMode: .sourceAccurate).reversed().first(where: { $0.text != "?" && $0.text != "!" })?.text.lowercased(),
            receiver.hasSuffix("delegate") || receiver.hasSuffix("datasource"),
            !table.declaresProperty(named: access.declName.baseName.text)
        else { return }
        replace(chain.questionMark, "")
    }

    private func rewriteOptionalCall(_ node: FunctionCallExprSyntax, _ requirement: DeclaredMember) {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chain.expression.as(MemberAccessExprSyntax.self)
        else { return }
        if requirement.optionalResult == .value { replace(access.declName.baseName, OptionalRequirement.callName(requirement)) }
        replace(chain.questionMark, "")
    }
}
