/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple spells it.
    public let rawValue: String
    /// Makes one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is visible at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple spells it.
    public let rawValue: String
    /// Makes one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is visible at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
