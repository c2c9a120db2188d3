@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// A screen reader as its user moves it: one element has the focus, and each gesture is spoken about in ``TestApp/spoken``.
///
///     app.screenReader.focus(on: app.sliders["Sound volume"])
///     app.screenReader.swipeUp()
///     #expect(app.spoken.last == "23 percent")
@MainActor public struct TestScreenReader {
    let app: TestApp

    /// The element that has the focus.
    public var focused: UIResponder? { UIAccessibility.focusedResponder }

    /// Everything that it goes through in the window, in order.
    public var elements: [UIResponder] { AssistiveReader.elements(in: app.window) }

    /// Moves the focus to an element, as a finger that explores the screen does; to the first one inside of a view that is none itself.
    public func focus(on element: TestElement) {
        let view = element.required()
        UIAccessibility.moveFocus(to: view.isAccessibilityElement ? view : AssistiveReader.elements(in: view).first ?? view)
        app.host.commit()
    }

    /// Goes on to the next element.
    public func swipeRight() { moveFocus(by: 1) }
    /// Goes back to the element before.
    public func swipeLeft() { moveFocus(by: -1) }

    /// Raises the value of the focused element, if it is adjustable.
    public func swipeUp() {
        if let focused { AssistiveReader.increment(focused) }
        app.host.commit()
    }

    /// Lowers the value of the focused element, if it is adjustable.
    public func swipeDown() {
        if let focused { AssistiveReader.decrement(focused) }
        app.host.commit()
    }

    /// Activates the focused element; one that does nothing by itself is touched at its activation point.
    public func doubleTap() {
        guard let focused else { return }
        if !focused.accessibilityActivate() { app.touchDown(at: focused.accessibilityActivationPoint).lift() }
        app.host.commit()
    }

    private func moveFocus(by count: Int) {
        AssistiveReader.moveFocus(by: count, in: app.window)
        app.host.commit()
    }
}
