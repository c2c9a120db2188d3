import UIKit

/// The nearest thumb goes to the place of a tap, when the finger lifts; a finger that moves does nothing.
public struct TappingTrackTouch: TrackTouch {
    /// The policy; it has no settings.
    public init() {}
    /// Waits for the finger to lift.
    public func drag(from point: CGPoint, on slider: ValueSlider) -> (any SliderDrag)? { TapDrag(slider, point) }

    private final class TapDrag: SliderDrag {
        /// How far a finger may stray and still tap, in points.
        private static let slop: CGFloat = 10
        private weak var slider: ValueSlider?
        private let start: CGPoint
        private var isTap = true
        var thumb: Int? { nil }

        init(_ slider: ValueSlider, _ start: CGPoint) {
            self.slider = slider
            self.start = start
        }

        func move(to point: CGPoint) {
            if abs(point.x - start.x) > Self.slop || abs(point.y - start.y) > Self.slop { isTap = false }
        }

        func end(at point: CGPoint) {
            move(to: point)
            guard isTap, let slider else { return }
            let gesture = slider.beginGesture(thumb: slider.nearestThumb(to: start), cause: .touch)
            gesture.move(to: slider.aimedValue(at: slider.geometry.along(start)))
            gesture.commit()
        }

        func cancel() { isTap = false }
    }
}
