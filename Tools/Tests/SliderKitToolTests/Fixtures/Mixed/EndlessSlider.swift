import UIKit

/// A control that never comes back from its layout.
class EndlessSlider: UIControl {
    override func layoutSubviews() {
        super.layoutSubviews()
        var count = 0
        while count >= 0 { count = (count + 1) % 1000 }
    }
}
