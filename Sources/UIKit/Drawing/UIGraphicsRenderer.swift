/// The common part of renderers: bounds and format.
open class UIGraphicsRenderer: NSObject {
    private let bounds: CGRect
    private let rendererFormat: UIGraphicsRendererFormat

    /// A renderer that draws what lies in `bounds`, in points, in the given format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        rendererFormat = (format.copy() as? UIGraphicsRendererFormat) ?? format
        super.init()
        rendererFormat.bounds = bounds
    }

    /// The format that the renderer was made with.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Whether `format` can be drawn to `context`; the base renderer has no contexts of its own.
    var renderBounds: CGRect { bounds }
}
