/// Writes the code that tells the engine's registry what nibs, selectors and previews may ask for by name. What the module's other files can reach
/// stands in one generated file; private members are registered from their own file, after its last line.
struct RegistrationWriter {
    let table: SymbolTable
    let module: ModuleRewrite
    let classes: [FoundClass]
    let options: SourceOptions
    let initialisers: Initialisers
    private let listeners: [ObjectIdentifier: DelegateListener]

    init(table: SymbolTable, module: ModuleRewrite, classes: [FoundClass], options: SourceOptions, initialisers: Initialisers) {
        self.table = table
        self.module = module
        self.classes = classes
        self.options = options
        self.initialisers = initialisers
        var listeners: [ObjectIdentifier: DelegateListener] = [:]
        for type in table.types where options.listens && type.kind == .class {
            for member in type.members {
                guard let delegate = DelegateListener.delegateProtocol(member, of: type, table: table),
                    listeners[ObjectIdentifier(delegate)] == nil
                else { continue }
                listeners[ObjectIdentifier(delegate)] = DelegateListener(of: delegate, table: table, number: listeners.count)
            }
        }
        self.listeners = listeners
    }

    private struct Group {
        var type: DeclaredType
        var file: Int
        var isPrivate = false
        var lines: [String] = []
        var needsInference = false
    }

    /// The text of the generated file.
    func write() -> String {
        var calls: [String] = []
        var extensions: [String] = []
        var callsByFile: [Int: [String]] = [:]
        var usesInference = false
        for group in groups() {
            let function = "__sliderkit_register_\(module.number())"
            let body = group.lines.joined(separator: "; ")
            let code = "extension \(group.type.name) { @MainActor static func \(function)(_ r: Registry) { \(body) } }"
            let call = "\(group.type.name).\(function)(r)"
            usesInference = usesInference || group.needsInference
            if group.isPrivate {
                module.files[group.file].appended.append(code)
                module.files[group.file].needsSPI = true
                callsByFile[group.file, default: []].append(call)
            } else {
                extensions.append(code.replacingLineBreaks)
                calls.append(call)
            }
        }
        for (file, inFile) in callsByFile.sorted(by: { $0.key < $1.key }) {
            let name = "__sliderkit_register_file_\(file)"
            module.files[file].appended.append("@MainActor func \(name)(_ r: Registry) { \(inFile.joined(separator: "; ")) }")
            calls.append("\(name)(r)")
        }
        return text(extensions: extensions, calls: calls, usesInference: usesInference)
    }

    private func text(extensions: [String], calls: [String], usesInference: Bool) -> String {
        let imports = Set(module.files.flatMap(\.imports)).subtracting(["import UIKit"]).sorted()
        var text = "// Written by sliderkit: what nibs, selectors and previews of this module may ask for by name.\n"
        text += "@_spi(SliderKit) import UIKit\n"
        text += imports.map { $0 + "\n" }.joined()
        if usesInference {
            text += "\nfunc __sliderkit_type<Root, Value>(_ path: KeyPath<Root, Value>) -> Value.Type { Value.self }\n"
        }
        text += listeners.values.sorted { $0.name < $1.name }.map { "\n" + $0.code.replacingLineBreaks + "\n" }.joined()
        text += extensions.map { "\n" + $0 + "\n" }.joined()
        for preview in module.files.flatMap(\.previews) {
            text += "\n@_cdecl(\"\(preview.symbol)\") @MainActor public func \(preview.function)_entry() -> UnsafeMutableRawPointer {\n"
            text += "    Unmanaged.passRetained(\(preview.function)()).toOpaque()\n}\n"
        }
        text += "\n@_cdecl(\"sliderkit_register\") @MainActor public func __sliderkit_register() {\n"
        if !calls.isEmpty { text += "    let r = Registry.shared\n" }
        text += calls.map { "    \($0)\n" }.joined()
        return text + "}\n"
    }

    // MARK: What is registered

