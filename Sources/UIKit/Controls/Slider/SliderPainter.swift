@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Paints a slider straight into the compositor's picture.
final class SliderPainter: LayerPainter {
    /// nil when the slider has gone; the layer, which the user may keep, then shows nothing. Unmanaged: counting references would cost as
    /// much as a small repaint.
    private var slider: Unmanaged<UISlider>?
    /// What the screen shows; nil: unknown, or nothing that a plan describes.
    private var shown: SliderPlan?
    /// The plan that was made last, for whom, and in which rendering. Within a rendering nothing can change, so the rectangle functions are
    /// asked once for telling what changes and for painting it.
    @exclusivity(unchecked) nonisolated(unsafe) private static var latest: (plan: SliderPlan?, owner: ObjectIdentifier?, rendering: Int) = (nil, nil, 0)

    init(_ slider: UISlider) { self.slider = .passUnretained(slider) }

    /// The slider goes.
    func forgetSlider() { slider = nil }

    func paint(_ layer: CALayer, in context: CGContext) {
        // The bounds that are seen now: other ones than the slider's while they are animated.
        guard let slider else { return }
        SliderCalls.paintParts(slider, context, layer.bounds)
    }

    func painted(_ layer: CALayer) { shown = plan(layer) }

    func changes(of layer: CALayer, _ tell: (PixelRect) -> Void) -> Bool {
        let old = shown
        shown = plan(layer)
        guard let slider, let old, let shown else { return false }
        guard let changes = SliderCalls.changes(slider, old, shown) else { return false }
        if !changes.before.isEmpty { tell(changes.before) }
        if !changes.now.isEmpty { tell(changes.now) }
        if !changes.between.isEmpty { tell(changes.between) }
        return true
    }

    func pixelPaint(of layer: CALayer, at origin: PixelPoint, within area: PixelRect) -> PixelPaint {
        guard let slider, let plan = plan(layer) else { return .unable }
        return SliderCalls.paintsNothing(slider, plan, origin, area) ? .nothing : .some
    }

    func paint(_ layer: CALayer, on canvas: PixelCanvas, at origin: PixelPoint, over backdrop: UInt32?) {
        shown = plan(layer)
        guard let slider, let shown else { return }
        SliderCalls.paint(slider, shown, canvas, origin, backdrop)
    }

    private func plan(_ layer: CALayer) -> SliderPlan? {
        let owner = ObjectIdentifier(self), rendering = Compositor.renderingNumber
        if SliderPainter.latest.owner == owner, SliderPainter.latest.rendering == rendering { return SliderPainter.latest.plan }
        guard let slider else { return nil }
        let plan = SliderCalls.plan(slider, layer.bounds)
        SliderPainter.latest = (plan, owner, rendering)
        return plan
    }
}

/// Calls a body that belongs to the main thread from code that runs there by agreement, as layers do. Asking the runtime whether it does
/// would cost as much as the rest of a small repaint.
@inline(__always)
func onMainThread<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Input) -> Output).self)(input) }
}
