@_spi(SliderKit) import QuartzCore

/// Paints a slider straight into the compositor's picture.
final class SliderPainter: LayerPainter {
    /// Cleared by the slider's end: the slider owns the painter, and the layer lets go of it first.
    private unowned(unsafe) let slider: UISlider

    init(_ slider: UISlider) { self.slider = slider }

    func paint(_ layer: CALayer, in context: CGContext) {
        // The bounds that are seen now: other ones than the slider's while they are animated.
        let box = UncheckedValue((slider, context, layer.bounds))
        MainActor.assumeIsolated { box.value.0.paintParts(in: box.value.1, bounds: box.value.2) }
    }
}