    private func groups() -> [Group] {
        var groups: [Group] = []
        for type in table.types where !type.isGeneric && !type.isLocal && !type.isHidden && (type.kind == .class || type.kind == .external) {
            var byFile: [Int: Group] = [:]
            if type.kind == .class, let line = classLine(type) {
                var group = Group(type: type, file: type.file)
                group.lines += line.lines
                group.isPrivate = line.isPrivate
                byFile[type.file] = group
            }
            for member in type.members {
                guard let line = memberLine(member, of: type) else { continue }
                var group = byFile[member.file] ?? Group(type: type, file: member.file)
                group.lines.append(line.text)
                group.needsInference = group.needsInference || line.needsInference
                group.isPrivate = group.isPrivate || member.reach < .internal || type.access < .internal
                byFile[member.file] = group
            }
            groups += byFile.sorted { $0.key < $1.key }.map(\.value)
        }
        return groups
    }

    private func classLine(_ type: DeclaredType) -> (lines: [String], isPrivate: Bool)? {
        guard let found = classes.first(where: { $0.name == type.name }) else { return nil }
        if let path = options.bundlePath, found.superclassNames.contains("XCTestCase") {
            return (["r.bundle(\(type.name).self, path: \(RewrittenFile.literal(path)))"], type.access < .internal)
        }
        guard found.superclassNames.contains("NSObject") else { return nil }
        var make = ""
        let isPrivate = initialisers.making(of: type, superclassNames: found.superclassNames).isPrivate
        switch found.making {
        case .frame: make = ", make: { \(type.name)(frame: $0) }"
        case .noArguments:
            make = found.isView
                ? ", make: { let made = \(type.name)(); made.frame = $0; return made }" : ", make: { _ in \(type.name)() }"
        case .unavailable: break
        }
        var names = [type.name]
        if let name = type.objectiveCName, name != type.name { names.append(name) }
        var lines = names.map { "r.class(\(type.name).self, named: \"\($0)\", designable: \(found.isDesignable)\(make))" }
        if let path = options.bundlePath {
            lines.append("r.bundle(\(type.name).self, path: \(RewrittenFile.literal(path)))")
        }
        return (lines, isPrivate || type.access < .internal)
    }

    private func memberLine(_ member: DeclaredMember, of type: DeclaredType) -> (text: String, needsInference: Bool)? {
        switch member.kind {
        case .initialiser: return nil
        case .method: return actionLine(member, of: type).map { ($0, false) }
        case .property:
            guard !member.isStatic else { return nil }
            let named = propertyLine(member, of: type)
            if member.isOutlet {
                let lines = [named, outletLine(member, of: type), listenerLine(member, of: type)].compactMap { $0 }
                return lines.isEmpty ? nil : (lines.joined(separator: "; "), false)
            }
            guard member.isSettable else { return named.map { ($0, false) } }
            if let line = listenerLine(member, of: type) { return ([named, line].compactMap { $0 }.joined(separator: "; "), false) }
            let access = "get: { $0.\(member.base) }, set: { $0.\(member.base) = $1 })"
            var lines = [named].compactMap { $0 }
            if member.isInspectable {
                let value = member.type.map(Self.metatype) ?? "__sliderkit_type(\\\(type.name).\(member.base))"
                lines.append("r.inspectable(\(type.name).self, \"\(member.base)\", type: \(value), " + access)
            }
            // Appearance proxies record what is sent as a message on Apple's systems.
            if member.isDynamic, member.isObjectiveC, !member.isOverride, classes.first(where: { $0.name == type.name })?.isView == true {
                lines.append("r.styled(\(type.name).self, \"\(member.base)\", " + access)
            }
            return lines.isEmpty ? nil : (lines.joined(separator: "; "), member.isInspectable && member.type == nil)
        }
    }

