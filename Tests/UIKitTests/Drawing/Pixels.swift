@_spi(SliderKit) import CoreGraphics
import UIKit

/// The pixels of an image for checks: 8-bit premultiplied components.
struct Pixels: Equatable {
    struct Pixel: Equatable, CustomStringConvertible {
        var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8
        var description: String { "(\(red), \(green), \(blue), \(alpha))" }

        init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        static let clear = Pixel(0, 0, 0, 0)
        static let red = Pixel(255, 0, 0)
        static let green = Pixel(0, 255, 0)
        static let blue = Pixel(0, 0, 255)
        static let white = Pixel(255, 255, 255)
        static let black = Pixel(0, 0, 0)
    }

    let width: Int
    let height: Int
    private var all: [Pixel] = []

    init(_ image: UIImage?) { self.init(image?.cgImage) }

    init(_ image: CGImage?) {
        guard let image else {
            (width, height) = (0, 0)
            return
        }
        (width, height) = (image.width, image.height)
        var pixels: [Pixel] = []
        let (width, height) = (width, height)
        image.withPixels { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let at = y * bytesPerRow + x * 4
                    pixels.append(Pixel(bytes[at + 2], bytes[at + 1], bytes[at], bytes[at + 3]))
                }
            }
        }
        all = pixels
    }

    subscript(_ x: Int, _ y: Int) -> Pixel { all[y * width + x] }

    /// The smallest rectangle around pixels that are not clear, nil if all are.
    var inkBounds: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
        var result: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
        for y in 0..<height {
            for x in 0..<width where self[x, y].alpha > 0 {
                let old = result ?? (x, y, x, y)
                result = (min(old.minX, x), min(old.minY, y), max(old.maxX, x), max(old.maxY, y))
            }
        }
        return result
    }

    var rows: [[Pixel]] { (0..<height).map { y in (0..<width).map { self[$0, y] } } }
}

/// What `body` draws into a new image context of scale 1.
@MainActor
func drawn(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false, _ body: () -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), opaque, scale)
    body()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image ?? UIImage()
}
