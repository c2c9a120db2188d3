import SwiftParser
import SwiftSyntax

/// Swift sources written for iOS, all of one module.
public struct SourceModule: Sendable {
    public var files: [SourceFile]
    public var options: SourceOptions

    public init(files: [SourceFile], options: SourceOptions = SourceOptions()) {
        self.files = files
        self.options = options
    }

    /// Finds and makes the changes that Linux needs. Any text is accepted: what is not Swift is handed on for the compiler to explain.
    public func rewritten() -> RewrittenModule {
        // A syntax tree is as deep as its source, and visitors call themselves.
        LargeStack.run { rewrittenHere() }
    }

    private func rewrittenHere() -> RewrittenModule {
        let trees = files.map(SourceTree.init)
        let absent = AbsentDeclarations(trees: trees, condition: BuildCondition(options: options))
        let table = survey(trees, absent: absent)
        let module = ModuleRewrite(count: files.count)
        let condition = BuildCondition(options: options)
        let overridden = overriddenInExtensions(table)
        let witnesses = SubclassWitnesses(table)
        for (type, member) in witnesses.standards { module.insert(member, into: type) }
        for (index, tree) in trees.enumerated() {
            if let refusal = tree.refusal {
                module.files[index].diagnostics.append(Diagnostic(file: files[index].path, line: 1, column: 1, message: refusal))
            }
            guard let root = tree.root else { continue }
            module.files[index].usesTexts = files[index].text.contains("NSLocalizedString") || files[index].text.contains("localizedString(")
            RewriteVisitor(
                table: table, module: module, condition: condition, file: index, source: files[index], lines: tree.lines,
                overriddenInExtensions: overridden, witnesses: witnesses, absent: absent
            ).walk(root)
        }
        noteImplicitImports(trees, module)
        let classes = foundClasses(table, trees)
        let tests = options.isTest ? foundTests(table, trees) : []
        var registration = ""
        // A module that does not parse gets no generated code: the compiler's messages are to be about the user's text alone.
        let isBroken = trees.contains { $0.root?.hasError == true }
        if options.registers, !isBroken {
            registration = RegistrationWriter(
                table: table, module: module, classes: classes, options: options, initialisers: Initialisers(table: table)
            ).write()
            if options.isTest { registration += TestListWriter(tests: tests, module: module).write() }
        }
        for (index, tree) in trees.enumerated() where tree.root?.hasError == true { module.files[index].appended = [] }
        let members = table.types.flatMap { type in type.members.map { (type, $0) } }
        let found = { (isWanted: (DeclaredMember) -> Bool) in
            members.filter { isWanted($0.1) }.map { self.foundMember($0.1, of: $0.0, trees) }
        }
        return RewrittenModule(
            files: zip(files, module.files).map { RewrittenFile(source: $0, rewrite: $1) }, registration: registration, classes: classes,
            inspectables: found { $0.isInspectable }, outlets: found { $0.isOutlet },
            actions: found { $0.kind == .method && ($0.isAction || $0.isObjectiveC) }, app: table.app,
            previews: module.files.flatMap(\.previews), tests: tests, diagnostics: module.files.flatMap(\.diagnostics), sources: files)
    }

    /// A framework's umbrella header imports UIKit for all its files, so that some of them do without. There is no such header here.
    private func noteImplicitImports(_ trees: [SourceTree], _ module: ModuleRewrite) {
        // XCTest itself shows UIKit to tests.
        guard options.isTest || module.files.contains(where: { $0.imports.contains("import UIKit") }) else { return }
        for (index, tree) in trees.enumerated() where !module.files[index].imports.contains("import UIKit") {
            guard let root = tree.root else { continue }
            module.files[index].needsUIKit = root.tokens(viewMode: .sourceAccurate).contains { token in
                guard case .identifier(let name) = token.tokenKind, name.count > 2, ["UI", "CG", "CA"].contains(name.prefix(2)) else {
                    return false
                }
                return name.dropFirst(2).first?.isUppercase == true
            }
        }
    }

    private func survey(_ trees: [SourceTree], absent: AbsentDeclarations) -> SymbolTable {
        let table = SymbolTable()
        let condition = BuildCondition(options: options)
        for part in [SurveyVisitor.Part.types, .extensions] {
            for (index, tree) in trees.enumerated() {
                guard let root = tree.root else { continue }
                let visitor = SurveyVisitor(
                    table: table, condition: condition, file: index, path: files[index].path, lines: tree.lines, part: part, absent: absent.nodes)
                visitor.leftOut = Set(absent.files.keys)
                visitor.walk(root)
            }
        }
        return table
    }

    /// Members that an extension of a user's class declares and a subclass overrides.
    private func overriddenInExtensions(_ table: SymbolTable) -> Set<[Int]> {
        var result: Set<[Int]> = []
        for type in table.types where type.kind == .class {
            let superclasses = table.chain(of: type).dropFirst()
            for member in type.members where member.isOverride && member.kind != .initialiser {
                for declared in superclasses.flatMap({ $0.members(named: member.base) })
                where declared.inExtension && declared.labels == member.labels && declared.kind == member.kind {
                    result.insert([declared.file, declared.node])
                }
            }
        }
        return result
    }

    private func foundClasses(_ table: SymbolTable, _ trees: [SourceTree]) -> [FoundClass] {
        let initialisers = Initialisers(table: table)
        return table.types.filter { $0.kind == .class }.map { type in
            let names = table.superclassNames(of: type)
            return FoundClass(
                name: type.name, objectiveCName: type.objectiveCName, superclassNames: names, isView: names.contains("UIView"),
                isControl: names.contains("UIControl"), isViewController: names.contains("UIViewController"),
                isLayer: names.contains("CALayer"), isDesignable: table.chain(of: type).contains { $0.isDesignable },
                isGeneric: type.isGeneric, isLocal: type.isLocal, access: type.access,
                making: initialisers.making(of: type, superclassNames: names).making, inherited: type.inherited,
                file: files[type.file].path, line: trees[type.file].lines.line(of: type.offset))
        }
    }

    private func foundMember(_ member: DeclaredMember, of type: DeclaredType, _ trees: [SourceTree]) -> FoundMember {
        var name = member.type
        while let last = name?.last, last == "?" || last == "!" { name?.removeLast() }
        return FoundMember(
            className: type.name, name: member.selector, type: name, file: files[member.file].path,
            line: trees[member.file].lines.line(of: member.offset))
    }
}
