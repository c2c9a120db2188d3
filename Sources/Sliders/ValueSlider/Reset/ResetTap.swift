import UIKit
#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Hears double taps. It has no target: targets need selectors, and this source does without.
@MainActor
final class ResetTap: UITapGestureRecognizer {
    private let heard: @MainActor (CGPoint) -> Void

    init(_ heard: @escaping @MainActor (CGPoint) -> Void) {
        self.heard = heard
        super.init(target: nil, action: nil)
        numberOfTapsRequired = 2
        // A thumb that is let go of is so at once, whether or not a second tap follows.
        delaysTouchesEnded = false
    }

    override var state: UIGestureRecognizer.State {
        didSet {
            if state == .ended { heard(location(in: view)) }
        }
    }
}
