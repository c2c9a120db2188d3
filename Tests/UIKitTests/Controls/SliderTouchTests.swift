import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Touches on UISlider") struct SliderTouchTests {
    @Test("B11: the thumb takes touches on at least 44 × 44 points, outside the bounds too (2)", arguments: [false, true])
    func target(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        for (dx, dy, takes) in [(21.5, 0, true), (0, 21.5, true), (-21.5, -21.5, true), (23, 0, false), (0, 23, false)] {
            let finger = stage.grab(dx, dy)
            #expect(stage.slider.isTracking == takes, "\(dx), \(dy)")
            finger.lift()
        }
    }

    @Test("B11: a small image does not make the target smaller, a large one makes it larger (2)")
    func imageTarget() {
        let stage = SliderStage()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        for (size, reach) in [(4.0, 21.5), (80.0, 39.5)] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { _ in }
            stage.slider.setThumbImage(image, for: .normal)
            let finger = stage.grab(reach)
            #expect(stage.slider.isTracking)
            finger.lift()
        }
    }

    @Test("B11: the grab offset is kept though the frame grows in touchDown")
    func growing() {
        @MainActor final class Grower: NSObject {
            func grow(_ slider: UISlider) { slider.frame = slider.frame.insetBy(dx: 0, dy: -30) }
        }
        let stage = SliderStage()
        let grower = Grower()
        stage.slider.addTarget(grower, action: Selector("grow:", Grower.grow), for: .touchDown)
        let finger = stage.grab(8, 3)
        #expect(stage.slider.isTracking && stage.slider.isHighlighted && stage.slider.frame.height == 94)
        #expect(stage.slider.value == 0.5)
        finger.slide(stage, SliderStage.tenth)
        #expect(stage.slider.value.rounded(toPlaces: 4) == 0.6)
        finger.lift()
        #expect(stage.log.names.last == "touchUpInside")
    }

    @Test("I7: a slider turned by a right angle follows the finger along itself")
    func rotated() {
        let stage = SliderStage()
        stage.slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        let finger = stage.grab()
        #expect(stage.slider.isTracking)
        finger.move(by: 0, -SliderStage.tenth)
        #expect(stage.slider.value.rounded(toPlaces: 4) == 0.6)
        finger.lift()
    }

    @Test("B10: a subclass may take touches anywhere")
    func anywhere() {
        final class Slider: UISlider {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                _ = super.beginTracking(touch, with: event)
                return true
            }
        }
        let stage = SliderStage(slider: Slider())
        let finger = stage.app.touchDown(at: stage.point(30))
        #expect(stage.log.names.first == "touchDown" && stage.slider.isTracking)
        finger.move(by: 1)
        finger.lift()
        #expect(stage.log.names.last == "touchUpInside")
    }

    @Test("I9: an exclusive slider keeps other views' fingers away, and the reverse", arguments: [true, false])
    func exclusive(sliderFirst: Bool) {
        let stage = SliderStage()
        let other = UISlider(frame: CGRect(x: 100, y: 300, width: 280, height: 34))
        other.value = 0.5
        stage.app.show(other)
        stage.slider.isExclusiveTouch = true
        let places = [stage.thumb, CGPoint(x: 240, y: 317)]
        let first = stage.app.touchDown(at: places[sliderFirst ? 0 : 1])
        let second = stage.app.touchDown(at: places[sliderFirst ? 1 : 0])
        #expect(stage.slider.isTracking == sliderFirst && other.isTracking != sliderFirst)
        second.lift()
        first.lift()
    }

    @Test("I12: leaving the front cancels")
    func resign() {
        let stage = SliderStage()
        _ = stage.grab()
        stage.log.clear()
        UIApplication.shared.resignActive()
        #expect(stage.log.names == ["touchCancel"])
        UIApplication.shared.becomeActive()
    }

    @Test("B11: a pan around the slider gets no drag along the track", arguments: [false, true])
    func pansAround(mirrored: Bool) {
        let stage = SliderStage(mirrored: mirrored)
        let pan = UIPanGestureRecognizer()
        stage.app.window.addGestureRecognizer(pan)
        defer { stage.app.window.removeGestureRecognizer(pan) }
        let finger = stage.grab()
        for _ in 1...6 { finger.slide(stage, 8, 4) }
        #expect(stage.slider.isTracking && pan.state != .began && pan.state != .changed)
        finger.lift()
        #expect(stage.log.names.last == "touchUpInside")
        // Across the track it is the pan's.
        let across = stage.grab()
        for _ in 1...4 { across.slide(stage, 0, 8) }
        #expect(pan.state == .changed && !stage.slider.isTracking)
        across.lift()
        #expect(stage.log.names.last == "touchCancel")
        // So is one that does not begin on the thumb.
        let off = stage.app.touchDown(at: stage.point(20))
        for _ in 1...4 { off.slide(stage, 8) }
        #expect(pan.state == .changed)
        off.lift()
    }

    @Test("I4: a tap seeks while dragging still works (3)")
    func tapToSeek() {
        @MainActor final class Seeker: NSObject {
            var taps = 0
            func seek(_ tap: UITapGestureRecognizer) {
                taps += 1
                let slider = tap.view as! UISlider
                slider.value = Float(tap.location(in: slider).x / slider.bounds.width)
            }
        }
        let seeker = Seeker()
        let stage = SliderStage()
        stage.slider.addGestureRecognizer(UITapGestureRecognizer(target: seeker, action: Selector("seek:", Seeker.seek)))
        stage.app.touchDown(at: stage.point(70)).lift()
        #expect(seeker.taps == 1 && stage.slider.value == 0.25)
        let finger = stage.grab()
        finger.slide(stage, 20)
        finger.slide(stage, SliderStage.tenth - 20)
        finger.lift()
        #expect(seeker.taps == 1 && stage.slider.value.rounded(toPlaces: 4) == 0.35)
        #expect(stage.log.names.last == "touchUpInside")
    }

    @Test("I4: a recogniser that cancels touches in its view gives touchCancel")
    func cancelled() {
        let stage = SliderStage()
        stage.slider.addGestureRecognizer(UIPanGestureRecognizer())
        let finger = stage.grab()
        finger.slide(stage, 12)
        #expect(stage.log.names.suffix(1) == ["touchCancel"] && !stage.slider.isTracking)
        finger.slide(stage, 12)
        finger.lift()
        #expect(stage.log.names.filter { $0.hasPrefix("touchUp") || $0 == "touchCancel" } == ["touchCancel"])
    }

    @Test("B11: random fingers: one end for each touch, values in range, the model agrees", arguments: 1...12)
    func random(seed: Int) {
        var generator = Numbers(state: UInt64(seed) &* 7919)
        let stage = SliderStage(mirrored: seed % 2 == 0)
        let slider = stage.slider
        for _ in 1...40 {
            stage.log.clear()
            let start = generator.next(50) - 25
            let finger = stage.grab(start)
            let wasTaken = abs(start) <= 22
            #expect(slider.isTracking == wasTaken)
            var position = slider.value
            var place = CGFloat(position)
            for _ in 1...Int(generator.next(5) + 1) {
                let step = generator.next(300) - 150
                finger.slide(stage, step, generator.next(60) - 30)
                place += step / 243
                if wasTaken { position = Float(min(max(place, 0), 1)) }
                #expect(abs(slider.value - position) < 0.000_1)
            }
            if generator.next(4) < 1 { finger.cancel() } else { finger.lift() }
            let ends = stage.log.names.filter { $0.hasPrefix("touchUp") || $0 == "touchCancel" }
            #expect(ends.count == (wasTaken ? 1 : 0))
            #expect(stage.log.names.filter { $0 == "touchDown" }.count == ends.count)
            stage.app.wait(0.4)
        }
    }
}

/// Numbers that look random and are the same every time.
struct Numbers {
    var state: UInt64

    /// From 0 up to a limit.
    mutating func next(_ limit: CGFloat) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
    }
}
