import UIKit

/// A speed that falls evenly with the distance, without jumps.
public struct SmoothScrubbing: ScrubbingSpeed, Hashable {
    /// Up to here the thumb follows the finger as it is, in points. Default 40.
    public let start: CGFloat
    /// From here on it is slowest, in points. Default 200.
    public let end: CGFloat
    /// The least speed. Default 0.1.
    public let slowest: CGFloat

    /// A speed between 1 and `slowest`; numbers that make no sense are brought into order.
    public init(start: CGFloat = 40, end: CGFloat = 200, slowest: CGFloat = 0.1) {
        self.start = start.isFinite ? max(0, start) : 0
        self.end = end.isFinite ? max(self.start, end) : self.start
        self.slowest = slowest > 0 && slowest <= 1 ? slowest : 1
    }

    /// The speed at a distance.
    public func factor(atDistance distance: CGFloat) -> CGFloat {
        if distance <= start { return 1 }
        if distance >= end { return slowest }
        return 1 - (1 - slowest) * (distance - start) / (end - start)
    }
}
