@testable import Sliders
import Testing
@_spi(SliderKit) import UIKitTesting

@MainActor struct DynamicThumbSliderTests {
    private let app = TestApp(size: CGSize(width: 320, height: 280), scale: 1)
    private let slider = DynamicThumbSlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))

    init() {
        slider.center = CGPoint(x: 160, y: 140)
        slider.trackColor = .clear
        slider.fillColor = .clear
        app.show(slider)
    }

    /// The recipe's picture on white, step by step.
    private func recipe(level: CGFloat?, text: String = "") throws -> CGImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 100), true, 1)
        defer { UIGraphicsEndImageContext() }
        let context = try #require(UIGraphicsGetCurrentContext())
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 100))
        UIColor(white: 1 / 3, alpha: 1).setFill()
        context.fill(CGRect(x: 1.5, y: 41.5, width: 37, height: 17))
        UIColor.white.setStroke()
        context.setLineWidth(2)
        context.stroke(CGRect(x: 3, y: 43, width: 34, height: 14))
        if let level {
            UIColor(white: level, alpha: 1).setFill()
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            let font = try #require(UIFont(name: "Georgia", size: 20))
            let color: UIColor = level > 0.5 ? .black : .white
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            let size = (text as NSString).size(withAttributes: attributes)
            (text as NSString).draw(at: CGPoint(x: 20 - size.width / 2, y: 20 + size.height / 4 - font.ascender), withAttributes: attributes)
            UIColor(white: 0.5, alpha: 1).setStroke()
            context.setLineWidth(3)
            context.strokeEllipse(in: CGRect(x: 1.5, y: 1.5, width: 37, height: 37))
        }
        return try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    }

    private var place: CGPoint { slider.convert(slider.center(ofThumb: 0), to: nil) }
    /// The 40 × 100 points around the thumb, as they are on the screen.
    private func shown() -> CGImage { app.picture(of: CGRect(x: place.x - 20, y: place.y - 50, width: 40, height: 100)) }
    /// The most that two pictures differ in a channel.
    private func difference(_ a: CGImage, _ b: CGImage) -> Int {
        zip(a.packedPixels, b.packedPixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    private var text: String? { slider.bubbles.shown.first?.text }

    @Test("A1, A2, A3: the thumb is a rectangle, and while it is touched a bubble stands above it, as the recipe draws them", arguments: [0, 0.25, 0.5, 0.75, 1])
    func artwork(value: Double) throws {
        slider.value = value
        app.wait(0.1)
        #expect(place.x.rounded() == place.x)
        #expect(try difference(shown(), recipe(level: nil)) <= 1)
        let finger = app.touchDown(at: place)
        #expect(slider.value == value && slider.isHighlighted)
        #expect(try difference(shown(), recipe(level: CGFloat(value), text: String(format: "%0.1f", value))) <= 1)
        finger.lift()
        #expect(try difference(shown(), recipe(level: nil)) <= 1)
    }

    @Test("A4: the bubble is drawn anew for a change of a tenth, not for less, and always at the end")
    func significance() {
        slider.value = 0.2
        let finger = app.touchDown(at: place)
        #expect(text == "0.2")
        finger.move(by: 20)
        #expect(slider.value > 0.28 && slider.value < 0.3 && text == "0.2")
        finger.move(by: 6)
        #expect(text == "0.3")
        finger.move(by: 158)
        #expect(slider.value > 0.9 && slider.value < 0.98)
        let high = text
        finger.move(by: 5)
        #expect(slider.value >= 0.96 && text == high)
        finger.move(by: 40)
        #expect(slider.value == 1 && text == "1.0")
        finger.lift()
    }

    @Test("A5: the frame grows by 60 points while touched, around the same centre, and tracking survives that")
    func growth() {
        let finger = app.touchDown(at: place)
        #expect(slider.frame == CGRect(x: 20, y: 90, width: 280, height: 100) && slider.center == CGPoint(x: 160, y: 140))
        #expect(slider.isTracking && slider.isHighlighted)
        finger.move(by: 120)
        #expect(abs(slider.value - 0.5) < 1e-5)
        finger.lift()
        #expect(slider.frame == CGRect(x: 20, y: 120, width: 280, height: 40))
    }

    @Test("A5: the frame returns when the finger lifts outside, when the touch is cancelled, by Escape, and when the slider is switched off", arguments: ["outside", "cancel", "escape", "off"])
    func shrinks(how: String) {
        let base = slider.frame
        let finger = app.touchDown(at: place)
        #expect(slider.frame.height == 100)
        switch how {
        case "outside":
            finger.move(to: CGPoint(x: 100, y: 270))
            finger.lift()
        case "cancel": finger.cancel()
        case "escape": app.typeKey("Escape")
        default: slider.isEnabled = false
        }
        app.wait(0.02)
        #expect(slider.frame == base && slider.bubbles.shown.isEmpty)
        finger.lift()
        #expect(slider.frame == base)
    }

    @Test("A7: any range has its level as the fraction and its text from the value")
    func range() throws {
        slider.minimumValue = 100
        slider.maximumValue = 300
        slider.value = 200
        slider.textForValue = { "\(Int($0))" }
        slider.value = 200
        let finger = app.touchDown(at: place)
        #expect(slider.level == 0.5 && text == "200")
        #expect(try difference(shown(), recipe(level: 0.5, text: "200")) <= 1)
        finger.lift()
    }

    @Test("A7: the bubble never leaves the screen and no superview clips it; its arrow keeps pointing at the thumb", arguments: [false, true], TrackGeometry.Axis.allCases)
    func inside(isRightToLeft: Bool, axis: TrackGeometry.Axis) {
        slider.axis = axis
        if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
        slider.growthWhileTouched = 0
        let box = UIView(frame: axis == .horizontal ? CGRect(x: 0, y: 240, width: 320, height: 40) : CGRect(x: 0, y: 0, width: 40, height: 280))
        box.clipsToBounds = true
        slider.frame = box.bounds.insetBy(dx: axis == .horizontal ? -10 : 0, dy: axis == .horizontal ? 0 : -10)
        box.addSubview(slider)
        app.show(box)
        for value in [0.0, 0.5, 1] {
            slider.value = value
            app.wait(0.1)
            let finger = app.touchDown(at: place)
            let frame = slider.bubbles.shown[0].frame
            #expect(CGRect(x: 4, y: 4, width: 312, height: 272).contains(frame), "\(frame)")
            #expect(axis == .horizontal ? frame.maxY <= place.y - 9 : frame.minX >= place.x + 9)
            #expect(pixel(at: CGPoint(x: frame.midX, y: frame.minY + 1)) != [255, 255, 255, 255])
            finger.lift()
        }
    }

    private func pixel(at point: CGPoint) -> [UInt8] {
        let picture = app.picture(), start = (Int(point.y) * picture.width + Int(point.x)) * 4
        return Array(picture.packedPixels[start..<start + 4])
    }

    @Test("A7: colours, a closure that draws, and larger text")
    func own() {
        slider.artwork.bubbleColor = { _ in UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
        let finger = app.touchDown(at: place)
        let frame = slider.bubbles.shown[0].frame
        #expect(pixel(at: CGPoint(x: frame.midX, y: frame.maxY - 6)) == [0, 255, 0, 255])
        let large = slider.artwork.bubbleStyle(UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
        #expect(large.font!.pointSize > 20 && slider.bubbles.style.font!.pointSize == 20)
        var drawn: [String] = []
        slider.artwork.drawBubble = { drawn.append($0.text) }
        _ = app.picture()
        #expect(drawn == ["0.0"])
        finger.lift()
    }
}
