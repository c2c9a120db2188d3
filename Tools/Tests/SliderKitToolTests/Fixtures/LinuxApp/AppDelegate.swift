import DesktopHost
import UIKit

/// An app for Linux's desktops, in plain UIKit.
final class AppDelegate: UIResponder, DesktopAppDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 260, height: 40))
        slider.addAction(UIAction { _ in print("moved") }, for: .valueChanged)
        controller.view.addSubview(slider)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { print("terminated") }
}
