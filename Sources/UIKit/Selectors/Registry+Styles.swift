/// How to read and write a property that appearance proxies record.
struct StyleRecord {
    let name: String
    let get: (AnyObject) -> Any?
    let set: (AnyObject, Any) -> Void
    let isSame: (Any, Any) -> Bool
}

@_spi(SliderKit) extension Registry {
    /// Registers a property of a user's class, one that is `@objc dynamic` in the source, for appearance proxies:
    /// `registry.styled(T.self, "barHeight", get: { $0.barHeight }, set: { $0.barHeight = $1 })`.
    public func styled<T: AnyObject, V>(_ type: T.Type, _ name: String, get: @escaping (T) -> V, set: @escaping (T, V) -> Void) {
        let record = StyleRecord(
            name: name, get: { ($0 as? T).map { get($0) as Any } },
            set: { object, value in
                if let object = object as? T, let value = value as? V { set(object, value) }
            },
            isSame: { left, right in
                guard let left = left as? V, let right = right as? V else { return false }
                return Registry.areSame(left, right)
            })
        put(entry(type, record), into: &styles[name, default: []])
    }

    /// The registered properties of a class and its superclasses, by name.
    func styles(of type: AnyClass) -> [StyleRecord] { styles.keys.sorted().compactMap { best(styles[$0], for: type) } }

    /// What can't be compared is never the same.
    private static func areSame<V>(_ left: V, _ right: V) -> Bool {
        if let left = left as? any Equatable { return left.isSame(as: right) }
        guard V.self is AnyObject.Type else { return false }
        return left as AnyObject === right as AnyObject
    }
}

extension Equatable {
    fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
