import UIKit

/// A finger between the thumbs moves all of them together, so that their distances stay; beside them it does nothing.
public struct ShiftingTrackTouch: TrackTouch {
    /// The policy; it has no settings.
    public init() {}

    /// Takes hold of what is between the outer thumbs.
    public func drag(from point: CGPoint, on slider: ValueSlider) -> (any SliderDrag)? {
        let place = slider.geometry.fraction(at: slider.geometry.along(point))
        let fractions = slider.values.map(slider.fraction)
        guard let first = fractions.first, let last = fractions.last, first < last, (first...last).contains(place), slider.lockedThumbs.isEmpty
        else { return nil }
        return ShiftDrag(slider, place, fractions)
    }

    private final class ShiftDrag: SliderDrag {
        private weak var slider: ValueSlider?
        private let start: Double
        private let fractions: [Double]
        private let gestures: [SliderGesture]
        var thumb: Int? { gestures.first?.thumb }

        init(_ slider: ValueSlider, _ start: Double, _ fractions: [Double]) {
            self.slider = slider
            self.start = start
            self.fractions = fractions
            gestures = fractions.indices.map { slider.beginGesture(thumb: $0, cause: .touch) }
        }

        func move(to point: CGPoint) {
            guard let slider else { return }
            let allowed = slider.model.allowed
            let least = slider.fraction(of: allowed.lowerBound), greatest = slider.fraction(of: allowed.upperBound)
            let wanted = slider.geometry.fraction(at: slider.geometry.along(point)) - start
            let way = min(max(wanted, least - fractions[0]), greatest - fractions[fractions.count - 1])
            // Who goes first makes room for the next.
            let isRising = slider.fraction(of: slider.values[0]) < fractions[0] + way
            for index in isRising ? Array(fractions.indices.reversed()) : Array(fractions.indices) {
                let place = slider.geometry.coordinate(of: fractions[index] + way)
                gestures[index].move(to: slider.aimedValue(at: place), mayRest: slider.snapPolicy != .always)
            }
        }

        func end(at point: CGPoint) {
            move(to: point)
            for gesture in gestures { gesture.commit() }
        }

        func cancel() {
            for gesture in gestures { gesture.cancel() }
        }
    }
}
