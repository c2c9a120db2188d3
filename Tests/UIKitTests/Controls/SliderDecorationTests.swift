import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor @Suite("Views and layers that users hang into sliders") struct SliderDecorationTests {
    private let stage = SliderStage()
    private var slider: UISlider { stage.slider }

    /// The colour at a point of the slider.
    private func color(_ x: CGFloat, _ y: CGFloat) -> Pixels.Pixel {
        Pixels(stage.app.picture(of: slider.frame))[Int(x * 2), Int(y * 2)]
    }

    private var isThumbWhite: Bool { color(140, 17) == .white }
    private var isTrackBlue: Bool { color(60, 17).blue > 200 && color(60, 17).red < 60 }

    private func view() -> UIView {
        let view = UIView(frame: slider.bounds)
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        view.isUserInteractionEnabled = false
        return view
    }

    private func layer() -> CALayer {
        let layer = CALayer()
        layer.frame = slider.bounds
        layer.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
        return layer
    }

    @Test("B10: what is inserted at the back is behind track and thumb", arguments: ["view", "sent view", "layer", "below nothing", "low layer"])
    func backs(kind: String) {
        switch kind {
        case "view": slider.insertSubview(view(), at: 0)
        case "sent view":
            let view = view()
            slider.addSubview(view)
            #expect(!isThumbWhite && !isTrackBlue)
            slider.sendSubviewToBack(view)
        case "layer": slider.layer.insertSublayer(layer(), at: 0)
        case "below nothing": slider.layer.insertSublayer(layer(), below: nil)
        default:
            let low = layer()
            low.zPosition = -1
            slider.layer.addSublayer(low)
        }
        #expect(isThumbWhite && isTrackBlue)
        #expect(color(60, 5) == .green)
    }

    @Test("B10: what is added is in front; siblings go where their sibling is; front and back can change")
    func fronts() {
        let first = view(), second = view()
        slider.addSubview(first)
        #expect(color(140, 17) == .green && color(60, 17) == .green)
        slider.insertSubview(second, belowSubview: first)
        first.isHidden = true
        #expect(color(140, 17) == .green, "Below a view in front is still in front of the thumb")
        slider.sendSubviewToBack(second)
        #expect(isThumbWhite)
        slider.insertSubview(first, aboveSubview: second)
        first.isHidden = false
        #expect(isThumbWhite, "Above a view at the back is still behind the thumb")
        slider.bringSubviewToFront(first)
        #expect(!isThumbWhite)
        first.removeFromSuperview()
        #expect(isThumbWhite && slider.subviews == [second])
        slider.addSubview(second)
        let finger = stage.grab()
        #expect(slider.isTracking)
        finger.lift()
    }

    @Test("I8: while the frame is animated, track and thumb are those of the frame that is seen")
    func animatedFrame() {
        slider.value = 1
        slider.tintColor = .blue
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
            self.slider.frame.size.width = 80
            self.slider.layoutIfNeeded()
        })
        stage.app.wait(0.5)
        // Half-way it is 180 points wide: track, then the thumb, then nothing.
        let pixels = Pixels(stage.app.picture(of: SliderStage.frame))
        #expect(pixels[2 * 120, 34].blue > 200 && pixels[2 * 120, 34].red < 60)
        #expect(pixels[2 * 220, 34] == .white)
        stage.app.wait(1)
        #expect(color(79, 33) != color(40, 17))
    }

    @Test("B12: a translucent slider is translucent as a whole: its track does not shine through its thumb")
    func groupOpacity() {
        stage.app.window.backgroundColor = .black
        slider.value = 0.5
        slider.alpha = 0.5
        let pixel = color(140, 17)
        #expect(pixel.red == pixel.blue && pixel.red > 120 && pixel.red < 135)
        slider.alpha = 1
        slider.isEnabled = false
        #expect(color(140, 17).red == color(140, 17).blue)
    }

    @Test("B2: a nil target is found in the controller of an outer view, once, and not beyond")
    func nilTargetThroughControllers() {
        final class Outer: UIViewController {
            var calls = 0
            func changed(_ slider: UISlider) { calls += 1 }
        }
        final class Inner: UIViewController {}
        let outer = Outer(), inner = Inner()
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.view.addSubview(slider)
        stage.app.show(outer)
        slider.addTarget(nil, action: Selector("changed:", Outer.changed), for: .valueChanged)
        slider.sendActions(for: .valueChanged)
        #expect(outer.calls == 1)
        slider.removeFromSuperview()
        slider.sendActions(for: .valueChanged)
        #expect(outer.calls == 1)
        #expect(slider.allTargets.contains(NSNull()) || slider.allTargets.count >= 1)
        slider.removeTarget(nil, action: nil, for: .allEvents)
        #expect(slider.allTargets.isEmpty && slider.allControlEvents.isEmpty)
    }
}
