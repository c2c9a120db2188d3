/// What a scene's delegate hears. Every method is optional: the defaults do nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is about to be shown: make the window here, or take the storyboard's.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was let go of.
    func sceneDidDisconnect(_ scene: UIScene)
    /// It came to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// It is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// It is about to come into sight.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// It is out of sight.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Default: nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Default: nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Default: nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Default: nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Default: nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Default: nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
