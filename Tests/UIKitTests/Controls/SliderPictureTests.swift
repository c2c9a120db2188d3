@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Recorded pictures of UISlider in its classic look: one sheet for each appearance, direction and scale.
@MainActor struct SliderPictureTests {
    private static let size = CGSize(width: 240, height: 320)

    @Test(
        "B12, F2: the classic look is the recorded picture, at every value and state, light and dark, in both directions, at each scale",
        arguments: ["light", "dark"], [1, 2, 3])
    func sheet(_ style: String, _ scale: Int) throws {
        for direction in ["ltr", "rtl"] {
            let host = HeadlessHost(
                size: Self.size, scale: CGFloat(scale), style: style == "dark" ? .dark : .light,
                direction: direction == "rtl" ? .rightToLeft : .leftToRight)
            let app = TestApp(host: host)
            for (index, slider) in sliders().enumerated() {
                slider.frame = CGRect(x: 16, y: 4 + 40 * CGFloat(index), width: 208, height: 32)
                app.show(slider)
            }
            try expectPicture(of: app, named: "\(style)-\(direction)-\(scale)x")
        }
    }

    /// At 0, 0.35 and 1; disabled; highlighted; with value images; in colours of its own; with an image for a thumb.
    private func sliders() -> [UISlider] {
        let values: [Float] = [0, 0.35, 1, 0.35, 0.35, 0.35, 0.6, 0.35]
        let sliders = values.map { value in
            let slider = UISlider()
            slider.value = value
            return slider
        }
        sliders[3].isEnabled = false
        sliders[4].isHighlighted = true
        sliders[5].minimumValueImage = disc(radius: 4)
        sliders[5].maximumValueImage = disc(radius: 9)
        sliders[6].minimumTrackTintColor = .systemGreen
        sliders[6].maximumTrackTintColor = .systemOrange
        sliders[6].thumbTintColor = .systemPurple
        sliders[7].setThumbImage(disc(radius: 7), for: .normal)
        return sliders
    }

    private func disc(radius: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2 * radius, height: 2 * radius)).image { _ in
            UIColor.systemGray.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)).fill()
        }
    }
}
