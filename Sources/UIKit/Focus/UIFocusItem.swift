/// Something that can have the focus: a view, or a part of a view that its container tells of.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus now.
    var canBecomeFocused: Bool { get }
    /// Where the item is, in points of its container's coordinate space.
    var frame: CGRect { get }
    /// How the focus shows; nil: not at all. Default: the system's ring around the frame.
    var focusEffect: UIFocusEffect? { get }
}

extension UIFocusItem {
    /// The system's ring around the frame.
    public var focusEffect: UIFocusEffect? { UIFocusEffect.standard }
    /// Whether the item has the focus of its window.
    public var isFocused: Bool { nearestView?.window?.ownFocusSystem?.item === self }
}
