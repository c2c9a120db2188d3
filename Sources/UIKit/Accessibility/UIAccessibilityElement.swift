/// An accessibility element that is no view: a part of a view that draws several things.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view, or other container, that the element belongs to.
    open weak var accessibilityContainer: AnyObject?

    /// An element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Its frame in the container view's coordinates; `accessibilityFrame` then follows the container. Default zero: unused.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityFrame: CGRect {
        get {
            guard accessibilityFrameInContainerSpace != .zero, let view = accessibilityContainer as? UIView else {
                return super.accessibilityFrame
            }
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        set { super.accessibilityFrame = newValue }
    }
}
