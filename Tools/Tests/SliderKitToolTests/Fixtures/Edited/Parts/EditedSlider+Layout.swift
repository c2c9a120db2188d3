import UIKit

extension EditedSlider {
    override func layoutSubviews() {
        super.layoutSubviews()
        wire()
    }
}
