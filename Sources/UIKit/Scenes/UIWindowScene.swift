/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The scene's windows, back to front.
    open var windows: [UIWindow] { UIApplication.shared.allWindows.filter { $0.windowScene === self } }
    /// The one that keys go to.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen.
    open var screen: UIScreen { UIScreen.main }
    /// Which way up the interface is.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.presentHost.interfaceOrientation }
    /// What there is to know of the status bar.
    open var statusBarManager: UIStatusBarManager? { .shared }
    /// The screen's coordinates.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    /// The traits of the screen.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}
