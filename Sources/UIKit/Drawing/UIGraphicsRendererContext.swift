/// The place that a renderer's actions draw into.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, which is also UIKit's current one while the actions run.
    public final let cgContext: CGContext

    private let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        rendererFormat = format
        super.init()
    }

    /// The format that the renderer was made with.
    public var format: UIGraphicsRendererFormat { rendererFormat }

    /// Fills `rect` with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills `rect` with the current fill colour in the given blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame, 1 pt wide, inside `rect` in the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a frame, 1 pt wide, inside `rect` in the current stroke colour and the given blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        guard rect.isDrawable else { return }
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Limits drawing to `rect`.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
