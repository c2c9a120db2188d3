@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

/// A canvas must leave the bytes that the context's own drawing leaves.
@Suite struct PixelCanvasTests {
    /// Numbers that are the same at each run.
    private struct Numbers {
        var state: UInt64
        mutating func next(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % below
        }
    }

    /// A picture with transparent, translucent and opaque pixels.
    private func picture(_ width: Int, _ height: Int, _ numbers: inout Numbers, opaque: Bool = false) -> CGImage {
        var bytes: [UInt8] = []
        for _ in 0..<(width * height) {
            let alpha = opaque ? 255 : [0, 255, numbers.next(256), numbers.next(256)][numbers.next(4)]
            for _ in 0..<3 { bytes.append(UInt8(numbers.next(alpha + 1))) }
            bytes.append(UInt8(alpha))
        }
        return bytes.withUnsafeBytes {
            CGImage(premultipliedBGRA: $0, width: width, height: height, bytesPerRow: width * 4, isOpaque: opaque)!
        }
    }

    /// Two contexts with the same pixels.
    private func pair(_ width: Int, _ height: Int, _ numbers: inout Numbers) -> (CGContext, CGContext) {
        let base = picture(width, height, &numbers)
        let contexts = (makeContext(CGFloat(width), CGFloat(height)), makeContext(CGFloat(width), CGFloat(height)))
        for context in [contexts.0, contexts.1] { context.drawUpright(base, in: CGRect(x: 0, y: 0, width: width, height: height)) }
        return contexts
    }

    private func expectEqual(_ a: CGContext, _ b: CGContext, _ what: String) {
        #expect(a.makeImage()!.isPixelEqual(to: b.makeImage()!), "\(what)")
    }

    @Test("H1: pictures at whole pixels, clipped and off the bitmap, as the context draws them", arguments: 1...8)
    func pictures(seed: UInt64) {
        var numbers = Numbers(state: seed &* 977)
        let (mine, cairo) = pair(61, 43, &numbers)
        for step in 0..<40 {
            let image = picture(1 + numbers.next(30), 1 + numbers.next(20), &numbers, opaque: numbers.next(3) == 0)
            let x = numbers.next(100) - 30, y = numbers.next(70) - 20
            let clip = PixelRect(
                x0: Int32(numbers.next(30)), y0: Int32(numbers.next(20)), x1: Int32(30 + numbers.next(40)), y1: Int32(20 + numbers.next(30)))
            let painted: Void? = mine.withCanvas { canvas in
                canvas.clip(to: clip)
                canvas.draw(image, x: Int32(x), y: Int32(y))
            }
            #expect(painted != nil)
            cairo.saveGState()
            cairo.clip(to: clip.cgRect)
            cairo.drawUpright(image, in: CGRect(x: x, y: y, width: image.width, height: image.height))
            cairo.restoreGState()
            expectEqual(mine, cairo, "seed \(seed), step \(step)")
        }
    }

    @Test("H1: a part of a picture, as its piece")
    func parts() {
        var numbers = Numbers(state: 5)
        let (mine, cairo) = pair(40, 30, &numbers)
        let image = picture(20, 12, &numbers)
        let part = PixelRect(x0: 3, y0: 2, x1: 15, y1: 11)
        _ = mine.withCanvas { $0.draw(image, part, x: -4, y: 25) }
        cairo.drawUpright(image.cropping(to: part.cgRect)!, in: CGRect(x: -4, y: 25, width: 12, height: 9))
        expectEqual(mine, cairo, "part")
    }

    @Test("H1: a stretched column, as a resizable picture's middle", arguments: 1...6)
    func columns(seed: UInt64) {
        var numbers = Numbers(state: seed &* 31)
        // Behind it one colour, stripes or noise.
        let (mine, cairo) = pair(80, 20, &numbers)
        if seed % 3 != 0 {
            for context in [mine, cairo] {
                context.setFillColor(CGColor(red: 0.9, green: 0.7, blue: 0.2, alpha: 1))
                context.fill(CGRect(x: 0, y: 0, width: seed % 3 == 1 ? 80 : 33, height: 20))
            }
        }
        let image = picture(7, 9, &numbers, opaque: seed == 4)
        _ = mine.withCanvas { canvas in
            canvas.draw(image, PixelRect(x0: 0, y0: 0, x1: 3, y1: 9), x: 2, y: 5)
            canvas.draw(image, column: 3, x0: 5, x1: 71, y: 5)
            canvas.draw(image, PixelRect(x0: 4, y0: 0, x1: 7, y1: 9), x: 71, y: 5)
        }
        cairo.drawNineSlice(
            image, in: CGRect(x: 2, y: 5, width: 72, height: 9), scale: 1, capInsets: (top: 0, left: 3, bottom: 0, right: 3), tile: false)
        expectEqual(mine, cairo, "seed \(seed)")
    }

