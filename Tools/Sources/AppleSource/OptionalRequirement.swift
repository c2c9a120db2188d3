/// `@objc optional` requirements without Objective-C: each gets a default in an extension of its protocol, so that a type may leave it out, and where
/// somebody wants to know, each conforming type says whether it implements the requirement.
enum OptionalRequirement {
    enum Result { case nothing, optional, value }

    static func callName(_ requirement: DeclaredMember) -> String { "__sliderkit_optional_\(requirement.base)" }

    /// Names the question "is it implemented?"; overloads are told apart by their labels.
    static func hasName(_ requirement: DeclaredMember) -> String {
        "__sliderkit_has_" + ([requirement.base] + requirement.labels).joined(separator: "_")
    }

    /// Names the method as a value that is nil where it is not implemented.
    static func functionName(_ requirement: DeclaredMember) -> String {
        "__sliderkit_function_" + ([requirement.base] + requirement.labels).joined(separator: "_")
    }

    /// The members of the protocol's extension.
    static func defaults(for requirement: DeclaredMember, access: String, isMentioned: Bool) -> [String] {
        requirement.kind == .property
            ? propertyDefaults(requirement, access: access) : methodDefaults(requirement, access: access, isMentioned: isMentioned)
    }

    private static func methodDefaults(_ requirement: DeclaredMember, access: String, isMentioned: Bool) -> [String] {
        var members = [head(requirement, access: access) + " { \(standardBody(requirement)) }"]
        if requirement.optionalResult == .value {
            let call = "\(requirement.base)(" + requirement.parameters.enumerated().map { argument($1, $0) }.joined(separator: ", ") + ")"
            members.append(
                "\(access)func \(callName(requirement))\(signature(requirement)) -> (\(requirement.returnType ?? "Void"))? { "
                    + "\(hasName(requirement)) ? \(call) : nil }")
        }
        if isMentioned {
            let types = requirement.parameters.map(\.type).joined(separator: ", ")
            members.append(
                "\(access)var \(functionName(requirement)): ((\(types)) -> \(requirement.returnType ?? "Void"))? { "
                    + "\(hasName(requirement)) ? self.\(requirement.reference) : nil }")
        }
        return members
    }

    private static func propertyDefaults(_ requirement: DeclaredMember, access: String) -> [String] {
        let type = requirement.type ?? "Any?"
        guard requirement.optionalResult == .value else { return ["\(access)var \(requirement.base): \(type) { \(accessors(standardBody(requirement), requirement)) }"] }
        return [
            "\(access)var \(requirement.base): \(type) { \(accessors(standardBody(requirement), requirement)) }",
            "\(access)var \(callName(requirement)): (\(type))? { \(hasName(requirement)) ? \(requirement.base) : nil }",
        ]
    }

    private static func accessors(_ body: String, _ requirement: DeclaredMember) -> String {
        requirement.isSettable ? "get { \(body) } set {}" : body
    }

    // MARK: Text

    /// What an object does that does not implement it.
    static func standardBody(_ requirement: DeclaredMember) -> String {
        switch requirement.optionalResult {
        case .nothing: ""
        case .optional: "nil"
        case .value: "fatalError(\"optional requirement \(requirement.reference) was called, but \\(type(of: self)) does not implement it\")"
        }
    }

    static func head(_ requirement: DeclaredMember, access: String) -> String {
        "\(access)func \(requirement.base)\(signature(requirement))" + (requirement.returnType.map { " -> \($0)" } ?? "")
    }

    private static func signature(_ requirement: DeclaredMember) -> String {
        "(" + requirement.parameters.enumerated().map { text($1, $0) }.joined(separator: ", ") + ")"
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
        if kind == .property { return type?.hasSuffix("?") == true ? .optional : .value }
        guard let returnType, returnType != "Void", returnType != "()" else { return .nothing }
        return returnType.hasSuffix("?") ? .optional : .value
    }
}
