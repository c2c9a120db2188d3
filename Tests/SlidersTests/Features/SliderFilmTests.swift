@testable import Sliders
import Testing
import UIKit
@_spi(SliderKit) import UIKitTesting

/// Animations, frame by frame: each picture is a strip of them, from the top down.
@MainActor struct SliderFilmTests {
    /// A strip of the window's frames, `interval` seconds apart, from now on.
    private func strip(of app: TestApp, frames: Int, every interval: Double) throws -> CGImage {
        let size = app.window.bounds.size
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: size.width, height: size.height * CGFloat(frames)), format: format).image { _ in
            for frame in 0..<frames {
                if frame > 0 { app.wait(interval) }
                UIImage(cgImage: app.picture(), scale: 2, orientation: .up).draw(at: CGPoint(x: 0, y: size.height * CGFloat(frame)))
            }
        }
        return try #require(image.cgImage)
    }

    private func bubbleStage(_ style: UIUserInterfaceStyle) -> (TestApp, ValueSlider) {
        let app = TestApp(size: CGSize(width: 160, height: 84), scale: 2, style: style)
        let slider = ValueSlider(values: [30], in: 0...100)
        slider.frame = CGRect(x: 10, y: 50, width: 140, height: 28)
        slider.addDecoration(ValueBubbles())
        app.show(slider)
        return (app, slider)
    }

    @Test("G: a bubble grows out of its thumb, each frame of it", arguments: [UIUserInterfaceStyle.light, .dark])
    func bubbleGrows(style: UIUserInterfaceStyle) throws {
        let (app, slider) = bubbleStage(style)
        let finger = app.touchDown(at: slider.convert(slider.center(ofThumb: 0), to: nil))
        try expectPicture(of: try strip(of: app, frames: 6, every: 0.03), named: "bubble-grows-\(style == .dark ? "dark" : "light")")
        finger.lift()
    }

    @Test("G: a bubble fades when the finger lifts, each frame of it")
    func bubbleFades() throws {
        let (app, slider) = bubbleStage(.light)
        let finger = app.touchDown(at: slider.convert(slider.center(ofThumb: 0), to: nil))
        app.wait(0.3)
        finger.lift()
        try expectPicture(of: try strip(of: app, frames: 6, every: 0.03), named: "bubble-fades")
        app.wait(0.1)
        #expect(!app.window.subviews.contains { $0 is BubbleView }, "nothing is left")
    }

    @Test("C7: a thumb that was let go of too early returns, each frame of it", arguments: [false, true])
    func thumbReturns(isRightToLeft: Bool) throws {
        let app = TestApp(size: CGSize(width: 220, height: 64), scale: 2)
        let slider = ConfirmSlider(frame: CGRect(x: 4, y: 4, width: 212, height: 56))
        slider.text = "Slide to pay"
        if isRightToLeft { slider.semanticContentAttribute = .forceRightToLeft }
        app.show(slider)
        let way: CGFloat = isRightToLeft ? -1 : 1
        let finger = app.touchDown(at: CGPoint(x: isRightToLeft ? 188 : 32, y: 32))
        for _ in 0..<10 { finger.move(by: 12 * way) }
        app.wait(0.1)
        finger.lift()
        try expectPicture(of: try strip(of: app, frames: 7, every: 0.05), named: "thumb-returns-\(isRightToLeft ? "rtl" : "ltr")")
    }
}
