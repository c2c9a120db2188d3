import SwiftSyntax

/// The first pass: what the sources declare.
final class SurveyVisitor: SyntaxVisitor {
    private let table: SymbolTable
    private let condition: BuildCondition
    private let file: Int
    private let path: String
    private let lines: LineTable
    private var scopes: [(type: DeclaredType, isExtension: Bool, isObjectiveC: Bool, access: FoundClass.Access?)] = []
    private var functionDepth = 0

    /// Extensions come last, so that the types that they extend are known whatever the order of files.
    enum Part { case types, extensions }
    private let part: Part

    /// Declarations that are left out, by file and offset.
    private let absent: Set<[Int]>

    init(
        table: SymbolTable, condition: BuildCondition, file: Int, path: String, lines: LineTable, part: Part, absent: Set<[Int]> = []
    ) {
        self.absent = absent
        self.table = table
        self.condition = condition
        self.file = file
        self.path = path
        self.lines = lines
        self.part = part
        super.init(viewMode: .sourceAccurate)
    }

    /// Files that are left out whole.
    var leftOut: Set<Int> = []

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        leftOut.contains(file) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        !absent.isEmpty && absent.contains([file, node.startOffset]) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        !absent.isEmpty && absent.contains([file, node.startOffset]) ? .skipChildren : .visitChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .class, node.name, node.genericParameterClause, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .value, node.name, node.genericParameterClause, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .value, node.name, node.genericParameterClause, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .value, node.name, node.genericParameterClause, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .protocol, node.name, nil, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard part == .extensions else { return .skipChildren }
        let type = table.extended(node.extendedType.baseName)
        type.inherited += node.inheritanceClause?.inheritedTypes.map { $0.type.baseName } ?? []
        scopes.append((type, true, node.attributes.contains("objc"), node.modifiers.access))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { if part == .extensions { leave() } }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if part == .types, functionDepth == 0 {
            let prefix = scopes.last.map { $0.type.name + "." } ?? ""
            table.aliases[prefix + node.name.text] = node.initializer.value.baseName
        }
        return .skipChildren
    }

    private func enter(
        _ node: some SyntaxProtocol, _ kind: DeclaredType.Kind, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
        _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
        _ body: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        // Met a second time, with the extensions.
        if let known = table.type(file: file, node: node.startOffset) {
            scopes.append((known, false, false, nil))
            return .visitChildren
        }
        let around = scopes.last?.type
        let type = DeclaredType(name: (around.map { $0.name + "." } ?? "") + name.text, kind: kind)
        type.file = file
        type.offset = name.startOffset
        type.bodyStart = body.leftBrace.endOffset
        type.isLocal = functionDepth > 0 || around?.isLocal == true
        type.isGeneric = generics != nil || around?.isGeneric == true
        type.isDesignable = attributes.contains("IBDesignable")
        type.hasObjectiveCMembers = attributes.contains("objcMembers")
        type.objectiveCName = attributes.first(named: "objc")?.argumentText
        type.isObjectiveCProtocol = kind == .protocol && attributes.contains("objc")
        type.ownAccess = modifiers.access ?? scopes.last?.access ?? .internal
        type.access = min(type.ownAccess, around?.access ?? .open)
        type.isHidden = around != nil && (type.ownAccess == .private || around?.isHidden == true)
        type.inherited = inheritance?.inheritedTypes.map { $0.type.baseName } ?? []
        type.inheritanceEnd = inheritance?.inheritedTypes.last?.type.endOffset ?? name.endOffset
        type.nestedIn = around
        table.add(type, file: file, node: node.startOffset)
        if kind == .class, attributes.contains("UIApplicationMain") || attributes.contains("main") {
            noteApp(type, node: name)
        }
        scopes.append((type, false, false, nil))
        return .visitChildren
    }

    private func noteApp(_ type: DeclaredType, node: TokenSyntax) {
        table.app = FoundApp(delegateClassName: type.name, file: path, line: lines.line(of: node.startOffset))
    }

    /// `UIApplicationMain(…, NSStringFromClass(AppDelegate.self))` of `main.swift`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if part == .types, node.arguments.contains(where: { ["forKey", "forKeyPath", "forKeys"].contains($0.label?.text ?? "") })
            || node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "setValuesForKeys"
        {
            table.usesKeyedValues = true
        }
        if part == .types, node.calledExpression.trimmedDescription == "UIApplicationMain", let last = node.arguments.last?.expression {
            let words = last.oneLine.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            if let index = words.firstIndex(of: "self"), index > 0 {
                table.app = FoundApp(delegateClassName: words[index - 1], file: path, line: lines.line(of: node.startOffset))
            }
        }
        return .visitChildren
    }

    private func leave() { scopes.removeLast() }

    /// Names of members that are mentioned and not called: `delegate?.moved != nil`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if part == .types, !node.isCalled { table.mentioned.insert(node.declName.baseName.text) }
        return .visitChildren
    }

    // MARK: Functions' bodies

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { functionDepth += 1; return .visitChildren }
    override func visitPost(_ node: CodeBlockSyntax) { functionDepth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { functionDepth += 1; return .visitChildren }
    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { functionDepth += 1; return .visitChildren }
    override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

    // MARK: Members

    /// The type that a declaration is directly a member of, if this part of the survey is to enter it.
    private func owner(of node: some SyntaxProtocol) -> DeclaredType? {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, let scope = scopes.last else { return nil }
        let isLate = scopes.contains { $0.isExtension }
        return isLate == (part == .extensions) ? scope.type : nil
    }

    private func member(
        _ kind: DeclaredMember.Kind, _ base: String, _ node: some SyntaxProtocol, name: some SyntaxProtocol,
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) -> DeclaredMember {
        var member = DeclaredMember(kind: kind, base: base.filter { $0 != "`" })
        let scope = scopes[scopes.count - 1]
        let objc = attributes.first(named: "objc")
        member.objectiveCName = objc?.argumentText
        // Segues call what is marked so by name, as controls do actions.
        member.isAction = attributes.contains("IBAction") || attributes.contains("IBSegueAction")
        member.isOutlet = attributes.contains("IBOutlet")
        member.isInspectable = attributes.contains("IBInspectable")
        member.isStatic = modifiers.contains("static") || modifiers.contains("class")
        member.isOverride = modifiers.contains("override")
        member.isDynamic = modifiers.contains("dynamic")
        member.isWeak = modifiers.contains { $0.name.text == "weak" }
        member.isConvenience = modifiers.contains("convenience")
        member.access = modifiers.access ?? scope.access ?? .internal
        let setter = modifiers.first { $0.detail?.detail.text == "set" }.flatMap { FoundClass.Access(rawValue: $0.name.text) }
        member.reach = min(member.access, setter ?? .open)
        let byType = scope.isObjectiveC || (scope.type.hasObjectiveCMembers && member.access >= .internal)
        member.isObjectiveC = objc != nil || member.isAction || (byType && !attributes.contains("nonobjc"))
        member.isOptionalRequirement = modifiers.contains("optional")
        member.file = file
        member.offset = name.startOffset
        member.inExtension = scope.isExtension
        member.node = node.startOffset
        return member
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if scopes.isEmpty, functionDepth == 0 { table.functions.insert(node.name.text) }
        guard let owner = owner(of: node) else { return .visitChildren }
        var method = member(.method, node.name.text, node, name: node.name, node.attributes, node.modifiers)
        method.parameters = node.signature.parameterClause.parameters.map { DeclaredMember.Parameter($0) }
        method.returnType = node.signature.returnClause?.type.oneLine
        method.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        method.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        method.isGeneric = node.genericParameterClause != nil
        owner.members.append(method)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = owner(of: node) else { return .visitChildren }
        var initialiser = member(.initialiser, "init", node, name: node.initKeyword, node.attributes, node.modifiers)
        initialiser.parameters = node.signature.parameterClause.parameters.map { DeclaredMember.Parameter($0) }
        initialiser.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        initialiser.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        initialiser.isUnavailable = node.attributes.attributes.contains { $0.name == "available" && $0.oneLine.contains("unavailable") }
        initialiser.isGeneric = node.genericParameterClause != nil || node.optionalMark != nil
        owner.members.append(initialiser)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        owner(of: node)?.hasOtherRequirements = true
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        owner(of: node)?.hasOtherRequirements = true
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = owner(of: node) else { return .visitChildren }
        var type: TypeSyntax?
        for binding in node.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? type
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var property = member(.property, pattern.identifier.text, node, name: pattern.identifier, node.attributes, node.modifiers)
            property.type = type?.oneLine ?? binding.initializer.flatMap { Self.literalType($0.value) }
            property.isSettable = node.bindingSpecifier.tokenKind == .keyword(.var) && Self.isSettable(binding.accessorBlock)
            owner.members.append(property)
        }
        return .visitChildren
    }

    private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
    }

    /// The type of a property that its first value tells: literals, calls of a type, members of a type.
    static func literalType(_ value: ExprSyntax) -> String? {
        switch value.kind {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        case .booleanLiteralExpr: return "Bool"
        default: break
        }
        if let negative = value.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" { return literalType(negative.expression) }
        if let call = value.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
            name.baseName.text.first?.isUppercase == true
        {
            return name.baseName.text
        }
        return nil
    }
}

extension DeclaredMember.Parameter {
    init(_ node: FunctionParameterSyntax) {
        label = node.firstName.text
        name = (node.secondName ?? node.firstName).text
        type = node.type.oneLine + (node.ellipsis == nil ? "" : "...")
        hasDefault = node.defaultValue != nil
        isInout = type.hasPrefix("inout ")
    }
}
