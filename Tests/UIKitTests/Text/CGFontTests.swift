import CoreGraphics
import Testing
@_spi(SliderKit) import UIKit

@MainActor struct CGFontTests {
    @Test("D1: a CGFont is known by its name, and is a text layer's font")
    func names() throws {
        _ = UIView()
        let font = try #require(CGFont("HelveticaNeue-Bold"))
        #expect(font.postScriptName == "HelveticaNeue-Bold" && CGFont("Nothing-Like-It") == nil)
        #expect(CATextLayer.typefaceProvider?(font, 20)?.weight == 700 && CATextLayer.typefaceProvider?(font, 20)?.size == 20)
    }
}
