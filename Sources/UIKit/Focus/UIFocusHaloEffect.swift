/// A ring in the item's tint around a shape. Coordinates are points of the view that the item is, or is inside of.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring runs.
    public enum Position: Int, Sendable {
        /// The system decides: outside (choice).
        case automatic = 0
        /// Around the shape.
        case outside = 1
        /// Along the inner side of the shape's edge.
        case inside = 2
    }

    enum Shape {
        case bounds
        case rect(CGRect, radius: CGFloat, curve: CALayerCornerCurve)
        case path(UIBezierPath)
    }

    // A copy is made without isolation; all of UIKit runs on one thread.
    nonisolated(unsafe) private(set) var shape = Shape.bounds

    /// The view that the ring is drawn in; nil, or one in another window: the item's own. Default nil.
    nonisolated(unsafe) open weak var containerView: UIView?
    /// The view in `containerView` that the ring is drawn right in front of; nil: in front of all. Default nil.
    nonisolated(unsafe) open weak var referenceView: UIView?
    /// Where the ring runs. Default `.automatic`.
    nonisolated(unsafe) open var position = UIFocusHaloEffect.Position.automatic

    /// A ring around the item's bounds.
    nonisolated public override init() { super.init() }

    /// A ring around a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        shape = .rect(rect, radius: 0, curve: .circular)
    }

    /// A ring around a rectangle with round corners.
    public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init()
        shape = .rect(roundedRect, radius: cornerRadius, curve: curve)
    }

    /// A ring around a path.
    public convenience init(path: UIBezierPath) {
        self.init()
        shape = .path(path.copy() as? UIBezierPath ?? path)
    }

    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIFocusHaloEffect()
        copy.shape = shape
        copy.containerView = containerView
        copy.referenceView = referenceView
        copy.position = position
        return copy
    }
}
