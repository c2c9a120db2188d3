@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What every view does, done by a slider.
@MainActor @Suite("What UISlider inherits") struct SliderInheritedTests {
    /// A slider in a window of the style, as a picture.
    private func picture(_ way: SliderWay, _ style: UIUserInterfaceStyle, _ early: (UISlider) -> Void, then late: (UISlider) -> Void = { _ in }) -> CGImage {
        let app = TestApp(size: CGSize(width: 300, height: 60), style: style)
        let slider = UISlider(frame: CGRect(x: 10, y: 13, width: 280, height: 34))
        slider.semanticContentAttribute = way.isMirrored ? .forceRightToLeft : .forceLeftToRight
        slider.sliderLook = way.look
        slider.value = 0.4
        early(slider)
        app.show(slider)
        _ = app.picture()
        late(slider)
        return app.picture()
    }

    @Test("I5: overridden properties of a slider with observers are told, by code, by a finger and by layout")
    func observers() {
        final class Slider: UISlider {
            var told: [String] = []
            override var frame: CGRect { didSet { told.append("frame") } }
            override var bounds: CGRect { didSet { told.append("bounds") } }
            override var isEnabled: Bool { didSet { told.append("enabled \(isEnabled)") } }
            override var isHighlighted: Bool { didSet { told.append("highlighted \(isHighlighted)") } }
            override var tintColor: UIColor! { didSet { told.append("tint") } }
            override var value: Float { didSet { told.append("value") } }
        }
        let slider = Slider()
        let stage = SliderStage(slider: slider)
        slider.told = []
        slider.isEnabled = false
        slider.isEnabled = true
        slider.tintColor = .red
        slider.value = 0.5
        slider.frame.size.width = 280
        #expect(slider.told == ["enabled false", "enabled true", "tint", "value", "frame"])
        slider.told = []
        stage.grab().lift()
        #expect(slider.told == ["highlighted true", "highlighted false"])
        slider.told = []
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        stage.app.show(box)
        box.addSubview(slider)
        slider.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([slider.widthAnchor.constraint(equalToConstant: 150), slider.leadingAnchor.constraint(equalTo: box.leadingAnchor)])
        box.layoutIfNeeded()
        #expect(slider.told.contains("bounds") && slider.bounds.width == 150)
    }

    @Test("I14: a dimmed tint shows in the track, unless it has a colour of its own; and back", arguments: SliderWay.all)
    func dimmed(way: SliderWay) {
        let plain = picture(way, .light, { _ in }), dim = picture(way, .light, { $0.tintAdjustmentMode = .dimmed })
        #expect(plain.differingPixels(from: dim)! > 100)
        #expect(picture(way, .light, { _ in }, then: { $0.tintAdjustmentMode = .dimmed }).differingPixels(from: dim) == 0)
        #expect(picture(way, .light, { _ in }, then: { $0.superview!.tintAdjustmentMode = .dimmed }).differingPixels(from: dim) == 0)
        #expect(
            picture(way, .light, { $0.tintAdjustmentMode = .dimmed }, then: { $0.tintAdjustmentMode = .normal }).differingPixels(from: plain) == 0)
    }

    @Test("I14: a slider hears of the tint of what is around it, and shows it", arguments: SliderWay.all)
    func inheritedTint(way: SliderWay) {
        final class Slider: UISlider {
            var changes = 0
            override func tintColorDidChange() {
                changes += 1
                super.tintColorDidChange()
            }
        }
        let slider = Slider()
        let stage = SliderStage(way, slider: slider, value: 1)
        let before = slider.changes
        stage.app.window.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(slider.changes == before + 1)
        let place = stage.point(60)
        #expect(Pixels(stage.app.picture(of: CGRect(x: place.x, y: place.y, width: 1, height: 1)))[0, 0] == .red)
        slider.minimumTrackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(Pixels(stage.app.picture(of: CGRect(x: place.x, y: place.y, width: 1, height: 1)))[0, 0] == .blue)
    }

    @Test("I15: dark mode shows dynamic colours anew, those of a fresh dark slider", arguments: SliderWay.all)
    func style(way: SliderWay) {
        let dress = { (slider: UISlider) in
            slider.thumbTintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
            slider.maximumTrackTintColor = .systemGray3
            slider.backgroundColor = .systemBackground
        }
        for early in [dress, { $0.backgroundColor = .systemBackground }] {
            let light = picture(way, .light, early)
            let changed = picture(way, .light, early, then: { $0.overrideUserInterfaceStyle = .dark })
            let fresh = picture(way, .light, { slider in
                slider.overrideUserInterfaceStyle = .dark
                early(slider)
            })
            #expect(light.differingPixels(from: changed)! > 1000 && changed.differingPixels(from: fresh) == 0)
            #expect(
                light.differingPixels(
                    from: picture(way, .light, early) {
                        $0.overrideUserInterfaceStyle = .dark
                        $0.overrideUserInterfaceStyle = .unspecified
                    }) == 0)
        }
    }

    @Test("I16: a slider is laid out for a new value, size, image or state, and not for what changes nothing", arguments: SliderWay.current)
    func layout(way: SliderWay) {
        final class Slider: UISlider {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        let slider = Slider()
        let stage = SliderStage(way, slider: slider)
        func layouts(_ change: () -> Void) -> Int {
            stage.app.wait(0.05)
            slider.layouts = 0
            change()
            stage.app.wait(0.05)
            return slider.layouts
        }
        #expect(layouts { slider.value = 0.7 } == 1)
        #expect(layouts { slider.frame.size.width = 200 } == 1)
        #expect(layouts { slider.setThumbImage(drawn(9, 9) {}, for: .normal) } == 1)
        #expect(layouts { slider.isEnabled = false } == 1)
        #expect(layouts { slider.setNeedsLayout() } == 1)
        #expect(layouts {} == 0)
        #expect(layouts { slider.value = 0.7 } == 0)
        #expect(layouts { slider.frame.origin.x += 10 } == 0)
        #expect(layouts { slider.alpha = 0.5 } == 0)
        #expect(layouts { slider.isContinuous = false } == 0)
    }

    @Test("I17: a value that is set shows at once, with no implicit animation", arguments: SliderWay.current)
    func immediate(way: SliderWay) {
        let stage = SliderStage(way)
        stage.slider.value = 0.9
        let first = stage.app.picture()
        stage.app.wait(0.3)
        #expect(first.differingPixels(from: stage.app.picture()) == 0)
        stage.slider.frame.origin.x += 20
        let moved = stage.app.picture()
        stage.app.wait(0.3)
        #expect(moved.differingPixels(from: stage.app.picture()) == 0)
    }
}
