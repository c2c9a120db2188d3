import SwiftSyntax

extension RewriteVisitor {
    /// Functions of Foundation that look beside the running program for texts and files; the project's lie in its folder.
    func rewriteText(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
            switch name.text {
            case "NSLocalizedString" where table.functions.contains("NSLocalizedString") == false:
                insert("HostText.", at: name.startOffset)
                useSPI()
            case "String" where labels.first == "format" && usesTexts:
                replace(name, "HostText.string")
                useSPI()
            default: break
            }
            return
        }
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else { return }
        let name = access.declName.baseName
        switch (name.text, labels) {
        case ("localizedStringWithFormat", _) where base.trimmedDescription == "String":
            replace(base, "HostText")
        case ("localizedString", ["forKey", "value", "table"]):
            replace(name, "hostLocalizedString")
        case ("url", ["forResource", "withExtension"]), ("url", ["forResource", "withExtension", "subdirectory"]):
            replace(name, "hostURL")
        case ("path", ["forResource", "ofType"]), ("path", ["forResource", "ofType", "inDirectory"]):
            replace(name, "hostPath")
        case ("object", ["forInfoDictionaryKey"]):
            replace(name, "hostObject")
        default: return
        }
        useSPI()
    }

    /// Properties of bundles that tell of languages and of the Info.plist.
    func rewriteBundleProperty(_ node: MemberAccessExprSyntax) -> Bool {
        let name = node.declName.baseName
        switch name.text {
        case "infoDictionary", "preferredLocalizations", "localizations":
            guard let base = node.base?.trimmedDescription, base.hasPrefix("Bundle") || base.lowercased().hasSuffix("bundle"), isFoundation("Bundle") else {
                return false
            }
            replace(name, "host" + ObjectiveCName.capitalised(name.text))
        case "preferredLanguages":
            guard node.base?.trimmedDescription == "Locale", isFoundation("Locale") else { return false }
            replace(node, "HostText.preferredLanguages")
        case "module":
            // A package's own resources; it is compiled without the code that SwiftPM writes for them.
            guard let path = condition.options.bundlePath, isModuleBundle(node), !declaresModuleBundle else { return false }
            replace(node, "(Bundle(path: \(RewrittenFile.literal(path))) ?? .main)")
            return true
        default: return false
        }
        useSPI()
        return true
    }

    private func isModuleBundle(_ node: MemberAccessExprSyntax) -> Bool {
        if let base = node.base { return base.trimmedDescription == "Bundle" && isFoundation("Bundle") }
        let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
        return label == "bundle" || label == "in"
    }

    private var declaresModuleBundle: Bool { table.type(named: "Bundle")?.members(named: "module").isEmpty == false }

    /// Whether the file asks for localised texts, whose formats may depend on numbers.
    private var usesTexts: Bool { module.files[file].usesTexts }

    /// `#fileLiteral(resourceName: "…")`.
    func rewriteFileLiteral(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, argument.label?.text == "resourceName" else { return }
        replace(node, "Bundle.main.hostURL(forResource: \(argument.expression.oneLine), withExtension: nil)!")
        useSPI()
    }
}
