import UIKit

/// How fast a finger goes, from its last tenth of a second.
struct TouchSpeed {
    /// In seconds.
    private static let window = 0.1
    private var samples: [(time: Double, place: CGFloat)] = []

    /// The finger was somewhere.
    mutating func note(_ place: CGFloat, at time: Double) {
        samples.append((time, place))
        samples.removeAll { time - $0.time > Self.window }
    }

    /// In points per second at a time; 0 for a finger that has stood still since.
    func velocity(at time: Double) -> CGFloat {
        let fresh = samples.filter { time - $0.time <= Self.window }
        guard let first = fresh.first, let last = fresh.last, last.time > first.time else { return 0 }
        return (last.place - first.place) / CGFloat(last.time - first.time)
    }
}
