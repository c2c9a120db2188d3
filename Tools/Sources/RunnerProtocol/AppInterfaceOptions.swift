/// What the app's Info.plist says of its interface.
public struct AppInterfaceOptions: Codable, Sendable, Equatable {
    public struct Scene: Codable, Sendable, Equatable {
        public var name: String?
        public var delegateClass: String?
        public var storyboard: String?

        public init(name: String? = nil, delegateClass: String? = nil, storyboard: String? = nil) {
            self.name = name
            self.delegateClass = delegateClass
            self.storyboard = storyboard
        }
    }

    /// The main storyboard, without extension.
    public var mainStoryboard: String?
    public var usesScenes = false
    public var scenes: [Scene] = []

    public init() {}
}
