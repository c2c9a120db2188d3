import UIKit

/// A control that is drawn, and traps as soon as it is touched.
class TrapSlider: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        fatalError("no tracking today")
    }
}
