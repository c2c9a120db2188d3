/// The top of a view tree, and where events enter it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    var root: UIViewController?
    var level = Level.normal
    /// The touches that go on in this window (by the event code).
    var eventState: AnyObject?
    /// Made when the focus is first asked for.
    var ownFocusSystem: UIFocusSystem?

    /// A window with a frame on the screen, in points. Hidden until `makeKeyAndVisible()` or `isHidden = false`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
    }

    /// A window of a scene that fills the screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    /// The scene that the window belongs to. Default nil.
    open weak var windowScene: UIWindowScene?

    /// One from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow()
    }

    /// A window that fills the screen.
    public convenience init(_: Never...) { self.init(frame: UIScreen.main.bounds) }

    /// Which windows are in front of which.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: CGFloat
        /// Makes one from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes one from its raw value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Where applications live.
        public static let normal = Level(0)
        /// Of the status bar.
        public static let statusBar = Level(1000)
        /// Of alerts.
        public static let alert = Level(2000)
        /// A level further in front.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        /// A level further behind.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }

    /// The controller whose view fills the window. Default nil.
    open var rootViewController: UIViewController? {
        get { root }
        set { setRootViewController(newValue) }
    }
    /// In front of which windows this one is. Default `.normal`.
    open var windowLevel: UIWindow.Level {
        get { level }
        set { level = newValue; UIApplication.shared.sortWindows() }
    }
    /// The screen.
    open var screen: UIScreen { UIScreen.main }
    /// Whether keys go to this window.
    open var isKeyWindow: Bool { UIApplication.shared.currentKeyWindow === self }
    /// Whether it may become key. Default true.
    open var canBecomeKey: Bool { true }
    /// Shows the window and has keys go to it.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    /// Has keys go to the window.
    open func makeKey() { takeKey() }
    /// The window became key. Default: nothing.
    open func becomeKey() {}
    /// The window is no longer key. Default: nothing.
    open func resignKey() {}
    /// Hands an event to recognisers and views.
    open func sendEvent(_ event: UIEvent) { dispatchEvent(event) }

    /// Moves the focus by the keys that nobody took, and passes the others on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = takeFocusPresses(presses)
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.taker !== self }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.taker !== self }
        if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }

    /// Where the focus should go at first: the root controller.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { root.map { [$0] } ?? [] }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            if !newValue, super.isHidden { AppearanceRules.apply(to: self) }
            super.isHidden = newValue
            UIApplication.shared.windowVisibilityChanged(self)
        }
    }
}
