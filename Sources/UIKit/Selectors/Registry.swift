/// What generated code tells about a user's classes, in place of Objective-C's runtime: methods, outlets and inspectable attributes by
/// name, classes by name, and the bundle that each class came from.
///
/// Lookups take the most derived class that registered a name.
@_spi(SliderKit) public final class Registry {
    /// The one registry of the program.
    nonisolated(unsafe) public static let shared = Registry()

    struct Entry<Value> {
        let type: Any.Type
        /// Whether a metatype is this entry's class or a subclass of it.
        let covers: (Any.Type) -> Bool
        let value: Value
    }

    struct MethodKey: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    var methods: [String: [Entry<MethodBox>]] = [:]
    var methodCache: [MethodKey: MethodBox?] = [:]
    var outlets: [String: [Entry<OutletRecord>]] = [:]
    var attributes: [String: [Entry<InspectableRecord>]] = [:]
    /// Counts registrations of attributes, which are shown in their order.
    var attributeCount = 0
    var styles: [String: [Entry<StyleRecord>]] = [:]
    var delegates: [String: [Entry<DelegateRecord>]] = [:]
    /// Hears which methods of the delegates of `fillDelegates(of:)` are called, by their names: `slider(_:movedTo:)`.
    public var onDelegateCall: ((String) -> Void)?
    var properties: [String: [Entry<PropertyRecord>]] = [:]
    var classesByName: [String: ClassRecord] = [:]
    var classOrder: [String] = []
    var bundles: [Entry<String>] = []

    /// An empty registry; programs use `shared`.
    public init() {}

    /// Forgets everything, for tests and for reloading code.
    public func removeAll() {
        methods = [:]
        methodCache = [:]
        outlets = [:]
        attributes = [:]
        styles = [:]
        delegates = [:]
        properties = [:]
        classesByName = [:]
        classOrder = []
        bundles = []
    }

    func entry<T, Value>(_ type: T.Type, _ value: Value) -> Entry<Value> {
        Entry(type: type, covers: { $0 is T.Type }, value: value)
    }

    /// Adds an entry, in place of an earlier one of the same class.
    func put<Value>(_ entry: Entry<Value>, into list: inout [Entry<Value>]) {
        list.removeAll { $0.type == entry.type }
        list.append(entry)
    }

    /// The entry of the most derived class that covers `type`.
    func best<Value>(_ list: [Entry<Value>]?, for type: Any.Type) -> Value? {
        guard let list else { return nil }
        var best: Entry<Value>?
        for entry in list where entry.covers(type) {
            if let current = best, !current.covers(entry.type) { continue }
            best = entry
        }
        return best?.value
    }
}
