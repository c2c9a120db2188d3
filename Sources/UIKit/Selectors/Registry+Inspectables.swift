/// How to read and write one inspectable attribute.
struct InspectableRecord {
    let name: String
    /// The class that it was registered for.
    let owner: String
    let kind: InspectableKind
    let isOptional: Bool
    let order: Int
    let choices: [String]
    let get: (AnyObject) -> Any?
    let set: (AnyObject, Any?) -> Bool
}

@_spi(SliderKit) extension Registry {
    /// Registers an inspectable attribute:
    /// `registry.inspectable(T.self, "cornerRadius", type: CGFloat.self, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })`.
    public func inspectable<T, V>(
        _ type: T.Type, _ name: String, type value: V.Type, get: @escaping (T) -> V, set: @escaping (T, V) -> Void
    ) {
        let record = InspectableRecord(
            name: name, owner: "\(T.self)", kind: InspectableKind(type: V.self), isOptional: V.self is any OptionalArgument.Type, order: attributeCount,
            choices: (V.self as? any InspectableChoice.Type)?.names ?? [],
            get: { ($0 as? T).flatMap { InspectableValue.unwrap(get($0)) } },
            set: { object, value in
                guard let object = object as? T, let typed = InspectableValue.convert(value, to: V.self) else { return false }
                set(object, typed)
                return true
            })
        attributeCount += 1
        put(entry(type, record), into: &attributes[name, default: []])
    }

    /// An inspectable attribute of a class, for an inspector.
    public struct Attribute {
        /// The property's name.
        public let name: String
        /// The class that declares it.
        public let owner: String
        /// The kind of value.
        public let kind: InspectableKind
        /// Whether it can be nil.
        public let isOptional: Bool
        /// The names of its values, when it has a few that have names.
        public let choices: [String]
    }

    /// The inspectable attributes of an object, in order of registration.
    public func inspectables(of object: AnyObject) -> [Attribute] {
        attributes.values
            .compactMap { best($0, for: Swift.type(of: object)) }
            .sorted { ($0.order, $0.name) < ($1.order, $1.name) }
            .map { Attribute(name: $0.name, owner: $0.owner, kind: $0.kind, isOptional: $0.isOptional, choices: $0.choices) }
    }

    /// The value of an attribute; nil when it is nil or unknown.
    public func inspectableValue(of object: AnyObject, named name: String) -> Any? {
        best(attributes[name], for: Swift.type(of: object))?.get(object)
    }

    /// How setting an attribute went.
    public enum InspectableResult: Sendable {
        /// The value is set.
        case set
        /// The object's class has no attribute of that name.
        case unknown
        /// The value can't be turned into the attribute's type.
        case badValue
    }

    /// Sets an attribute, from a value of its type or from text such as `20`, `#RRGGBB`, `{1, 2}` and `true`.
    public func setInspectable(_ object: AnyObject, named name: String, to value: Any?) -> InspectableResult {
        guard let record = best(attributes[name], for: Swift.type(of: object)) else { return .unknown }
        return record.set(object, value) ? .set : .badValue
    }
}
