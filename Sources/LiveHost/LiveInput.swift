@_spi(SliderKit) import UIKit

/// What hands do, as UIKit's events. Points are the screen's; what is no number is ignored. Each call is delivered before it returns.
@_spi(SliderKit) @MainActor public final class LiveInput {
    /// The windows that fingers went down in.
    private var windows: [Int: UIWindow] = [:]
    private let pointer = PointerInjector()
    private var buttons: UIEvent.ButtonMask = []

    /// What the pointer is called as a finger: no window system gives that number to one.
    private static let pointerID = Int.min
    /// Most fingers at one time; more are ignored (choice).
    public static let mostFingers = 10

    // MARK: Fingers

    /// A finger lands.
    /// - Parameter finger: what the window system calls it until it lifts.
    public func touchBegan(_ finger: Int, at point: CGPoint) { begin(finger, at: point, buttons: []) }

    /// A finger moves. One that didn't land is ignored, here and below.
    public func touchMoved(_ finger: Int, to point: CGPoint) {
        guard let window = windows[finger], LiveInput.isUsable(point) else { return }
        TouchInjector.move(to: LiveInput.inside(window, point), in: window, id: finger)
    }

    /// A finger lifts.
    public func touchEnded(_ finger: Int, at point: CGPoint) {
        guard let window = windows.removeValue(forKey: finger) else { return }
        guard LiveInput.isUsable(point) else { return TouchInjector.end(id: finger) }
        TouchInjector.end(at: LiveInput.inside(window, point), in: window, id: finger)
    }

    /// The window system takes a finger away.
    public func touchCancelled(_ finger: Int) {
        guard windows.removeValue(forKey: finger) != nil else { return }
        TouchInjector.cancel(id: finger)
    }

    private func begin(_ finger: Int, at point: CGPoint, buttons: UIEvent.ButtonMask) {
        guard LiveInput.isUsable(point), windows[finger] != nil || windows.count < LiveInput.mostFingers, let window = LiveInput.window(at: point) else { return }
        windows[finger] = window
        TouchInjector.begin(at: LiveInput.inside(window, point), in: window, id: finger, buttons: buttons)
    }

    // MARK: Pointer

    /// The pointer moves: it hovers, or drags while a button is held.
    public func pointerMoved(to point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        guard LiveInput.isUsable(point) else { return }
        if !buttons.isEmpty { return touchMoved(LiveInput.pointerID, to: point) }
        guard let window = LiveInput.window(at: point) else { return pointer.leave() }
        pointer.hover(at: LiveInput.inside(window, point), in: window, modifiers: modifiers)
    }

    /// A button goes down. While one is held, further ones do nothing.
    public func pointerPressed(_ button: UIEvent.ButtonMask = .primary, at point: CGPoint) {
        guard buttons.isEmpty, !button.isEmpty, LiveInput.isUsable(point) else { return }
        buttons = button
        begin(LiveInput.pointerID, at: point, buttons: button)
    }

    /// The button that went down first comes up.
    public func pointerReleased(_ button: UIEvent.ButtonMask = .primary, at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        guard buttons == button else { return }
        buttons = []
        touchEnded(LiveInput.pointerID, at: point)
        pointerMoved(to: point, modifiers: modifiers)
    }

    /// The pointer left the window. A drag goes on.
    public func pointerLeft() { if buttons.isEmpty { pointer.leave() } }

    /// What is under the pointer, for who shows another pointer over a text; nil over nothing.
    public func view(at point: CGPoint) -> UIView? {
        guard LiveInput.isUsable(point), let window = LiveInput.window(at: point) else { return nil }
        return window.hitTest(LiveInput.inside(window, point), with: nil)
    }

    // MARK: Wheel

    /// A wheel turns, or fingers on a trackpad scroll, which gives parts of notches; positive numbers scroll right and down.
    /// - Returns: whether anything took it.
    @discardableResult
    public func scrolled(by notches: CGVector, at point: CGPoint) -> Bool {
        guard LiveInput.isUsable(point), notches.dx.isFinite, notches.dy.isFinite, let window = LiveInput.window(at: point) else { return false }
        // A program that sends events can ask for any distance.
        let usable = CGVector(dx: min(max(notches.dx, -100), 100), dy: min(max(notches.dy, -100), 100))
        return ScrollInjector.turnWheel(by: usable, at: LiveInput.inside(window, point), in: window)
    }

    // MARK: Keys

    /// A key goes down, or repeats, by the name that the Web's `KeyboardEvent.key` gives it, such as `ArrowRight` or `a`.
    /// - Returns: whether there is a key of that name, and a window.
    @discardableResult
    public func keyPressed(_ name: String, modifiers: UIKeyModifierFlags = []) -> Bool {
        guard let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last else { return false }
        // Window systems repeat keys that are held.
        return KeyInjector.down(name, modifiers: modifiers, in: window, repeats: false)
    }

    /// A key comes up.
    public func keyReleased(_ name: String) { KeyInjector.up(name) }

    /// Text that no key of a known name made: an input method's, or that of a key of another alphabet.
    /// - Returns: whether anything takes text.
    @discardableResult
    public func typed(_ text: String) -> Bool { KeyInjector.insert(text) }

    /// Whether a text is being edited, so that an input method should be offered.
    public var takesText: Bool { KeyInjector.takesText }

    // MARK: Attention

    /// The user looks at the app, or at something else: it becomes active, or resigns, which ends touches and keys.
    public func attended(_ isActive: Bool) {
        guard !isActive else { return UIApplication.shared.becomeActive() }
        KeyInjector.cancelAll()
        UIApplication.shared.resignActive()
        TouchInjector.cancelAll()
        windows = [:]
        buttons = []
        pointer.leave()
    }

    // MARK: Windows

    private static func isUsable(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite && abs(point.x) < 1e6 && abs(point.y) < 1e6 }

    /// The frontmost window that has something at a point of the screen; else the frontmost.
    private static func window(at point: CGPoint) -> UIWindow? {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        return windows.last { $0.hitTest(inside($0, point), with: nil) != nil } ?? windows.last
    }

    private static func inside(_ window: UIWindow, _ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    }
}
