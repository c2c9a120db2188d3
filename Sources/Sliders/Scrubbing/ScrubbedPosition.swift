import UIKit

/// Where a thumb is while a finger drags it, with the finer speeds farther from the track.
///
/// A finger that comes back toward the track draws the thumb toward itself, so that on the track they are together again.
struct ScrubbedPosition {
    /// The thumb's middle along the track, in points.
    private(set) var position: CGFloat
    /// Where the thumb would be if it had followed all the way.
    private var target: CGFloat
    private var finger: CGFloat
    private var distance: CGFloat

    /// A drag that begins with the finger at `finger` and the thumb at `position`, both along the track.
    init(position: CGFloat, finger: CGFloat, distance: CGFloat) {
        self.position = position
        target = position
        self.finger = finger
        self.distance = distance
    }

    /// The finger moved.
    mutating func move(to finger: CGFloat, distance: CGFloat, speed: (any ScrubbingSpeed)?) {
        let step = finger - self.finger
        self.finger = finger
        target += step
        let factor = min(1, max(0, speed?.factor(atDistance: distance) ?? 1))
        position += step * factor
        if distance < self.distance {
            // What is left between them shrinks as the distance does.
            position = target - (target - position) * (distance / self.distance)
        }
        self.distance = distance
    }
}
