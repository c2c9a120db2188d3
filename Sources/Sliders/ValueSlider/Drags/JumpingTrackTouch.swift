import UIKit

/// The nearest thumb jumps to the finger at once, and follows it.
public struct JumpingTrackTouch: TrackTouch {
    /// The policy; it has no settings.
    public init() {}
    /// Jumps.
    public func drag(from point: CGPoint, on slider: ValueSlider) -> (any SliderDrag)? {
        let along = slider.geometry.along(point)
        let drag = ThumbDrag(slider, thumbs: [slider.nearestThumb(to: point)], point: point, position: along)
        drag.move(to: point)
        return drag
    }
}
