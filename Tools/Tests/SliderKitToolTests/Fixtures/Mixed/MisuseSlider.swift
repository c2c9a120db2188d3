import UIKit

/// A control that the engine stops for what it does.
class MisuseSlider: UIControl {
    override func layoutSubviews() {
        super.layoutSubviews()
        addSubview(self)
    }
}
