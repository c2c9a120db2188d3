/// A view that an effect applies to, with how the effect outlines it.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// Outline and background.
    public let parameters: UIPreviewParameters

    /// Makes a preview of a view with parameters.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Makes a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The view's size, in points.
    public var size: CGSize { view.bounds.size }
}
