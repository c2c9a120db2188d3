import UIKit

/// The nearest thumb goes a page toward the finger, and again while the finger stays, until it is there.
public struct PagingTrackTouch: TrackTouch {
    /// The share of the range that a page is, where the slider has no stops. Default 0.1.
    public let share: Double
    /// How long until the first repetition, in seconds. Default 0.5.
    public let delay: Double
    /// How long between repetitions, in seconds. Default 0.05.
    public let interval: Double

    /// A policy.
    public init(share: Double = 0.1, delay: Double = 0.5, interval: Double = 0.05) {
        self.share = share > 0 && share <= 1 ? share : 0.1
        self.delay = delay > 0 && delay.isFinite ? delay : 0.5
        self.interval = interval > 0.01 && interval.isFinite ? interval : 0.05
    }

    /// Goes the first page.
    public func drag(from point: CGPoint, on slider: ValueSlider) -> (any SliderDrag)? { PageDrag(self, slider, point) }

    private final class PageDrag: SliderDrag {
        private let policy: PagingTrackTouch
        private weak var slider: ValueSlider?
        private let gesture: SliderGesture
        private var target: Double
        var thumb: Int? { gesture.thumb }

        init(_ policy: PagingTrackTouch, _ slider: ValueSlider, _ point: CGPoint) {
            self.policy = policy
            self.slider = slider
            target = slider.aimedValue(at: slider.geometry.along(point))
            gesture = slider.beginGesture(thumb: slider.nearestThumb(to: point), cause: .touch)
            page()
            again(after: policy.delay)
        }

        func move(to point: CGPoint) {
            if let slider { target = slider.aimedValue(at: slider.geometry.along(point)) }
        }

        func end(at point: CGPoint) { gesture.commit() }
        func cancel() { gesture.cancel() }

        /// One page, never past the finger.
        private func page() {
            guard let slider else { return }
            let value = slider.values[gesture.thumb]
            guard target != value else { return }
            let next = slider.value(target > value ? 1 : -1, stepsFrom: value, share: policy.share)
            gesture.move(to: target > value ? min(next, max(target, value)) : max(next, min(target, value)))
        }

        private func again(after seconds: Double) {
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, self.gesture.isLive, self.slider?.window != nil else { return }
                    self.page()
                    self.again(after: self.policy.interval)
                }
            }
        }
    }
}
