import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// A slider whose rectangles a test makes up.
@MainActor private final class Odd: UISlider {
    var track: ((CGRect) -> CGRect)?
    var thumb: ((CGRect, CGRect, Float) -> CGRect)?
    var valueImage: CGRect?
    override func trackRect(forBounds bounds: CGRect) -> CGRect { track?(bounds) ?? super.trackRect(forBounds: bounds) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        thumb?(bounds, rect, value) ?? super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { valueImage ?? super.minimumValueImageRect(forBounds: bounds) }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { valueImage ?? super.maximumValueImageRect(forBounds: bounds) }
}

/// Rectangles that nobody should return.
private let badRects: [CGRect] = {
    var result: [CGRect] = [.zero, .null, .infinite]
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e30, 1e12, -1e12, 1e-300, .greatestFiniteMagnitude] {
        result.append(CGRect(x: bad, y: 0, width: 31, height: 31))
        result.append(CGRect(x: 0, y: bad, width: 31, height: 31))
        result.append(CGRect(x: 0, y: 0, width: bad, height: 31))
        result.append(CGRect(x: 0, y: 0, width: 31, height: bad))
        result.append(CGRect(x: bad, y: bad, width: bad, height: bad))
    }
    result.append(CGRect(x: 100, y: 30, width: -50, height: -20))
    return result
}()

@MainActor @Suite("Subclasses of UISlider") struct SliderSubclassTests {
    @Test("B4: no rectangle that a hook returns crashes or spoils the value", arguments: ["track", "thumb", "thumb at the ends", "images"])
    func badHooks(hook: String) {
        for (index, bad) in badRects.enumerated() {
            let slider = Odd()
            switch hook {
            case "track": slider.track = { _ in bad }
            case "thumb": slider.thumb = { _, _, _ in bad }
            case "thumb at the ends":
                slider.thumb = { _, rect, value in
                    value == 0.5 ? CGRect(x: 125, y: 0, width: 31, height: 31) : bad
                }
            default:
                slider.valueImage = bad
                slider.minimumValueImage = UIImage(systemName: "sun.max") ?? UIImage()
                slider.maximumValueImage = slider.minimumValueImage
            }
            let stage = SliderStage(slider: slider)
            _ = stage.app.picture()
            let finger = stage.app.touchDown(at: stage.point(140))
            finger.slide(stage, 30)
            _ = stage.app.picture()
            // The hooks behave again in mid-drag.
            (slider.track, slider.thumb, slider.valueImage) = (nil, nil, nil)
            finger.slide(stage, 30)
            slider.setNeedsLayout()
            _ = stage.app.picture()
            finger.lift()
            #expect(slider.value >= 0 && slider.value <= 1, "\(hook) \(index) \(bad)")
            #expect(slider.point(inside: CGPoint(x: 5, y: 5), with: nil))
        }
    }

    @Test("B10: an override of setValue hears of drags, keys of assistive tools, and may round what it passes on")
    func setValueOverride() {
        final class Stepper: UISlider {
            var calls: [Float] = []
            override func setValue(_ value: Float, animated: Bool) {
                calls.append(value)
                super.setValue((value * 4).rounded() / 4, animated: animated)
            }
        }
        let slider = Stepper()
        let stage = SliderStage(slider: slider)
        slider.calls = []
        let finger = stage.grab()
        for _ in 1...10 { finger.slide(stage, SliderStage.tenth / 2) }
        #expect(slider.calls.count >= 8)
        #expect(slider.value == 1)
        #expect(stage.log.entries.filter { $0.event == "valueChanged" }.compactMap(\.value) == [0.5, 0.75, 1])
        finger.lift()
        slider.calls = []
        slider.accessibilityDecrement()
        #expect(slider.calls.count == 1)
    }

    @Test("B10: an override of setValue that passes nothing on keeps the thumb where it is, without events")
    func lockedValue() {
        final class Locked: UISlider {
            override func setValue(_ value: Float, animated: Bool) {}
        }
        let stage = SliderStage(slider: Locked())
        let finger = stage.grab()
        stage.log.clear()
        finger.slide(stage, 40)
        #expect(stage.slider.value == 0.5 && stage.log.names == ["touchDragInside"])
        finger.lift()
    }

    @Test("B10: setValue and value may call each other in a subclass")
    func mutualOverrides() {
        final class Both: UISlider {
            var sets = 0
            override var value: Float { didSet { sets += 1 } }
            override func setValue(_ value: Float, animated: Bool) { self.value = value }
        }
        let slider = Both()
        let stage = SliderStage(slider: slider)
        slider.sets = 0
        let finger = stage.grab()
        finger.slide(stage, SliderStage.tenth)
        finger.lift()
        #expect(slider.sets == 1 && slider.value.rounded(toPlaces: 4) == 0.6)
    }

    @Test("B10: limits, isEnabled and isHighlighted with didSet fire")
    func limitOverrides() {
        final class Limits: UISlider {
            var heard: [String] = []
            override var minimumValue: Float { didSet { heard.append("min \(minimumValue)") } }
            override var maximumValue: Float { didSet { heard.append("max \(maximumValue)") } }
            override var isEnabled: Bool { didSet { heard.append("enabled") } }
            override var isHighlighted: Bool { didSet { heard.append("highlighted \(isHighlighted)") } }
        }
        let slider = Limits()
        let stage = SliderStage(slider: slider)
        slider.minimumValue = 3
        #expect(slider.maximumValue == 3 && slider.heard.contains("min 3.0"))
        slider.heard = []
        stage.grab().lift()
        #expect(slider.heard == ["highlighted true", "highlighted false"])
    }

