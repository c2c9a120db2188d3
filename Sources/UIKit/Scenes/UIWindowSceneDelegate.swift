/// The delegate of a scene that shows windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window; set before the scene is connected, where the scene has a storyboard.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Default: no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
