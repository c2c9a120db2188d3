import UIKit
import UIKit.UIGestureRecognizerSubclass

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    @IBOutlet weak var controller: ViewController?
}

class ViewController: UIViewController {
    @IBOutlet weak var knob: Knob! { didSet { knob.addTarget(self, action: #selector(moved(_:)), for: .valueChanged) } }
    @IBAction private func done(_ sender: Any) {}
    @objc func moved(_ sender: Knob) {}
}

class Plain: NSObject {
    func f() { NotificationCenter.default.addObserver(self, selector: #selector(g(_:)), name: nil, object: nil) }
    @objc func g(_ note: Notification) {}
}
