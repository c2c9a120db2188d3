import UIKit
#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Hears the wheel and the trackpad for a slider. It has no target: targets need selectors, and this source does without.
@MainActor
final class WheelRecognizer: UIPanGestureRecognizer {
    private weak var slider: ValueSlider?

    init(_ slider: ValueSlider) {
        self.slider = slider
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
        // Fingers are the control's own business.
        allowedTouchTypes = []
        cancelsTouchesInView = false
    }

    override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) && slider?.takesWheel ?? false }

    override var state: UIGestureRecognizer.State {
        didSet {
            switch state {
            case .began, .changed:
                slider?.turn(by: translation(in: slider))
                setTranslation(.zero, in: slider)
            default: slider?.wheel.end()
            }
        }
    }
}
