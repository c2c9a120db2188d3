@_spi(SliderKit) import CoreGraphics
import Testing

@MainActor struct ColorTests {
    @Test("Components end with alpha, and a copy changes nothing else")
    func components() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.numberOfComponents == 4 && color.alpha == 0.4)
        #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
        #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
        #expect(CGColor(gray: 0.5, alpha: 0.25).colorSpace?.model == .monochrome)
    }

    @Test("Colours are equal by space and components")
    func equality() {
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == redColor)
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColor.black.components == [0, 1] && CGColor.clear.components == [0, 0])
        let image = makeChart(2, 2)
        #expect(CGColor(patternImage: image, scale: 1) == CGColor(patternImage: image, scale: 1))
        #expect(CGColor(patternImage: image, scale: 1) != CGColor(patternImage: makeChart(2, 2), scale: 1))
    }

    @Test("Display P3 is converted, and clipped only when it is drawn")
    func displayP3() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let wide = try #require(color.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        #expect(isClose(wide[0], 1.0930, 0.001) && isClose(wide[1], -0.2267, 0.001) && isClose(wide[2], -0.1501, 0.001))
        #expect(color.rgba.red == 1 && color.rgba.green == 0)
        let back = try #require(CGColor(colorSpace: extended, components: wide)?.converted(to: p3, intent: .defaultIntent, options: nil))
        #expect(isClose(back.components?[0] ?? 0, 1, 1e-4) && isClose(back.components?[1] ?? 1, 0, 1e-4))
    }

    @Test("Unknown spaces are none, and components that are not numbers draw as zero")
    func badInput() {
        #expect(CGColorSpace(name: "no such space") == nil)
        #expect(CGColor(red: .nan, green: 2, blue: -1, alpha: .nan).rgba == (0, 1, 0, 0))
    }
}
