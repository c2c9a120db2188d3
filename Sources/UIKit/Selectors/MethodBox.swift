/// A typed method made callable without its types: `(target, first argument, second argument) -> result`.
///
/// Answers nil when the target is not of the method's type, so that a lookup by name can go on.
final class MethodBox {
    typealias Body = (_ target: AnyObject, _ first: Any?, _ second: Any?, _ name: String) -> MethodResult?
    let call: Body
    let accepts: (AnyObject) -> Bool

    private init(accepts: @escaping (AnyObject) -> Bool, call: @escaping Body) {
        self.accepts = accepts
        self.call = call
    }

    static func make<T, R>(_ method: @escaping (T) -> () -> R) -> MethodBox {
        MethodBox(accepts: { $0 is T }) { target, _, _, _ in
            guard let target = target as? T else { return nil }
            return MethodResult(value: method(target)())
        }
    }

    static func make<T, A, R>(_ method: @escaping (T) -> (A) -> R) -> MethodBox {
        MethodBox(accepts: { $0 is T }) { target, first, _, name in
            guard let typed = target as? T else { return nil }
            return MethodResult(value: method(typed)(ActionArgument.convert(first, to: A.self, target: target, name: name)))
        }
    }

    static func make<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R) -> MethodBox {
        MethodBox(accepts: { $0 is T }) { target, first, second, name in
            guard let typed = target as? T else { return nil }
            return MethodResult(
                value: method(typed)(
                    ActionArgument.convert(first, to: A.self, target: target, name: name),
                    ActionArgument.convert(second, to: B.self, target: target, name: name)))
        }
    }

    static func makeGetter<T, V>(_ path: KeyPath<T, V>) -> MethodBox {
        MethodBox(accepts: { $0 is T }) { target, _, _, _ in
            guard let target = target as? T else { return nil }
            return MethodResult(value: target[keyPath: path])
        }
    }

    static func makeSetter<T, V>(_ path: ReferenceWritableKeyPath<T, V>) -> MethodBox {
        MethodBox(accepts: { $0 is T }) { target, first, _, name in
            guard let typed = target as? T else { return nil }
            typed[keyPath: path] = ActionArgument.convert(first, to: V.self, target: target, name: name)
            return MethodResult(value: ())
        }
    }
}

/// What a method returned.
struct MethodResult {
    let value: Any

    /// The result as an object, nil for no result and for values that are no objects.
    var object: AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { MethodResult(value: $0.value).object } }
        guard type(of: value) is AnyClass else { return nil }
        return value as AnyObject
    }

    /// The result as a truth value, for methods such as `canPerform…`.
    var bool: Bool? { value as? Bool }
}
