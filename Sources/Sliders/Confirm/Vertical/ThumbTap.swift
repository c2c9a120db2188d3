import UIKit
#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Hears taps on a ``VerticalSlider``.
@MainActor
final class ThumbTap: UITapGestureRecognizer {
    weak var slider: VerticalSlider?

    init() { super.init(target: nil, action: nil) }

    override var state: UIGestureRecognizer.State {
        didSet {
            if state == .ended, let slider { slider.tapped(at: location(in: slider)) }
        }
    }
}
