@_spi(SliderKit) import HeadlessHost
import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

/// What users of sliders suffered from; the number in brackets counts the complaints, as in other suites.
@MainActor @Suite("Complaints about UISlider") struct SliderComplaintTests {
    private func filled(_ color: UIColor, _ size: CGFloat) -> UIImage {
        drawn(size, size) {
            color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    private func middle(_ stage: SliderStage) -> Pixels.Pixel {
        Pixels(stage.app.picture(of: CGRect(x: stage.thumb.x, y: stage.thumb.y, width: 1, height: 1)))[0, 0]
    }

    @Test("B11: a small thumb is easily taken at both ends, outside the bounds too (row 2)", arguments: SliderWay.all)
    func smallAtTheEnds(way: SliderWay) {
        for value: Float in [0, 1] {
            let stage = SliderStage(way, value: value)
            stage.slider.setThumbImage(filled(.red, 10), for: .normal)
            for (dx, dy) in [(-21.0, 0), (21, 0), (-21, -21), (0, 21), (0, -21)] as [(CGFloat, CGFloat)] {
                let finger = stage.grab(dx, dy)
                #expect(stage.slider.isTracking && stage.slider.value == value, "\(dx), \(dy)")
                finger.lift()
            }
        }
    }

    @Test("B11: touching alone never changes the value, whatever thumb is shown while touched (row 4)", arguments: SliderWay.all, [Float(0), 0.1, 0.83, 1])
    func jumps(way: SliderWay, value: Float) {
        for (normal, touched) in [(20, 60), (60, 20), (24, 24), (nil, 60), (20, nil)] as [(CGFloat?, CGFloat?)] {
            let stage = SliderStage(way, value: value)
            if let normal { stage.slider.setThumbImage(filled(.red, normal), for: .normal) }
            if let touched { stage.slider.setThumbImage(filled(.blue, touched), for: .highlighted) }
            for grab: CGFloat in [-9, 0, 7] {
                let finger = stage.grab(grab)
                #expect(stage.slider.isTracking && stage.slider.value == value)
                // A finger that trembles across the track moves nothing.
                finger.slide(stage, 0, 1)
                finger.slide(stage, 0, -2)
                #expect(abs(stage.slider.value - value) < 0.000_01)
                finger.lift()
                #expect(abs(stage.slider.value - value) < 0.000_01)
                stage.app.wait(1)
            }
        }
    }

    @Test("B7: the direction is the view's own, forced either way, and media stay left to right in a mirrored app (row 12)")
    func direction() {
        let app = TestApp(host: HeadlessHost(size: CGSize(width: 300, height: 60), direction: .rightToLeft))
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 280, height: 34))
        slider.minimumValueImage = filled(.red, 10)
        slider.value = 0.2
        app.show(slider)
        for (attribute, isMirrored) in [
            (.unspecified, true), (.forceLeftToRight, false), (.playback, false), (.spatial, false), (.forceRightToLeft, true),
        ] as [(UISemanticContentAttribute, Bool)] {
            slider.semanticContentAttribute = attribute
            let track = slider.trackRect(forBounds: slider.bounds)
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
            #expect((thumb.midX > 140) == isMirrored, "\(attribute.rawValue)")
            #expect((slider.minimumValueImageRect(forBounds: slider.bounds).midX > 140) == isMirrored)
            let finger = app.touchDown(at: CGPoint(x: 10 + thumb.midX, y: 27))
            finger.move(by: isMirrored ? -20 : 20)
            #expect(slider.value > 0.2)
            finger.lift()
            slider.value = 0.2
        }
    }

    @Test("I7: turned upright the minimum is at the bottom, from right to left at the top, and all follows (row 13)", arguments: SliderWay.all)
    func upright(way: SliderWay) {
        for height: CGFloat in [34, 35] {
            let stage = SliderStage(way, value: 0.25)
            stage.slider.frame.size.height = height
            stage.slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
            let frame = stage.slider.frame, isLow = stage.thumb.y > frame.midY
            #expect(frame.width.isEqual(to: height, within: 0.001) && frame.height.isEqual(to: 280, within: 0.001))
            #expect(isLow != way.isMirrored)
            let spoken = stage.slider.accessibilityFrame, active = stage.slider.accessibilityActivationPoint
            #expect(spoken.midX.isEqual(to: frame.midX, within: 0.001) && spoken.height.isEqual(to: 280, within: 0.001))
            #expect(active.y.isEqual(to: stage.thumb.y, within: 0.001))
            let finger = stage.grab()
            finger.move(by: 0, way.isMirrored ? stage.tenth : -stage.tenth)
            #expect(stage.slider.value.rounded(toPlaces: 4) == 0.35)
            finger.lift()
        }
    }

    @Test("B12: the thumb is above the tracks, in whatever order images are set (row 16)", arguments: SliderWay.all)
    func thumbOnTop(way: SliderWay) {
        let setters: [(UISlider) -> Void] = [
            { $0.setThumbImage(self.filled(.red, 20), for: .normal) }, { $0.setMinimumTrackImage(self.filled(.green, 20), for: .normal) },
            { $0.setMaximumTrackImage(self.filled(.blue, 20), for: .normal) },
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let stage = SliderStage(way)
            for index in order {
                setters[index](stage.slider)
                _ = stage.app.picture()
            }
            #expect(middle(stage) == .red, "\(order)")
        }
    }

