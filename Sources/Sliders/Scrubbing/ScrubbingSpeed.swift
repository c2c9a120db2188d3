import UIKit

/// How fast a thumb follows a finger that has moved away from the track: the farther, the finer.
public protocol ScrubbingSpeed: Sendable {
    /// The share of the finger's way along the track that the thumb goes, above 0 and at most 1.
    /// - Parameter distance: From the track, across it, in points; at least 0.
    func factor(atDistance distance: CGFloat) -> CGFloat
}
