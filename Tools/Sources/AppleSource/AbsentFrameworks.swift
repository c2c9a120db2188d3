import SwiftSyntax

/// Code that uses a framework which Linux lacks and which the file imports whatever the platform: sound, particles, haptics beside a slider. Only that
/// code is left out: types that inherit from the framework's, members of its types, and the statements that use either.
///
/// The frameworks are known by the prefixes of their names. What still does not fit, such as a function that returns one of them, the compiler names.
struct AbsentFrameworks {
    /// Items of code blocks and of types, by file and offset, with what is to be told of them.
    private(set) var nodes: [[Int]: String] = [:]

    static let prefixes: [String: [String]] = [
        "SpriteKit": ["SK"], "AVFoundation": ["AV", "CMTime", "kCMTime"], "AVKit": ["AV"], "AudioToolbox": ["AudioServices", "kSystemSoundID", "SystemSoundID"],
        "MediaPlayer": ["MP"], "CoreHaptics": ["CH"], "StoreKit": ["SK"], "CoreMotion": ["CM"], "CoreLocation": ["CL", "kCL"], "MapKit": ["MK"],
        "WebKit": ["WK"], "SceneKit": ["SCN"], "ARKit": ["AR"], "MessageUI": ["MF"], "SafariServices": ["SF"], "Photos": ["PH"], "PhotosUI": ["PH"],
        "GameKit": ["GK"], "UserNotifications": ["UN"], "LocalAuthentication": ["LA"], "CoreImage": ["CI"], "Vision": ["VN"], "MetalKit": ["MTK"],
        "Metal": ["MTL"], "HealthKit": ["HK"], "EventKit": ["EK"], "Contacts": ["CN"], "CoreBluetooth": ["CB"],
        "os": logging, "OSLog": logging,
    ]

    private static let logging = ["Logger", "OSLog", "OSSignpost", "os_log", "os_signpost"]

    init(trees: [SourceTree], condition: BuildCondition) {
        var declared: Set<String> = []
        var candidates: [(file: Int, root: SourceFileSyntax, modules: [String])] = []
        for (file, tree) in trees.enumerated() {
            guard let root = tree.root else { continue }
            let survey = TopLevel(condition: condition)
            survey.collect(root.statements)
            declared.formUnion(survey.types)
            let modules = survey.imports.filter { Self.prefixes[$0] != nil && !condition.options.modules.contains($0) }
            if !modules.isEmpty { candidates.append((file, root, modules)) }
        }
        for (file, root, modules) in candidates {
            let names = AbsentNames(modules: modules, declared: declared)
            let finder = AbsentUses(file: file, condition: condition, names: names)
            finder.walk(root)
            nodes.merge(finder.found) { first, _ in first }
        }
    }
}

/// What a file imports and declares, whether or not its parts are compiled; imports only where they are.
private final class TopLevel: SyntaxVisitor {
    let condition: BuildCondition
    var imports: [String] = []
    var types: Set<String> = []

    init(condition: BuildCondition) {
        self.condition = condition
        super.init(viewMode: .sourceAccurate)
    }

    func collect(_ statements: CodeBlockItemListSyntax) { walk(statements) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { imports.append(name) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        types.insert(name.text)
        return .visitChildren
    }
}

/// Tells the names of absent frameworks from others.
private struct AbsentNames {
    let modules: [String]
    /// What the sources declare themselves.
    let declared: Set<String>

    func module(of name: String) -> String? {
        guard !declared.contains(name) else { return nil }
        return modules.first { module in
            (AbsentFrameworks.prefixes[module] ?? []).contains { prefix in
                guard name.hasPrefix(prefix) else { return false }
                let isShort = prefix.allSatisfy(\.isUppercase)
                return !isShort || name.dropFirst(prefix.count).first?.isUppercase == true
            }
        }
    }
}

/// Finds what is to be left out of one file.
private final class AbsentUses: SyntaxVisitor {
    let file: Int
    let condition: BuildCondition
    let names: AbsentNames
    var found: [[Int]: String] = [:]
    /// Members and local names that are left out, innermost scope last; each with the framework's name that it needs.
    private var scopes: [[String: String]] = [[:]]

