import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        Answers.clear()
        declarations()
        selectors()
        extensions()
        outlets(in: window!)
        optionals()
        observing()
        keyedValues()
        names()
        managed(in: window!)
        paths()
        scheduled()
        literals()
        interfaceBuilder()
        conditions()
        former()
        clockRows()
        Answers.answer("main", "UIApplicationMain", type(of: application.delegate!) == AppDelegate.self, true)
        return true
    }
}
