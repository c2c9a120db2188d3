import UIKit

/// Speeds that change at given distances.
public struct SteppedScrubbing: ScrubbingSpeed, Hashable {
    /// A speed from a distance on.
    public struct Step: Hashable, Sendable {
        /// In points from the track.
        public let distance: CGFloat
        /// Above 0, at most 1.
        public let factor: CGFloat

        /// A step.
        public init(distance: CGFloat, factor: CGFloat) {
            self.distance = distance
            self.factor = factor
        }
    }

    /// In order of distance.
    public let steps: [Step]

    /// Speeds by distance. Default: 1 near the track, a half from 50 points on, a quarter from 100, a tenth from 150.
    public init(_ steps: [Step] = [.init(distance: 50, factor: 0.5), .init(distance: 100, factor: 0.25), .init(distance: 150, factor: 0.1)]) {
        self.steps = steps.filter { $0.factor > 0 && $0.factor <= 1 && $0.distance.isFinite }.sorted { $0.distance < $1.distance }
    }

    /// The speed of the farthest step that the finger has reached.
    public func factor(atDistance distance: CGFloat) -> CGFloat { steps.last { $0.distance <= distance }?.factor ?? 1 }
}
