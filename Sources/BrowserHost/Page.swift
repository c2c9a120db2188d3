import Foundation
@_spi(SliderKit) import UIKit

/// What one page has not been sent yet.
struct Page {
    /// In pixels.
    private var damage: [PixelArea] = []
    private var size = (width: 0, height: 0)
    private var scale = 1.0
    private var sent = 0
    private var drawn = 0

    /// Frames on their way, at most: with two, one is drawn while the next is made.
    private static let window = 2
    /// Rectangles of one frame, at most; more are merged into one.
    private static let most = 16

    /// Everything is new.
    mutating func begin(size: CGSize, scale: CGFloat) {
        self.size = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        self.scale = Double(scale)
        damage = [PixelArea(x: 0, y: 0, width: self.size.width, height: self.size.height)]
    }

    mutating func add(_ rects: [CGRect]) {
        damage += rects.map { PixelArea($0, within: size) }.filter { !$0.isEmpty }
        guard damage.count > Page.most else { return }
        damage = [damage.dropFirst().reduce(damage[0]) { $0.union($1) }]
    }

    mutating func drew(_ frame: Int) { if frame <= sent { drawn = max(drawn, frame) } }

    var wantsFrame: Bool { !damage.isEmpty && sent - drawn < Page.window }

    /// The next frame: its head, then each rectangle with its pixels, four bytes each: blue, green, red, alpha. Numbers are little endian.
    ///
    ///     "SKF1", frame u32, generation u32, width u16, height u16, scale × 256 u16, rectangles u16
    ///     x u16, y u16, width u16, height u16, pixels
    mutating func frame(of picture: CGImage, generation: Int) -> Data {
        sent += 1
        let areas = damage.map { $0.clipped(to: (picture.width, picture.height)) }.filter { !$0.isEmpty }
        damage = []
        var data = Data(capacity: 24 + areas.reduce(0) { $0 + 8 + $1.width * $1.height * 4 })
        data.append(contentsOf: Array("SKF1".utf8))
        Page.append(UInt32(truncatingIfNeeded: sent), to: &data)
        Page.append(UInt32(truncatingIfNeeded: generation), to: &data)
        for number in [picture.width, picture.height, Int(scale * 256), areas.count] { Page.append(UInt16(clamping: number), to: &data) }
        picture.withPixels { pixels, stride in
            for area in areas {
                for number in [area.x, area.y, area.width, area.height] { Page.append(UInt16(clamping: number), to: &data) }
                for row in area.y..<area.y + area.height {
                    let start = row * stride + area.x * 4
                    data.append(contentsOf: pixels[start..<start + area.width * 4])
                }
            }
        }
        return data
    }

    private static func append(_ number: some FixedWidthInteger, to data: inout Data) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
}

/// A rectangle of whole pixels.
struct PixelArea: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }

    func clipped(to size: (width: Int, height: Int)) -> PixelArea {
        let (left, top) = (max(0, x), max(0, y))
        return PixelArea(x: left, y: top, width: min(size.width, x + width) - left, height: min(size.height, y + height) - top)
    }

    func union(_ other: PixelArea) -> PixelArea {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelArea(x: left, y: top, width: max(x + width, other.x + other.width) - left, height: max(y + height, other.y + other.height) - top)
    }
}

extension PixelArea {
    init(_ rect: CGRect, within size: (width: Int, height: Int)) {
        let whole = rect.integral.intersection(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        guard !whole.isNull, whole.width > 0, whole.height > 0 else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        self.init(x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    }
}