    @Test("B5: a thumb's image stays while dragging, also where a tint was set before (row 17)", arguments: SliderWay.all, [false, true])
    func imageWhileDragging(way: SliderWay, tinted: Bool) {
        let stage = SliderStage(way)
        if tinted { stage.slider.thumbTintColor = .green }
        stage.slider.setThumbImage(filled(.red, 20), for: .normal)
        #expect(middle(stage) == .red)
        let finger = stage.grab()
        finger.slide(stage, 40)
        #expect(stage.slider.isHighlighted && middle(stage) == .red)
        finger.lift()
        stage.slider.isEnabled = false
        #expect(middle(stage) != .white && stage.slider.currentThumbImage != nil)
        stage.slider.isEnabled = true
        // The tint set last takes the image away, while a finger is down too.
        let second = stage.grab()
        stage.slider.thumbTintColor = .blue
        #expect(middle(stage) == .blue && stage.slider.currentThumbImage == nil)
        second.lift()
    }

    @Test("B5: an image that is set while drawn is in its place at once, whatever its size (row 18, row 19)", arguments: SliderWay.all)
    func imageSetLate(way: SliderWay) {
        func picture(_ changes: [(UISlider) -> Void], late: Bool) -> CGImage {
            let stage = SliderStage(way, value: 0.3)
            if late { _ = stage.app.picture() }
            for change in changes {
                change(stage.slider)
                if late { _ = stage.app.picture() }
            }
            return stage.app.picture(of: SliderStage.frame.insetBy(dx: -40, dy: -40))
        }
        let small = filled(.red, 8), large = filled(.blue, 70)
        let ways: [[(UISlider) -> Void]] = [
            [{ $0.setThumbImage(small, for: .normal) }], [{ $0.setThumbImage(large, for: .normal) }],
            [{ $0.setThumbImage(large, for: .normal) }, { $0.setThumbImage(small, for: .normal) }],
            [{ $0.setThumbImage(large, for: .normal) }, { $0.setThumbImage(nil, for: .normal) }],
            [{ $0.setMinimumTrackImage(small, for: .normal) }, { $0.maximumValueImage = small }],
        ]
        for (index, changes) in ways.enumerated() {
            #expect(picture(changes, late: true).differingPixels(from: picture(changes, late: false)) == 0, "\(index)")
        }
        let stage = SliderStage(way, value: 0.3)
        stage.slider.setThumbImage(large, for: .normal)
        let rect = stage.slider.thumbRect(
            forBounds: stage.slider.bounds, trackRect: stage.slider.trackRect(forBounds: stage.slider.bounds), value: 0.3)
        #expect(rect.size == large.size && rect.midY == 17)
    }

    @Test("B8: the spoken value is a percentage of the range, an app may say it otherwise, and it follows a drag (row 22)", arguments: SliderWay.current)
    func spokenValue(way: SliderWay) {
        final class Degrees: UISlider {
            override var accessibilityValue: String? {
                get { "\(Int(value.rounded())) degrees" }
                set { super.accessibilityValue = newValue }
            }
        }
        let stage = SliderStage(way)
        stage.slider.maximumValue = 3
        stage.slider.minimumValue = -1
        stage.slider.value = 2
        #expect(stage.slider.accessibilityValue == "75%")
        let finger = stage.grab()
        finger.slide(stage, -stage.tenth)
        finger.lift()
        #expect(stage.slider.accessibilityValue == "65%")
        let degrees = Degrees(frame: SliderStage.frame)
        degrees.maximumValue = 40
        degrees.value = 20
        degrees.accessibilityIncrement()
        #expect(degrees.accessibilityValue == "24 degrees")
    }

    @Test("B10: what is placed by thumbRect stands over the middle of the thumb that is seen (row 23, row 24)", arguments: SliderWay.all)
    func markers(way: SliderWay) {
        for value: Float in [0, 0.1, 0.5, 0.77, 1] {
            let stage = SliderStage(way, value: value)
            stage.slider.thumbTintColor = .black
            stage.slider.minimumTrackTintColor = .clear
            stage.slider.maximumTrackTintColor = .clear
            let width = SliderStage.frame.width
            let row = Pixels(stage.app.picture(of: CGRect(x: SliderStage.frame.minX, y: stage.thumb.y, width: width, height: 1)))
            let dark = (0..<row.width).filter { row[$0, 0].red < 60 }
            let seen = CGFloat(dark.first! + dark.last! + 1) / 4 + SliderStage.frame.minX
            // The current look stands on whole points.
            #expect(abs(seen - stage.thumb.x) <= (way.look == .current ? 0.5 : 0.25), "\(value): \(seen), \(stage.thumb.x)")
            // Its ends are those of the bounds.
            let half: CGFloat = way.look == .current ? 18.5 : 15.5
            if value == 0 { #expect(stage.thumb.x == stage.point(half).x) }
            if value == 1 { #expect(stage.thumb.x == stage.point(width - half).x) }
        }
    }

    @Test("F2: a picture has track and thumb, and is the same each time (row 34)", arguments: SliderWay.all)
    func snapshots(way: SliderWay) {
        let pictures = (0..<3).map { _ in SliderStage(way, value: 0.4).app.picture() }
        #expect(pictures[0].differingPixels(from: pictures[1]) == 0 && pictures[0].differingPixels(from: pictures[2]) == 0)
        #expect(pictures[0].differingPixels(from: TestApp(size: CGSize(width: 480, height: 480)).picture())! > 2000)
    }
}

extension CGFloat {
    fileprivate func isEqual(to other: CGFloat, within slack: CGFloat) -> Bool { Swift.abs(self - other) <= slack }
}
