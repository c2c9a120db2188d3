import Testing
@_spi(SliderKit) import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct ValueImageTintTests {
    @Test("I15: value images take the tint of their slider's own style, also when that changes", arguments: [UIUserInterfaceStyle.light, .dark])
    func style(own: UIUserInterfaceStyle) {
        let app = TestApp(size: CGSize(width: 120, height: 40), scale: 1, style: own == .light ? .dark : .light)
        let slider = UISlider(frame: CGRect(x: 0, y: 4, width: 120, height: 32))
        slider.minimumValueImage = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16)) }
            .withRenderingMode(.alwaysTemplate)
        slider.tintColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0, green: 1, blue: 0, alpha: 1) : UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
        app.show(slider)
        func color() -> [UInt8] {
            let rect = slider.minimumValueImageRect(forBounds: slider.bounds)
            let picture = app.picture(), x = Int(rect.midX), y = 4 + Int(rect.midY)
            return picture.withPixels { bytes, bytesPerRow in (0..<3).map { bytes[y * bytesPerRow + x * 4 + 2 - $0] } }
        }
        let red: [UInt8] = [255, 0, 0], green: [UInt8] = [0, 255, 0]
        #expect(color() == (own == .light ? green : red))
        slider.overrideUserInterfaceStyle = own
        app.wait(0.1)
        #expect(color() == (own == .light ? red : green))
    }
}
