import Foundation

// Members as they were called before Swift 4.2.

extension UIView {
    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension RunLoop.Mode {
    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension Notification.Name {
    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: Notification.Name { UIApplication.didFinishLaunchingNotification }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: Notification.Name { UIApplication.didBecomeActiveNotification }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: Notification.Name { UIApplication.willResignActiveNotification }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: Notification.Name { UIApplication.didEnterBackgroundNotification }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: Notification.Name { UIApplication.willEnterForegroundNotification }

    /// The name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: Notification.Name { UIApplication.willTerminateNotification }
}
