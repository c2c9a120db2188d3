import UIKit
#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Follows the finger that pulls a ``VerticalSlider``'s thumb. It has no target: targets need selectors, and this source does without.
@MainActor
final class ThumbPan: UIPanGestureRecognizer {
    weak var slider: VerticalSlider?

    init() { super.init(target: nil, action: nil) }

    override var state: UIGestureRecognizer.State {
        didSet {
            switch state {
            case .began, .changed, .ended, .cancelled: slider?.panned(self)
            default: break
            }
        }
    }
}
