@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// Recorded pictures of sliders in dress: ticks, images for each state, symbols, caps, turned.
@MainActor struct SliderDressPictureTests {
    @Test(
        "B1 B5 B6 B7 B12, F2: ticks, symbols, track and thumb images are the recorded picture in both looks",
        arguments: SliderLook.allCases, [1, 2, 3])
    func dressed(look: SliderLook, scale: Int) throws {
        for (style, direction) in [(UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight), (.dark, .rightToLeft)] {
            let app = TestApp(
                host: HeadlessHost(size: CGSize(width: 240, height: 470), scale: CGFloat(scale), style: style, direction: direction))
            for (index, slider) in (ticked() + symbols() + highlighted() + capped()).enumerated() {
                slider.sliderLook = look
                slider.frame.origin = CGPoint(x: 16, y: 4 + 38 * CGFloat(index))
                app.show(slider)
            }
            try expectPicture(of: app, named: "\(look.rawValue)-\(style == .dark ? "dark-rtl" : "light-ltr")-\(scale)x")
        }
    }

    @Test("I7 B12, F2: turned upright and by 30 degrees sliders are the recorded picture", arguments: SliderLook.allCases, [1, 2])
    func turned(look: SliderLook, scale: Int) throws {
        let app = TestApp(size: CGSize(width: 300, height: 200), scale: CGFloat(scale))
        for (angle, center) in [(-CGFloat.pi / 2, CGPoint(x: 30, y: 100)), (.pi / 2, CGPoint(x: 70, y: 100)), (.pi / 6, CGPoint(x: 190, y: 100))] {
            let slider = slider(0.35, width: 170)
            slider.sliderLook = look
            slider.minimumValueImage = UIImage(systemName: "speaker")
            slider.center = center
            slider.transform = CGAffineTransform(rotationAngle: angle)
            app.show(slider)
        }
        try expectPicture(of: app, named: "turned-\(look.rawValue)-\(scale)x")
    }

    private func slider(_ value: Float, width: CGFloat = 208) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 32))
        slider.value = value
        return slider
    }

    /// Ticks; ticks with titles; a neutral value and a part that can't be reached.
    private func ticked() -> [UISlider] {
        typealias Tick = UISlider.TrackConfiguration.Tick
        let sliders = [slider(0.5), slider(1), slider(0.3)]
        sliders[0].trackConfiguration = .init(numberOfTicks: 6)
        sliders[1].trackConfiguration = .init(ticks: [Tick(position: 0, title: "Low"), Tick(position: 0.5), Tick(position: 1, title: "High")])
        sliders[2].trackConfiguration = .init(allowsTickValuesOnly: false, neutralValue: 0.6, enabledRange: 0.1...0.8, numberOfTicks: 3)
        return sliders
    }

    /// Symbols at the ends, in the tint that holds and in one of its own.
    private func symbols() -> [UISlider] {
        let sliders = [slider(0.35), slider(0.7)]
        for slider in sliders {
            slider.minimumValueImage = UIImage(systemName: "speaker")
            slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        }
        sliders[1].tintColor = .systemOrange
        return sliders
    }

    /// A thumb with images for three states, in each of them.
    private func highlighted() -> [UISlider] {
        (0..<3).map { index in
            let slider = slider(0.35)
            slider.setThumbImage(disc(20, .systemTeal), for: .normal)
            slider.setThumbImage(disc(30, .systemPink), for: .highlighted)
            slider.setThumbImage(disc(14, .systemGray), for: .disabled)
            slider.isHighlighted = index == 1
            slider.isEnabled = index != 2
            return slider
        }
    }

    /// Track images with round caps, at widths down to less than both caps, at the minimum and nearly there.
    private func capped() -> [UISlider] {
        let caps = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
        return [(208, 0.5), (120, 0.05), (60, 1), (20, 0.5)].map { (width: CGFloat, value: Float) in
            let slider = slider(value, width: width)
            slider.setMinimumTrackImage(bar(.systemIndigo).resizableImage(withCapInsets: caps), for: .normal)
            slider.setMaximumTrackImage(bar(.systemYellow).resizableImage(withCapInsets: caps), for: .normal)
            if width < 208 { slider.setThumbImage(disc(6, .black), for: .normal) }
            return slider
        }
    }

    private func bar(_ color: UIColor) -> UIImage {
        drawn(15, 12, scale: 3) {
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 15, height: 12), cornerRadius: 6).fill()
        }
    }

    private func disc(_ size: CGFloat, _ color: UIColor) -> UIImage {
        drawn(size, size, scale: 3) {
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: size, height: size)).fill()
        }
    }
}
