import SwiftSyntax

/// Declarations that can't be there on Linux, though no `#if` says so: they use a type that the sources declare only where a module can be
/// imported that Linux lacks. On Apple's platforms, where the module always is, nobody notices that the guard is missing.
struct AbsentDeclarations {
    struct Entry {
        let file: Int
        let item: CodeBlockItemSyntax
        /// What the declaration declares, and the first type that it misses.
        let name: String
        let missing: String
        let module: String
        /// The type is one of SwiftUI's own.
        let isSwiftUIs: Bool
    }

    private(set) var entries: [Entry] = []
    /// Whole files that are left out, each with the module that it can't do without: it imports the module whatever the platform, and declares
    /// nothing that another file names.
    private(set) var files: [Int: String] = [:]
    /// Parts that use a framework of Apple's.
    let frameworks: AbsentFrameworks

    init(trees: [SourceTree], condition: BuildCondition) {
        files = Self.lonelyFiles(trees, condition)
        frameworks = AbsentFrameworks(trees: trees, condition: condition)
        var missing: [String: String] = [:]
        var items: [(file: Int, item: CodeBlockItemSyntax)] = []
        var interfaces: Set<Int> = []
        var present: Set<String> = []
        for (file, tree) in trees.enumerated() {
            guard let root = tree.root else { continue }
            let survey = GuardSurvey(condition: condition)
            survey.collect(root.statements)
            missing.merge(survey.missing) { first, _ in first }
            present.formUnion(survey.present)
            items += survey.items.map { (file, $0) }
            if survey.importsSwiftUI { interfaces.insert(file) }
        }
        for name in present { missing[name] = nil }
        let swiftUI = SwiftUINames.all.subtracting(present)
        guard !missing.isEmpty || !interfaces.isEmpty else { return }
        let uses = items.map { item in
            let names = NamesUsed(condition: condition)
            names.walk(item.item)
            return names.names
        }
        // What uses an absent type is absent itself, and so on.
        var taken: Set<Int> = []
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (index, (file, item)) in items.enumerated() where !taken.contains(index) {
                let isSwiftUI = { (name: String) in interfaces.contains(file) && swiftUI.contains(name) }
                guard let name = GuardSurvey.declaredName(item), let need = uses[index].first(where: { missing[$0] != nil || isSwiftUI($0) }) else { continue }
                let module = missing[need] ?? "SwiftUI"
                taken.insert(index)
                entries.append(Entry(file: file, item: item, name: name, missing: need, module: module, isSwiftUIs: missing[need] == nil))
                if !item.item.is(ExtensionDeclSyntax.self), name != GuardSurvey.preview { missing[name] = module }
                isGrowing = true
            }
        }
    }

    /// By file and offset, for the visitors to pass over.
    var nodes: Set<[Int]> { Set(entries.map { [$0.file, $0.item.startOffset] }).union(frameworks.nodes.keys) }

    /// The frameworks whose whole purpose Linux lacks. What else is missing may be imported for one line that can be guarded: there the compiler speaks.
    private static let wanting: Set<String> = ["SwiftUI", "Combine", "CoreData", "WidgetKit", "RealityKit"]

    private static func lonelyFiles(_ trees: [SourceTree], _ condition: BuildCondition) -> [Int: String] {
        var candidates: [Int: String] = [:]
        var declared: [Int: Set<String>] = [:]
        for (file, tree) in trees.enumerated() where trees.count > 1 {
            guard let root = tree.root else { continue }
            let survey = GuardSurvey(condition: condition)
            survey.collect(root.statements)
            let imports = survey.items.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
            guard let module = imports.first(where: { wanting.contains($0) && !condition.options.modules.contains($0) }) else { continue }
            // Views of UIKit beside some of SwiftUI remain.
            if module == "SwiftUI", imports.contains("UIKit") { continue }
            candidates[file] = module
            declared[file] = Set(survey.items.compactMap { item in
                item.item.is(ExtensionDeclSyntax.self) ? nil : item.item.asProtocol((any NamedDeclSyntax).self)?.name.text
            })
        }
        // Where nothing would remain, the compiler says it better.
        guard !candidates.isEmpty, candidates.count < trees.count else { return [:] }
        let used = trees.map { tree in
            guard let root = tree.root else { return Set<String>() }
            let names = NamesUsed(condition: condition)
            names.walk(root)
            return Set(names.names)
        }
        // A file that a remaining one needs remains, and then so does what it needs itself.
        var isShrinking = true
        while isShrinking {
            let needed = candidates.keys.filter { file in
                used.indices.contains { $0 != file && candidates[$0] == nil && !used[$0].isDisjoint(with: declared[file] ?? []) }
            }
            for file in needed { candidates[file] = nil }
            isShrinking = !needed.isEmpty
        }
        return candidates
    }
}

