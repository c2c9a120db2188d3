import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = DeskViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) { say("resigned") }
    func applicationDidBecomeActive(_ application: UIApplication) { say("active") }
    func applicationWillTerminate(_ application: UIApplication) { say("terminated") }
}

/// Prints at once, even into a file.
func say(_ text: String) {
    print(text)
    fflush(stdout)
}

class DeskViewController: UIViewController {
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 260, height: 40))
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 260, height: 30))
    let trap = UIButton(frame: CGRect(x: 20, y: 140, width: 80, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        slider.addTarget(self, action: #selector(moved), for: .valueChanged)
        slider.addTarget(self, action: #selector(lifted), for: [.touchUpInside, .touchUpOutside])
        field.addTarget(self, action: #selector(typed), for: .editingChanged)
        trap.backgroundColor = .red
        trap.addTarget(self, action: #selector(pressed), for: .touchUpInside)
        for item in [slider, field, trap] { view.addSubview(item) }
        Timer.scheduledTimer(timeInterval: 0.2, target: self, selector: #selector(ticked), userInfo: nil, repeats: false)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        say("size \(Int(size.width)) x \(Int(size.height))")
    }

    @objc func moved() { say("value \(Int((slider.value * 100).rounded()))") }
    @objc func lifted() { say("lifted") }
    @objc func typed() { say("text \(field.text ?? "")") }
    @objc func ticked() {
        say("ticked")
        DispatchQueue.global().async { DispatchQueue.main.async { say("from behind") } }
    }
    @objc func pressed() {
        let none: [Int] = []
        say("\(none[slider.tag])")
    }
}
