import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Values of UISlider") struct SliderValueTests {
    @Test("B1: defaults")
    func defaults() {
        let slider = UISlider()
        #expect(slider.frame == .zero)
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        #expect(slider.minimumValueImage == nil && slider.maximumValueImage == nil)
        #expect(slider.minimumTrackTintColor == nil && slider.maximumTrackTintColor == nil && slider.thumbTintColor == nil)
        #expect(slider.currentThumbImage == nil && slider.currentMinimumTrackImage == nil && slider.currentMaximumTrackImage == nil)
        #expect(slider.isEnabled && !slider.isSelected && !slider.isHighlighted && slider.state == .normal)
    }

    @Test("B4: the value is clamped, and follows limits that pass it")
    func clamping() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.setValue(-2, animated: false)
        #expect(slider.value == 0)
        slider.value = 0.5
        slider.minimumValue = 0.7
        #expect(slider.value == 0.7)
        slider.maximumValue = 5
        slider.value = 4
        slider.maximumValue = 2
        #expect(slider.value == 2)
    }

    @Test("B4: a limit that passes the other moves it")
    func limits() {
        let slider = UISlider()
        slider.minimumValue = 6
        #expect(slider.maximumValue == 6 && slider.value == 6)
        slider.maximumValue = 23
        #expect(slider.minimumValue == 6)
        slider.maximumValue = -2
        #expect(slider.minimumValue == -2 && slider.value == -2)
    }

    @Test("B4: no number and no range are harmless", arguments: [Float.nan, .infinity, -.infinity, .signalingNaN])
    func badNumbers(bad: Float) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
        slider.value = 0.25
        slider.minimumValue = bad
        slider.maximumValue = bad
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0.25)
        slider.value = bad
        #expect(slider.value == (bad.isNaN ? 0.25 : bad > 0 ? 1 : 0))
        slider.setValue(bad, animated: true)
        let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: bad)
        #expect(rect.minX.isFinite && rect.minY == 5)
    }

    @Test("B4: minimum equal to maximum stands still")
    func noRange() {
        let slider = UISlider()
        let stage = SliderStage(slider: slider)
        slider.minimumValue = 1
        #expect(slider.value == 1)
        #expect(stage.thumb.x == SliderStage.frame.minX + 18.5)
        let finger = stage.grab()
        finger.move(by: 50)
        finger.lift()
        #expect(slider.value == 1)
        slider.accessibilityIncrement()
        #expect(slider.value == 1 && slider.accessibilityValue == "0%")
    }

    @Test("B4: zero and broken sizes are harmless", arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 3, height: 1)])
    func sizes(frame: CGRect) {
        let app = TestApp(size: CGSize(width: 100, height: 100))
        let slider = UISlider(frame: frame)
        slider.minimumValueImage = UIImage()
        slider.setMinimumTrackImage(UIImage(), for: .normal)
        slider.setThumbImage(nil, for: .normal)
        app.show(slider)
        _ = app.picture()
        slider.setThumbImage(UIImage(), for: .normal)
        _ = app.picture()
        let bounds = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1)
        #expect(slider.trackRect(forBounds: bounds) == .zero)
        #expect(slider.minimumValueImageRect(forBounds: bounds) == .zero)
    }

    @Test("I10: the ends are reached exactly, and Float values survive (24)", arguments: [false, true])
    func ends(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        stage.slider.minimumValue = 0.1
        stage.slider.maximumValue = 16_777.3
        for (distance, end) in [(-300, 0.1), (600, 16_777.3)] as [(CGFloat, Float)] {
            let finger = stage.grab()
            finger.slide(stage, distance)
            finger.lift()
            #expect(stage.slider.value == end)
        }
        for value: Float in [0.1, 0.3, 0.333_333_3, 1234.567] {
            stage.slider.value = value
            #expect(stage.slider.value == value)
        }
    }

    @Test("I8: animated, the value is the target at once and the thumb follows at constant speed")
    func animated() {
        let stage = SliderStage(value: 0)
        let slider = stage.slider
        slider.setValue(1, animated: true)
        #expect(slider.value == 1)
        stage.app.wait(0.25)
        let before = stage.app.picture()
        stage.app.wait(0.25)
        let after = stage.app.picture()
        #expect(before.differingPixels(from: after)! > 0)
        stage.app.wait(0.5)
        #expect(after.differingPixels(from: stage.app.picture()) == 0)
        #expect(stage.log.lines.isEmpty)
    }

    @Test("I8: an enclosing animation gives the duration")
    func enclosing() {
        let stage = SliderStage(value: 0)
        UIView.animate(withDuration: 2) { stage.slider.setValue(1, animated: true) }
        stage.app.wait(1.5)
        let late = stage.app.picture()
        stage.app.wait(1)
        #expect(late.differingPixels(from: stage.app.picture())! > 0)
    }

    @Test("I8: a touch catches the moving thumb where it is")
    func interrupted() {
        let stage = SliderStage(value: 0)
        stage.slider.setValue(1, animated: true)
        stage.app.wait(0.25)
        let finger = stage.app.touchDown(at: stage.point(140))
        #expect(stage.slider.isTracking)
        let caught = stage.slider.value
        #expect(abs(caught - 0.5) < 0.02)
        stage.app.wait(1)
        #expect(stage.slider.value == caught)
        finger.lift()
    }

    @Test("I20: an archive keeps values and state")
    func archive() throws {
        let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 100, height: 31))
        slider.minimumValue = -3
        slider.maximumValue = 9
        slider.value = 4
        slider.isContinuous = false
        slider.isEnabled = false
        slider.contentHorizontalAlignment = .trailing
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        slider.encode(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        decoder.requiresSecureCoding = false
        let copy = try #require(UISlider(coder: decoder))
        #expect(copy.value == 4 && copy.minimumValue == -3 && copy.maximumValue == 9)
        #expect(!copy.isContinuous && !copy.isEnabled && copy.contentHorizontalAlignment == .trailing)
    }

    @Test("I20: an archive keeps tints, value images and the images of each state")
    func archivedLook() throws {
        let image = drawn(6, 4, scale: 2) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 4))
        }
        let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 100, height: 31))
        slider.setThumbImage(image, for: .normal)
        slider.setThumbImage(image.withRenderingMode(.alwaysTemplate), for: [.highlighted, .selected])
        slider.setMaximumTrackImage(image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)), for: .disabled)
        slider.setThumbImage(UIImage(), for: .disabled)
        slider.minimumTrackTintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        slider.maximumValueImage = image.imageFlippedForRightToLeftLayoutDirection()
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        slider.encode(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        decoder.requiresSecureCoding = false
        let copy = try #require(UISlider(coder: decoder))
        #expect(Pixels(copy.thumbImage(for: .normal)) == Pixels(image) && copy.thumbImage(for: .normal)?.size == image.size)
        #expect(copy.thumbImage(for: [.highlighted, .selected])?.renderingMode == .alwaysTemplate)
        #expect(copy.maximumTrackImage(for: .disabled)?.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
        #expect(copy.thumbImage(for: .disabled)?.size == .zero && copy.thumbImage(for: .selected) == nil)
        #expect(copy.minimumTrackTintColor == slider.minimumTrackTintColor && copy.thumbTintColor == nil)
        #expect(copy.maximumValueImage?.flipsForRightToLeftLayoutDirection == true && copy.minimumValueImage == nil)
    }
}
