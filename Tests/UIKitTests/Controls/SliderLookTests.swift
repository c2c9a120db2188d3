import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// A filled image, in points at 1x.
@MainActor private func filled(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

@MainActor @Suite("The looks of UISlider") struct SliderLookTests {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    /// The colour at a point of a stage's slider, as red, green, blue.
    private func color(_ stage: SliderStage, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        let picture = stage.app.picture()
        let at = stage.point(x, y)
        let start = (Int(at.y * 2) * picture.width + Int(at.x * 2)) * 4
        let pixels = picture.packedPixels
        return [pixels[start + 2], pixels[start + 1], pixels[start]]
    }

    // MARK: Geometry

    @Test("B12: classic metrics")
    func metrics() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
        slider.sliderLook = .classic
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 15, width: 276, height: 4))
        let track = slider.trackRect(forBounds: slider.bounds)
        func thumb(_ value: Float) -> CGRect { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value) }
        #expect(thumb(0) == CGRect(x: 0, y: 1.5, width: 31, height: 31))
        #expect(thumb(1) == CGRect(x: 249, y: 1.5, width: 31, height: 31))
        #expect(thumb(0.5).midX == 140)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
        #expect(slider.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
        #expect(slider.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 34))
    }

    @Test("B7: from right to left the minimum is at the right (12)", arguments: [UISemanticContentAttribute.forceRightToLeft, .playback])
    func mirrored(attribute: UISemanticContentAttribute) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
        slider.semanticContentAttribute = attribute
        let track = slider.trackRect(forBounds: slider.bounds)
        let x = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX
        #expect(x == (attribute == .playback ? 0 : 243))
    }

    @Test("B6: value images stand at the ends and shorten the track", arguments: [false, true])
    func valueImages(mirrored: Bool) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 50))
        slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        slider.minimumValueImage = filled(red, 20, 40)
        slider.maximumValueImage = filled(green, 30, 20)
        let minimum = slider.minimumValueImageRect(forBounds: slider.bounds)
        let maximum = slider.maximumValueImageRect(forBounds: slider.bounds)
        #expect(minimum == CGRect(x: mirrored ? 260 : 0, y: 5, width: 20, height: 40))
        #expect(maximum == CGRect(x: mirrored ? 0 : 250, y: 15, width: 30, height: 20))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX == (mirrored ? 37 : 27) && track.maxX == (mirrored ? 253 : 243))
        #expect(slider.intrinsicContentSize.height == 40 && slider.sizeThatFits(.zero).height == 40)
        // In a lower slider they are scaled down to fit.
        let low = CGRect(x: 0, y: 0, width: 280, height: 20)
        #expect(slider.minimumValueImageRect(forBounds: low).size == CGSize(width: 10, height: 20))
    }

    @Test("B10: the rectangle functions rule drawing, touches and accessibility; results are not mirrored", arguments: [false, true])
    func overrides(mirrored: Bool) {
        final class Slider: UISlider {
            var layouts = 0
            override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 50, y: 5, width: 100, height: 20) }
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                layouts += 1
                return CGRect(x: rect.minX + CGFloat(value) * 60, y: 0, width: 10, height: 10)
            }
        }
        let slider = Slider()
        let stage = SliderStage(mirrored: mirrored, slider: slider, value: 0)
        let count = slider.layouts
        slider.value = 0.5
        slider.layoutIfNeeded()
        #expect(slider.layouts > count)
        let finger = stage.app.touchDown(at: CGPoint(x: SliderStage.frame.minX + 85, y: SliderStage.frame.minY + 5))
        #expect(slider.isTracking)
        finger.move(by: 30)
        #expect(slider.value == 1)
        finger.lift()
    }

    @Test("I6: rectangle overrides run at each layout")
    func sideEffects() {
        final class Slider: UISlider {
            var calls = 0
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                calls += 1
                return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
            }
        }
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.layoutIfNeeded()
        let first = slider.calls
        slider.setNeedsLayout()
        slider.layoutIfNeeded()
        #expect(slider.calls > first)
    }

    // MARK: Tints and images

    @Test("B5: of tint and image the last one set wins (32)")
    func lastWins() {
        let slider = UISlider()
        let image = filled(red, 10, 10)
        slider.thumbTintColor = red
        slider.setThumbImage(image, for: .highlighted)
        #expect(slider.thumbTintColor == nil && slider.thumbImage(for: .highlighted) === image)
        #expect(slider.thumbImage(for: .normal) == nil && slider.currentThumbImage == nil)
        slider.setThumbImage(image, for: .normal)
        #expect(slider.currentThumbImage === image)
        slider.thumbTintColor = nil
        #expect(slider.thumbImage(for: .normal) == nil && slider.thumbImage(for: .highlighted) == nil)
        slider.setMinimumTrackImage(image, for: .normal)
        slider.maximumTrackTintColor = green
        #expect(slider.currentMinimumTrackImage === image && slider.currentMaximumTrackImage == nil)
        slider.minimumTrackTintColor = red
        #expect(slider.currentMinimumTrackImage == nil && slider.minimumTrackTintColor == red)
    }

    @Test("B5: a nil image removes one state's image and clears no tint")
    func nilImage() {
        let slider = UISlider()
        slider.minimumTrackTintColor = red
        slider.setMinimumTrackImage(nil, for: .normal)
        #expect(slider.minimumTrackTintColor == red)
        let image = filled(red, 4, 4)
        slider.setMinimumTrackImage(image, for: .normal)
        slider.setMinimumTrackImage(image, for: .disabled)
        slider.setMinimumTrackImage(nil, for: .normal)
        #expect(slider.currentMinimumTrackImage == nil)
        slider.isEnabled = false
        #expect(slider.currentMinimumTrackImage === image)
    }

    @Test("B5: a state without an image shows the normal one (17)")
    func fallback() {
        let slider = UISlider()
        let normal = filled(red, 4, 4), pressed = filled(green, 4, 4)
        slider.setThumbImage(normal, for: .normal)
        slider.isHighlighted = true
        #expect(slider.currentThumbImage === normal && slider.thumbImage(for: .highlighted) == nil)
        slider.setThumbImage(pressed, for: .highlighted)
        #expect(slider.currentThumbImage === pressed)
        slider.isHighlighted = false
        #expect(slider.currentThumbImage === normal)
    }

    @Test("B5: without a tint of its own the track takes the inherited tintColor", arguments: [false, true])
    func inheritedTint(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.app.window.tintColor = green
        #expect(color(stage, 40, 17) == [0, 255, 0])
        #expect(color(stage, 240, 17) != [0, 255, 0])
        stage.slider.minimumTrackTintColor = red
        #expect(color(stage, 40, 17) == [255, 0, 0])
    }

    @Test("B12: the tracks of the classic look", arguments: [false, true])
    func tracks(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored, look: .classic)
        stage.slider.minimumTrackTintColor = red
        stage.slider.maximumTrackTintColor = green
        for y in [15.0, 16.75, 18.75] {
            #expect(color(stage, 60, y) == [255, 0, 0])
            #expect(color(stage, 220, y) == [0, 255, 0])
        }
        for y in [14.5, 19.25] {
            #expect(color(stage, 60, y) == [255, 255, 255])
            #expect(color(stage, 220, y) == [255, 255, 255])
        }
        #expect(color(stage, 1, 17) == [255, 255, 255])
        #expect(color(stage, 279, 17) == [255, 255, 255])
        // The thumb's disc is 28 wide, and white.
        for x in [127.0, 140, 153] { #expect(color(stage, x, 17) == [255, 255, 255]) }
    }

    @Test("B12: the thumb has a shadow below it")
    func shadow() {
        let stage = SliderStage()
        let below = color(stage, 140, 33)[0], above = color(stage, 140, 2)[0], far = color(stage, 60, 33)[0]
        #expect(below < above && below < far && far == 255)
    }

    @Test("B12: the thumb's tint")
    func thumbTint() {
        let stage = SliderStage()
        stage.slider.thumbTintColor = green
        #expect(color(stage, 140, 17) == [0, 255, 0])
    }

    @Test("B12: disabled is paler")
    func disabled() {
        let stage = SliderStage()
        stage.slider.minimumTrackTintColor = red
        stage.slider.isEnabled = false
        let pale = color(stage, 60, 17)
        #expect(pale[0] == 255 && (126...129).contains(pale[1]))
    }

    @Test("B12: dark mode has another maximum track")
    func dark() {
        let light = SliderStage()
        let lightTrack = color(light, 220, 17)
        light.app.window.overrideUserInterfaceStyle = .dark
        light.app.wait(0.1)
        #expect(color(light, 220, 17) != lightTrack)
    }

    @Test("B6: an empty image hides a part, and the thumb stays grabbable")
    func emptyImages() {
        let stage = SliderStage()
        let slider = stage.slider
        slider.setThumbImage(UIImage(), for: .normal)
        slider.setMinimumTrackImage(UIImage(), for: .normal)
        slider.setMaximumTrackImage(UIImage(), for: .normal)
        #expect(slider.trackRect(forBounds: slider.bounds).height == 0)
        #expect(color(stage, 60, 17) == [255, 255, 255] && color(stage, 140, 17) == [255, 255, 255])
        let finger = stage.app.touchDown(at: stage.point(160))
        #expect(slider.isTracking)
        finger.move(by: 28)
        finger.lift()
        #expect(slider.value.rounded(toPlaces: 4) == 0.6)
    }

    @Test("B6: track images keep their caps, and are cut where they are too short (15)")
    func caps() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 8), format: format).image { context in
            green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 21, height: 8))
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 8))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        let stage = SliderStage()
        stage.slider.setMinimumTrackImage(image, for: .normal)
        stage.slider.setThumbImage(UIImage(), for: .normal)
        #expect(stage.slider.trackRect(forBounds: stage.slider.bounds) == CGRect(x: 2, y: 13, width: 276, height: 8))
        #expect(color(stage, 11, 14) == [255, 0, 0] && color(stage, 13, 14) == [0, 255, 0])
        stage.slider.value = 0.03
        #expect(color(stage, 7, 14) == [255, 0, 0])
        #expect(color(stage, 12, 14) != [0, 255, 0])
    }

    @Test("B5: a custom thumb image is drawn at its own size (18)")
    func thumbImage() {
        let stage = SliderStage()
        stage.slider.setThumbImage(filled(red, 40, 60), for: .normal)
        stage.app.wait(0)
        #expect(stage.slider.thumbRect(forBounds: stage.slider.bounds, trackRect: stage.slider.trackRect(forBounds: stage.slider.bounds), value: 0.5)
            == CGRect(x: 120, y: -13, width: 40, height: 60))
        #expect(color(stage, 140, -10) == [255, 0, 0] && color(stage, 140, 44) == [255, 0, 0])
        #expect(color(stage, 121, 17) == [255, 0, 0] && color(stage, 140, -14) == [255, 255, 255])
    }

    @Test("B10: what a subclass draws lies below track and thumb")
    func drawing() {
        final class Slider: UISlider {
            override func draw(_ rect: CGRect) {
                UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
                UIRectFill(bounds)
            }
        }
        let stage = SliderStage(slider: Slider())
        stage.slider.minimumTrackTintColor = red
        #expect(color(stage, 60, 5) == [0, 0, 255] && color(stage, 60, 17) == [255, 0, 0] && color(stage, 140, 17) == [255, 255, 255])
    }

    @Test("B12: scales 1, 2 and 3 draw without blur along the track", arguments: [1.0, 2, 3], SliderLook.allCases)
    func scales(scale: Double, look: SliderLook) {
        let app = TestApp(size: CGSize(width: 200, height: 60), scale: scale)
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 180, height: 32))
        slider.sliderLook = look
        slider.minimumTrackTintColor = red
        slider.maximumTrackTintColor = red
        slider.value = 0.8
        app.show(slider)
        let picture = app.picture(), pixels = picture.packedPixels
        let column = Int(60 * scale)
        let rows = (0..<picture.height).filter { pixels[($0 * picture.width + column) * 4 + 1] == 0 }
        #expect(rows.count == Int((look == .current ? 6 : 4) * scale))
        let touched = (0..<picture.height).filter { pixels[($0 * picture.width + column) * 4 + 1] != 255 }
        #expect(touched == rows)
    }

    @Test("H1: sliders that look alike share their artwork")
    func sharing() {
        let first = SliderStage()
        _ = first.app.picture()
        let again = first.app.picture()
        #expect(first.app.picture().differingPixels(from: again) == 0)
    }
}
