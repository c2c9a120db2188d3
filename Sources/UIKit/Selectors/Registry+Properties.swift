/// How to read and write a property by name.
struct PropertyRecord {
    let get: (AnyObject) -> Any?
    /// Nil for a property that can only be read.
    let set: ((AnyObject, Any?) -> Bool)?
}

@_spi(SliderKit) extension Registry {
    /// Registers a property that Objective-C would find by name:
    /// `registry.property(T.self, "level", type: Int.self, get: { $0.level }, set: { $0.level = $1 })`.
    public func property<T, V>(
        _ type: T.Type, _ name: String, type value: V.Type, get: @escaping (T) -> V, set: ((T, V) -> Void)? = nil
    ) {
        let record = PropertyRecord(
            get: { ($0 as? T).flatMap { InspectableValue.unwrap(get($0)) } },
            set: set.map { set in
                { object, value in
                    guard let object = object as? T, let typed = InspectableValue.convert(value, to: V.self) else { return false }
                    set(object, typed)
                    return true
                }
            })
        put(entry(type, record), into: &properties[name, default: []])
    }

    func property(_ object: AnyObject, named name: String) -> PropertyRecord? { best(properties[name], for: Swift.type(of: object)) }
}
