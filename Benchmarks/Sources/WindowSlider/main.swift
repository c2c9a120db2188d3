import DesktopHost
import UIKit

// A slider alone in a window, for who moves the mouse over it from outside.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(UISlider(frame: controller.view.bounds))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

DesktopApp.run(AppDelegate(), size: CGSize(width: 280, height: 40), scale: 1)
