@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIView {
    /// Runs the class's drawing into a canvas that has no pixels until something is drawn, and hands those to the layer.
    func displayContent(of layer: CALayer) {
        guard flags.contains(.mayDraw) else { return }
        guard layer === ownLayer else {
            // What an animation shows of the layer draws itself, from its own values.
            if layer.model() === ownLayer { layer.displayBackingStore() }
            return
        }
        let bounds = ownLayer.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        flags.insert(.wasDisplayed)
        // As on a device, an opaque view without a background colour draws on black.
        let isOnBlack = flags.contains(.opaque) && ownLayer.backgroundColor == nil
        guard
            let context = CGContext(bitmapPointSize: bounds.size, scale: ownLayer.contentsScale, opaque: isOnBlack)
        else { return }
        layerWillDraw(layer)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        // A layer class of the user's may draw itself.
        layer.draw(in: context)
        if context.hasDrawn {
            ownLayer.contents = context.makeImage()
            flags.insert(.hasDrawnContents)
        } else if flags.contains(.hasDrawnContents) {
            ownLayer.contents = nil
            flags.remove(.hasDrawnContents)
        }
    }

    func drawContent(of layer: CALayer, in context: CGContext) {
        guard layer === ownLayer || layer.model() === ownLayer else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        TintContext.with(self) { traitCollection.performAsCurrent { draw(layer.bounds) } }
    }
}
