import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor private func filled(_ color: UIColor, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
    drawn(width, height, scale: scale) {
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

@MainActor @Suite("Sliders at their extremes") struct SliderExtremesTests {
    @Test(
        "B4: extreme ranges: dragging reaches both ends exactly and never leaves the range",
        arguments: [
            (-Float.greatestFiniteMagnitude, Float.greatestFiniteMagnitude), (0, .leastNonzeroMagnitude),
            (-.leastNormalMagnitude, .leastNormalMagnitude), (16_777_216, 16_777_220), (-0.0, 0.1), (0.1, 0.3),
            (.greatestFiniteMagnitude / 2, .greatestFiniteMagnitude), (-1e-37, 1e30),
        ])
    func ranges(low: Float, high: Float) {
        let stage = SliderStage()
        let slider = stage.slider
        slider.maximumValue = high
        slider.minimumValue = low
        slider.maximumValue = high
        #expect(slider.minimumValue == low && slider.maximumValue == high)
        slider.value = low
        _ = stage.app.picture()
        let finger = stage.grab(5)
        #expect(slider.isTracking)
        finger.slide(stage, 100)
        #expect(slider.value >= low && slider.value <= high && slider.value.isFinite)
        finger.slide(stage, 149)
        #expect(slider.value == high)
        finger.slide(stage, -249)
        #expect(slider.value == low)
        finger.slide(stage, 900)
        #expect(slider.value == high)
        finger.lift()
        slider.setValue(low, animated: true)
        for _ in 1...10 {
            stage.app.wait(0.02)
            _ = stage.app.picture()
        }
        stage.app.wait(1)
        #expect(slider.value == low)
        for _ in 1...12 { slider.accessibilityIncrement() }
        #expect(slider.value <= high)
        for _ in 1...12 { slider.accessibilityDecrement() }
        #expect(slider.value >= low && slider.value.isFinite)
    }

    @Test("B4: what is no number or infinite is no limit, and no value is lost by it")
    func numbers() {
        let slider = UISlider()
        slider.value = 0.4
        for bad in [Float.nan, .signalingNaN, .infinity, -.infinity] {
            slider.minimumValue = bad
            slider.maximumValue = bad
            #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0.4)
        }
        slider.value = .nan
        slider.setValue(.nan, animated: true)
        #expect(slider.value == 0.4)
        slider.setValue(.infinity, animated: true)
        #expect(slider.value == 1)
        slider.value = -.infinity
        #expect(slider.value == 0)
    }

    @Test("I10: at every width the ends are the limits, and the thumb stays between them")
    func widths() {
        let app = TestApp(size: CGSize(width: 480, height: 480))
        let slider = UISlider()
        app.show(slider)
        for width: CGFloat in [0, 0.5, 1, 3, 4, 10, 30, 31, 36.9, 37, 37.5, 38, 33, 44, 100.25, 279.7, 400] {
            slider.frame = CGRect(x: 20, y: 20, width: width, height: 34)
            app.window.layoutIfNeeded()
            _ = app.picture()
            let track = slider.trackRect(forBounds: slider.bounds)
            func thumb(_ value: Float) -> CGRect { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value) }
            #expect(track.width >= 0 && thumb(0).minX == 0)
            if width >= 37 { #expect(abs(thumb(1).maxX - width) < 0.000_1, "\(width)") }
            #expect(thumb(1).minX >= thumb(0).minX)
            slider.value = 0
            let finger = app.touchDown(at: CGPoint(x: 20 + 18.5, y: 37))
            #expect(slider.isTracking, "\(width)")
            finger.move(by: 500)
            if width > 37 { #expect(slider.value == 1, "\(width)") } else { #expect(slider.value == 0) }
            finger.move(by: -700)
            #expect(slider.value == 0)
            finger.lift()
        }
    }

    @Test("B11: the edges of the thumb's 44 points belong to it, on all four sides", arguments: [false, true])
    func edges(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        for (dx, dy) in [(22.0, 0.0), (-22, 0), (0, 22), (0, -22), (22, 22), (-22, -22)] {
            let finger = stage.grab(dx, dy)
            #expect(stage.slider.isTracking, "\(dx), \(dy)")
            #expect(stage.slider.value == 0.5)
            finger.lift()
            stage.app.wait(1)
        }
        for (dx, dy) in [(22.1, 0.0), (-22.1, 0), (0, 22.1), (0, -22.1)] {
            let finger = stage.grab(dx, dy)
            #expect(!stage.slider.isTracking, "\(dx), \(dy)")
            finger.lift()
        }
    }

    @Test("I7: turned, flipped and scaled, alone or by a parent, the thumb stays under the finger", arguments: [false, true])
    func transforms(byParent: Bool) {
        let transforms = [
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: .pi), CGAffineTransform(rotationAngle: 37 / 180 * .pi),
            CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: 0.5, y: 2),
            CGAffineTransform(a: 1, b: 0.3, c: 0.4, d: 1, tx: 5, ty: -7),
        ]
        for transform in transforms {
            for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
                let app = TestApp(size: CGSize(width: 480, height: 480))
                let parent = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 480))
                let slider = UISlider(frame: CGRect(x: 100, y: 223, width: 280, height: 34))
                slider.semanticContentAttribute = direction
                slider.value = 0.4
                parent.addSubview(slider)
                app.show(parent)
                (byParent ? parent : slider).transform = transform
                func thumb() -> CGPoint {
                    let track = slider.trackRect(forBounds: slider.bounds)
                    let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
                    return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
                }
                let start = thumb()
                let finger = app.touchDown(at: start)
                #expect(slider.isTracking)
                slider.value = 0.6
                let end = thumb()
                slider.value = 0.4
                finger.move(to: end)
                #expect(abs(slider.value - 0.6) < 0.000_1, "\(transform)")
                finger.lift()
                _ = app.picture()
            }
        }
    }

    @Test("I7: a transform that cannot be undone takes no touch and spoils no value")
    func singular() {
        for transform in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)] {
            let stage = SliderStage()
            let finger = stage.grab()
            finger.slide(stage, 20)
            let value = stage.slider.value
            stage.slider.transform = transform
            _ = stage.app.picture()
            finger.slide(stage, 20)
            #expect(stage.slider.value.isFinite && stage.slider.value >= 0 && stage.slider.value <= 1)
            stage.slider.transform = .identity
            finger.slide(stage, 5)
            #expect(stage.slider.value > value)
            finger.lift()
            #expect(stage.log.names.last == "touchUpInside" || stage.log.names.last == "touchUpOutside")
        }
    }

    @Test("B7: the direction may change in mid-drag: the thumb goes on under the finger")
    func directionChange() {
        let stage = SliderStage()
        let finger = stage.grab()
        finger.slide(stage, 50)
        stage.log.clear()
        stage.slider.semanticContentAttribute = .forceRightToLeft
        #expect(stage.log.names.isEmpty)
        finger.slide(stage, 10)
        #expect(abs(stage.thumb.x - finger.location.x) < 0.001)
        finger.lift()
        #expect(stage.log.names.last == "touchUpInside")
    }

    @Test("B6: images of no size, one pixel, huge, and different for each state do no harm")
    func images() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1), green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let stage = SliderStage()
        let slider = stage.slider
        let all = [UIImage(), filled(red, 1, 1), filled(red, 3000, 5), filled(red, 5, 3000), filled(red, 1, 1, scale: 3)]
        for image in all {
            for caps in [UIEdgeInsets.zero, UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50), UIEdgeInsets(top: -5, left: .nan, bottom: 0, right: .infinity)] {
                let image = caps == .zero ? image : image.resizableImage(withCapInsets: caps)
                for set in [slider.setThumbImage, slider.setMinimumTrackImage, slider.setMaximumTrackImage] {
                    set(image, .normal)
                    set(image.withRenderingMode(.alwaysTemplate), .highlighted)
                }
                slider.minimumValueImage = image
                slider.maximumValueImage = image.withRenderingMode(.alwaysTemplate)
                for value: Float in [0, 0.01, 0.5, 1] {
                    slider.value = value
                    _ = stage.app.picture()
                }
                for rect in [slider.minimumValueImageRect(forBounds: slider.bounds), slider.trackRect(forBounds: slider.bounds)] {
                    #expect(rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite && rect.maxY.isFinite)
                }
                slider.sizeToFit()
                slider.frame = SliderStage.frame
            }
        }
        slider.minimumValueImage = nil
        slider.maximumValueImage = nil
        slider.minimumTrackTintColor = nil
        slider.maximumTrackTintColor = nil
        slider.thumbTintColor = nil
        #expect(slider.currentThumbImage == nil && slider.trackRect(forBounds: slider.bounds).height == 6)
        #expect(slider.intrinsicContentSize.height == 34)
        slider.value = 0.5
        slider.setThumbImage(filled(red, 20, 20), for: .normal)
        slider.setThumbImage(filled(green, 60, 60), for: .highlighted)
        func middle() -> Pixels.Pixel { Pixels(stage.app.picture(of: slider.frame))[280, 34] }
        #expect(middle() == .red)
        let finger = stage.grab()
        #expect(middle() == .green && slider.value == 0.5)
        finger.slide(stage, 22)
        #expect(abs(slider.value - 0.6) < 0.000_1, "The larger thumb travels 220 points")
        finger.lift()
    }

    @Test("B11: a thumb whose image grows under the finger does not jump at the first move", arguments: [false, true])
    func growingThumb(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored, value: 0.1)
        let slider = stage.slider
        slider.setThumbImage(filled(.red, 20, 20), for: .normal)
        slider.setThumbImage(filled(.green, 60, 60), for: .highlighted)
        let finger = stage.grab(4)
        #expect(slider.value == 0.1)
        finger.slide(stage, 22)
        #expect(abs(slider.value - 0.2) < 0.000_1, "The larger thumb travels 220 points")
        finger.slide(stage, -22)
        #expect(abs(slider.value - 0.1) < 0.000_1)
        finger.lift()
        #expect(abs(slider.value - 0.1) < 0.000_1)
    }

    @Test("B6: an empty thumb image is still grabbed, and an empty track still drags")
    func emptyImages() {
        let stage = SliderStage()
        stage.slider.setThumbImage(UIImage(), for: .normal)
        stage.slider.setMinimumTrackImage(UIImage(), for: .normal)
        stage.slider.setMaximumTrackImage(UIImage(), for: .normal)
        _ = stage.app.picture()
        let finger = stage.grab(20, 20)
        #expect(stage.slider.isTracking && stage.slider.value == 0.5)
        finger.slide(stage, 28)
        #expect(abs(stage.slider.value - 0.6) < 0.000_1)
        finger.lift()
    }

    @Test("I11: clipsToBounds cuts the shadow; alpha and hidden leave nothing behind")
    func clipping() {
        let stage = SliderStage()
        let slider = stage.slider
        slider.frame = CGRect(x: 100, y: 200, width: 280, height: 20)
        let around = CGRect(x: 60, y: 160, width: 360, height: 100)
        func ink() -> (minY: Int, maxY: Int)? {
            let pixels = Pixels(stage.app.picture(of: around))
            let rows = (0..<pixels.height).filter { y in (0..<pixels.width).contains { pixels[$0, y] != .white } }
            return rows.first.map { ($0, rows.last!) }
        }
        let whole = ink()!
        #expect(whole.minY < 80 && whole.maxY > 120)
        slider.clipsToBounds = true
        let cut = ink()!
        #expect(cut.minY == 80 && cut.maxY == 119)
        slider.clipsToBounds = false
        #expect(ink()! == whole)
        slider.alpha = 0
        #expect(ink() == nil)
        slider.alpha = 1
        slider.isHidden = true
        #expect(ink() == nil)
        slider.isHidden = false
        #expect(ink()! == whole)
        slider.removeFromSuperview()
        #expect(ink() == nil)
    }

    @Test("B12: after any sequence of changes the picture is that of a fresh slider", arguments: [1, 2, 3])
    func fresh(scale: Int) {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for mirrored in [false, true] {
                func make(_ changes: [(UISlider) -> Void], interleaved: Bool) -> Pixels {
                    let app = TestApp(size: CGSize(width: 200, height: 80), scale: CGFloat(scale), style: style)
                    let slider = UISlider(frame: CGRect(x: 20.3, y: 20, width: 150, height: 34))
                    slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
                    if !interleaved { for change in changes { change(slider) } }
                    app.show(slider)
                    if interleaved {
                        for change in changes {
                            _ = app.picture()
                            change(slider)
                        }
                    }
                    return Pixels(app.picture())
                }
                let changes: [(UISlider) -> Void] = [
                    { $0.value = 0.7 }, { $0.tintColor = .systemRed }, { $0.maximumValue = 2 }, { $0.isEnabled = false },
                    { $0.frame = CGRect(x: 10, y: 15, width: 170, height: 50) }, { $0.isEnabled = true }, { $0.thumbTintColor = .systemGreen },
                    { $0.transform = CGAffineTransform(rotationAngle: 0.1) }, { $0.transform = .identity }, { $0.isHighlighted = true },
                    { $0.semanticContentAttribute = mirrored ? .forceLeftToRight : .forceRightToLeft },
                    { $0.minimumValueImage = UIImage(systemName: "speaker") }, { $0.minimumValueImage = nil },
                    { $0.maximumTrackTintColor = .systemOrange }, { $0.value = 1.999 }, { $0.value = 0.03 }, { $0.alpha = 0.6 },
                    { $0.layer.zPosition = 3 }, { $0.bounds.origin = CGPoint(x: 7, y: -3) },
                ]
                for count in [3, 7, 13, changes.count] {
                    let some = Array(changes.prefix(count))
                    #expect(make(some, interleaved: true) == make(some, interleaved: false), "\(count) \(style) \(mirrored)")
                }
            }
        }
    }
}

@MainActor @Suite("Images of sliders from right to left") struct SliderFlippedImageTests {
    @Test("B7: an image is flipped from right to left only when it asks for it", arguments: [false, true])
    func flipped(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        let image = drawn(40, 20) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 20, y: 0, width: 20, height: 20))
        }
        func left() -> Pixels.Pixel { Pixels(stage.app.picture(of: stage.slider.frame))[260, 34] }
        stage.slider.setThumbImage(image, for: .normal)
        let plain = left()
        stage.slider.setThumbImage(image.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
        #expect((left() == plain) == !mirrored)
    }
}
