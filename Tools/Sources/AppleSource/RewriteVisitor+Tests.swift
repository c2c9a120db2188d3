import SwiftSyntax

extension RewriteVisitor {
    /// Calls that wait go by the host's clock: `RunLoop.main.run(until:)` everywhere, and XCTest's waits in tests.
    func rewriteWaiting(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        else { return }
        let labels = node.arguments.map { $0.label?.text ?? "" }
        if member.baseName.text == "run", labels == ["until"] || labels == ["mode", "before"],
            let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription, ["RunLoop.main", "RunLoop.current"].contains(base)
        {
            replace(member.baseName, "hostRun")
            useSPI()
        }
        guard condition.options.isTest, ["wait", "waitForExpectations", "fulfillment"].contains(member.baseName.text),
            let timeout = node.arguments.first(where: { $0.label?.text == "timeout" })?.expression
        else { return }
        // Which expectation is inverted is known only when it runs; a file that has such ones waits for all in the same way.
        let holding = holdsAtTimeouts ? ", holding: true" : ""
        insert("RunLoopClock.timeout(", at: timeout.startOffset)
        insert("\(holding))", at: timeout.endOffset)
        useSPI()
    }
}
