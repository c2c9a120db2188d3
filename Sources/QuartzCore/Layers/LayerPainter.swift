@_spi(SliderKit) import CoreGraphics

/// Draws a layer's content straight into the compositor's context at each repaint, with no backing store between.
@_spi(SliderKit) public protocol LayerPainter: AnyObject {
    /// Draws the content of `layer` (the presentation while it is animated) in the layer's coordinates, y down. The context is
    /// clipped to what must be repainted; its state is restored afterwards.
    func paint(_ layer: CALayer, in context: CGContext)
}
