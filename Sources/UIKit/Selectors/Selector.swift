/// The name of a method, as an action message carries it: `changed:` has one argument, `tapped` none.
///
/// There is no Objective-C runtime on Linux. A selector made from a typed method (which `#selector` is rewritten to) knows how to call it;
/// one made from a name alone is looked up in what generated code registered for the target's class and its superclasses.
/// Two selectors are equal when their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    let name: String
    nonisolated(unsafe) let method: MethodBox?

    /// A selector that carries its name only.
    public init(_ name: String) {
        self.name = name
        method = nil
    }

    /// A selector that carries its name only.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    init(name: String, method: MethodBox?) {
        self.name = name
        self.method = method
    }

    /// The name.
    public var description: String { name }

    /// Whether both have the same name.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    /// Feeds the name into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The selector with a name; it is found by name in the target's class when it is sent.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
