import SwiftSyntax

/// A type as the survey found it: declared by the user, or a framework's type that the user extends.
final class DeclaredType {
    enum Kind { case `class`, value, `protocol`, external }

    let name: String
    let kind: Kind
    var file = 0
    /// UTF-8 offset of the name.
    var offset = 0
    /// UTF-8 offset just past the body's opening brace.
    var bodyStart = 0
    /// UTF-8 offset just past the last inherited type.
    var inheritanceEnd = 0
    var isGeneric = false
    var isLocal = false
    var isDesignable = false
    var hasObjectiveCMembers = false
    var isActor = false
    /// The narrowest access of the type and those around it.
    var access = FoundClass.Access.internal
    /// Its own access, as written.
    var ownAccess = FoundClass.Access.internal
    /// A type around it is private to its scope, so that code at the file's level can't name this one.
    var isHidden = false
    var objectiveCName: String?
    var inherited: [String] = []
    var members: [DeclaredMember] = []
    var nestedIn: DeclaredType?
    var isObjectiveCProtocol = false
    /// A protocol with associated types, subscripts, or other requirements that are no members.
    var hasOtherRequirements = false

    init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    func members(named base: String) -> [DeclaredMember] { members.filter { $0.base == base } }
}

/// A method, property or initialiser.
struct DeclaredMember {
    enum Kind { case method, property, initialiser }
    struct Parameter {
        var label: String
        var name: String
        var type: String
        var hasDefault: Bool
        var isInout: Bool
    }

    var kind: Kind
    var base: String
    var parameters: [Parameter] = []
    var returnType: String?
    /// The property's type as written, or as its literal says.
    var type: String?
    var objectiveCName: String?
    var isObjectiveC = false
    var isDynamic = false
    var isAction = false
    var isOutlet = false
    var isInspectable = false
    var isOptionalRequirement = false
    var isStatic = false
    var isOverride = false
    var isSettable = false
    var isWeak = false
    var isThrowing = false
    var isAsync = false
    var isConvenience = false
    var isUnavailable = false
    var isGeneric = false
    var access = FoundClass.Access.internal
    /// From where it can be both read and set: `private(set)` counts.
    var reach = FoundClass.Access.internal
    var file = 0
    var offset = 0
    var inExtension = false
    /// Where the declaration starts; identifies it for the second pass.
    var node = 0

    var labels: [String] { parameters.map(\.label) }
    var selector: String {
        if let objectiveCName { return objectiveCName }
        return kind == .property ? base : ObjectiveCName.selector(base: base, labels: labels)
    }
    /// `changed(_:)`, or `tap` without arguments.
    var reference: String { parameters.isEmpty ? base : base + "(" + labels.map { $0 + ":" }.joined() + ")" }
}
