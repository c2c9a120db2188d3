import UIKit

/// What happens to a ``ConfirmControl``. A try is `began`, any number of `moved`, then exactly one `confirmed` or `cancelled`.
public enum ConfirmEvent: Hashable, Sendable {
    /// The thumb was taken hold of.
    case began(SliderChange.Cause)
    /// It moved to a share of its way, 0…1.
    case moved(CGFloat)
    /// It is confirmed; where there is an undo window, that has passed.
    case confirmed(SliderChange.Cause)
    /// It is not.
    case cancelled(Reason)

    /// Why a try came to nothing.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The finger let go too early.
        case released
        /// The system or the program took the touch away.
        case interrupted
        /// Escape, or nothing came after the first activation.
        case dismissed
        /// The user took it back within the undo window.
        case undone
    }
}
