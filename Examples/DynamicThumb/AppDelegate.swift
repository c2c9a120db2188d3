import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: SliderViewController())
        let purple = UIColor(red: 0.20392, green: 0.19607, blue: 0.61176, alpha: 1)
        navigation.navigationBar.tintColor = purple
        navigation.navigationBar.barTintColor = purple
        // Exactly this purple, and white on it.
        navigation.navigationBar.isTranslucent = false
        navigation.navigationBar.barStyle = .black

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