    @Test("H1: fills with opaque colours, as the context's; others are not claimed")
    func fills() {
        var numbers = Numbers(state: 3)
        let (mine, cairo) = pair(30, 30, &numbers)
        for step in 0..<64 {
            let channel = { (n: Int) in CGFloat(n) / 255 }
            let color = CGColor(red: channel(numbers.next(256)), green: channel(numbers.next(256)), blue: channel(step * 4), alpha: 1)
            let rect = PixelRect(x0: Int32(numbers.next(20)) - 5, y0: Int32(step % 30), x1: 20 + Int32(numbers.next(20)), y1: Int32(step % 30) + 1)
            guard let pixel = color.opaquePixel else {
                Issue.record("an opaque colour has a pixel")
                return
            }
            _ = mine.withCanvas { $0.fill(rect, with: pixel) }
            cairo.setFillColor(color)
            cairo.fill(rect.cgRect)
        }
        expectEqual(mine, cairo, "fills")
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.9).opaquePixel == nil)
        #expect(CGColor(patternImage: picture(2, 2, &numbers), scale: 1).opaquePixel == nil)
    }

    @Test("H1: a column over one known colour, as without knowing it; rows of one byte and others", arguments: [0xFFFF_FFFF, 0xFF30_60C0])
    func known(behind: UInt32) {
        var numbers = Numbers(state: 11)
        let image = picture(3, 12, &numbers)
        let (mine, cairo) = (makeContext(50, 20), makeContext(50, 20))
        for context in [mine, cairo] { _ = context.withCanvas { $0.fill($0.clip, with: behind) } }
        _ = mine.withCanvas { $0.draw(image, column: 1, x0: 4, x1: 47, y: 3, behind: behind) }
        _ = cairo.withCanvas { $0.draw(image, column: 1, x0: 4, x1: 47, y: 3) }
        expectEqual(mine, cairo, "column")
        for context in [mine, cairo] { #expect(context.makeImage()![2, 2] == context.makeImage()![48, 18]) }
    }

    @Test("Whole and touched pixels of rectangles on both sides of zero")
    func rectangles() {
        #expect(PixelRect(covering: CGRect(x: -1.5, y: -2, width: 3.2, height: 2.1)) == PixelRect(x0: -2, y0: -2, x1: 2, y1: 1))
        #expect(PixelRect(covering: CGRect(x: 0.9999999, y: 1.0000001, width: 1, height: 1)) == PixelRect(x0: 1, y0: 1, x1: 2, y1: 2))
        #expect(PixelRect(exactly: CGRect(x: -3.0000001, y: 2, width: 5, height: 0)) == PixelRect(x0: -3, y0: 2, x1: 2, y1: 2))
        #expect(PixelRect(exactly: CGRect(x: -3.5, y: 2, width: 5, height: 1)) == nil)
        #expect(PixelRect(exactly: CGRect(x: CGFloat.nan, y: 2, width: 5, height: 1)) == nil)
        #expect(PixelRect(covering: CGRect(x: CGFloat.infinity, y: 2, width: 5, height: 1)).isEmpty)
        #expect(PixelRect(covering: CGRect(x: -1e300, y: 0, width: 2e300, height: 1)).x1 == 1_000_000_000)
    }

    @Test("H1: a canvas is refused where pixels are elsewhere, and an image made before keeps its pixels")
    func refusals() {
        let context = makeContext(10, 10)
        _ = context.withCanvas { $0.fill($0.clip, with: 0xFFFF_0000) }
        let before = context.makeImage()!
        _ = context.withCanvas { $0.fill($0.clip, with: 0xFF00_00FF) }
        #expect(before[5, 5] == .red && context.makeImage()![5, 5] == .blue)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        #expect(context.withCanvas { _ in true } == nil)
        context.endTransparencyLayer()
        #expect(context.withCanvas { _ in true } == true)
        let gray = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2),
            bitmapInfo: CGImageAlphaInfo.none.rawValue)
        #expect(gray?.withCanvas { _ in true } == nil)
    }

    @Test("The inked area is that of all pixels that are not transparent")
    func inked() {
        let context = makeContext(20, 10)
        #expect(context.makeImage()!.inkedArea.area == 1)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        context.fill(CGRect(x: 3, y: 4, width: 9, height: 2))
        #expect(context.makeImage()!.inkedArea == PixelRect(x0: 3, y0: 4, x1: 12, y1: 6))
    }
}
