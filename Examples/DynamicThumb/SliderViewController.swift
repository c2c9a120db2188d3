import UIKit

/// A slider whose thumb shows the current setting in a bubble while it is touched.
class SliderViewController: UIViewController {
    private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
    private let middle = CGPoint(x: 160, y: 140)
    private var lastDrawnValue: Float = -99

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Custom Slider"
        view.backgroundColor = .white

        slider.accessibilityIdentifier = "slider"
        slider.value = 0
        slider.center = middle
        slider.addTarget(self, action: #selector(updateThumb), for: .valueChanged)
        slider.addTarget(self, action: #selector(touchBegan), for: .touchDown)
        slider.addTarget(self, action: #selector(touchEnded), for: [.touchUpInside, .touchUpOutside, .touchCancel])
        view.addSubview(slider)

        perform(#selector(updateThumb), with: nil, afterDelay: 0.1)
    }

    /// Draws both images anew, when the value has changed enough to show.
    @objc private func updateThumb() {
        let value = slider.value
        if value < 0.98, abs(value - lastDrawnValue) < 0.1 { return }
        slider.setThumbImage(ThumbImage.simple(), for: .normal)
        slider.setThumbImage(ThumbImage.withBubble(level: value), for: .highlighted)
        lastDrawnValue = value
    }

    /// Makes room for the bubble.
    @objc private func touchBegan() {
        resize(height: 100)
    }

    /// Gives the room back to other content.
    @objc private func touchEnded() {
        resize(height: 40)
    }

    private func resize(height: CGFloat) {
        slider.frame = CGRect(x: 0, y: 0, width: 280, height: height)
        slider.center = middle
    }
}
