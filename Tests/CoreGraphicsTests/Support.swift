import Foundation
@_spi(SliderKit) import CoreGraphics

/// A context with the y axis down, one pixel a point unless told otherwise.
func makeContext(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false) -> CGContext {
    guard let context = CGContext(bitmapPointSize: CGSize(width: width, height: height), scale: scale, opaque: opaque) else {
        fatalError("no context of \(width) × \(height)")
    }
    return context
}

/// A pixel's components, premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
    var r: Int
    var g: Int
    var b: Int
    var a: Int
    init(_ r: Int, _ g: Int, _ b: Int, _ a: Int = 255) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
    static let clear = Pixel(0, 0, 0, 0)
    static let red = Pixel(255, 0, 0)
    static let green = Pixel(0, 255, 0)
    static let blue = Pixel(0, 0, 255)
    static let white = Pixel(255, 255, 255)
    static let black = Pixel(0, 0, 0)
    var description: String { "(\(r) \(g) \(b) \(a))" }
}

extension CGImage {
    subscript(x: Int, y: Int) -> Pixel {
        withPixels { bytes, stride in
            let i = y * stride + x * 4
            return Pixel(Int(bytes[i + 2]), Int(bytes[i + 1]), Int(bytes[i]), Int(bytes[i + 3]))
        }
    }

    /// The sum of all alphas.
    var coverage: Int {
        var sum = 0
        for y in 0..<height { for x in 0..<width { sum += self[x, y].a } }
        return sum
    }

    /// The pixels that are not transparent.
    var inked: CGRect {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where self[x, y].a > 0 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box
    }
}

extension CGContext {
    /// A pixel of the bitmap, counted from the top left.
    subscript(x: Int, y: Int) -> Pixel { picture[x, y] }

    var picture: CGImage {
        guard let image = makeImage() else { fatalError("no image") }
        return image
    }
}

let redColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let greenColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blueColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// An image whose every pixel differs from the others (up to 256 × 256): red is x, green is y.
func makeChart(_ width: Int, _ height: Int) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += [40, UInt8(y & 255), UInt8(x & 255), 255] } }
    let image = bytes.withUnsafeBytes {
        CGImage(premultipliedBGRA: $0, width: width, height: height, bytesPerRow: width * 4)
    }
    guard let image else { fatalError("no chart") }
    return image
}

func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }
func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    isClose(a.x, b.x, tolerance) && isClose(a.y, b.y, tolerance)
}
func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    isClose(a.origin, b.origin, tolerance) && isClose(a.width, b.width, tolerance) && isClose(a.height, b.height, tolerance)
}