    /// Properties that are known by name, where the sources ask for any by name.
    private func propertyLine(_ member: DeclaredMember, of type: DeclaredType) -> String? {
        guard table.usesKeyedValues, member.isObjectiveC, !member.isOverride, let written = member.type, !written.contains("some "),
            !written.contains("Timer"),
            type.kind == .class, !table.superclassNames(of: type).contains("CALayer")
        else { return nil }
        let name = member.base
        let set = member.isSettable ? ", set: { $0.\(name) = $1 }" : ""
        let names = [name] + (member.objectiveCName.map { [$0] } ?? []).filter { $0 != name }
        return names.map { "r.property(\(type.name).self, \"\($0)\", type: \(Self.metatype(written)), get: { $0.\(name) }\(set))" }.joined(separator: "; ")
    }

    /// What answers for a requirement of an Objective-C protocol is known to Objective-C as well.
    private func requirement(answeredBy member: DeclaredMember, of type: DeclaredType) -> DeclaredMember? {
        let isIt = { (one: DeclaredMember) in one.labels == member.labels && one.kind == .method }
        if let optional = table.optionalRequirements(named: member.base).first(where: isIt) { return optional }
        for protocolType in table.types where protocolType.isObjectiveCProtocol {
            guard let found = protocolType.members(named: member.base).first(where: isIt) else { continue }
            if table.chain(of: type).contains(where: { table.declares($0, conformanceTo: protocolType) }) { return found }
        }
        return nil
    }

    private func actionLine(_ member: DeclaredMember, of type: DeclaredType) -> String? {
        let requirement = requirement(answeredBy: member, of: type)
        let witnesses = requirement != nil
        // What overrides a member answers to the selector of that member already.
        let isNamed = member.isObjectiveC && (!member.isOverride || member.isAction || member.objectiveCName != nil)
        guard isNamed || witnesses && !member.isOverride, !member.isStatic, !member.isThrowing, !member.isAsync, !member.isGeneric,
            member.parameters.count <= 2, !member.parameters.contains(where: \.isInout)
        else { return nil }
        var cast = ""
        if type.members(named: member.base).count > 1 {
            let types = member.parameters.map(\.type).joined(separator: ", ")
            cast = " as (\(type.name)) -> (\(types)) -> \(member.returnType ?? "Void")"
        }
        let selectors = [member.selector] + (requirement.map { [$0.selector] } ?? []).filter { $0 != member.selector }
        return selectors.map { "r.action(\(type.name).self, \"\($0)\", \(type.name).\(member.reference)\(cast))" }.joined(separator: "; ")
    }

    /// The listener that takes an empty delegate's place.
    private func listenerLine(_ member: DeclaredMember, of type: DeclaredType) -> String? {
        guard type.kind == .class, let delegate = DelegateListener.delegateProtocol(member, of: type, table: table),
            let listener = listeners[ObjectIdentifier(delegate)]
        else { return nil }
        let name = member.base
        return "r.delegate(\(type.name).self, \"\(name)\", isEmpty: { $0.\(name) == nil }, set: { $0.\(name) = $1 }, make: { \(listener.name)() })"
    }

    private func outletLine(_ member: DeclaredMember, of type: DeclaredType) -> String? {
        guard let written = member.type, member.isSettable else { return nil }
        let name = Self.withoutOptional(written)
        let isOptional = name.count < written.count
        let head = "(\(type.name).self, \"\(member.base)\", type: "
        if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
            return "r.outletCollection\(head)(\(name.dropFirst().dropLast())).self) { $0.\(member.base) = $1 }"
        }
        let assign = isOptional ? "$0.\(member.base) = $1" : "if let value = $1 { $0.\(member.base) = value }"
        return "r.outlet\(head)(\(name)).self) { \(assign) }"
    }

    private static func withoutOptional(_ type: String) -> String {
        var type = type
        while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
        if type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->") { type = String(type.dropFirst().dropLast()) }
        if type.hasPrefix("any ") { type = String(type.dropFirst(4)) }
        return type
    }

    private static func metatype(_ type: String) -> String {
        type.hasSuffix("!") ? "(\(type.dropLast())?).self" : type.hasSuffix("?") ? "(\(type)).self" : "\(type).self"
    }
}

extension String {
    fileprivate var replacingLineBreaks: String { String(map { $0.isNewline ? " " : $0 }) }
}
