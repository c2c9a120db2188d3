@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Recorded pictures of UISlider in both looks: one sheet for each look, appearance, direction and scale.
@MainActor struct SliderPictureTests {
    private static let size = CGSize(width: 240, height: 320)
    private static let tall = CGSize(width: 240, height: 560)

    @Test(
        "B12, F2: the classic look is the recorded picture, at every value and state, light and dark, in both directions, at each scale",
        arguments: ["light", "dark"], [1, 2, 3])
    func classic(_ style: String, _ scale: Int) throws {
        for direction in ["ltr", "rtl"] {
            let app = show(sliders(.classic), Self.size, style, direction, scale)
            try expectPicture(of: app, named: "\(style)-\(direction)-\(scale)x")
        }
    }

    @Test(
        "B12, F2: the current look is the recorded picture, at every value and state, light and dark, in both directions, at each scale",
        arguments: ["light", "dark"], [1, 2, 3])
    func current(_ style: String, _ scale: Int) throws {
        for direction in ["rtl", "ltr"] {
            let app = show(sliders(.current) + configured(), Self.tall, style, direction, scale)
            try expectPicture(of: app, named: "current-\(style)-\(direction)-\(scale)x")
        }
    }

    private func show(_ sliders: [UISlider], _ size: CGSize, _ style: String, _ direction: String, _ scale: Int) -> TestApp {
        let app = TestApp(
            host: HeadlessHost(
                size: size, scale: CGFloat(scale), style: style == "dark" ? .dark : .light,
                direction: direction == "rtl" ? .rightToLeft : .leftToRight))
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(x: 16, y: 4 + 40 * CGFloat(index), width: 208, height: 32)
            app.show(slider)
        }
        return app
    }

    /// With ticks; with titled ticks and images on some; with a neutral value; without a thumb; with a part that can't be reached; disabled with ticks.
    private func configured() -> [UISlider] {
        typealias Tick = UISlider.TrackConfiguration.Tick
        let sliders = (0..<6).map { _ in UISlider() }
        sliders[0].trackConfiguration = .init(numberOfTicks: 5)
        sliders[1].trackConfiguration = .init(
            ticks: [Tick(position: 0, title: "Low"), Tick(position: 0.5, image: disc(radius: 4)), Tick(position: 1, title: "High")])
        sliders[2].trackConfiguration = .init(allowsTickValuesOnly: false, neutralValue: 0.5, numberOfTicks: 3)
        sliders[3].sliderStyle = .thumbless
        sliders[4].trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: 0.2...0.7, numberOfTicks: 0)
        sliders[5].trackConfiguration = .init(neutralValue: 0.25, numberOfTicks: 9)
        sliders[5].isEnabled = false
        for (slider, value) in zip(sliders, [0.5, 1, 0.75, 0.35, 0.6, 0.75] as [Float]) { slider.value = value }
        return sliders
    }

    /// At 0, 0.35 and 1; disabled; highlighted; with value images; in colours of its own; with an image for a thumb.
    private func sliders(_ look: SliderLook) -> [UISlider] {
        let values: [Float] = [0, 0.35, 1, 0.35, 0.35, 0.35, 0.6, 0.35]
        let sliders = values.map { value in
            let slider = UISlider()
            slider.value = value
            slider.sliderLook = look
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
