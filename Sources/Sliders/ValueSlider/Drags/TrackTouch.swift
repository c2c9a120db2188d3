import UIKit

/// What a touch on the bare track does.
@MainActor
public protocol TrackTouch: Sendable {
    /// A finger landed beside the thumbs.
    /// - Parameter point: In the slider's coordinates.
    /// - Returns: what the finger does from now on; nil if the slider doesn't take it.
    func drag(from point: CGPoint, on slider: ValueSlider) -> (any SliderDrag)?
}
