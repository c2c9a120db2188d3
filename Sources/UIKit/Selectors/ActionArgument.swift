/// Turns the argument of an action message into the type that the method declares.
enum ActionArgument {
    static func convert<A>(_ value: Any?, to type: A.Type, target: AnyObject, name: String) -> A {
        guard let value else {
            if let optional = A.self as? any OptionalArgument.Type { return optional.nothing as! A }
            if let event = emptyEvent as? A { return event }
            if let null = NSNull() as? A { return null }
            fatalError(mismatch(found: "nil", expected: A.self, target: target, name: name))
        }
        if let typed = value as? A { return typed }
        if let note = value as? Notification {
            let object = NSNotification(name: note.name, object: note.object, userInfo: note.userInfo)
            if let typed = object as? A { return typed }
        }
        fatalError(mismatch(found: "\(Swift.type(of: value))", expected: A.self, target: target, name: name))
    }

    /// What a method that insists on an event gets when its control was told from code to send its actions.
    private static var emptyEvent: Any? { MainActor.assumeIsolated { UncheckedValue(UIEvent()) }.value }

    private static func mismatch<A>(found: String, expected: A.Type, target: AnyObject, name: String) -> String {
        """
        The action \(name) of \(Swift.type(of: target)) takes \(expected), but was sent \(found). Declare its argument as what sends it \
        (or as Any?).
        """
    }
}

/// Optionals, whatever they wrap.
protocol OptionalArgument {
    static var nothing: Any { get }
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalArgument {
    static var nothing: Any { Self.none as Any }
    static var wrappedType: Any.Type { Wrapped.self }
}

/// Carries a value over an isolation boundary that the caller knows not to be one: everything runs on the main thread.
struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
