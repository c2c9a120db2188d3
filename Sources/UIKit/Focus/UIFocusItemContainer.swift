/// What tells of the focus items inside an environment. Views tell of their subviews; override to add items that are no views.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items that touch a rectangle of that space, in any order. Those that cannot have the focus now may be among them.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
