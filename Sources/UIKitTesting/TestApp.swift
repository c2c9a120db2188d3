@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit

/// A screen, a window and fingers for a test, on a clock that moves only when the test lets it.
///
///     let app = TestApp(size: CGSize(width: 320, height: 100))
///     app.show(slider)
///     app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.7)
///     try expectPicture(of: app, named: "seventy percent")
///
/// One exists at a time: making another takes the first one's windows off the screen.
@MainActor public final class TestApp {
    /// The window that fills the screen.
    public let window: UIWindow
    @_spi(SliderKit) public let host: HeadlessHost

    private var nextFinger = 1

    /// Makes an empty white screen.
    /// - Parameters:
    ///   - size: Points; 320 × 480 by default.
    ///   - scale: Pixels per point; 2 by default.
    ///   - safeAreaInsets: Points; none by default.
    ///   - style: Light by default.
    public convenience init(
        size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
        style: UIUserInterfaceStyle = .light
    ) {
        self.init(host: HeadlessHost(size: size, scale: scale, safeAreaInsets: safeAreaInsets, style: style))
    }

    /// Makes the empty screen of a device.
    /// - Parameters:
    ///   - device: One of ``DeviceTable``, say.
    ///   - orientation: How it is held; upright by default.
    ///   - style: Light by default.
    public convenience init(device: Device, orientation: UIInterfaceOrientation = .portrait, style: UIUserInterfaceStyle = .light) {
        self.init(host: HeadlessHost(device: device, orientation: orientation, style: style))
    }

    @_spi(SliderKit) public init(host: HeadlessHost, window: UIWindow? = nil) {
        self.host = host
        self.window = window ?? host.makeWindow()
        guard window == nil else { return }
        self.window.backgroundColor = host.style == .dark ? .black : .white
        self.window.makeKeyAndVisible()
        host.commit()
    }

    /// Puts a view into the window, where its frame says, above what is shown.
    public func show(_ view: UIView) {
        window.addSubview(view)
        host.commit()
    }

    /// Makes a view controller the window's root.
    public func show(_ controller: UIViewController) {
        window.rootViewController = controller
        host.commit()
    }

    /// Turns the device. The interface turns along, in an animation, if what is shown supports it.
    /// - Returns: Whether it does; false too for a screen that is no device's.
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        defer { host.commit() }
        return host.rotate(to: orientation)
    }

    /// Whether the status bar and the home indicator are in the pictures, as the controller shown prefers them. Default false.
    public var showsSystemBars: Bool {
        get { host.showsSystemBars }
        set { host.showsSystemBars = newValue }
    }

    /// Lets time pass: timers, delayed work, display links and animations run. Seconds.
    public func wait(_ seconds: TimeInterval) {
        host.advance(by: seconds)
    }

    /// Lets time pass until nothing moves any more, two seconds at most.
    public func waitUntilIdle() {
        host.settle()
    }

    /// Seconds that have passed on the virtual clock.
    public var elapsed: TimeInterval { host.elapsed }

    /// The picture of the screen now.
    public func picture() -> CGImage {
        host.render()
    }

    /// The picture of a part of the screen now: the pixels that `rect`, in points of the window, touches.
    public func picture(of rect: CGRect) -> CGImage {
        host.render().cut(to: rect, scale: host.screenScale)
    }

    /// The user's languages as BCP 47 tags, the favourite first: speech and percentages follow them. English by default.
    public var preferredLanguages: [String] {
        get { host.preferredLanguages }
        set { host.preferredLanguages = newValue }
    }

    /// A screen reader that a test moves and adjusts by its gestures.
    public var screenReader: TestScreenReader { TestScreenReader(app: self) }

    /// What assistive technology would have spoken, in order.
    public var spoken: [String] { host.spoken }

    /// Presses and releases a key, which goes to what has the focus, else to the first responder. Tab moves the focus.
    /// - Parameter name: A letter, a digit, or a name such as `ArrowRight`, as browsers name keys.
    /// - Returns: False when there is no such key.
    @discardableResult
    public func typeKey(_ name: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
        defer { host.commit() }
        return KeyInjector.press(name, modifiers: modifierFlags, in: window)
    }

    /// Presses and releases the keys that write a text, one after the other.
    /// - Returns: False when there is no key for one of its letters; the others are written.
    @discardableResult
    public func typeText(_ text: String) -> Bool {
        text.map { typeKey($0 == "\n" ? "Enter" : String($0)) }.allSatisfy { $0 }
    }

    /// Holds a key down; while it is held it repeats as time passes.
    /// - Returns: False when there is no such key.
    @discardableResult
    public func holdKey(_ name: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
        defer { host.commit() }
        return KeyInjector.down(name, modifiers: modifierFlags, in: window)
    }

    /// Releases a key that is held.
    /// - Returns: False when it was not held.
    @discardableResult
    public func releaseKey(_ name: String) -> Bool {
        defer { host.commit() }
        return KeyInjector.up(name)
    }

    /// Turns the wheel of a mouse whose pointer is at a point of the window.
    /// - Parameter notches: Positive numbers scroll right and down, so that content moves left and up.
    /// - Returns: False when nothing there scrolls.
    @discardableResult
    public func turnWheel(by notches: CGVector, at point: CGPoint) -> Bool {
        defer { host.commit() }
        return ScrollInjector.turnWheel(by: notches, at: point, in: window)
    }

    /// Puts a finger on the screen at a point of the window, and leaves it there.
    public func touchDown(at point: CGPoint) -> TestFinger {
        defer { nextFinger += 1 }
        let finger = TestFinger(app: self, id: nextFinger, at: point)
        finger.land()
        return finger
    }
}
