/// A class that the sources declare, and how a tool can make one.
public struct FoundClass: Sendable {
    /// How an instance can be made without knowing the class.
    public enum Making: Sendable, Hashable {
        /// By `init(frame:)`.
        case frame
        /// By `init()`.
        case noArguments
        /// Not at all; the reason, in words for people.
        case unavailable(reason: String)
    }

    public enum Access: String, Sendable, Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`, open

        private var rank: Int {
            switch self {
            case .private: 0
            case .fileprivate: 1
            case .internal: 2
            case .package: 3
            case .public: 4
            case .open: 5
            }
        }

        public static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }
    }

    /// The name as code writes it, from the outermost type: `Outer.Inner`.
    public var name: String
    /// The name given by `@objc(Name)`, by which nibs may ask for it.
    public var objectiveCName: String?
    /// The superclasses, nearest first, through the user's own classes down to the framework's, and those known above it.
    public var superclassNames: [String]
    public var isView: Bool
    public var isControl: Bool
    public var isViewController: Bool
    public var isLayer: Bool
    /// `@IBDesignable`, on the class or inherited.
    public var isDesignable: Bool
    public var isGeneric: Bool
    /// Declared inside a function or closure.
    public var isLocal: Bool
    public var access: Access
    public var making: Making
    /// The protocols and superclass as the source lists them, extensions included.
    public var inherited: [String]
    public var file: String
    /// The line of the class's name, from 1.
    public var line: Int
}

/// A member that nibs or selectors reach by name.
public struct FoundMember: Sendable {
    public var className: String
    /// The property's name, or the method's Objective-C selector.
    public var name: String
    /// The type as written, without a trailing `?` or `!`; nil when the source leaves it to inference.
    public var type: String?
    public var file: String
    public var line: Int
}

/// The class marked with `@main` or `@UIApplicationMain`, or named in `main.swift`.
public struct FoundApp: Sendable {
    public var delegateClassName: String
    public var file: String
    public var line: Int
}
