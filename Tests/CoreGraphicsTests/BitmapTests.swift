@_spi(SliderKit) import CoreGraphics
import Foundation
import Testing

@MainActor struct BitmapTests {
    private let little = CGBitmapInfo.byteOrder32Little.rawValue
    private let big = CGBitmapInfo.byteOrder32Big.rawValue

    private func drawn(_ bitmapInfo: UInt32, gray: Bool = false) -> [UInt8]? {
        let space = gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
        guard
            let context = CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: bitmapInfo)
        else { return nil }
        context.setFillColor(red: 1, green: 0.2, blue: 0.4, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard let data = context.data else { return nil }
        return Array(UnsafeRawBufferPointer(start: data, count: context.bitsPerPixel / 8))
    }

    @Test("The bytes lie as the bitmap info says")
    func layouts() {
        #expect(drawn(CGImageAlphaInfo.premultipliedLast.rawValue) == [255, 51, 102, 255])
        #expect(drawn(CGImageAlphaInfo.premultipliedLast.rawValue | big) == [255, 51, 102, 255])
        #expect(drawn(CGImageAlphaInfo.premultipliedFirst.rawValue) == [255, 255, 51, 102])
        #expect(drawn(CGImageAlphaInfo.premultipliedFirst.rawValue | little) == [102, 51, 255, 255])
        #expect(drawn(CGImageAlphaInfo.premultipliedLast.rawValue | little) == [255, 102, 51, 255])
        #expect(drawn(CGImageAlphaInfo.noneSkipLast.rawValue) == [255, 51, 102, 255])
        #expect(drawn(CGImageAlphaInfo.alphaOnly.rawValue) == [255])
        #expect(drawn(CGImageAlphaInfo.none.rawValue, gray: true) == [98])
    }

    @Test("What cannot be drawn in is refused")
    func refused() {
        #expect(drawn(CGImageAlphaInfo.last.rawValue) == nil)
        #expect(drawn(CGImageAlphaInfo.none.rawValue) == nil)
        #expect(drawn(99) == nil)
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        for (width, height, bits, row) in [(0, 1, 8, 0), (1, -1, 8, 0), (100_000, 1, 8, 0), (4, 4, 16, 0), (4, 4, 8, 3)] {
            #expect(
                CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space,
                    bitmapInfo: info) == nil)
        }
    }

    @Test("Memory of the caller's shows each drawing at once, and what the caller wrote stays")
    func callersMemory() throws {
        for info in [CGImageAlphaInfo.premultipliedLast.rawValue, CGImageAlphaInfo.premultipliedFirst.rawValue | little] {
            var memory = [UInt8](repeating: 0, count: 12)
            try memory.withUnsafeMutableBytes { bytes in
                let context = try #require(
                    CGContext(
                        data: bytes.baseAddress, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 12,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
                for i in 0..<4 { bytes[8 + i] = 255 }
                context.setFillColor(gray: 1, alpha: 1)
                context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
                #expect(Array(bytes) == [0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255])
                let image = context.picture
                context.clear(CGRect(x: 0, y: 0, width: 3, height: 1))
                #expect(Array(bytes) == Array(repeating: 0, count: 12))
                #expect(image[1, 0] == .white)
            }
        }
    }

    @Test("An image is read from rows of pixels, and short data is refused")
    func imageFromProvider() throws {
        func make(_ bytes: [UInt8], _ info: CGImageAlphaInfo, bits: Int = 32, row: Int = 8) -> CGImage? {
            CGDataProvider(data: Data(bytes) as CFData).flatMap {
                CGImage(
                    width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: $0, decode: nil,
                    shouldInterpolate: false, intent: .defaultIntent)
            }
        }
        let straight = try #require(make([255, 0, 0, 128, 0, 255, 0, 255], .last))
        #expect(straight[0, 0] == Pixel(128, 0, 0, 128) && straight[1, 0] == .green)
        let hostile = try #require(make([255, 255, 255, 10, 0, 0, 0, 0], .premultipliedLast))
        #expect(hostile[0, 0] == Pixel(10, 10, 10, 10))
        #expect(make([1, 2, 3, 4, 5, 6], .none, bits: 24, row: 6)?[1, 0] == Pixel(4, 5, 6))
        #expect(make([1, 2, 3], .last) == nil && make([1, 2, 3], .last, row: Int.max) == nil)
    }
}
