import UIKit

/// A control that can't be made without an argument.
class NeedySlider: UIControl {
    let name: String

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }
}
