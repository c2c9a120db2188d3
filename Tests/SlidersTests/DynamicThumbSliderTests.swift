import Sliders
import Testing
@_spi(SliderKit) import UIKitTesting

@MainActor struct DynamicThumbSliderTests {
    private let app = TestApp(size: CGSize(width: 320, height: 280), scale: 1)
    private let slider = DynamicThumbSlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))

    init() {
        slider.center = CGPoint(x: 160, y: 140)
        slider.accessibilityIdentifier = "slider"
        app.show(slider)
    }

    /// The thumb as the recipe draws it, step by step.
    private func recipe(level: CGFloat?, text: String = "") throws -> CGImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 100), false, 1)
        defer { UIGraphicsEndImageContext() }
        let context = try #require(UIGraphicsGetCurrentContext())
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
            (text as NSString).draw(
                at: CGPoint(x: 20 - size.width / 2, y: 20 + size.height / 4 - font.ascender), withAttributes: attributes)
            UIColor(white: 0.5, alpha: 1).setStroke()
            context.setLineWidth(3)
            context.strokeEllipse(in: CGRect(x: 1.5, y: 1.5, width: 37, height: 37))
        }
        return try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    }

    private func image(_ state: UIControl.State) throws -> CGImage {
        try #require(slider.thumbImage(for: state)?.cgImage)
    }

    @Test("A1, A2: the thumb is a rectangle, and while it is touched a bubble stands above it, pixel by pixel", arguments: [0, 0.3, 0.5, 0.6, 1] as [Float])
    func artwork(value: Float) throws {
        slider.value = value
        slider.redrawThumb()
        #expect(try image(.normal).isPixelEqual(to: recipe(level: nil)))
        #expect(try image(.highlighted).isPixelEqual(to: recipe(level: CGFloat(value), text: String(format: "%0.1f", Double(value)))))
        #expect(try !image(.normal).isPixelEqual(to: image(.highlighted)))
    }

    @Test("A1: touching the thumb without moving it shows the current setting, lifting hides it")
    func touching() throws {
        slider.value = 0.5
        app.wait(0.5)
        let rest = app.picture()
        let finger = app.touchDown(at: CGPoint(x: 160, y: 140))
        #expect(slider.value == 0.5)
        #expect(slider.isHighlighted)
        #expect(!app.picture().isPixelEqual(to: rest))
        // The bubble of level 0.5 is gray, left of its text, 42 points above the middle.
        #expect(pixel(x: 146, y: 98) == [128, 128, 128, 255])
        finger.lift()
        #expect(app.picture().isPixelEqual(to: rest))
        #expect(pixel(x: 146, y: 98) == [255, 255, 255, 255])
    }

    private func pixel(x: Int, y: Int) -> [UInt8] {
        let picture = app.picture()
        let start = (y * picture.width + x) * 4
        return Array(picture.packedPixels[start..<start + 4])
    }

    @Test("A3: the text is centred by its measured width, with its baseline a quarter of the line's height below the middle")
    func text() throws {
        slider.value = 0
        slider.redrawThumb()
        let (with, without) = (try image(.highlighted).packedPixels, try recipe(level: 0).packedPixels)
        let changed = stride(from: 0, to: with.count, by: 4).filter { with[$0..<$0 + 4] != without[$0..<$0 + 4] }.map { $0 / 4 }
        let columns = changed.map { $0 % 40 }
        let rows = changed.map { $0 / 40 }
        let font = try #require(UIFont(name: "Georgia", size: 20))
        let size = ("0.0" as NSString).size(withAttributes: [.font: font])
        // Ink stays inside the advance box, and reaches down to the baseline.
        #expect(try #require(columns.min()) >= Int(20 - size.width / 2) - 1)
        #expect(try #require(columns.max()) <= Int(20 + size.width / 2) + 1)
        #expect(abs(CGFloat(try #require(rows.max()) + 1) - (20 + size.height / 4)) <= 1.5)
        #expect(abs(CGFloat(try #require(columns.min()) + #require(columns.max()) + 1) / 2 - 20) <= 1.5)
    }

    @Test("A4: the thumb is drawn anew for a change of a tenth, not for less, and always at the end")
    func significance() throws {
        slider.value = 0.2
        let drawn = try image(.highlighted)
        slider.value = 0.29
        #expect(try image(.highlighted) === drawn)
        slider.value = 0.31
        #expect(try image(.highlighted) !== drawn)
        slider.value = 0.975
        let high = try image(.highlighted)
        slider.value = 0.985
        #expect(try image(.highlighted) !== high)
        let end = try image(.highlighted)
        slider.value = 1
        #expect(try image(.highlighted) !== end)
        #expect(try image(.highlighted).isPixelEqual(to: recipe(level: 1, text: "1.0")))
    }

    @Test("A4: the first draw happens at once")
    func firstDraw() throws {
        #expect(slider.thumbImage(for: .normal) != nil)
        #expect(try image(.highlighted).isPixelEqual(to: recipe(level: 0, text: "0.0")))
    }

    @Test("A5: the frame grows by 60 points while touched, around the same centre, and tracking survives that")
    func growth() {
        let finger = app.touchDown(at: slider.thumbCenter(in: app.window))
        #expect(slider.frame == CGRect(x: 20, y: 90, width: 280, height: 100))
        #expect(slider.center == CGPoint(x: 160, y: 140))
        #expect(slider.isTracking && slider.isHighlighted)
        finger.move(by: 120)
        #expect(abs(slider.value - 0.5) < 1e-5)
        finger.lift()
        #expect(slider.frame == CGRect(x: 20, y: 120, width: 280, height: 40))
    }

    @Test("A5: the frame returns when the finger lifts outside and when the touch is cancelled")
    func shrinks() {
        let base = slider.frame
        var finger = app.touchDown(at: slider.thumbCenter(in: app.window))
        finger.move(to: CGPoint(x: 100, y: 270))
        #expect(slider.frame.height == 100)
        finger.lift()
        #expect(slider.frame == base)
        finger = app.touchDown(at: slider.thumbCenter(in: app.window))
        #expect(slider.frame.height == 100)
        finger.cancel()
        #expect(slider.frame == base)
    }

    @Test("A7: any range has its level as the fraction and its text from the value")
    func range() throws {
        slider.minimumValue = 100
        slider.maximumValue = 300
        slider.textForValue = { "\(Int($0))" }
        slider.value = 200
        #expect(slider.level == 0.5)
        #expect(try image(.highlighted).isPixelEqual(to: recipe(level: 0.5, text: "200")))
    }
}
