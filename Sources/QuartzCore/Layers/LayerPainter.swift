@_spi(SliderKit) import CoreGraphics

/// Draws a layer's content straight into the compositor's context at each repaint, with no backing store between.
@_spi(SliderKit) public protocol LayerPainter: AnyObject {
    /// Draws the content of `layer` (the presentation while it is animated) in the layer's coordinates, y down. The context is
    /// clipped to what must be repainted; its state is restored afterwards.
    func paint(_ layer: CALayer, in context: CGContext)

    /// Whether `paint(_:on:at:over:)` can paint the layer as `paint(_:in:)` would, byte for byte. Asked before each such repaint of
    /// a layer that stands at whole pixels, neither animated nor transformed nor translucent. Default: it can't.
    /// - Parameters:
    ///   - origin: Where the layer's coordinate zero falls in the picture.
    ///   - area: What must be repainted, in the picture.
    func pixelPaint(of layer: CALayer, at origin: PixelPoint, within area: PixelRect) -> PixelPaint

    /// Paints the layer within the canvas's clip. Called only after an answer of `.some`, for the same area or more.
    /// - Parameter backdrop: The pixel that everything behind the layer consists of: the painter must put it wherever it paints nothing
    ///   else, as it is not there yet. nil: what is behind has been painted.
    func paint(_ layer: CALayer, on canvas: PixelCanvas, at origin: PixelPoint, over backdrop: UInt32?)

    /// The layer was painted with a context, to be seen: as a whole, or what the changes told of.
    func painted(_ layer: CALayer)

    /// Tells which parts of the layer now look other than they were painted last: in pixels of its `contentsScale`, from its coordinate
    /// zero. Asked once for each rendering after `setNeedsRepaintOfChanges()`.
    /// - Returns: whether it could tell. If not, all of the layer is repainted. Default: it can't.
    func changes(of layer: CALayer, _ tell: (PixelRect) -> Void) -> Bool
}

/// What a painter can paint of an area without a context.
@_spi(SliderKit) public enum PixelPaint {
    /// Its content needs a context.
    case unable
    /// It paints nothing there.
    case nothing
    /// It paints some pixels.
    case some
}

@_spi(SliderKit) extension LayerPainter {
    /// Default: needs a context.
    public func pixelPaint(of layer: CALayer, at origin: PixelPoint, within area: PixelRect) -> PixelPaint { .unable }
    /// Default: nothing; never called where the method above has its default.
    public func paint(_ layer: CALayer, on canvas: PixelCanvas, at origin: PixelPoint, over backdrop: UInt32?) {}
    /// Default: nothing.
    public func painted(_ layer: CALayer) {}
    /// Default: all may have changed.
    public func changes(of layer: CALayer, _ tell: (PixelRect) -> Void) -> Bool { false }
}
