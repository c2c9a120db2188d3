import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What was measured of the iOS 26 slider, to the pixel.
@MainActor struct SliderCurrentLookTests {
    private func slider(_ width: CGFloat, _ height: CGFloat, value: Float = 0) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: height))
        slider.value = value
        return slider
    }

    private func thumb(_ slider: UISlider) -> CGRect {
        slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    }

    /// A slider alone on a coloured ground at scale 2, its upper left corner at (20, 40).
    private struct Ground {
        let app: TestApp
        let pixels: Pixels

        @MainActor init(_ slider: UISlider, _ color: UIColor = .white, dark: Bool = false, scale: CGFloat = 2) {
            app = TestApp(size: CGSize(width: 360, height: 120), scale: scale)
            app.window.backgroundColor = color
            app.window.overrideUserInterfaceStyle = dark ? .dark : .light
            slider.frame.origin = CGPoint(x: 20, y: 40)
            app.show(slider)
            pixels = Pixels(app.picture(of: slider.frame.insetBy(dx: -20, dy: -20)))
        }

        /// The colour at a pixel of the slider, red, green, blue.
        func at(_ x: Int, _ y: Int, scale: Int = 2) -> [UInt8] {
            let color = pixels[x + 20 * scale, y + 20 * scale]
            return [color.red, color.green, color.blue]
        }
    }

    // MARK: Rectangles

    @Test("B12: the track of the current look is 6 high, as wide as the bounds, in the middle, on half points too")
    func track() {
        #expect(slider(280, 40).trackRect(forBounds: CGRect(x: 0, y: 0, width: 280, height: 40)) == CGRect(x: 0, y: 17, width: 280, height: 6))
        #expect(slider(80, 20).trackRect(forBounds: CGRect(x: 0, y: 0, width: 80, height: 20)) == CGRect(x: 0, y: 7, width: 80, height: 6))
        #expect(slider(80, 31).trackRect(forBounds: CGRect(x: 0, y: 0, width: 80, height: 31)).minY == 12.5)
        #expect(slider(80.5, 31).trackRect(forBounds: CGRect(x: 0, y: 0, width: 80.5, height: 31)).width == 80.5)
    }

    @Test("B12: the thumb of the current look is 37 × 24 and travels the bounds")
    func thumbs() {
        #expect(thumb(slider(280, 40)) == CGRect(x: 0, y: 8, width: 37, height: 24))
        #expect(thumb(slider(280, 40, value: 1)) == CGRect(x: 243, y: 8, width: 37, height: 24))
        #expect(abs(thumb(slider(280, 40, value: 0.35)).minX - 85.05) < 0.0001)
        #expect(thumb(slider(280, 40, value: 0.5)).minX == 121.5)
        #expect(thumb(slider(80, 20)) == CGRect(x: 0, y: -2, width: 37, height: 24))
    }

    @Test("B12: sizes of the current look")
    func sizes() {
        let slider = slider(80, 20)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
        #expect(slider.sizeThatFits(CGSize(width: 90, height: 3)) == CGSize(width: 90, height: 34))
        #expect(slider.alignmentRectInsets == .zero)
        #expect(slider.frame.size == CGSize(width: 80, height: 20))
    }

    @Test("B7: from right to left all of it is mirrored", arguments: [0, 0.2, 0.35, 1] as [Float])
    func mirrored(value: Float) {
        let slider = slider(280, 40, value: value)
        let left = thumb(slider)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(abs(thumb(slider).minX - (280 - left.maxX)) < 0.0001 && thumb(slider).minY == left.minY)
    }

    // MARK: Pixels

    @Test("B12: the drawn thumb stands on whole points, ties away from zero", arguments: [(Float(0.35), 85), (0.5, 122), (0, 0), (1, 243)])
    func wholePoints(value: Float, x: Int) {
        let slider = slider(280, 40, value: value)
        slider.thumbTintColor = .red
        slider.minimumTrackTintColor = .clear
        slider.maximumTrackTintColor = .clear
        let ground = Ground(slider)
        // In the middle row the capsule begins and ends with its rectangle, its round ends nearly fill their pixel.
        let row = (-20..<600).filter { ground.at($0, 40)[1] < 60 }
        #expect(row.first == 2 * x && row.last == 2 * x + 73)
        let column = (-30..<110).filter { ground.at(2 * x + 37, $0) == [255, 0, 0] }
        #expect(column.first == 16 && column.last == 63)
    }

    @Test("B12: the fill ends at the unrounded middle of the thumb, in whole pixels and the rest of one")
    func fill() {
        let slider = slider(280, 40, value: 0.35)
        slider.thumbTintColor = .clear
        slider.minimumTrackTintColor = .black
        slider.maximumTrackTintColor = .clear
        let ground = Ground(slider)
        // 85.05 + 18.5 = 103.55 points are 207.1 pixels.
        #expect(ground.at(206, 40) == [0, 0, 0] && ground.at(208, 40) == [255, 255, 255])
        #expect(ground.at(207, 40)[0] >= 226 && ground.at(207, 40)[0] <= 232)
        let rows = (0..<80).filter { ground.at(100, $0) == [0, 0, 0] }
        #expect(rows == Array(34..<46))
    }

    @Test("B12: at the minimum the fill has no width", arguments: [false, true])
    func emptyFill(mirrored: Bool) {
        let slider = slider(280, 40)
        slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        slider.thumbTintColor = .clear
        slider.minimumTrackTintColor = .black
        slider.maximumTrackTintColor = .clear
        let ground = Ground(slider)
        for x in -20..<600 { #expect(ground.at(x, 40) == [255, 255, 255]) }
    }

    @Test("B12: the track has round ends of radius 3", arguments: [false, true])
    func roundEnds(mirrored: Bool) {
        let slider = slider(280, 40, value: 1)
        slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        slider.thumbTintColor = .clear
        slider.minimumTrackTintColor = .black
        slider.maximumTrackTintColor = .black
        let ground = Ground(slider)
        for (x, inner) in [(0, 6), (559, 553)] {
            #expect(ground.at(x, 34)[0] > 200 && ground.at(x, 45)[0] > 200 && ground.at(x, 40)[0] < 60)
            #expect(ground.at(inner, 34)[0] < 60 && ground.at(inner, 45)[0] < 60)
        }
    }

    @Test("B12: the colours that were measured, light")
    func lightColors() {
        let ground = Ground(slider(280, 40, value: 0.5))
        #expect(ground.at(40, 40) == [0, 136, 255])
        #expect(ground.at(500, 40) == [229, 229, 229])
        #expect(ground.at(280, 40) == [255, 255, 255])
        let green = Ground(slider(280, 40), UIColor(red: 53 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1))
        #expect(zip(green.at(500, 40), [45, 178, 80] as [UInt8]).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
    }

    @Test("B12: the colours that were measured, dark")
    func darkColors() {
        let ground = Ground(slider(280, 40, value: 0.5), .black, dark: true)
        #expect(ground.at(500, 40) == [26, 26, 26])
        #expect(ground.at(280, 40) == [255, 255, 255])
    }

    @Test("B12: the thumb's shadow: 17 under it, less above, gone at 5 points")
    func shadow() {
        let slider = slider(280, 40, value: 0.5)
        slider.minimumTrackTintColor = .clear
        slider.maximumTrackTintColor = .clear
        let ground = Ground(slider, scale: 1)
        let dark = { (y: Int) in 255 - Int(ground.at(140, y, scale: 1)[0]) }
        #expect(abs(dark(32) - 17) <= 3, "\(dark(32))")
        #expect(abs(dark(7) - 13) <= 5, "\(dark(7))")
        #expect(dark(38) <= 3 && dark(1) <= 1, "\(dark(38)) \(dark(1))")
    }

    // MARK: Which look

    @Test("B12: the look is chosen for the process, a window, a slider; the closest wins")
    func choosing() {
        let slider = slider(280, 34)
        let app = TestApp(size: CGSize(width: 320, height: 100))
        app.show(slider)
        defer { SliderLook.processDefault = .current }
        #expect(thumb(slider).width == 37)
        app.window.sliderLook = .classic
        #expect(thumb(slider).width == 31 && slider.intrinsicContentSize.height == 30)
        slider.sliderLook = .current
        #expect(thumb(slider).width == 37)
        app.window.sliderLook = nil
        slider.sliderLook = nil
        #expect(thumb(slider).width == 37)
        SliderLook.processDefault = .classic
        #expect(thumb(slider).width == 31 && UISlider(frame: slider.frame).intrinsicContentSize.height == 30)
        app.window.sliderLook = .current
        #expect(thumb(slider).width == 37)
        slider.removeFromSuperview()
        #expect(thumb(slider).width == 31)
    }

    @Test("B12: changing the look paints anew what a slider made in that look would be")
    func repaint() {
        for (first, second) in [(SliderLook.current, SliderLook.classic), (.classic, .current)] {
            let changed = slider(200, 34, value: 0.4), fresh = slider(200, 34, value: 0.4)
            changed.sliderLook = first
            let app = TestApp(size: CGSize(width: 240, height: 120))
            app.show(changed)
            let before = app.picture()
            changed.sliderLook = second
            let after = app.picture()
            let other = TestApp(size: CGSize(width: 240, height: 120))
            fresh.sliderLook = second
            other.show(fresh)
            #expect(after.differingPixels(from: other.picture()) == 0 && after.differingPixels(from: before) != 0)
        }
    }

    @Test("B12: the system's blue follows a slider's own look")
    func blue() {
        let classic = slider(280, 40, value: 0.5)
        classic.sliderLook = .classic
        #expect(Ground(classic).at(40, 40) == [0, 122, 255])
    }

    @Test("B12: track images bring back the round knob, and empty ones make the track's rectangle flat; tints change neither (20)")
    func images() {
        let slider = slider(280, 34)
        slider.minimumTrackTintColor = .clear
        slider.maximumTrackTintColor = .clear
        #expect(thumb(slider).size == CGSize(width: 37, height: 24) && slider.trackRect(forBounds: slider.bounds).height == 6)
        slider.setMinimumTrackImage(UIImage(), for: .normal)
        slider.setMaximumTrackImage(UIImage(), for: .normal)
        #expect(thumb(slider).size == CGSize(width: 31, height: 31) && slider.trackRect(forBounds: slider.bounds).height == 0)
        #expect(slider.intrinsicContentSize.height == 34)
        slider.setMinimumTrackImage(nil, for: .normal)
        slider.maximumTrackTintColor = nil
        #expect(thumb(slider).size == CGSize(width: 37, height: 24))
    }
}

extension SliderCurrentLookTests {
    @Test("F2: a view that was made for another screen is drawn at this one's scale")
    func otherScreen() {
        func picture(madeFirst: Bool) -> CGImage {
            _ = TestApp(size: CGSize(width: 100, height: 100), scale: 1)
            let early = UISlider(frame: CGRect(x: 8, y: 8, width: 200, height: 34))
            let app = TestApp(size: CGSize(width: 240, height: 60), scale: 3)
            let slider = madeFirst ? early : UISlider(frame: early.frame)
            slider.value = 0.4
            app.show(slider)
            return app.picture()
        }
        #expect(picture(madeFirst: true).differingPixels(from: picture(madeFirst: false)) == 0)
    }
}
