/// How to connect one outlet.
struct OutletRecord {
    let name: String
    let isCollection: Bool
    let set: (AnyObject, Any?) -> Bool
}

@_spi(SliderKit) extension Registry {
    /// Registers an outlet of optional type: `registry.outlet(T.self, "label", type: UILabel.self) { $0.label = $1 }`.
    public func outlet<T, V>(_ type: T.Type, _ name: String, type value: V.Type, _ set: @escaping (T, V?) -> Void) {
        let record = OutletRecord(name: name, isCollection: false) { object, value in
            guard let object = object as? T else { return false }
            guard let value else {
                set(object, nil)
                return true
            }
            guard let typed = value as? V else { return false }
            set(object, typed)
            return true
        }
        put(entry(type, record), into: &outlets[name, default: []])
    }

    /// Registers an outlet whose type is found from the closure: `registry.outlet(T.self, "label") { $0.label = $1 }`.
    public func outlet<T, V>(_ type: T.Type, _ name: String, _ set: @escaping (T, V?) -> Void) {
        outlet(type, name, type: V.self, set)
    }

    /// Registers an outlet collection: `registry.outletCollection(T.self, "labels", type: UILabel.self) { $0.labels = $1 }`.
    public func outletCollection<T, V>(_ type: T.Type, _ name: String, type value: V.Type, _ set: @escaping (T, [V]) -> Void) {
        let record = OutletRecord(name: name, isCollection: true) { object, value in
            guard let object = object as? T, let items = (value ?? [Any]()) as? [Any] else { return false }
            let typed = items.compactMap { $0 as? V }
            guard typed.count == items.count else { return false }
            set(object, typed)
            return true
        }
        put(entry(type, record), into: &outlets[name, default: []])
    }

    /// How connecting an outlet went.
    public enum OutletResult: Sendable {
        /// The value is set.
        case connected
        /// The object's class has no outlet of that name.
        case unknown
        /// The outlet's type is another.
        case typeMismatch
    }

    /// Connects an outlet of an object. A collection takes an array.
    public func connect(_ object: AnyObject, outlet name: String, to value: Any?) -> OutletResult {
        guard let record = best(outlets[name], for: Swift.type(of: object)) else { return .unknown }
        return record.set(object, value) ? .connected : .typeMismatch
    }

    /// Whether an object's class has an outlet of that name, and whether it is a collection.
    public func outletKind(of object: AnyObject, named name: String) -> (exists: Bool, isCollection: Bool) {
        let record = best(outlets[name], for: Swift.type(of: object))
        return (record != nil, record?.isCollection ?? false)
    }
}