    init(file: Int, condition: BuildCondition, names: AbsentNames) {
        self.file = file
        self.condition = condition
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Scopes

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        // Members may be used above where they stand.
        for item in node.members { noteMember(item) }
        return .visitChildren
    }
    override func visitPost(_ node: MemberBlockSyntax) { scopes.removeLast() }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        scopes.append([:])
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockItemListSyntax) { scopes.removeLast() }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        found[[file, node.startOffset]] == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let type = need(ofHeader: node.item) {
            for name in boundNames(node.item) { scopes[scopes.count - 1][name] = type }
            leaveOut(node, type)
            return .skipChildren
        }
        return .visitChildren
    }

    private func leaveOut(_ node: some SyntaxProtocol, _ type: String) {
        found[[file, node.startOffset]] = "left out: it needs \(type) of \(names.module(of: type) ?? ""), which is not available on Linux"
    }

    // MARK: Needs

    private func noteMember(_ item: MemberBlockItemSyntax) {
        var need: String?
        var bound: [String] = []
        if let variable = item.decl.as(VariableDeclSyntax.self) {
            need = variable.bindings.lazy.compactMap { binding in
                self.need(of: binding.typeAnnotation) ?? self.need(of: binding.initializer)
            }.first
            bound = variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        } else if let function = item.decl.as(FunctionDeclSyntax.self) {
            need = self.need(of: function.signature)
            bound = [function.name.text]
        } else if let initialiser = item.decl.as(InitializerDeclSyntax.self) {
            need = self.need(of: initialiser.signature)
        } else {
            need = inheritance(of: item.decl)
        }
        guard let need else { return }
        for name in bound { scopes[scopes.count - 1][name] = need }
        leaveOut(item, need)
    }

    private func inheritance(of node: some SyntaxProtocol) -> String? {
        if let node = node.as(ExtensionDeclSyntax.self) { return need(of: node.extendedType) ?? need(of: node.inheritanceClause) }
        return need(of: node.as(ClassDeclSyntax.self)?.inheritanceClause)
    }

    /// What a statement or declaration needs outside the blocks that it holds.
    private func need(ofHeader item: CodeBlockItemSyntax.Item) -> String? {
        switch item {
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self) { return need(of: variable) }
            if let function = declaration.as(FunctionDeclSyntax.self) { return need(of: function.signature) }
            return inheritance(of: declaration)
        case .stmt(let statement):
            // A guard's block leaves the function: without its condition it has nothing to do.
            return need(of: statement)
        case .expr(let expression): return need(of: expression)
        default: return nil
        }
    }

    /// The first absent name in a node, its nested blocks and closures apart: those are looked into for themselves.
    private func need(of node: (some SyntaxProtocol)?) -> String? {
        guard let node else { return nil }
        let search = NameSearch { [self] name, isMember in
            if names.module(of: name) != nil { return name }
            return isMember ? nil : scopes.reversed().lazy.compactMap { $0[name] }.first
        }
        search.walk(node)
        return search.need
    }

    private func boundNames(_ item: CodeBlockItemSyntax.Item) -> [String] {
        guard let node = item.as(VariableDeclSyntax.self).map(Syntax.init) ?? item.as(GuardStmtSyntax.self).map({ Syntax($0.conditions) }) else { return [] }
        return node.tokens(viewMode: .sourceAccurate).compactMap { token in
            token.parent?.is(IdentifierPatternSyntax.self) == true ? token.text : nil
        }
    }
}

private final class NameSearch: SyntaxVisitor {
    let judge: (_ name: String, _ isMember: Bool) -> String?
    var need: String?

    init(judge: @escaping (String, Bool) -> String?) {
        self.judge = judge
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { need(in: node.signature) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func need(in node: ClosureSignatureSyntax?) -> SyntaxVisitorContinueKind {
        if let node { walk(node) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        need = need ?? judge(node.name.text, false)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isMember = access.map { $0.declName.id == node.id && $0.base?.trimmedDescription != "self" && $0.base?.trimmedDescription != "self?" } ?? false
        need = need ?? judge(node.baseName.text, isMember)
        return .visitChildren
    }
}