    @Test("B10: a thick, off-centre track: fill, thumb, touches and ends follow (14)", arguments: [false, true])
    func thickTrack(mirrored: Bool) {
        let slider = Odd()
        slider.track = { CGRect(x: $0.minX + 40, y: $0.minY + 10, width: $0.width - 80, height: 20) }
        let stage = SliderStage(mirrored: mirrored, slider: slider)
        let track = slider.trackRect(forBounds: slider.bounds)
        for value: Float in [0, 0.25, 1] {
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            #expect(thumb.midY == track.midY)
            #expect(thumb.minX >= track.minX - 2 && thumb.maxX <= track.maxX + 2)
        }
        let finger = stage.grab()
        #expect(slider.isTracking)
        finger.slide(stage, -600)
        #expect(slider.value == 0)
        let left = stage.thumb
        finger.slide(stage, 1200)
        #expect(slider.value == 1)
        #expect(abs(abs(stage.thumb.x - left.x) - (track.width - 37)) < 0.001)
        finger.lift()
        // Twenty points of the fill's colour where the track was asked for.
        let picture = Pixels(stage.app.picture(of: slider.frame))
        let x = mirrored ? 240 : 80 + 80
        let column = (0..<picture.height).filter { picture[mirrored ? 2 * 120 : x, $0].blue > 200 && picture[mirrored ? 2 * 120 : x, $0].red < 60 }
        #expect(column == Array(20..<60), "\(column)")
    }

    @Test("B10: a thumb that stands elsewhere is taken and dragged there")
    func movedThumb() {
        let slider = Odd()
        // Upside down, from right to left, over 100 points.
        slider.thumb = { _, _, value in CGRect(x: 200 - CGFloat(value) * 100, y: 60, width: 20, height: 20) }
        let stage = SliderStage(slider: slider)
        #expect(slider.point(inside: CGPoint(x: 160, y: 70), with: nil))
        let finger = stage.grab(4, 2)
        #expect(slider.isTracking && slider.value == 0.5)
        finger.move(by: -25)
        #expect(slider.value.rounded(toPlaces: 4) == 0.75)
        finger.move(by: -500)
        #expect(slider.value == 1)
        finger.lift()
        _ = stage.app.picture()
    }

    @Test("B10: hooks that forget super: touches from anywhere keep no old grab offset")
    func staleGrab() {
        final class Anywhere: UISlider {
            var ownBegin = false
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                ownBegin ? true : super.beginTracking(touch, with: event)
            }
        }
        let slider = Anywhere()
        let stage = SliderStage(slider: slider)
        let first = stage.grab(12)
        first.slide(stage, 20)
        first.lift()
        slider.ownBegin = true
        let finger = stage.app.touchDown(at: stage.point(60))
        finger.move(to: stage.point(140))
        #expect(slider.value.rounded(toPlaces: 4) == 0.5)
        finger.lift()
    }

    @Test("B10: colours are right in a subclass that calls no super in its notices")
    func forgetfulNotices() {
        final class Forgetful: UISlider {
            override func tintColorDidChange() {}
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
            override func didMoveToWindow() {}
        }
        let stage = SliderStage(slider: Forgetful())
        func fill() -> Pixels.Pixel { Pixels(stage.app.picture(of: stage.slider.frame))[80, 34] }
        #expect(fill().blue > 200)
        stage.slider.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(fill() == .red)
        stage.app.window.tintAdjustmentMode = .dimmed
        #expect(fill().red == fill().green)
        stage.app.window.tintAdjustmentMode = .automatic
        #expect(fill() == .red)
        stage.slider.minimumTrackTintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
        let light = fill()
        stage.app.window.overrideUserInterfaceStyle = .dark
        #expect(fill() != light)
        stage.app.window.overrideUserInterfaceStyle = .unspecified
        #expect(fill() == light)
    }

    @Test("B10: a track that a subclass makes next to nothing high is not seen, while the thumb is and moves", arguments: SliderWay.all)
    func hiddenTrack(way: SliderWay) {
        final class Hidden: UISlider {
            var height: CGFloat = 0.01
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
            }
        }
        let slider = Hidden()
        let stage = SliderStage(way, slider: slider)
        func isBlank(_ x: CGFloat) -> Bool {
            let pixels = Pixels(stage.app.picture(of: CGRect(x: stage.point(x).x - 2, y: SliderStage.frame.minY, width: 4, height: 34)))
            return (0..<68).allSatisfy { pixels[4, $0] == .white }
        }
        #expect(isBlank(60) && isBlank(220) && !isBlank(140))
        slider.value = 0.2
        #expect(isBlank(140) && isBlank(220))
        // A line of half a pixel is one.
        slider.height = 0.3
        slider.setNeedsLayout()
        stage.app.wait(0.1)
        #expect(!isBlank(220))
    }
}
