import UIKit

/// Whoever owns a ``VerticalSlider`` and moves things along with its thumb.
@MainActor
public protocol VerticalSliderDelegate: AnyObject {
    /// The thumb moved, or is about to go back. It is called inside the animation that moves the thumb, so that what is moved here goes along.
    /// - Parameter position: The middle of the thumb, in points from the top of its path.
    func verticalSlider(_ slider: VerticalSlider, thumbIsAt position: CGFloat)
    /// It is confirmed: the thumb was let go of at its destination, or it was confirmed without a drag.
    func verticalSliderReachedDestination(_ slider: VerticalSlider)
}
