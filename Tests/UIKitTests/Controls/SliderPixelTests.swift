@_spi(SliderKit) import HeadlessHost
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting
import Testing

/// Sliders that are painted without a context, and only where they changed: the same bytes as all of them by a context.
@MainActor
@Suite(.serialized) struct SliderPixelTests {
    private final class Odd: UISlider {
        var shift: CGFloat = 0
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: shift, dy: shift / 3)
        }
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            var rect = super.trackRect(forBounds: bounds)
            if tag == 1 { rect.size.height = 9 }
            return rect
        }
    }

    private struct Numbers {
        var state: UInt64
        mutating func next(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % below
        }
    }

    private func makeSlider(_ seed: Int, _ app: TestApp) -> UISlider {
        let slider = seed % 4 == 3 ? Odd() : UISlider()
        slider.frame = CGRect(x: 10, y: 10, width: 180, height: 40)
        slider.sliderLook = seed % 2 == 0 ? .current : .classic
        slider.semanticContentAttribute = seed / 2 % 2 == 0 ? .forceLeftToRight : .forceRightToLeft
        if seed % 5 == 0 { app.window.backgroundColor = UIColor(white: 0.5, alpha: 0.5) }
        app.show(slider)
        return slider
    }

    private func edit(_ slider: UISlider, _ numbers: inout Numbers, _ app: TestApp) {
        switch numbers.next(24) {
        case 0: slider.minimumTrackTintColor = numbers.next(2) == 0 ? .red : UIColor(white: 0, alpha: 0.3)
        case 1: slider.maximumTrackTintColor = numbers.next(2) == 0 ? nil : .clear
        case 2: slider.isEnabled.toggle()
        case 3: slider.frame.origin.x += numbers.next(2) == 0 ? 1 : 0.25
        case 4: slider.frame.size.width = CGFloat(20 + numbers.next(180))
        case 5: slider.isHidden.toggle()
        case 6: slider.semanticContentAttribute = numbers.next(2) == 0 ? .forceLeftToRight : .forceRightToLeft
        case 7:
            (slider as? Odd)?.shift = CGFloat(numbers.next(30)) - 10
            slider.setNeedsLayout()
        case 8:
            slider.tag = numbers.next(2)
            slider.setNeedsLayout()
        case 9: slider.minimumValueImage = numbers.next(2) == 0 ? nil : UIImage(systemName: "speaker")
        case 10: slider.sliderLook = numbers.next(2) == 0 ? .current : .classic
        case 11: slider.thumbTintColor = numbers.next(2) == 0 ? nil : UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        case 12:
            slider.removeFromSuperview()
            slider.value = Float(numbers.next(100)) / 99
            app.window.addSubview(slider)
        case 13: slider.setNeedsLayout()
        case 14: slider.value = Float(numbers.next(2))
        default: slider.value = Float(numbers.next(1000)) / 999
        }
    }

    @Test("H1: partial repaints of sliders have the bytes of a repaint of all by a context", arguments: 0..<24)
    func random(seed: Int) {
        let scale = CGFloat(1 + seed % 3)
        let app = TestApp(size: CGSize(width: 220, height: 110), scale: scale)
        let slider = makeSlider(seed, app)
        // One that is overlapped by the other's shadow.
        let neighbor = UISlider(frame: CGRect(x: 10, y: 40, width: 180, height: 40))
        neighbor.sliderLook = slider.sliderLook
        neighbor.value = 0.4
        app.show(neighbor)
        _ = app.host.render()
        var numbers = Numbers(state: UInt64(seed) &* 2711 &+ 3)
        for step in 0..<40 {
            edit(slider, &numbers, app)
            if numbers.next(4) == 0 { neighbor.value = Float(numbers.next(100)) / 99 }
            let partial = app.host.render()
            let compositor = UIScreen.main.windowCompositor
            compositor.paintsPixelsDirectly = false
            compositor.invalidateAll()
            let whole = app.host.render()
            compositor.paintsPixelsDirectly = true
            let same = partial.isPixelEqual(to: whole)
            #expect(same, "seed \(seed), step \(step), scale \(scale)")
            if !same { return }
        }
    }

    @Test("H1: a moved thumb repaints where it was and where it is, not the slider", arguments: [SliderLook.current, .classic])
    func damage(look: SliderLook) {
        let stage = SliderStage(look: look)
        stage.slider.semanticContentAttribute = .forceLeftToRight
        _ = stage.app.host.render()
        stage.slider.value = 0.52
        stage.app.host.commit()
        let damage = UIScreen.main.renderDamage().reduce(0) { $0 + $1.width * $1.height }
        #expect(damage > 0 && damage < 2 * 62 * 62 * 4)
        // A step that moves nothing by a pixel paints nothing.
        stage.slider.value = 0.52001
        stage.app.host.commit()
        #expect(UIScreen.main.renderDamage().isEmpty)
    }

    @Test("H1: the rectangle functions are asked at each step of a drag, and the layout of a subclass runs")
    func hooks() {
        final class Counting: UISlider {
            var thumbs = 0, layouts = 0
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                thumbs += 1
                return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let slider = Counting()
        let stage = SliderStage(slider: slider)
        let finger = stage.grab()
        for step in 0..<5 {
            let before = (slider.thumbs, slider.layouts)
            finger.slide(stage, 6)
            _ = stage.app.host.render()
            #expect(slider.thumbs > before.0 && slider.layouts == before.1 + 1, "step \(step)")
        }
        finger.lift()
    }

    @Test("H3: a layer that outlives its slider shows nothing")
    func orphan() {
        let app = TestApp(size: CGSize(width: 200, height: 60))
        var layer: CALayer?
        autoreleasepool {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 40))
            app.show(slider)
            _ = app.host.render()
            layer = slider.layer
            slider.removeFromSuperview()
        }
        if let layer { app.window.layer.addSublayer(layer) }
        #expect(app.host.render().withPixels { pixels, _ in pixels.allSatisfy { $0 == 255 } })
    }
}
