import SwiftSyntax

extension RewriteVisitor {
    func rewriteCall(_ node: FunctionCallExprSyntax) {
        rewriteOptionalCall(node)
        rewriteSuperObservation(node)
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
        case "CFAbsoluteTimeGetCurrent" where arguments.isEmpty:
            replace(node, "HostDate.now().timeIntervalSinceReferenceDate")
            useSPI()
        case "Date" where arguments.count == 1 && arguments[0].label?.text == "timeIntervalSinceNow" && isFoundation("Date"):
            replace(node.calledExpression.startOffset..<arguments[0].expression.startOffset, "HostDate.now().addingTimeInterval(")
            useSPI()
        case "Bundle" where arguments.count == 1 && arguments[0].label?.text == "for" && isFoundation("Bundle"):
            replace(node.calledExpression, "Registry.shared.bundle")
            useSPI()
        default: rewriteText(node)
        }
        rewriteWaiting(node)
    }

    func rewriteMemberAccess(_ node: MemberAccessExprSyntax) {
        if rewriteBundleProperty(node) { return }
        switch node.declName.baseName.text {
        case "timeIntervalSinceNow" where node.base != nil:
            replace(node.declName, "timeIntervalSince(HostDate.now())")
            useSPI()
        case "now" where node.base?.trimmedDescription == "Date" && isFoundation("Date"):
            replace(node, "HostDate.now()")
            useSPI()
        case "timeIntervalSinceReferenceDate" where node.base?.trimmedDescription == "Date" && isFoundation("Date"):
            replace(node, "HostDate.now().timeIntervalSinceReferenceDate")
            useSPI()
        case "systemUptime" where node.base?.trimmedDescription.hasPrefix("ProcessInfo") == true && isFoundation("ProcessInfo"):
            replace(node, "CACurrentMediaTime()")
            useSPI()
        case "Timer" where node.base?.trimmedDescription == "Foundation":
            replace(node, "HostTimer")
            useSPI()
        default: rewriteOptionalMention(node)
        }
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
}
