/// What an observer wants to hear.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Once at the beginning too, with the value of then.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Twice for each change: first with what was.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How something changed. Here it is always `setting`: collections are set as wholes.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of change, as the number of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// True in the call before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as an observer's closure gets it.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange
    /// Always `setting`.
    public let kind: Kind
    /// The value after the change, where `.new` was asked for.
    public let newValue: Value?
    /// The value before the change, where `.old` was asked for.
    public let oldValue: Value?
    /// Nil: collections are set as wholes.
    public let indexes: IndexSet?
    /// Whether this is the call before the change.
    public let isPrior: Bool
}
