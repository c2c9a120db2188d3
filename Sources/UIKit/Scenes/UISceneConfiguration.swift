/// How a scene is made: its delegate's class and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration of a name in the app's Info.plist; nil: the first one.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        let entries = AppInterface.current.scenes
        guard let entry = name.flatMap({ name in entries.first { $0.name == name } }) ?? (name == nil ? entries.first : nil) else { return }
        if let delegate = entry.delegateClass {
            delegateClass = Registry.shared.type(named: delegate)
            if delegateClass == nil {
                NibLedger.tell(NibProblem(message: "there is no class \(delegate); correct UISceneDelegateClassName", file: "Info.plist", line: 0))
            }
        }
        if let storyboard = entry.storyboard {
            let file = StoryboardFile.named(storyboard, in: AppInterface.bundle)
            if file.isFound { self.storyboard = UIStoryboard(file: file) } else { NibLedger.tell(file.problem) }
        }
    }

    /// The name in the Info.plist.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class whose instance hears of the scene. Default: that of the Info.plist.
    open var delegateClass: AnyClass?
    /// The storyboard whose first controller is shown. Default: that of the Info.plist.
    open var storyboard: UIStoryboard?
}
