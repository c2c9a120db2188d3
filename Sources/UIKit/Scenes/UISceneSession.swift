/// What lasts of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name as Apple spells it.
        public let rawValue: String
        /// Makes one from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    weak var connectedScene: UIScene?

    init(configuration: UISceneConfiguration) {
        self.configuration = configuration
        persistentIdentifier = "scene.1"
        super.init()
    }

    /// The scene, while it is connected.
    open var scene: UIScene? { connectedScene }
    /// What the scene is for.
    open var role: Role { configuration.role }
    /// How the scene is made.
    open internal(set) var configuration: UISceneConfiguration
    /// A name that lasts. Here each app has one scene.
    public let persistentIdentifier: String
    /// What the app keeps with the session. Default nil.
    open var userInfo: [String: Any]?
}
