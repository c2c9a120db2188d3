import Testing
@_spi(SliderKit) @testable import UIKit
@_spi(SliderKit) import UIKitTesting

@MainActor struct SliderSymbolTests {
    /// The colour of the darkest place of the minimum's image.
    private func color(_ image: UIImage?, mirrored: Bool) -> [UInt8] {
        let app = TestApp(size: CGSize(width: 320, height: 60))
        let slider = UISlider(frame: CGRect(x: 20, y: 13, width: 280, height: 34))
        slider.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        slider.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        slider.minimumValueImage = image
        app.show(slider)
        let rect = slider.minimumValueImageRect(forBounds: slider.bounds)
        let pixels = app.picture(of: slider.convert(rect, to: nil)).packedPixels
        let starts = stride(from: 0, to: pixels.count, by: 4)
        let darkest = starts.min { pixels[$0..<$0 + 3].reduce(0) { $0 + Int($1) } < pixels[$1..<$1 + 3].reduce(0) { $0 + Int($1) } } ?? 0
        return [pixels[darkest + 2], pixels[darkest + 1], pixels[darkest]]
    }

    @Test("B6: symbols at the ends take the tint, unless they are to be original", arguments: [false, true])
    func symbols(mirrored: Bool) {
        let symbol = UIImage(systemName: "speaker.fill")
        #expect(color(symbol, mirrored: mirrored) == [255, 0, 0])
        #expect(color(symbol?.withRenderingMode(.alwaysOriginal), mirrored: mirrored) == [0, 0, 0])
        #expect(color(symbol?.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), mirrored: mirrored) == [0, 0, 255])
    }
}
