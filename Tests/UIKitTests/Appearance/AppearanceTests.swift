import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite(.serialized) struct AppearanceTests {
    @Test("B14: a slider gets the recorded tints when it enters a window, not before")
    func tints() {
        withAppearance { app in
            UISlider.appearance().minimumTrackTintColor = .red
            UISlider.appearance().maximumTrackTintColor = .green
            UISlider.appearance().thumbTintColor = .blue
            UISlider.appearance().tintColor = .orange
            UISlider.appearance().isContinuous = false
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            #expect(slider.minimumTrackTintColor == nil && slider.isContinuous)
            app.show(slider)
            #expect(slider.minimumTrackTintColor == .red && slider.maximumTrackTintColor == .green)
            #expect(slider.thumbTintColor == .blue && slider.tintColor == .orange && !slider.isContinuous)
        }
    }

    @Test("B14: images per state and value images are recorded")
    func images() {
        withAppearance { app in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
            let proxy = UISlider.appearance()
            proxy.setThumbImage(image, for: .normal)
            proxy.setThumbImage(UIImage(), for: .highlighted)
            proxy.setMinimumTrackImage(image, for: .disabled)
            proxy.setMaximumTrackImage(image, for: [.selected, .highlighted])
            proxy.minimumValueImage = image
            proxy.maximumValueImage = image
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            app.show(slider)
            #expect(slider.thumbImage(for: .normal) === image && slider.thumbImage(for: .highlighted)?.size == .zero)
            #expect(slider.minimumTrackImage(for: .disabled) === image && slider.minimumTrackImage(for: .normal) == nil)
            #expect(slider.maximumTrackImage(for: [.selected, .highlighted]) === image)
            #expect(slider.minimumValueImage === image && slider.maximumValueImage === image)
        }
    }

    @Test("B14: a styled slider looks as one that was set directly", arguments: [false, true])
    func picture(mirrored: Bool) {
        func show(_ app: TestApp, _ change: (UISlider) -> Void) -> CGImage {
            let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
            slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            slider.value = 0.3
            change(slider)
            app.show(slider)
            defer { slider.removeFromSuperview() }
            return app.picture()
        }
        withAppearance { app in
            let plain = show(app) { _ in }
            let direct = show(app) { $0.minimumTrackTintColor = .red }
            UISlider.appearance().minimumTrackTintColor = .red
            let styled = show(app) { _ in }
            #expect(direct.differingPixels(from: styled) == 0 && plain.differingPixels(from: styled)! > 0)
        }
    }

    @Test("B14: what was set on the slider itself wins, before and after it was styled")
    func own() {
        withAppearance { app in
            UISlider.appearance().minimumTrackTintColor = .red
            UISlider.appearance().thumbTintColor = .red
            UISlider.appearance().setMaximumTrackImage(UIImage(), for: .normal)
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            slider.minimumTrackTintColor = .green
            slider.maximumTrackTintColor = .brown
            slider.setThumbImage(UIImage(), for: .highlighted)
            let unset = UISlider()
            unset.minimumTrackTintColor = nil
            app.show(slider)
            app.show(unset)
            #expect(slider.minimumTrackTintColor == .green && unset.minimumTrackTintColor == nil)
            // A colour and the images of a part put each other out: the slider's own stay.
            #expect(slider.maximumTrackTintColor == .brown && slider.maximumTrackImage(for: .normal) == nil)
            #expect(slider.thumbTintColor == nil && slider.thumbImage(for: .highlighted) != nil)
            let late = UISlider()
            app.show(late)
            #expect(late.minimumTrackTintColor == .red)
            late.minimumTrackTintColor = .gray
            late.removeFromSuperview()
            app.show(late)
            #expect(late.minimumTrackTintColor == .gray && late.thumbTintColor == .red)
        }
    }

    @Test("B14: an image of one state is the slider's own for that state only")
    func states() {
        withAppearance { app in
            let image = UIImage(), own = UIImage()
            UISlider.appearance().setThumbImage(image, for: .normal)
            UISlider.appearance().setThumbImage(image, for: .highlighted)
            let slider = UISlider()
            slider.setThumbImage(own, for: .normal)
            app.show(slider)
            #expect(slider.thumbImage(for: .normal) === own && slider.thumbImage(for: .highlighted) === image)
        }
    }

    @Test("B14: sliders in a window stay as they are until they enter one again")
    func later() {
        withAppearance { app in
            let slider = UISlider()
            app.show(slider)
            UISlider.appearance().minimumTrackTintColor = .red
            #expect(slider.minimumTrackTintColor == nil)
            slider.removeFromSuperview()
            #expect(slider.minimumTrackTintColor == nil)
            app.show(slider)
            #expect(slider.minimumTrackTintColor == .red)
            UISlider.appearance().minimumTrackTintColor = .blue
            slider.removeFromSuperview()
            app.show(slider)
            #expect(slider.minimumTrackTintColor == .blue)
        }
    }

    @Test("B14: settings go through overrides, and are there in didMoveToWindow before the first layout")
    func overrides() {
        withAppearance { app in
            OwnSlider.appearance().minimumTrackTintColor = .red
            let slider = OwnSlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            app.show(slider)
            _ = app.picture()
            #expect(slider.setCount == 1 && slider.log.prefix(2) == ["window, true", "layout"])
            #expect(slider.maximumTrackTintColor == .brown)
        }
    }

    @Test("B14: a subclass takes the settings of its superclasses and refines them")
    func inheritance() {
        withAppearance { app in
            FinalSlider.appearance().thumbTintColor = .blue
            UISlider.appearance().minimumTrackTintColor = .red
            UISlider.appearance().thumbTintColor = .red
            UIView.appearance().tintColor = .orange
            UIView.appearance().semanticContentAttribute = .forceRightToLeft
            let plain = OwnSlider(), final = FinalSlider()
            app.show(plain)
            app.show(final)
            #expect(plain.thumbTintColor == .red && plain.minimumTrackTintColor == .red)
            #expect(final.thumbTintColor == .blue && final.minimumTrackTintColor == .red)
            #expect(final.tintColor == .orange && final.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            let view = UIView()
            app.show(view)
            #expect(view.tintColor == .orange)
        }
    }

    @Test("B14: a class whose init(coder:) traps, and one with arguments of its own, have proxies of their kind")
    func making() {
        withAppearance { app in
            let proxy: ModelSlider = ModelSlider.appearance()
            proxy.thumbTintColor = .red
            #expect(proxy.model == ["frame"] && ModelSlider.appearance() === proxy && UISlider.appearance() !== proxy)
            let slider = ModelSlider(model: ["a"])
            app.show(slider)
            #expect(slider.thumbTintColor == .red && slider.model == ["a"])
            let type: UISlider.Type = FinalSlider.self
            #expect(type.appearance() is FinalSlider)
        }
    }

    @Test("B14: a proxy tells what was set on it")
    func reading() {
        withAppearance { _ in
            #expect(UISlider.appearance().minimumTrackTintColor == nil)
            UISlider.appearance().minimumTrackTintColor = .red
            UISlider.appearance().setThumbImage(UIImage(), for: .normal)
            #expect(UISlider.appearance().minimumTrackTintColor == .red && UISlider.appearance().thumbImage(for: .normal) != nil)
            #expect(UISlider.appearance(whenContainedInInstancesOf: [Shelf.self]).minimumTrackTintColor == nil)
        }
    }

    @Test("B14: of a colour and an image the one recorded last holds")
    func order() {
        withAppearance { app in
            let proxy = UISlider.appearance()
            proxy.thumbTintColor = .red
            proxy.setThumbImage(UIImage(), for: .normal)
            proxy.setMinimumTrackImage(UIImage(), for: .normal)
            proxy.minimumTrackTintColor = .red
            let slider = UISlider()
            app.show(slider)
            #expect(slider.thumbImage(for: .normal) != nil && slider.thumbTintColor == nil)
            #expect(slider.minimumTrackImage(for: .normal) == nil && slider.minimumTrackTintColor == .red)
        }
    }

    @Test("B14: labels, bars, scroll views and windows take part")
    func others() {
        withAppearance { app in
            UILabel.appearance().textColor = .red
            UILabel.appearance().font = .systemFont(ofSize: 9)
            UINavigationBar.appearance().barTintColor = .green
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.blue]
            UINavigationBar.appearance().isTranslucent = false
            UIScrollView.appearance().bounces = false
            UIScrollView.appearance().clipsToBounds = false
            UIWindow.appearance().tintColor = .orange
            let label = UILabel(), bar = UINavigationBar(), scroll = UIScrollView()
            let attributed = UILabel()
            attributed.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.green])
            [label, bar, scroll, attributed].forEach(app.show)
            #expect(label.textColor == .red && label.font.pointSize == 9)
            #expect(attributed.textColor == .green && attributed.font.pointSize == 9)
            #expect(bar.barTintColor == .green && bar.titleTextAttributes?.count == 1 && !bar.isTranslucent)
            #expect(!scroll.bounces && !scroll.clipsToBounds)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.isHidden = false
            #expect(window.tintColor == .orange)
            window.isHidden = true
        }
    }

    @Test("B14: style, track and behaviour are recorded")
    func styles() {
        withAppearance { app in
            UISlider.appearance().sliderStyle = .thumbless
            UISlider.appearance().trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 3)
            UISlider.appearance().preferredBehavioralStyle = .pad
            let slider = UISlider(), own = UISlider()
            own.sliderStyle = .default
            app.show(slider)
            app.show(own)
            #expect(slider.sliderStyle == .thumbless && slider.trackConfiguration?.ticks.count == 3)
            #expect(slider.preferredBehavioralStyle == .pad && own.sliderStyle == .default)
        }
    }

    @Test("B14: properties that a class adds are recorded once they are registered")
    func added() {
        final class BarSlider: UISlider {
            var barHeight: CGFloat = 4
            var barColor: UIColor?
        }
        defer { Registry.shared.removeAll() }
        Registry.shared.styled(BarSlider.self, "barHeight", get: { $0.barHeight }, set: { $0.barHeight = $1 })
        Registry.shared.styled(BarSlider.self, "barColor", get: { $0.barColor }, set: { $0.barColor = $1 })
        withAppearance { app in
            BarSlider.appearance().barHeight = 9
            BarSlider.appearance(whenContainedInInstancesOf: [Shelf.self]).barColor = .red
            let plain = BarSlider(), own = BarSlider(), shelf = Shelf(), inside = BarSlider()
            own.barHeight = 5
            shelf.addSubview(inside)
            [plain, own, shelf].forEach(app.show)
            #expect(plain.barHeight == 9 && plain.barColor == nil && own.barHeight == 5)
            #expect(inside.barHeight == 9 && inside.barColor == .red)
            BarSlider.appearance().barHeight = 11
            inside.barColor = .blue
            app.show(inside)
            shelf.addSubview(inside)
            #expect(inside.barHeight == 11 && inside.barColor == .blue)
        }
    }

    @Test("B14: a class that can't be made without arguments stops with a message that names it")
    func impossible() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Registry.shared.class(ModelSlider.self, named: "ModelSlider")
                _ = ModelSlider.appearance()
            }
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("ModelSlider.appearance() needs an instance"))
    }

    @Test("B14: the default slider keeps no box for all this")
    func size() {
        withAppearance { app in
            let slider = UISlider()
            slider.isContinuous = false
            slider.value = 0.5
            app.show(slider)
            #expect(slider.hasNoRareProperties)
        }
    }
}
