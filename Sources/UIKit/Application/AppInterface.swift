/// What an app's Info.plist says of its interface, for whoever launches the app.
@_spi(SliderKit) @MainActor
public struct AppInterface {
    /// The bundle that stands for the app's own: `nil` as a bundle means this one. Default: the process's main bundle.
    public static var bundle = Bundle.main
    /// That of the app that was launched.
    static var current = AppInterface()

    /// `UIMainStoryboardFile`, without extension.
    public var mainStoryboard: String?
    /// The window scenes of `UIApplicationSceneManifest`; empty for an app without scenes.
    public var scenes: [SceneEntry] = []
    /// Whether the app has scenes at all.
    public var usesScenes = false

    /// One entry of `UIWindowSceneSessionRoleApplication`.
    public struct SceneEntry {
        /// `UISceneConfigurationName`.
        public var name: String?
        /// `UISceneDelegateClassName`.
        public var delegateClass: String?
        /// `UISceneStoryboardFile`.
        public var storyboard: String?

        /// An entry of what stands in the file.
        public init(name: String?, delegateClass: String?, storyboard: String?) {
            self.name = name
            self.delegateClass = delegateClass
            self.storyboard = storyboard
        }
    }

    /// An app without scenes and storyboard.
    public init() {}
}
