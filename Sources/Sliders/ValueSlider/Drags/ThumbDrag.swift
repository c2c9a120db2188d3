import UIKit

/// A finger that holds a thumb: the thumb keeps its distance from the finger, slower where the slider scrubs.
@MainActor
public final class ThumbDrag: SliderDrag {
    private weak var slider: ValueSlider?
    /// Thumbs at one place: the first move decides between them, by its way.
    private let candidates: [Int]
    private var gesture: SliderGesture?
    private var scrubbed: ScrubbedPosition
    private var last: CGPoint

    /// A drag that begins now.
    /// - Parameters:
    ///   - thumbs: The thumbs under the finger, in their order; at least one.
    ///   - point: Where the finger landed.
    ///   - position: Where the thumb counts as being, along the track; nil for where it is.
    public init(_ slider: ValueSlider, thumbs: [Int], point: CGPoint, position: CGFloat? = nil) {
        self.slider = slider
        candidates = thumbs
        last = point
        let geometry = slider.geometry
        let own = geometry.coordinate(of: slider.fraction(of: slider.values[thumbs[0]]))
        scrubbed = ScrubbedPosition(position: position ?? own, finger: geometry.along(point), distance: geometry.distance(of: point))
        if thumbs.count == 1 { gesture = slider.beginGesture(thumb: thumbs[0], cause: .touch) }
    }

    /// The held thumb; nil while several are under the finger and it has not moved yet.
    public var thumb: Int? { gesture?.thumb }

    /// The finger moved.
    public func move(to point: CGPoint) {
        guard let slider else { return }
        last = point
        let geometry = slider.geometry
        let before = scrubbed.position
        scrubbed.move(to: geometry.along(point), distance: geometry.distance(of: point), speed: slider.scrubbing)
        if gesture == nil {
            guard scrubbed.position != before else { return }
            gesture = slider.beginGesture(thumb: choose(slider, rising: slider.value(at: scrubbed.position) >= slider.value(at: before)), cause: .touch)
        }
        gesture?.move(to: slider.aimedValue(at: scrubbed.position), mayRest: slider.snapPolicy != .always)
    }

    /// Upward goes the last of the thumbs at one place, downward the first; at the ends of the range, the one that can move.
    private func choose(_ slider: ValueSlider, rising: Bool) -> Int {
        (rising ? candidates.last : candidates.first) ?? 0
    }

    /// The finger left; the values hold.
    public func end(at point: CGPoint) {
        if point != last { move(to: point) }
        if gesture == nil, let slider { gesture = slider.beginGesture(thumb: candidates[0], cause: .touch) }
        gesture?.commit()
    }

    /// The drag is taken back.
    public func cancel() { gesture?.cancel() }
}
