@_spi(SliderKit) import UIKit

extension CGImage {
    /// The part under a rectangle in points, grown to whole pixels and cut at the picture's edges.
    @_spi(SliderKit) public func cut(to rect: CGRect, scale: CGFloat) -> CGImage {
        let left = max(0, Int((rect.minX * scale).rounded(.down)))
        let top = max(0, Int((rect.minY * scale).rounded(.down)))
        let right = min(width, Int((rect.maxX * scale).rounded(.up)))
        let bottom = min(height, Int((rect.maxY * scale).rounded(.up)))
        guard right > left, bottom > top else { return self }
        let size = (width: right - left, height: bottom - top)
        var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
        withPixels { source, bytesPerRow in
            for row in 0..<size.height {
                let from = source.baseAddress! + (top + row) * bytesPerRow + left * 4
                pixels.withUnsafeMutableBytes { _ = memcpy($0.baseAddress! + row * size.width * 4, from, size.width * 4) }
            }
        }
        return CGImage.packed(pixels, width: size.width, height: size.height)
    }

    /// Pixels as four bytes each: blue, green, red, alpha, premultiplied, rows without padding.
    @_spi(SliderKit) public var packedPixels: [UInt8] {
        let length = width * 4
        guard length > 0, height > 0 else { return [] }
        return withPixels { source, bytesPerRow in
            [UInt8](unsafeUninitializedCapacity: length * height) { target, count in
                for row in 0..<height { memcpy(target.baseAddress! + row * length, source.baseAddress! + row * bytesPerRow, length) }
                count = length * height
            }
        }
    }

    /// How many pixels differ from another picture's; nil when the sizes differ.
    @_spi(SliderKit) public func differingPixels(from other: CGImage) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        guard width > 0, height > 0 else { return 0 }
        return withPixels { mine, myStride in
            other.withPixels { theirs, theirStride in
                var count = 0
                for row in 0..<height {
                    let a = mine.baseAddress! + row * myStride, b = theirs.baseAddress! + row * theirStride
                    // Most rows are alike, and a comparison byte by byte is slow where tests are built without optimising.
                    guard memcmp(a, b, width * 4) != 0 else { continue }
                    for x in 0..<width where a.load(fromByteOffset: x * 4, as: UInt32.self) != b.load(fromByteOffset: x * 4, as: UInt32.self) {
                        count += 1
                    }
                }
                return count
            }
        }
    }

    /// This picture in pale gray, with every pixel that differs from `other` in red; as large as the larger of both.
    func difference(from other: CGImage) -> CGImage {
        let size = (width: max(width, other.width), height: max(height, other.height))
        let (mine, theirs) = (packedPixels, other.packedPixels)
        var result = [UInt8](repeating: 255, count: size.width * size.height * 4)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let at = (y * size.width + x) * 4
                let a = x < width && y < height ? (y * width + x) * 4 : nil
                let b = x < other.width && y < other.height ? (y * other.width + x) * 4 : nil
                if let a, let b, mine[a..<a + 4] == theirs[b..<b + 4] {
                    let gray = (Int(mine[a]) + Int(mine[a + 1]) + Int(mine[a + 2])) / 3
                    let pale = UInt8(191 + gray / 4)
                    (result[at], result[at + 1], result[at + 2]) = (pale, pale, pale)
                } else {
                    (result[at], result[at + 1], result[at + 2]) = (0, 0, 255)
                }
            }
        }
        return CGImage.packed(result, width: size.width, height: size.height)
    }

    /// Pictures side by side on white, with gaps of 8 pixels.
    static func joined(_ images: [CGImage]) -> CGImage {
        let gap = 8
        let width = images.reduce(gap) { $0 + $1.width + gap }
        let height = (images.map(\.height).max() ?? 0) + 2 * gap
        var result = [UInt8](repeating: 255, count: width * height * 4)
        var left = gap
        for image in images {
            let pixels = image.packedPixels
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let (from, to) = ((y * image.width + x) * 4, ((y + gap) * width + left + x) * 4)
                    let rest = 255 - Int(pixels[from + 3])
                    for channel in 0..<3 { result[to + channel] = UInt8(min(255, Int(pixels[from + channel]) + rest)) }
                }
            }
            left += image.width + gap
        }
        return packed(result, width: width, height: height)
    }

    private static func packed(_ pixels: [UInt8], width: Int, height: Int) -> CGImage {
        let image = pixels.withUnsafeBytes {
            CGImage(premultipliedBGRA: $0, width: width, height: height, bytesPerRow: width * 4)
        }
        guard let image else { fatalError("A picture of \(width) × \(height) pixels can't be made.") }
        return image
    }
}
