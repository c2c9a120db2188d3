import UIKit

class PlainSlider: UISlider {
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "volume"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
