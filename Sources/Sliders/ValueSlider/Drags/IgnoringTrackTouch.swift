import UIKit

/// A touch on the track does nothing, as with UISlider. The default.
public struct IgnoringTrackTouch: TrackTouch {
    /// The policy; it has no settings.
    public init() {}
    /// Takes no touch.
    public func drag(from point: CGPoint, on slider: ValueSlider) -> (any SliderDrag)? { nil }
}
