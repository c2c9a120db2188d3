@_spi(SliderKit) import CoreGraphics

/// Gives a layer its content, its layout and its actions. All members are optional.
public protocol CALayerDelegate: AnyObject {
    /// Provides `layer.contents`. Default: draws through `draw(_:in:)` or the layer's own `draw(in:)`.
    func display(_ layer: CALayer)

    /// Draws the layer's content, in its coordinates. Default: the layer's own `draw(in:)` has drawn nothing else.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer draws itself.
    func layerWillDraw(_ layer: CALayer)

    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)

    /// The action for a changed property: nil to go on searching, NSNull for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws into a backing store, as a layer without a delegate does.
    public func display(_ layer: CALayer) { layer.displayBackingStore() }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Leaves the choice to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
