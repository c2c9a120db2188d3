import UIKit

/// The nearest thumb follows the finger's way from wherever it landed, without jumping to it.
public struct SlidingTrackTouch: TrackTouch {
    /// The policy; it has no settings.
    public init() {}
    /// Takes hold of the nearest thumb from afar.
    public func drag(from point: CGPoint, on slider: ValueSlider) -> (any SliderDrag)? {
        ThumbDrag(slider, thumbs: [slider.nearestThumb(to: point)], point: point)
    }
}
