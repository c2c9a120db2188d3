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
                let from = (top + row) * bytesPerRow + left * 4
                for byte in 0..<size.width * 4 { pixels[row * size.width * 4 + byte] = source[from + byte] }
            }
        }
        return CGImage.packed(pixels, width: size.width, height: size.height)
    }

    /// Pixels as four bytes each: blue, green, red, alpha, premultiplied, rows without padding.
    @_spi(SliderKit) public var packedPixels: [UInt8] {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        withPixels { source, bytesPerRow in
            for row in 0..<height {
                for byte in 0..<width * 4 { pixels[row * width * 4 + byte] = source[row * bytesPerRow + byte] }
            }
        }
        return pixels
    }

    /// How many pixels differ from another picture's; nil when the sizes differ.
    @_spi(SliderKit) public func differingPixels(from other: CGImage) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        let (mine, theirs) = (packedPixels, other.packedPixels)
        return stride(from: 0, to: mine.count, by: 4).count { mine[$0..<$0 + 4] != theirs[$0..<$0 + 4] }
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
