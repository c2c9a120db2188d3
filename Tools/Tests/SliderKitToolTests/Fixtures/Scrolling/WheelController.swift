import UIKit

/// A blue square that a pan, or the wheel of a mouse, moves up and down.
class WheelController: UIViewController {
    private let square = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.accessibilityIdentifier = "page"
        square.backgroundColor = .blue
        view.addSubview(square)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        pan.allowedScrollTypesMask = .discrete
        view.addGestureRecognizer(pan)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        square.frame.origin.y += pan.translation(in: view).y
        pan.setTranslation(.zero, in: view)
    }
}