/// A file's types: those that are compiled, and those that wait for a module.
private final class GuardSurvey: SyntaxVisitor {
    let condition: BuildCondition
    var missing: [String: String] = [:]
    var present: Set<String> = []
    /// Whether SwiftUI is imported without asking whether it is there.
    var importsSwiftUI = false
    /// What stands at the file's level and is compiled.
    var items: [CodeBlockItemSyntax] = []

    init(condition: BuildCondition) {
        self.condition = condition
        super.init(viewMode: .sourceAccurate)
    }

    func collect(_ list: CodeBlockItemListSyntax) {
        for item in list {
            guard let group = item.item.as(IfConfigDeclSyntax.self) else {
                items.append(item)
                walk(item)
                continue
            }
            let active = condition.activeClause(of: group)
            for clause in group.clauses {
                guard case .statements(let statements)? = clause.elements else { continue }
                if clause.id == active?.id {
                    collect(statements)
                } else if let module = absentModule(clause.condition) {
                    for item in statements {
                        if let name = Self.declaredName(item), !item.item.is(ExtensionDeclSyntax.self) { missing[name] = module }
                    }
                }
            }
        }
    }

    /// The module that a clause waits for: `canImport(SwiftUI)`, perhaps with more after `&&`.
    private func absentModule(_ expression: ExprSyntax?) -> String? {
        guard let expression else { return nil }
        let text = expression.oneLine.filter { !$0.isWhitespace }
        guard !text.contains("||"), let start = text.range(of: "canImport("), !text[..<start.lowerBound].hasSuffix("!") else { return nil }
        let module = String(text[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        return condition.options.modules.contains(module) ? nil : module
    }

    static let preview = "#Preview"

    static func declaredName(_ item: CodeBlockItemSyntax) -> String? {
        if item.item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" || item.item.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview" {
            return preview
        }
        if let node = item.item.asProtocol((any NamedDeclSyntax).self) {
            // A function's name says too little: there may be others of that name.
            return item.item.is(FunctionDeclSyntax.self) ? nil : node.name.text
        }
        return item.item.as(ExtensionDeclSyntax.self).map { $0.extendedType.baseName }
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.first?.name.text == "SwiftUI", !condition.options.modules.contains("SwiftUI") { importsSwiftUI = true }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        present.insert(name.text)
        return .visitChildren
    }
}

/// Names of SwiftUI's, as they stand in declarations that can't be without it.
private enum SwiftUINames {
    static let all: Set<String> = [
        "View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController", "ViewModifier", "ButtonStyle",
        "ViewBuilder", "State", "Binding", "ObservedObject", "EnvironmentObject", "StateObject", "Environment", "EnvironmentKey", "EnvironmentValues",
        "VStack", "HStack", "ZStack", "Text", "Color", "Image", "GeometryReader", "NavigationView", "LibraryContentProvider", "LibraryItem",
        "PreviewDevice", "ForEach", "Spacer",
    ]
}

/// The names that compiled code uses as types or values.
private final class NamesUsed: SyntaxVisitor {
    let condition: BuildCondition
    var names: [String] = []

    init(condition: BuildCondition) {
        self.condition = condition
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
        if !isMember { names.append(node.baseName.text) }
        return .visitChildren
    }
}
