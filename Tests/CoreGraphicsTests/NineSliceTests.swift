@_spi(SliderKit) import CoreGraphics
import Testing

@MainActor struct NineSliceTests {
    /// Caps of 3 and 4 pixels around a middle of one.
    private let source = makeChart(8, 5)

    private func draw(_ width: CGFloat, scale: CGFloat = 1, tile: Bool = false, x: CGFloat = 0) -> CGContext {
        let context = makeContext(60, 5 / scale, scale: scale)
        context.drawNineSlice(
            source, in: CGRect(x: x, y: 0, width: width, height: 5 / scale), scale: scale,
            capInsets: (top: 0, left: 3 / scale, bottom: 0, right: 4 / scale), tile: tile)
        return context
    }

    @Test("The caps are exact and the middle is one colour at any width", arguments: [8, 9, 12, 31, 60])
    func widths(width: Int) {
        for tile in [false, true] {
            let image = draw(CGFloat(width), tile: tile).picture
            #expect(image.inked == CGRect(x: 0, y: 0, width: width, height: 5))
            for y in 0..<5 {
                for x in 0..<3 { #expect(image[x, y] == source[x, y]) }
                for x in 3..<(width - 4) { #expect(image[x, y] == source[3, y]) }
                for x in 0..<4 { #expect(image[width - 4 + x, y] == source[4 + x, y]) }
            }
        }
    }

    @Test("At twice the scale the caps are half as many points, and exact", arguments: [8, 21, 47])
    func scaled(width: Int) {
        let image = draw(CGFloat(width) / 2, scale: 2).picture
        for x in 0..<3 { #expect(image[x, 2] == source[x, 2]) }
        for x in 0..<4 { #expect(image[width - 4 + x, 2] == source[4 + x, 2]) }
        #expect(image[3, 2] == source[3, 2])
    }

    @Test("Too narrow for its caps, each is cut off at its inner side", arguments: [1, 2, 4, 6, 7])
    func narrow(width: Int) {
        let image = draw(CGFloat(width)).picture
        #expect(image.inked == CGRect(x: 0, y: 0, width: width, height: 5))
        let left = Int((Double(width) * 3 / 7).rounded())
        for x in 0..<left { #expect(image[x, 1] == source[x, 1]) }
        for x in left..<width { #expect(image[x, 1] == source[8 - width + x, 1]) }
    }

    @Test("Between pixels no seam shows")
    func seams() {
        let image = draw(20.3, x: 1.4).picture
        for x in 2..<21 { #expect(image[x, 2].a == 255, "at \(x)") }
    }

    @Test("Rows stretch as columns do, and a tiled middle repeats")
    func rows() {
        let chart = makeChart(6, 6)
        let context = makeContext(12, 12)
        context.drawNineSlice(
            chart, in: CGRect(x: 0, y: 0, width: 12, height: 12), scale: 1, capInsets: (top: 2, left: 2, bottom: 2, right: 2),
            tile: true)
        #expect(context[0, 0] == chart[0, 0] && context[11, 11] == chart[5, 5] && context[0, 11] == chart[0, 5])
        for i in 2..<10 { #expect(context[i, 5] == Pixel(2 + i % 2, 3, 40) && context[1, i] == Pixel(1, 2 + i % 2, 40)) }
    }

    @Test("Caps that leave nothing between them: the pixel where they meet is stretched", arguments: [false, true])
    func meeting(tile: Bool) {
        let chart = makeChart(6, 5)
        let context = makeContext(20, 5)
        context.drawNineSlice(
            chart, in: CGRect(x: 0, y: 0, width: 20, height: 5), scale: 1, capInsets: (top: 0, left: 3, bottom: 0, right: 3),
            tile: tile)
        for x in 0..<3 { #expect(context[x, 2] == chart[x, 2] && context[17 + x, 2] == chart[3 + x, 2]) }
        for x in 3..<17 { #expect(context[x, 2] == chart[2, 2]) }
    }

    @Test("Without caps the whole image stretches")
    func bare() {
        let context = makeContext(8, 2)
        context.interpolationQuality = .none
        context.drawNineSlice(
            makeChart(4, 1), in: CGRect(x: 0, y: 0, width: 8, height: 2), scale: 1,
            capInsets: (top: 0, left: 0, bottom: 0, right: 0), tile: false)
        for x in 0..<8 { #expect(context[x, 1].r == x / 2) }
    }
}
