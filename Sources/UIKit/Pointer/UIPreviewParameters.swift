/// How an effect outlines a view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part of the view, in its coordinates; nil is its bounds. Default: nil.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil follows the visible path. Default: nil.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view while the effect shows. Default: nil, none.
    open var backgroundColor: UIColor?

    /// Parameters with the defaults.
    nonisolated public override init() { super.init() }
}
