@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

@MainActor struct ContextTests {
    @Test("A context has no pixels before something is drawn")
    func lazy() {
        let context = makeContext(100, 100)
        context.saveGState()
        context.setFillColor(redColor)
        context.clip(to: CGRect(x: 10, y: 10, width: 10, height: 10))
        context.restoreGState()
        #expect(!context.hasDrawn)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.hasDrawn)
    }

    @Test("Fills on whole pixels are exact, in both orientations")
    func fills() throws {
        let context = makeContext(4, 4, scale: 2)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 1, y: 0.5, width: 2, height: 1))
        #expect(context.picture.inked == CGRect(x: 2, y: 1, width: 4, height: 2))
        #expect(context[2, 1] == .red && context[1, 1] == .clear)
        let up = try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        up.setFillColor(redColor)
        up.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(up.picture.inked == CGRect(x: 0, y: 7, width: 3, height: 1))
        #expect(up.ctm == .identity && !up.isFlippedForUIKit)
        #expect(makeContext(4, 4, scale: 2).ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
    }

    @Test("Half a pixel is half covered, unless edges may not be smooth")
    func antialiasing() {
        let context = makeContext(4, 1)
        context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
        #expect((127...128).contains(context[1, 0].a))
        context.setShouldAntialias(false)
        context.fill(CGRect(x: 2, y: 0, width: 1.6, height: 1))
        #expect(context[3, 0].a == 255)
    }

    @Test("An image keeps what was drawn before it was made")
    func images() {
        let context = makeContext(2, 1)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let first = context.picture
        context.setFillColor(blueColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(first[0, 0] == .red && first[1, 0] == .clear)
        #expect(context[0, 0] == .blue && context[1, 0] == .blue)
        #expect(makeContext(3, 2).picture.coverage == 0)
        #expect(makeContext(3, 2, opaque: true)[0, 0] == .black)
    }

    @Test("Saved states come back, and one restore too many is ignored")
    func states() {
        let context = makeContext(4, 1)
        context.setFillColor(redColor)
        context.saveGState()
        context.setFillColor(blueColor)
        context.setAlpha(0.5)
        context.translateBy(x: 2, y: 0)
        context.clip(to: .zero)
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context[0, 0] == .red)
    }

    @Test("Clips intersect: rectangles, paths, even-odd, masks")
    func clips() {
        let context = makeContext(10, 10)
        context.clip(to: CGRect(x: 1, y: 1, width: 6, height: 8))
        context.clip(to: [CGRect(x: 0, y: 0, width: 3, height: 3), CGRect(x: 5, y: 5, width: 5, height: 5)])
        #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 6, height: 8))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.picture.coverage == (2 * 2 + 2 * 4) * 255)
        let holed = makeContext(10, 10)
        holed.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        holed.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        holed.clip(using: .evenOdd)
        holed.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(holed[1, 1] == .black && holed[5, 5] == .clear)
        let empty = makeContext(4, 4)
        empty.clip(to: .zero)
        empty.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(empty.picture.coverage == 0)
    }

    @Test("A mask lets through as much as its alpha says")
    func maskClip() {
        let mask = makeContext(4, 4)
        mask.setFillColor(CGColor(gray: 0, alpha: 1))
        mask.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        mask.setFillColor(CGColor(gray: 0, alpha: 0.5))
        mask.fill(CGRect(x: 2, y: 0, width: 1, height: 4))
        let context = makeContext(6, 4)
        context.clip(to: CGRect(x: 1, y: 0, width: 4, height: 4), mask: mask.picture)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        #expect(context[0, 0] == .clear && context[1, 0] == .red && context[2, 3] == .red)
        #expect((127...128).contains(context[3, 1].a) && context[4, 1] == .clear && context[5, 1] == .clear)
    }

    @Test("Alpha multiplies colours and images")
    func alpha() {
        let context = makeContext(2, 1)
        context.setAlpha(0.5)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect((63...64).contains(context[0, 0].a))
        context.drawUpright(makeChart(1, 1), in: CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect((127...128).contains(context[1, 0].a))
    }

    @Test("Blend modes mix as documented, and touch nothing outside the shape")
    func blendModes() {
        func mix(_ mode: CGBlendMode, _ under: CGColor, _ over: CGColor) -> Pixel {
            let context = makeContext(2, 1)
            context.setFillColor(under)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            let before = context[1, 0]
            context.setBlendMode(mode)
            context.setFillColor(over)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context[1, 0] == before, "\(mode) reaches outside")
            return context[0, 0]
        }
        let gray = CGColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
        #expect(mix(.multiply, gray, redColor) == Pixel(153, 0, 0))
        #expect(mix(.screen, gray, redColor) == Pixel(255, 153, 153))
        #expect(mix(.copy, redColor, CGColor(gray: 0, alpha: 0)) == .clear)
        #expect(mix(.clear, redColor, blueColor) == .clear)
        #expect(mix(.sourceIn, CGColor.clear, redColor) == .clear)
        #expect(mix(.sourceIn, blueColor, redColor) == .red)
        #expect(mix(.sourceOut, blueColor, redColor) == .clear)
        #expect(mix(.destinationIn, blueColor, CGColor(gray: 0, alpha: 1)) == .blue)
        #expect(mix(.destinationOver, blueColor, redColor) == .blue)
        #expect(mix(.destinationOut, blueColor, redColor) == .clear)
        #expect(mix(.plusLighter, redColor, blueColor) == Pixel(255, 0, 255))
        #expect(mix(.plusDarker, gray, gray) == Pixel(51, 51, 51))
        #expect(mix(.plusDarker, redColor, greenColor) == .black)
        #expect(mix(.difference, redColor, redColor) == .black)
        #expect(mix(.xor, redColor, blueColor) == .clear)
    }

    @Test("A shadow without blur is the shape, moved in the base space")
    func hardShadow() {
        let context = makeContext(20, 20, scale: 2)
        context.setShadow(offset: CGSize(width: 3, height: 2), blur: 0, color: blueColor)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(context[4, 4] == .red && context[11, 11] == .red)
        #expect(context[12, 12] == .blue && context[17, 15] == .blue && context[18, 15] == .clear && context[17, 16] == .clear)
        #expect(context[9, 13] == .clear || context[10, 13] == .blue)
    }

    @Test("With y up a shadow of positive height falls upwards")
    func shadowUp() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 0, color: blueColor)
        context.fill(CGRect(x: 4, y: 2, width: 2, height: 2))
        #expect(context.picture.inked == CGRect(x: 4, y: 3, width: 2, height: 5))
    }

    @Test("A blurred shadow keeps its mass, is symmetric, and fades over the blur radius")
    func softShadow() {
        let context = makeContext(60, 60)
        context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 60))
        context.setShadow(offset: CGSize(width: 1000, height: 0), blur: 8, color: .black)
        context.translateBy(x: -1000, y: 0)
        context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        let image = context.picture
        #expect(abs(image.coverage - 400 * 255) < 400 * 255 / 100)
        for y in 0..<30 { for x in 0..<30 { #expect(image[x, y] == image[59 - x, 59 - y] && image[x, y] == image[y, x]) } }
        // At the edge half of a Gaussian's mass lies on either side.
        #expect(abs(image[19, 30].a + image[20, 30].a - 255) <= 2)
        #expect(image[16, 30].a > 25 && image[16, 30].a < 60 && image[8, 30].a < 3 && image[30, 30].a > 250)
    }

    @Test("A transparency layer has one alpha and one shadow")
    func layers() {
        let context = makeContext(20, 10)
        context.setAlpha(0.5)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blueColor)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(redColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        context.endTransparencyLayer()
        #expect((127...128).contains(context[3, 3].a) && context[0, 0] == context[3, 3])
        #expect(context[13, 3].b > 120 && context[13, 3] == context[10, 0] && context[16, 6] == .clear)
        context.endTransparencyLayer()
        let untouched = makeContext(5, 5)
        untouched.beginTransparencyLayer(auxiliaryInfo: nil)
        untouched.endTransparencyLayer()
        #expect(!untouched.hasDrawn)
    }

    @Test("Gradients end where they end unless told to go on")
    func gradients() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [redColor, blueColor] as CFArray, locations: nil))
        func draw(_ options: CGGradientDrawingOptions) -> CGImage {
            let context = makeContext(40, 1)
            context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            return context.picture
        }
        let bare = draw([])
        #expect(bare[5, 0] == .clear && bare[35, 0] == .clear && bare[11, 0].a == 255)
        let both = draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(both[0, 0] == .red && both[39, 0] == .blue && both[20, 0].r > 115 && both[20, 0].b > 115)
        #expect(draw(.drawsBeforeStartLocation)[35, 0] == .clear && draw(.drawsAfterEndLocation)[5, 0] == .clear)
        let radial = makeContext(20, 20)
        radial.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 10, y: 10), endRadius: 5,
            options: [])
        #expect(radial[10, 10].r > 200 && radial[0, 0] == .clear && radial[10, 13].b > 150)
    }

    @Test("Strokes lie on both sides of a path, in user space, with dashes")
    func strokes() {
        let context = makeContext(20, 10)
        context.setStrokeColor(redColor)
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: [4, 4])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
        #expect(context[1, 4] == .red && context[1, 5] == .red && context[1, 6] == .clear && context[5, 5] == .clear && context[9, 5] == .red)
        let scaled = makeContext(20, 10, scale: 2)
        scaled.setLineWidth(1)
        scaled.stroke(CGRect(x: 2, y: 2, width: 10, height: 4))
        #expect(scaled.picture.inked == CGRect(x: 3, y: 3, width: 22, height: 10))
    }

    @Test("A stroked path drawn by its outline looks like the stroke")
    func outlines() {
        func draw(_ body: (CGContext) -> Void) -> CGImage {
            let context = makeContext(60, 60)
            context.setLineWidth(7)
            context.setLineJoin(.round)
            context.setLineCap(.round)
            context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 20), CGPoint(x: 15, y: 50)])
            context.addEllipse(in: CGRect(x: 20, y: 20, width: 30, height: 25))
            body(context)
            return context.picture
        }
        let stroked = draw { $0.strokePath() }
        let filled = draw {
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }
        var worst = 0
        for y in 0..<60 { for x in 0..<60 { worst = max(worst, abs(stroked[x, y].a - filled[x, y].a)) } }
        #expect(worst < 32)
    }

    @Test("The path is built in the space of its own time")
    func pathSpace() {
        let context = makeContext(20, 20)
        context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        context.scaleBy(x: 2, y: 2)
        context.fillPath()
        #expect(context.picture.inked == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(context.isPathEmpty)
        context.move(to: CGPoint(x: 3, y: 4))
        #expect(context.currentPointOfPath == CGPoint(x: 3, y: 4))
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 18))
        #expect(context.convertToUserSpace(CGPoint(x: 2, y: 18)) == CGPoint(x: 1, y: 1))
    }

    @Test("clear makes transparent, whatever the state says")
    func clearing() {
        let context = makeContext(4, 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.setAlpha(0.2)
        context.setShadow(offset: .zero, blur: 3)
        context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(context[0, 0] == .black && context[1, 0] == .clear && context[2, 0] == .black)
    }

    @Test("Pattern colours repeat their image from the base origin")
    func patterns() {
        let context = makeContext(8, 4)
        context.setFillColor(CGColor(patternImage: makeChart(2, 2), scale: 1))
        context.translateBy(x: 1, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 2))
        #expect(context[1, 1] == Pixel(1, 1, 40) && context[2, 1] == Pixel(0, 1, 40) && context[3, 2] == Pixel(1, 0, 40))
        #expect(context[0, 0] == .clear)
    }

    @Test("Numbers that are none never harm")
    func badInput() {
        let context = makeContext(4, 4)
        let bad: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0, -1]
        for v in bad {
            context.saveGState()
            context.setLineWidth(v)
            context.setMiterLimit(v)
            context.setAlpha(v)
            context.setFlatness(v)
            context.setLineDash(phase: v, lengths: [v, v])
            context.setShadow(offset: CGSize(width: v, height: v), blur: v, color: .black)
            context.fill(CGRect(x: v, y: v, width: v, height: v))
            context.stroke(CGRect(x: v, y: v, width: 1, height: 1))
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: v, height: v))
            context.drawUpright(makeChart(2, 2), in: CGRect(x: v, y: 0, width: v, height: v))
            context.drawNineSlice(
                makeChart(4, 4), in: CGRect(x: 0, y: 0, width: 4, height: 4), scale: v,
                capInsets: (top: v, left: v, bottom: v, right: v), tile: true)
            context.clip(to: CGRect(x: v, y: v, width: v, height: v))
            context.scaleBy(x: v, y: v)
            context.rotate(by: v)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            #expect(CGContext(bitmapPointSize: CGSize(width: v, height: v), scale: 1, opaque: false) == nil)
            #expect(CGContext(bitmapPointSize: CGSize(width: 10, height: 10), scale: v, opaque: false) == nil)
        }
        context.clear(.infinite)
        context.setFillColor(redColor)
        context.fill(.infinite)
        #expect(context[0, 0] == .red && context[3, 3] == .red)
    }
}
