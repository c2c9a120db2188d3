import SwiftSyntax

extension RewriteVisitor {
    /// `#selector(…)` → `Selector("name:", Type.method(_:))`: the name, and the method itself, which its own scope may name even when private.
    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
        useSPI()
        switch argument.label?.text {
        case "getter": rewriteAccessorSelector(node, argument.expression, isSetter: false)
        case "setter": rewriteAccessorSelector(node, argument.expression, isSetter: true)
        default: rewriteMethodSelector(node, argument.expression)
        }
    }

    private func rewriteMethodSelector(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax) {
        var (target, cast) = Self.unwrap(expression)
        target = Self.unwrapOptional(target)
        guard let place = place(of: target) else {
            warn(node, "#selector of this expression is not understood on Linux: name the method by its type, as in #selector(Type.method)")
            return
        }
        let count = Self.parameterCount(cast, isApplied: !place.isTypeWritten)
        guard let found = member(named: place.base, labels: place.labels, count: count, in: place) else {
            replace(node, unknownSelector(place, cast: cast, isNameOnly: isInPublicDefault(node)))
            return
        }
        let name = found.member.selector
        // Whether it is there, only the object knows; and what answers for a protocol's requirement is known by name.
        if found.member.isOptionalRequirement || isAnsweredByName(place) {
            replace(node, "Selector(\(Self.quoted(name)))")
            return
        }
        if found.member.isStatic || found.member.isThrowing || found.member.isAsync || found.member.parameters.count > 2 {
            let kind = found.member.isStatic ? "a type's own method" : "a method that throws, awaits or takes more than two arguments"
            warn(node, "#selector of \(kind) can be compared but not sent on Linux")
            replace(node, "Selector(\(Self.quoted(name)))")
            return
        }
        if isInPublicDefault(node) {
            replace(node, "Selector(\(Self.quoted(name)))")
            return
        }
        let type = place.isTypeWritten ? place.typeText : found.scope
        let reference = "\(type).\(found.member.reference)\(Self.castText(cast, type: type, isApplied: !place.isTypeWritten))"
        replace(node, "Selector(\(Self.quoted(name)), \(reference))")
    }

    /// Whether the place is an Objective-C protocol all of whose conforming classes are registered.
    private func isAnsweredByName(_ place: Place) -> Bool {
        guard let type = place.scopes.first, type.isObjectiveCProtocol else { return false }
        let conformers = table.types.filter { table.declares($0, conformanceTo: type) }
        return !conformers.isEmpty && conformers.allSatisfy { $0.kind == .class && !$0.isGeneric && !$0.isLocal && !$0.isHidden }
    }

    private func rewriteAccessorSelector(_ node: MacroExpansionExprSyntax, _ expression: ExprSyntax, isSetter: Bool) {
        let (target, _) = Self.unwrap(expression)
        guard let place = place(of: target) else {
            warn(node, "#selector of this expression is not understood on Linux: name the property by its type, as in #selector(getter: Type.name)")
            return
        }
        let found = member(named: place.base, labels: nil, count: nil, in: place)
        let property = found?.member.objectiveCName ?? place.base
        let type = place.isTypeWritten ? place.typeText : found?.scope ?? place.typeText
        let name = isSetter ? ObjectiveCName.setter(property) : property
        replace(node, "Selector(\(isSetter ? "setter" : "getter"): \(Self.quoted(name)), \\\(type).\(place.base))")
    }

    /// A framework's method: its labels are what the source wrote.
    private func unknownSelector(_ place: Place, cast: TypeSyntax?, isNameOnly: Bool) -> String {
        let count = Self.parameterCount(cast, isApplied: !place.isTypeWritten) ?? 0
        let name = ObjectiveCName.selector(base: place.base, labels: place.labels ?? Array(repeating: "_", count: count))
        let labels = place.labels.map { $0.isEmpty ? "" : "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
        guard !place.typeText.isEmpty, !isNameOnly else { return "Selector(\(Self.quoted(name)))" }
        let castText = Self.castText(cast, type: place.typeText, isApplied: !place.isTypeWritten)
        return "Selector(\(Self.quoted(name)), \(place.typeText).\(place.base)\(labels)\(castText))"
    }

    /// `(Int) -> Void` said of an instance's method is `(Type) -> (Int) -> Void` said of the type's.
    private static func castText(_ cast: TypeSyntax?, type: String, isApplied: Bool) -> String {
        guard let cast else { return "" }
        return isApplied ? " as (\(type)) -> \(cast.oneLine)" : " as \(cast.oneLine)"
    }

    /// How many parameters the method takes that a cast chooses.
    private static func parameterCount(_ cast: TypeSyntax?, isApplied: Bool) -> Int? {
        guard var function = cast?.as(FunctionTypeSyntax.self) else { return nil }
        if !isApplied, let method = function.returnClause.type.as(FunctionTypeSyntax.self) { function = method }
        return function.parameters.count
    }

    static func quoted(_ text: String) -> String { "\"\(text)\"" }

    // MARK: Where a name leads

    /// A name in `#selector`, and the type whose member it is.
    struct Place {
        var base: String
        /// Nil when the source gives none.
        var labels: [String]?
        /// The types to look in, innermost first.
        var scopes: [DeclaredType]
        var typeText: String
        /// The source names the type itself.
        var isTypeWritten: Bool
    }

    private static func unwrap(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first?.expression {
            return unwrap(inner)
        }
        if let cast = expression.as(AsExprSyntax.self) { return (unwrap(cast.expression).0, cast.type) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)?.type {
                return (unwrap(elements[0]).0, type)
            }
        }
        return (expression, nil)
    }

    private static func unwrapOptional(_ expression: ExprSyntax) -> ExprSyntax {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
        if let force = expression.as(ForceUnwrapExprSyntax.self) { return force.expression }
        return expression
    }

    private func place(of expression: ExprSyntax) -> Place? {
        let enclosing = scopes.reversed().map(\.type)
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return Place(
                base: Self.base(name), labels: Self.labels(name), scopes: enclosing, typeText: enclosing.first?.name ?? "",
                isTypeWritten: false)
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base.map(Self.unwrapOptional) else { return nil }
        var place = Place(
            base: Self.base(access.declName), labels: Self.labels(access.declName), scopes: [], typeText: "", isTypeWritten: true)
        let text = base.trimmedDescription
        if ["self", "Self", "super", "type(of: self)"].contains(text) {
            place.scopes = enclosing.first.map { [$0] } ?? []
            place.typeText = enclosing.first?.name ?? ""
            place.isTypeWritten = false
            return place
        }
        if let type = table.type(named: text, in: enclosing.first) {
            place.scopes = [type]
            place.typeText = text
            return place
        }
        if text.split(separator: ".").last?.first?.isUppercase == true {
            place.typeText = text
            // Inherited from the framework as it may be, an extension of the sources may declare it.
            place.scopes = FrameworkTypes.chain(from: text).compactMap { table.type(named: $0) }
            return place
        }
        return placeOfInstance(text, base, place)
    }

    /// `#selector(view.method)`: the type of the property or, failing that, the only type that declares such a method.
    private func placeOfInstance(_ text: String, _ node: ExprSyntax, _ start: Place) -> Place? {
        var place = start
        place.isTypeWritten = false
        if let name = typeName(of: node) {
            let local = table.types.last { $0.isLocal && ($0.name == name || $0.name.hasSuffix("." + name)) }
            place.typeText = name
            place.scopes = (table.type(named: name, in: scopes.last?.type) ?? local ?? FrameworkTypes.chain(from: name).lazy.compactMap { self.table.type(named: $0) }.first)
                .map { [$0] } ?? []
            return place
        }
        let property = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        for scope in scopes.reversed().flatMap({ table.chain(of: $0.type) }) {
            guard let type = scope.members(named: property).first(where: { $0.kind == .property })?.type else { continue }
            let name = type.filter { $0 != "?" && $0 != "!" }
            place.typeText = name
            place.scopes = (table.type(named: name, in: scope) ?? FrameworkTypes.chain(from: name).lazy.compactMap { self.table.type(named: $0) }.first)
                .map { [$0] } ?? []
            return place
        }
        let declaring = table.types.filter { type in
            type.members(named: place.base).contains { $0.kind == .method && (place.labels == nil || $0.labels == place.labels) }
        }
        guard declaring.count == 1 else { return nil }
        place.scopes = declaring
        place.typeText = declaring[0].name
        return place
    }

    /// The member that a name means, and the enclosing type through which the source reaches it.
    private func member(named base: String, labels: [String]?, count: Int?, in place: Place) -> (member: DeclaredMember, scope: String)? {
        for scope in place.scopes {
            for type in table.chain(of: scope) {
                let candidates = type.members(named: base).filter {
                    (labels == nil || $0.labels == labels) && (count == nil || $0.parameters.count == count)
                }
                // Without labels the name alone must do; the shortest is what Swift would take after a cast has chosen.
                if let best = candidates.min(by: { ($0.isObjectiveC ? 0 : 1, $0.parameters.count) < ($1.isObjectiveC ? 0 : 1, $1.parameters.count) }) {
                    return (best, scope.name)
                }
            }
        }
        return nil
    }

    private static func base(_ name: DeclReferenceExprSyntax) -> String { name.baseName.text.filter { $0 != "`" } }

    private static func labels(_ name: DeclReferenceExprSyntax) -> [String]? {
        name.argumentNames?.arguments.map { $0.name.text }
    }
}
