@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// A controller's view with sliders in it that are called by numbers.
@MainActor final class FocusStage {
    let app: TestApp
    let controller = UIViewController()
    var view: UIView { controller.view }

    init(mirrored: Bool = false) {
        app = TestApp(size: CGSize(width: 480, height: 480))
        controller.view.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        app.show(controller)
    }

    /// Puts a slider of 100 × 34 points into a view; nil: the controller's.
    @discardableResult
    func add(_ tag: Int, _ x: CGFloat, _ y: CGFloat, to superview: UIView? = nil) -> UISlider {
        let slider = UISlider(frame: CGRect(x: x, y: y, width: 100, height: 34))
        slider.tag = tag
        (superview ?? view).addSubview(slider)
        app.host.commit()
        return slider
    }

    var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: app.window) }
    /// The number of the view that has the focus; 0: none has.
    var focused: Int { (system?.focusedItem as? UIView)?.tag ?? 0 }

    /// Presses a key so many times, and answers what had the focus after each.
    func walk(_ count: Int, _ key: String = "Tab", _ flags: UIKeyModifierFlags = []) -> [Int] {
        (0..<count).map { _ in
            app.typeKey(key, modifierFlags: flags)
            return focused
        }
    }
}
