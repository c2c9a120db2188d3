/// How a slider answers a hovering pointer: a soft highlight on the thumb, or on the track that has none, where a press would take it. Made when a pointer first comes.
@MainActor
final class SliderHover: UIPointerInteraction {
    private let thumb: Thumb

    init() {
        thumb = Thumb()
        super.init(delegate: thumb)
    }

    private final class Thumb: NSObject, UIPointerInteractionDelegate {
        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            guard let slider = interaction.view as? UISlider, slider.takesHover, slider.thumbTakes(request.location) else { return nil }
            return UIPointerRegion(rect: slider.thumbTarget, identifier: "thumb")
        }

        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            guard let slider = interaction.view as? UISlider else { return nil }
            let thumb = slider.sliderStyle == .thumbless ? slider.trackRect(forBounds: slider.bounds) : slider.thumbRectNow
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(roundedRect: thumb, cornerRadius: min(thumb.width, thumb.height) / 2)
            return UIPointerStyle(effect: .highlight(UITargetedPreview(view: slider, parameters: parameters)))
        }
    }
}

extension UISlider {
    var takesHover: Bool { isEnabled && !isTracking && thumbTarget.isFinite }

    private var hover: SliderHover? { extras?.interactions.lazy.compactMap { $0 as? SliderHover }.first }

    func prepareHover() {
        if hover == nil { addInteraction(SliderHover()) }
    }

    /// A thumb that moves from under the pointer, or that a finger takes, loses the highlight until the pointer moves again.
    func endHoverIfThumbMoved() {
        guard let hover, let region = hover.currentRegion, !takesHover || region.rect != thumbTarget else { return }
        hover.pointerMoved(to: nil, modifiers: [])
    }
}
