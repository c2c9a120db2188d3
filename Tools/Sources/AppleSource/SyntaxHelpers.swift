import SwiftSyntax

extension SyntaxProtocol {
    var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    var offsets: Range<Int> { startOffset..<max(startOffset, endOffset) }

    /// The code on one line, without comments.
    var oneLine: String {
        var result = ""
        var needsSpace = false
        for token in tokens(viewMode: .sourceAccurate) {
            if needsSpace || (!result.isEmpty && !token.leadingTrivia.isEmpty) { result += " " }
            result += token.text
            needsSpace = !token.trailingTrivia.isEmpty
        }
        return result
    }
}

extension MemberAccessExprSyntax {
    /// Whether it names what is called: `a.b(…)`, `a.b?(…)`, `a.b!(…)`.
    var isCalled: Bool {
        let outer = parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true ? parent : Syntax(self)
        guard let outer, let call = outer.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.id == outer.id
    }
}

extension AttributeListSyntax {
    /// The attributes as such; conditional ones count where they are compiled, which the visitors see to.
    var attributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    func first(named name: String) -> AttributeSyntax? { attributes.first { $0.name == name } }
    func contains(_ name: String) -> Bool { first(named: name) != nil }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }

    /// What stands in the parentheses: `custom:` of `@objc(custom:)`.
    var argumentText: String? {
        guard let arguments else { return nil }
        let text = arguments.oneLine.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    func contains(_ keyword: String) -> Bool { contains { $0.name.text == keyword && $0.detail == nil } }

    /// The access as written; `private(set)` does not count.
    var access: FoundClass.Access? {
        for modifier in self where modifier.detail == nil {
            if let access = FoundClass.Access(rawValue: modifier.name.text) { return access }
        }
        return nil
    }
}

extension TypeSyntax {
    /// The type as written, without `?`, `!` and generic arguments.
    var baseName: String {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.baseName }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.baseName }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
        if let member = self.as(MemberTypeSyntax.self) {
            let base = member.baseType.baseName
            return ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"].contains(base) ? member.name.text : base + "." + member.name.text
        }
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        return oneLine
    }
}
