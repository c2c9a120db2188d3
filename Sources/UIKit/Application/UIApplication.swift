/// The application: its windows, its delegate, the way of events and actions.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The one application.
    public static let shared = UIApplication()

    /// Whether the application is in front.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// A key of `launchOptions`.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple spells it.
        public let rawValue: String
        /// Makes one from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    @exclusivity(unchecked) var allWindows: [UIWindow] = []
    @exclusivity(unchecked) var presentHost: any UIKitHost = BareHost()
    var allScenes: [UIScene] = []
    @ViewReference var currentKeyWindow: UIWindow?
    var direction: UIUserInterfaceLayoutDirection?
    var state = State.active
    @exclusivity(unchecked) var isCommitting = false
    /// Work for after the next commit.
    @exclusivity(unchecked) var afterCommit: [() -> Void] = []
    /// Keeps a launched delegate, which `delegate` holds weakly.
    var launchedDelegate: (any UIApplicationDelegate)?

    nonisolated override init() { super.init() }

    // MARK: Windows and delegate

    /// The application's delegate. Held weakly, as by Apple; the launcher keeps it.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The visible windows, back to front.
    open var windows: [UIWindow] { allWindows }
    /// The window that keys go to.
    open var keyWindow: UIWindow? { currentKeyWindow }
    /// Whether the application is in front. Default `.active`.
    open var applicationState: State { state }
    /// The direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction ?? directionOfLanguage }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

    // MARK: Events and actions

    /// Hands an event to the windows whose touches it holds.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    /// Sends an action to a target, or to the first responder up the chain that answers it when the target is nil.
    /// - Returns: whether someone answered.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        dispatchAction(action, to: target, from: sender, for: event)
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: System bars, as older code asks for them

    /// Where the status bar is, in screen points; zero where it is hidden or there is none.
    open var statusBarFrame: CGRect { SystemBars.shared.statusBarFrame }
    /// How the status bar's text looks, as the controller shown prefers.
    open var statusBarStyle: UIStatusBarStyle { SystemBars.shared.preferredStyle }
    /// Whether the status bar is hidden, as the controller shown prefers.
    open var isStatusBarHidden: Bool { SystemBars.shared.isStatusBarHidden }
    /// Which way up the interface is.
    open var statusBarOrientation: UIInterfaceOrientation { presentHost.interfaceOrientation }
    /// The orientations that a window may have: the delegate's, else all that the device has.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { orientations(for: window) }

    // MARK: Host

    /// What shows the application. Default: a bare screen of 390 × 844 points at 2x.
    @_spi(SliderKit)
    public var host: any UIKitHost {
        get { presentHost }
        set { replaceHost(newValue) }
    }
}
