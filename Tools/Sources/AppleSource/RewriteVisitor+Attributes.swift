import SwiftSyntax

extension RewriteVisitor {
    /// Takes away the attributes that Swift on Linux refuses.
    func rewriteAttribute(_ node: AttributeSyntax) {
        let declaration = node.parent?.parent
        switch node.name {
        case "objc":
            // Accepted there, without a name or with one.
            if declaration?.is(EnumDeclSyntax.self) != true { blank(node) }
        case "objcMembers", "IBSegueAction", "UIApplicationMain":
            blank(node)
        case "main":
            if declaration?.is(ClassDeclSyntax.self) == true { blank(node) }
        case "nonobjc":
            if scopes.isEmpty { blank(node) }
        case "IBOutlet":
            let type = declaration?.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.baseName
            if type != "AnyObject" { blank(node) }
        case "IBAction":
            if declaration?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.count != 1 { blank(node) }
        default: break
        }
    }

    /// `dynamic` beside `@objc` asks for Objective-C's dispatch; alone it means something else, and compiles.
    func blankDynamic(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        guard attributes.contains("objc") || attributes.contains("NSManaged") else { return }
        for modifier in modifiers where modifier.name.text == "dynamic" { blank(modifier) }
    }

    func blankOptional(_ modifiers: DeclModifierListSyntax) {
        guard scopes.last?.type.kind == .protocol else { return }
        for modifier in modifiers where modifier.name.text == "optional" { blank(modifier) }
    }

    /// `@NSManaged var x: T` of a layer: Objective-C's runtime makes its accessors; here they go through the layer's keyed values.
    func rewriteManaged(_ node: VariableDeclSyntax) {
        guard let attribute = node.attributes.first(named: "NSManaged") else { return }
        guard let type = scopes.last?.type, table.superclassNames(of: type).contains("CALayer") else {
            warn(attribute, "@NSManaged is supported for the properties of CALayer subclasses only")
            return
        }
        guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let annotation = binding.typeAnnotation
        else {
            warn(attribute, "@NSManaged needs one property with a type")
            return
        }
        blank(attribute)
        let written = annotation.type.oneLine
        let get = Self.managedGetter(name: name, type: written)
        insert(" { get { \(get) } set { self.setValue(newValue, forKey: \"\(name)\") } }", at: binding.endOffset)
    }

    /// A value that was never set is nil or the type's zero, as the runtime answers.
    private static func managedGetter(name: String, type: String) -> String {
        let value = "self.value(forKey: \"\(name)\")"
        if type.hasSuffix("?") || type.hasSuffix("!") { return "\(value) as? \(type.dropLast())" }
        let number = { (conversion: String, zero: String) in
            "let value = \(value); return value as? \(type) ?? (value as? NSNumber).map { \(conversion) } ?? \(zero)"
        }
        switch type {
        case "CGFloat", "Double", "TimeInterval", "CFTimeInterval": return number("\(type)($0.doubleValue)", "0")
        case "Float": return number("$0.floatValue", "0")
        case "Int": return number("$0.intValue", "0")
        case "Bool": return number("$0.boolValue", "false")
        case "CGPoint", "CGSize", "CGRect": return "\(value) as? \(type) ?? .zero"
        default: return "\(value) as! \(type)"
        }
    }

    /// A property of a type that only SPI shows can't be public: a timer's property becomes internal.
    func narrowTimerProperty(_ node: VariableDeclSyntax) {
        let usesHostType = Self.hostTypes.keys.contains { name in
            isFoundation(name)
                && node.bindings.contains { binding in
                    Self.names(binding.typeAnnotation?.type, name) || binding.initializer.flatMap { SurveyVisitor.literalType($0.value) } == name
                }
        }
        if usesHostType { narrow(node.modifiers) }
    }

    func narrowTimerSignature(_ node: FunctionDeclSyntax) {
        let usesHostType = Self.hostTypes.keys.contains { isFoundation($0) && Self.names(node.signature, $0) }
        if usesHostType, !node.modifiers.contains("override") { narrow(node.modifiers) }
    }

    private func narrow(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.detail == nil && ["public", "open"].contains(modifier.name.text) { blank(modifier) }
    }

    private static func names(_ node: (some SyntaxProtocol)?, _ type: String) -> Bool {
        node?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier(type) } ?? false
    }
}
