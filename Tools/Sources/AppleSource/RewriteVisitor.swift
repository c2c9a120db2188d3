import SwiftSyntax

/// The second pass: finds the edits of one file.
final class RewriteVisitor: SyntaxVisitor {
    let table: SymbolTable
    let module: ModuleRewrite
    let condition: BuildCondition
    let file: Int
    let path: String
    let lines: LineTable
    let bytes: [UInt8]
    /// The types around the current node, outermost first.
    var scopes: [(type: DeclaredType, extensionNode: ExtensionDeclSyntax?)] = []
    /// Declarations in extensions that a user's subclass overrides, by file and offset.
    let overriddenInExtensions: Set<[Int]>
    /// Declarations that become overrides.
    let witnesses: SubclassWitnesses
    /// Declarations that are left out.
    private let absent: AbsentDeclarations
    private let absentNodes: Set<[Int]>
    /// The file has expectations that must not be fulfilled.
    let holdsAtTimeouts: Bool

    init(
        table: SymbolTable, module: ModuleRewrite, condition: BuildCondition, file: Int, source: SourceFile, lines: LineTable,
        overriddenInExtensions: Set<[Int]>, witnesses: SubclassWitnesses, absent: AbsentDeclarations
    ) {
        self.witnesses = witnesses
        self.absent = absent
        absentNodes = absent.nodes
        self.table = table
        self.module = module
        self.condition = condition
        self.file = file
        path = source.path
        self.lines = lines
        bytes = Array(source.text.utf8)
        holdsAtTimeouts = condition.options.isTest && source.text.contains("isInverted")
        self.overriddenInExtensions = overriddenInExtensions
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Making edits

    func replace(_ range: Range<Int>, _ text: String) { module.files[file].edits.append(SourceEdit(range, text)) }
    func replace(_ node: some SyntaxProtocol, _ text: String) { replace(node.offsets, text) }
    func insert(_ text: String, at offset: Int) { replace(offset..<offset, text) }

    /// Spaces instead of text, so that columns keep their numbers too.
    func blank(_ node: some SyntaxProtocol) {
        let range = node.offsets
        guard range.upperBound <= bytes.count else { return }
        let keep: (UInt8) -> UInt8 = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
        replace(range, String(decoding: bytes[range].map(keep), as: UTF8.self))
    }

    func useSPI() { module.files[file].needsSPI = true }

    func warn(_ node: some SyntaxProtocol, _ message: String) {
        let offset = node.startOffset
        module.files[file].diagnostics.append(
            Diagnostic(file: path, line: lines.line(of: offset), column: lines.column(of: offset), message: message))
    }

    // MARK: Declarations that can't be here

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard let module = absent.files[file] else { return .visitChildren }
        warn(node, "the file is left out: it needs the module \(module), which is not available on Linux, and no other file needs the file")
        blank(node.statements)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard !absentNodes.isEmpty, absentNodes.contains([file, node.startOffset]) else { return .visitChildren }
        if let entry = absent.entries.first(where: { $0.file == file && $0.item.startOffset == node.startOffset }) {
            warn(
                node,
                entry.isSwiftUIs
                    ? "\(entry.name) is skipped: it needs \(entry.missing) of SwiftUI, which Linux lacks; a #Preview of a view or a view controller is shown"
                    : "\(entry.name) is left out: it needs \(entry.missing), which is there only with the module \(entry.module)")
        }
        if let message = absent.frameworks.nodes[[file, node.startOffset]] { warn(node, message) }
        blank(node)
        // A case without a statement is an error.
        if node.parent?.parent?.is(SwitchCaseSyntax.self) == true { insert("break;", at: node.startOffset) }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard !absentNodes.isEmpty, let message = absent.frameworks.nodes[[file, node.startOffset]] else { return .visitChildren }
        warn(node, message)
        blank(node)
        return .skipChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            if let condition = clause.condition { ConditionRewriter(visitor: self).walk(condition) }
        }
        if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: Scopes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteProtocol(node)
        return enter(node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append((table.extended(node.extendedType.baseName), node))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        if let type = table.type(file: file, node: node.startOffset) { scopes.append((type, nil)) }
        return .visitChildren
    }

    private func leave(_ node: some SyntaxProtocol) {
        if table.type(file: file, node: node.startOffset) != nil { scopes.removeLast() }
    }

    // MARK: Rules, each in a file of its own

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewriteAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        blankDynamic(node.attributes, node.modifiers)
        blankOptional(node.modifiers)
        narrowTimerSignature(node)
        overrideStandard(node, node.funcKeyword)
        rewriteExtensionMember(node)
        rewriteObservation(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        blankDynamic(node.attributes, node.modifiers)
        blankOptional(node.modifiers)
        rewriteManaged(node)
        rewriteObservable(node)
        narrowTimerProperty(node)
        overrideStandard(node, node.bindingSpecifier)
        rewriteExtensionMember(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if scopes.last?.extensionNode != nil, node.modifiers.contains("override"), node.parent?.is(MemberBlockItemSyntax.self) == true {
            warn(node.initKeyword, "an initialiser can't be overridden in an extension on Linux: move it into the class's body")
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            rewriteSelector(node)
            return .skipChildren
        case "keyPath":
            rewriteKeyPath(node)
            return .skipChildren
        case "fileLiteral":
            rewriteFileLiteral(node)
            return .skipChildren
        case "Preview":
            rewritePreview(node)
            return .visitChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { rewritePreview(node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteCall(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteMemberAccess(node)
        return .visitChildren
    }

    /// Foundation's types that go by the host's clock here, or that Foundation on Linux only declares.
    static let hostTypes = ["Timer": "HostTimer", "DateComponentsFormatter": "HostDateComponentsFormatter"]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let host = Self.hostTypes[name], isFoundation(name), node.parent?.as(MemberAccessExprSyntax.self)?.declName != node {
            replace(node.baseName, host)
            useSPI()
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let host = Self.hostTypes[node.name.text], isFoundation(node.name.text) {
            replace(node.name, host)
            useSPI()
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "Foundation.Timer" {
            replace(node, "HostTimer")
            useSPI()
            return .skipChildren
        }
        return .visitChildren
    }

    /// The name means Foundation's type: the sources declare none of that name.
    func isFoundation(_ name: String) -> Bool { table.type(named: name, in: scopes.last?.type).map { $0.kind == .external } ?? true }
}

/// Makes iOS conditions true: `os(iOS)` becomes `os(Linux)`, a submodule in `canImport` becomes its module.
private final class ConditionRewriter: SyntaxVisitor {
    private let visitor: RewriteVisitor

    init(visitor: RewriteVisitor) {
        self.visitor = visitor
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first?.expression else { return .visitChildren }
        let text = argument.trimmedDescription
        switch node.calledExpression.trimmedDescription {
        case "os" where text == "iOS": visitor.replace(argument, "Linux")
        case "canImport" where text.hasPrefix("UIKit."): visitor.replace(argument, "UIKit")
        default: break
        }
        return .skipChildren
    }

    /// What tests do only without an Objective-C runtime is to list their methods, which is done here anyway.
    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard visitor.condition.options.isTest, node.operator.text == "!", node.expression.trimmedDescription == "canImport(ObjectiveC)" else {
            return .visitChildren
        }
        visitor.replace(node, "false")
        return .skipChildren
    }
}
