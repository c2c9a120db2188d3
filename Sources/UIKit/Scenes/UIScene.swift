/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What keeps the delegate alive that the system made.
    var ownDelegate: (any UISceneDelegate)?
    var state = ActivationState.unattached

    /// How far in front a scene is.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front, and gets events.
        case foregroundActive = 0
        /// In front, and gets none.
        case foregroundInactive = 1
        /// Out of sight.
        case background = 2
    }

    /// Why a scene is connected. Here: because the app was launched.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}

    /// A scene of a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The session that the scene belongs to.
    public let session: UISceneSession
    /// Who hears of what happens to the scene. Held weakly here; the system keeps the one that it made.
    open weak var delegate: (any UISceneDelegate)?
    /// How far in front it is.
    open var activationState: ActivationState { state }
    /// What the system may show as its name. Default nil.
    open var title: String!

    open override var next: UIResponder? { UIApplication.shared }

    /// Posted when a scene is about to be connected.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene came to the front.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene leaves the front.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene comes into sight.
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene is out of sight.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}
