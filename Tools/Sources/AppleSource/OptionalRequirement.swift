/// `@objc optional` requirements without Objective-C: each gets a default in an extension of its protocol, so that a type may leave it out.
enum OptionalRequirement {
    enum Result { case nothing, optional, value }

    static func callName(_ requirement: DeclaredMember) -> String { "__sliderkit_optional_\(requirement.base)" }

    /// Names the question "is it implemented?"; overloads are told apart by their labels.
    static func hasName(_ requirement: DeclaredMember) -> String {
        "__sliderkit_has_" + ([requirement.base] + requirement.labels).joined(separator: "_")
    }

    /// The members of the protocol's extension.
    static func defaults(for requirement: DeclaredMember, access: String) -> [String] {
        let signature = "(" + requirement.parameters.enumerated().map { text($1, $0) }.joined(separator: ", ") + ")"
        let result = requirement.returnType.map { " -> \($0)" } ?? ""
        let head = "\(access)func \(requirement.base)\(signature)\(result)"
        switch requirement.optionalResult {
        case .nothing: return [head + " {}"]
        case .optional: return [head + " { nil }"]
        case .value:
            let message = "optional requirement \(requirement.reference) was called, but \\(type(of: self)) does not implement it"
            let call = "\(requirement.base)(" + requirement.parameters.enumerated().map { argument($1, $0) }.joined(separator: ", ") + ")"
            return [
                head + " { fatalError(\"\(message)\") }",
                "\(access)func \(callName(requirement))\(signature) -> (\(requirement.returnType ?? "Void"))? { "
                    + "\(hasName(requirement)) ? \(call) : nil }",
            ]
        }
    }

    /// A parameter under a name of our own, which is no keyword and never `_`.
    static func text(_ parameter: DeclaredMember.Parameter, _ index: Int) -> String {
        "\(parameter.label) argument\(index): \(parameter.type)"
    }

    static func argument(_ parameter: DeclaredMember.Parameter, _ index: Int) -> String {
        (parameter.label == "_" ? "" : "\(parameter.label): ") + (parameter.isInout ? "&" : "") + "argument\(index)"
    }
}

extension DeclaredMember {
    var optionalResult: OptionalRequirement.Result {
        guard let returnType, returnType != "Void", returnType != "()" else { return .nothing }
        return returnType.hasSuffix("?") ? .optional : .value
    }
}
