@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// A view as a test sees it, found by its accessibility identifier or label, as XCUIElement is.
///
/// It is looked up anew at each use. Acting on one that does not exist stops the test with a message that lists what there is.
@MainActor public struct TestElement {
    let query: TestQuery
    let key: String?
    /// Which of those that answer; 0 is the first.
    var index = 0

    var app: TestApp { query.app }

    /// The view, or nil when the window has none that answers.
    public var view: UIView? {
        let found = query.views.lazy.filter { view in
            guard let key else { return true }
            return view.accessibilityIdentifier == key || view.accessibilityLabel == key
        }
        return index >= 0 ? found.dropFirst(index).first : nil
    }

    /// True when the window has it.
    public var exists: Bool { view != nil }
    /// True when a touch at its middle reaches it or one of its subviews.
    public var isHittable: Bool {
        guard let view, let hit = app.window.hitTest(screenPoint(CGVector(dx: 0.5, dy: 0.5)), with: nil) else {
            return false
        }
        return hit.isDescendant(of: view)
    }
    /// Its rectangle in the window, in points.
    public var frame: CGRect {
        let view = required()
        return view.convert(view.bounds, to: app.window)
    }
    /// Its accessibility identifier, empty when it has none.
    public var identifier: String { required().accessibilityIdentifier ?? "" }
    /// Its accessibility label, empty when it has none.
    public var label: String { required().accessibilityLabel ?? "" }
    /// Its accessibility value.
    public var value: String? { required().accessibilityValue }
    /// What a screen reader says when it gets to it.
    public var spokenSentence: String { AccessibilitySpeech.sentence(for: required()) }
    /// True unless it is a disabled control.
    public var isEnabled: Bool { (required() as? UIControl)?.isEnabled ?? true }
    /// True for a selected control.
    public var isSelected: Bool { (required() as? UIControl)?.isSelected ?? false }

    /// The point at a fraction of its width and height: (0, 0) is its top left corner, (1, 1) its bottom right one.
    public func coordinate(withNormalizedOffset offset: CGVector) -> TestCoordinate {
        TestCoordinate(app: app, screenPoint: screenPoint(offset))
    }

    /// Taps its middle.
    public func tap() { middle.tap() }
    /// Taps its middle twice.
    public func doubleTap() { middle.doubleTap() }
    /// Presses its middle for so many seconds.
    public func press(forDuration duration: TimeInterval) { middle.press(forDuration: duration) }
    /// Presses its middle, then drags to the middle of another.
    public func press(forDuration duration: TimeInterval, thenDragTo other: TestElement) {
        middle.press(forDuration: duration, thenDragTo: other.middle)
    }
    /// Swipes from its middle to its top edge.
    public func swipeUp() { swipe(to: CGVector(dx: 0.5, dy: 0)) }
    /// Swipes from its middle to its bottom edge.
    public func swipeDown() { swipe(to: CGVector(dx: 0.5, dy: 1)) }
    /// Swipes from its middle to its left edge.
    public func swipeLeft() { swipe(to: CGVector(dx: 0, dy: 0.5)) }
    /// Swipes from its middle to its right edge.
    public func swipeRight() { swipe(to: CGVector(dx: 1, dy: 0.5)) }

    var middle: TestCoordinate { coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)) }

    private func swipe(to offset: CGVector) {
        let finger = app.touchDown(at: middle.screenPoint)
        finger.drag(to: screenPoint(offset), duration: 0.1)
        finger.lift()
    }

    private func screenPoint(_ offset: CGVector) -> CGPoint {
        let view = required()
        let bounds = view.bounds
        return view.convert(
            CGPoint(x: bounds.minX + bounds.width * offset.dx, y: bounds.minY + bounds.height * offset.dy),
            to: app.window)
    }

    func required() -> UIView {
        if let view { return view }
        let known = query.names
        fatalError(
            "The window has no \(query.kind) with the accessibility identifier or label \"\(key ?? "")\"\(index == 0 ? "" : " at index \(index)"); it has: "
                + (known.isEmpty ? "none with a name" : known.joined(separator: ", ")))
    }
}
