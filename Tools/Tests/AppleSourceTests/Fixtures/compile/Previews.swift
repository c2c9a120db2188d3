import UIKit

#Preview("Slider") {
    let slider = UISlider(frame: .zero)
    slider.addTarget(slider, action: #selector(UIView.setNeedsLayout), for: .valueChanged)
    return slider
}

@available(iOS 17, *)
#Preview { UIViewController() }
