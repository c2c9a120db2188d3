/// What an application's delegate hears. Every method is optional: the defaults do nothing, and launching goes on.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes.
    var window: UIWindow? { get set }
    /// The launch begins.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The launch is done: make the window here.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The same for delegates without interest in the options.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The application came to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// It is out of sight.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// It is about to come back into sight.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// It is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// A scene is about to be made: how?
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Which orientations a window may have; the controllers shown may allow fewer.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    /// The user closed scenes for good.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// Default: no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Default: nothing, and the launch goes on.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Default: nothing, and the launch goes on.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Default: nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Default: nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Default: nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Default: nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Default: nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Default: nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Default: nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Default: as the Info.plist says.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Default: all, but upside down for a phone.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        .standard
    }
    /// Default: nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
