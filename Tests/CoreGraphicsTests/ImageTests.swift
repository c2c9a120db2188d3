@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

@MainActor struct ImageTests {
    @Test("Images on whole pixels are copied exactly")
    func exact() {
        let chart = makeChart(7, 5)
        let context = makeContext(10, 8)
        context.drawUpright(chart, in: CGRect(x: 2, y: 1, width: 7, height: 5))
        for y in 0..<5 { for x in 0..<7 { #expect(context[x + 2, y + 1] == chart[x, y]) } }
        #expect(context.picture.inked == CGRect(x: 2, y: 1, width: 7, height: 5))
        let double = makeContext(10, 8, scale: 2)
        double.drawUpright(chart, in: CGRect(x: 1, y: 1.5, width: 3.5, height: 2.5))
        for y in 0..<5 { for x in 0..<7 { #expect(double[x + 2, y + 3] == chart[x, y]) } }
    }

    @Test("draw(_:in:) is upright with y up and upside down with y down")
    func orientation() throws {
        let chart = makeChart(2, 3)
        let down = makeContext(2, 3)
        down.draw(chart, in: CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(down[0, 0] == chart[0, 2] && down[1, 2] == chart[1, 0])
        let up = try #require(
            CGContext(
                data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        up.draw(chart, in: CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(up.picture.isPixelEqual(to: chart))
    }

    @Test("Without interpolation pixels stay square")
    func nearest() {
        let context = makeContext(8, 8)
        context.interpolationQuality = .none
        context.drawUpright(makeChart(2, 2), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(context[3, 3] == Pixel(0, 0, 40) && context[4, 3] == Pixel(1, 0, 40) && context[4, 4] == Pixel(1, 1, 40))
    }

    @Test("Tiles repeat over the clip")
    func tiling() {
        let context = makeContext(6, 2)
        context.clip(to: CGRect(x: 1, y: 0, width: 5, height: 2))
        context.drawUpright(makeChart(2, 2), in: CGRect(x: 0, y: 0, width: 2, height: 2), tiles: true)
        #expect(context[0, 0] == .clear && context[1, 0] == Pixel(1, 0, 40) && context[4, 1] == Pixel(0, 1, 40))
    }

    @Test("A mask is filled with the colour as its alpha says")
    func template() {
        let source = makeContext(2, 1)
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let context = makeContext(4, 1)
        context.draw(mask: source.picture, color: redColor, in: CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(context[1, 0] == .red && context[2, 0] == .clear && context[0, 0] == .clear)
    }

    @Test("Cropping cuts to whole pixels inside the image")
    func cropping() {
        let chart = makeChart(6, 6)
        let part = chart.cropping(to: CGRect(x: 2.5, y: 3, width: 10, height: 1.5))
        #expect(part?.width == 4 && part?.height == 2 && part?[0, 0] == chart[2, 3])
        #expect(chart.cropping(to: CGRect(x: 6, y: 0, width: 3, height: 3)) == nil)
        #expect(chart.cropping(to: .null) == nil)
    }

    @Test("PNG keeps every pixel, transparent ones too")
    func png() throws {
        let context = makeContext(16, 16)
        context.drawUpright(makeChart(8, 16), in: CGRect(x: 0, y: 0, width: 8, height: 16))
        context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 8, y: 0, width: 4, height: 16))
        let image = context.picture
        let data = try #require(image.pngData())
        #expect(try CGImage.decode(data).isPixelEqual(to: image))
        #expect(data == image.pngData())
    }

    @Test("JPEG keeps flat colours nearly")
    func jpeg() throws {
        let context = makeContext(16, 16, opaque: true)
        context.setFillColor(CGColor(red: 0.2, green: 0.6, blue: 0.8, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        let data = try #require(context.picture.jpegData(quality: 0.9))
        let back = try CGImage.decode(data)
        #expect(back.width == 16 && abs(back[8, 8].r - 51) < 4 && abs(back[8, 8].g - 153) < 4 && back[8, 8].a == 255)
        #expect(context.picture.jpegData(quality: .nan) != nil && context.picture.jpegData(quality: -3) != nil)
    }

    @Test("E9: damaged pictures are refused in one sentence")
    func hostile() throws {
        func sentence(_ data: Data) -> String? {
            do {
                _ = try CGImage.decode(data)
                return nil
            } catch { return "\(error)" }
        }
        #expect(sentence(Data()) == "The image data is empty.")
        #expect(sentence(Data("GIF89a".utf8)) == "The image data is neither PNG nor JPEG.")
        let png = try #require(makeChart(20, 20).pngData())
        let jpeg = try #require(makeChart(20, 20).jpegData(quality: 0.8))
        for length in [4, 8, 20, 40, png.count / 2, png.count - 20] {
            #expect(sentence(png.prefix(length))?.hasPrefix("The PNG data is damaged") == true)
        }
        for length in [3, 20, jpeg.count / 2] {
            let told = sentence(jpeg.prefix(length))
            #expect(told?.hasPrefix("The JPEG data is damaged") == true, "\(length): \(told ?? "no error")")
        }
        var seed: UInt64 = 7
        for _ in 0..<300 {
            seed = seed &* 6364136223846793005 &+ 1442695040888963407
            for original in [png, jpeg] {
                var bytes = [UInt8](original)
                bytes[4 + Int(seed >> 33) % (bytes.count - 4)] ^= UInt8(truncatingIfNeeded: seed >> 20) | 1
                _ = sentence(Data(bytes))
            }
        }
    }

    @Test("E9: a picture of gigapixels is refused before memory is taken")
    func gigantic() throws {
        var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let chunk: [UInt8] = [0x49, 0x48, 0x44, 0x52, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0]
        header += chunk
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in chunk {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc = ~crc
        header += [UInt8(crc >> 24 & 255), UInt8(crc >> 16 & 255), UInt8(crc >> 8 & 255), UInt8(crc & 255)]
        header += [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xAF, 0x06, 0x1E]
        #expect(throws: ImageCodingError.self) { try CGImage.decode(Data(header)) }
        do { _ = try CGImage.decode(Data(header)) } catch {
            #expect("\(error)" == "The PNG image is too large: 30000 × 30000 pixels.")
        }
    }
}
