/// Constraints of old xibs.
@MainActor
enum OldNibConstraints {
    private static let attributes = [
        1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width", 8: "height", 9: "centerX", 10: "centerY", 11: "baseline",
    ]

    static func element(_ constraint: NibElement, _ translator: OldNibTranslator) -> NibElement? {
        let archive = translator.archive
        constraint.use()
        var found: [(name: String, value: String)] = [("id", translator.id(constraint))]
        for side in ["first", "second"] {
            if let item = archive.value("\(side)Item", of: constraint) { found.append(("\(side)Item", translator.id(item))) }
            guard let number = archive.integer("\(side)Attribute", of: constraint), number != 0 else { continue }
            found.append(("\(side)Attribute", attributes[number] ?? "\(number)"))
        }
        switch archive.integer("relation", of: constraint) {
        case -1: found.append(("relation", "lessThanOrEqual"))
        case 1: found.append(("relation", "greaterThanOrEqual"))
        default: break
        }
        if let constant = archive.value("constant", of: constraint) {
            if let value = archive.text("value", of: constant) { found.append(("constant", value)) }
            if archive.className(constant) == "IBNSLayoutSymbolicConstant" { found.append(("symbolic", "YES")) }
        }
        for key in ["multiplier", "priority"] { if let text = archive.text(key, of: constraint) { found.append((key, text)) } }
        // Which view holds it was read before; what is left is how Interface Builder drew it.
        for child in constraint.children where !child.isUsed { child.useWhole() }
        return NibElement(name: "constraint", attributes: found, line: constraint.line)
    }
}
