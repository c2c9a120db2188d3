/// What the pointer shows in a region: an effect on a view, or a shape.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// The effect, when the style has one.
    let effect: UIPointerEffect?
    /// The pointer's shape; nil for the shape that belongs to the effect.
    let shape: UIPointerShape?
    /// Axes in which the shape is held to the region's centre. Default: none.
    let constrainedAxes: UIAxis
    /// Whether the pointer is hidden.
    let hidesPointer: Bool

    /// A style that changes a view's look, and the pointer's shape with it.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        (self.effect, self.shape, constrainedAxes, hidesPointer) = (effect, shape, [], false)
        super.init()
    }

    /// A style that changes the pointer's shape only.
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        (effect, self.shape, self.constrainedAxes, hidesPointer) = (nil, shape, constrainedAxes, false)
        super.init()
    }

    private init(hidden: Bool) {
        (effect, shape, constrainedAxes, hidesPointer) = (nil, nil, [], hidden)
        super.init()
    }

    /// A style that hides the pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(hidden: true) }
    /// The system's own pointer.
    public class func system() -> UIPointerStyle { UIPointerStyle(hidden: false) }
}

/// The shape of a pointer.
public enum UIPointerShape {
    /// The outline of a path, in points around the pointer.
    case path(UIBezierPath)
    /// A rounded rectangle; a radius of nil is the system's.
    case roundedRect(CGRect, radius: CGFloat? = nil)
    /// A vertical bar of this length, in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal bar of this length, in points.
    case horizontalBeam(length: CGFloat)
}
