internal import CCairo

/// The pixels of a bitmap context themselves, for rectangles and pictures at whole pixels.
///
/// It paints byte for byte what the context paints, without paths, states and allocations. Coordinates are pixels from the top left
/// corner, y down. Valid only within `CGContext.withCanvas(_:)`.
@_spi(SliderKit) public struct PixelCanvas {
    private unowned(unsafe) let owner: RenderTarget
    private let target: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>
    /// Pixels from the start of one row to that of the next.
    private let stride: Int
    private let isOpaque: Bool
    /// Where it paints; nothing outside changes.
    public private(set) var clip: PixelRect

    init?(_ target: RenderTarget) {
        guard let image = target.pixman, let pixels = pixman_image_get_data(image) else { return nil }
        owner = target
        self.target = image
        self.pixels = pixels
        stride = Int(pixman_image_get_stride(image)) / 4
        isOpaque = target.isOpaque
        clip = PixelRect(x0: 0, y0: 0, x1: pixman_image_get_width(image), y1: pixman_image_get_height(image))
    }

    /// Paints within a rectangle only.
    public mutating func clip(to rect: PixelRect) { clip = clip.intersection(rect) }

    /// Makes all pixels of a rectangle the same: premultiplied, alpha in the highest byte.
    public func fill(_ rect: PixelRect, with pixel: UInt32) {
        let area = clip.intersection(rect)
        guard !area.isEmpty else { return }
        guard pixel == (pixel & 0xFF) &* 0x0101_0101 else {
            _ = pixman_fill(pixels, Int32(stride), 32, area.x0, area.y0, area.width, area.height, pixel)
            return
        }
        // White, and nothing at all: the C library is faster where all bytes are the same.
        var row = pixels + Int(area.y0) * stride + Int(area.x0)
        let byte = Int32(pixel & 0xFF)
        if Int(area.width) == stride {
            memset(row, byte, stride * Int(area.height) * 4)
            return
        }
        for _ in 0..<Int(area.height) {
            memset(row, byte, Int(area.width) * 4)
            row += stride
        }
    }

    /// Draws a picture with its upper left corner at a pixel, over what is there.
    public func draw(_ image: CGImage, x: Int32, y: Int32) {
        draw(image, PixelRect(x0: 0, y0: 0, x1: Int32(image.width), y1: Int32(image.height)), x: x, y: y)
    }

    /// Draws a part of a picture, which must lie inside of it, with the part's upper left corner at a pixel.
    public func draw(_ image: CGImage, _ part: PixelRect, x: Int32, y: Int32) {
        let area = clip.intersection(PixelRect(x0: x, y0: y, x1: x + part.width, y1: y + part.height))
        guard !area.isEmpty else { return }
        let (fromX, fromY) = (part.x0 + area.x0 - x, part.y0 + area.y0 - y)
        if image.isOpaque { return copy(image, fromX, fromY, to: area) }
        guard let source = image.pixman else { return }
        pixman_image_composite32(PIXMAN_OP_OVER, source, nil, target, fromX, fromY, 0, 0, area.x0, area.y0, area.width, area.height)
    }

    /// Draws one column of a picture again and again, over what is there, from `x0` up to `x1`.
    /// - Parameter behind: The opaque pixel that all that is there consists of, if that is known.
    public func draw(_ image: CGImage, column: Int32, x0: Int32, x1: Int32, y: Int32, behind: UInt32? = nil) {
        let area = clip.intersection(PixelRect(x0: x0, y0: y, x1: x1, y1: y + Int32(image.height)))
        guard !area.isEmpty, let source = image.rows else { return }
        let sourceStride = image.bytesPerRow / 4
        let opaque: UInt32 = image.isOpaque ? 0xFF00_0000 : 0
        var row = area.y0
        while row < area.y1 {
            let pixel = source[Int(row - y) * sourceStride + Int(column)] | opaque
            // The straight part of a bar is one rectangle.
            var end = row + 1
            while end < area.y1, source[Int(end - y) * sourceStride + Int(column)] | opaque == pixel { end += 1 }
            let part = PixelRect(x0: area.x0, y0: row, x1: area.x1, y1: end)
            if pixel >> 24 == 255 || behind != nil {
                fill(part, with: pixel >> 24 == 255 ? pixel : PixelCanvas.over(pixel, behind ?? 0))
            } else if pixel != 0, let color = owner.solid(pixel) {
                pixman_image_composite32(PIXMAN_OP_OVER, color, nil, target, 0, 0, 0, 0, part.x0, part.y0, part.width, part.height)
            }
            row = end
        }
    }

    /// Copies a picture that hides all behind it.
    private func copy(_ image: CGImage, _ fromX: Int32, _ fromY: Int32, to area: PixelRect) {
        guard let source = image.rows else { return }
        let sourceStride = image.bytesPerRow / 4
        let count = Int(area.width) * 4
        var from = source + Int(fromY) * sourceStride + Int(fromX)
        var to = pixels + Int(area.y0) * stride + Int(area.x0)
        for _ in 0..<Int(area.height) {
            memcpy(to, from, count)
            from += sourceStride
            to += stride
        }
    }

    /// A premultiplied pixel over another, rounded as pixman does it.
    private static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        let rest = 255 - source >> 24
        func two(_ value: UInt32) -> UInt32 {
            let product = (value & 0x00FF_00FF) * rest + 0x0080_0080
            return (product + product >> 8 & 0x00FF_00FF) >> 8 & 0x00FF_00FF
        }
        // Of premultiplied pixels no sum exceeds a byte; others are cut.
        func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
            let total = a + b
            return (total | (0x0100_0100 - (total >> 8 & 0x0001_0001))) & 0x00FF_00FF
        }
        let low = sum(source & 0x00FF_00FF, two(destination))
        let high = sum(source >> 8 & 0x00FF_00FF, two(destination >> 8))
        return high << 8 | low
    }
}

extension CGContext {
    /// Calls a body with the bitmap's pixels, if it can be painted on so: not while a transparency layer is open, nor on memory of
    /// another arrangement.
    /// - Returns: what the body returns; nil if it was not called.
    @_spi(SliderKit) public func withCanvas<Result>(_ body: (inout PixelCanvas) -> Result) -> Result? {
        guard targets.count == 1, bitmap.isNative, bitmap.target.beginPixels(), var canvas = PixelCanvas(bitmap.target) else { return nil }
        hasDrawn = true
        let result = body(&canvas)
        bitmap.target.endPixels()
        return result
    }
}

extension CGImage {
    /// The smallest rectangle that holds all pixels that are not fully transparent; one pixel if there is none.
    @_spi(SliderKit) public var inkedArea: PixelRect {
        guard let rows else { return PixelRect(x0: 0, y0: 0, x1: Int32(width), y1: Int32(height)) }
        var (left, top, right, bottom) = (width, height, 0, 0)
        for y in 0..<height {
            let row = rows + y * (bytesPerRow / 4)
            guard let first = (0..<width).first(where: { row[$0] != 0 }) else { continue }
            let last = (first..<width).last { row[$0] != 0 } ?? first
            (left, right) = (min(left, first), max(right, last + 1))
            (top, bottom) = (min(top, y), y + 1)
        }
        guard left < right else { return PixelRect(x0: 0, y0: 0, x1: 1, y1: 1) }
        return PixelRect(x0: Int32(left), y0: Int32(top), x1: Int32(right), y1: Int32(bottom))
    }

    /// The same picture, known to hide all behind it. Its pixels must be opaque.
    @_spi(SliderKit) public var markedOpaque: CGImage {
        CGImage(taking: cairo_surface_reference(surface), isOpaque: true, colorSpace: colorSpace)
    }

    fileprivate var rows: UnsafeMutablePointer<UInt32>? { pixman.flatMap { pixman_image_get_data($0) } }
}

extension CGColor {
    /// The premultiplied pixel that a fill with an opaque colour leaves; nil for another, or a pattern.
    @_spi(SliderKit) public var opaquePixel: UInt32? {
        guard pattern == nil else { return nil }
        let c = rgba
        // In the steps in which Cairo takes colours.
        func byte(_ v: CGFloat) -> UInt32 {
            let scaled = UInt32(v * 65536)
            return (scaled - scaled >> 16) >> 8
        }
        guard byte(c.alpha) == 255 else { return nil }
        return 0xFF00_0000 | byte(c.red * c.alpha) << 16 | byte(c.green * c.alpha) << 8 | byte(c.blue * c.alpha)
    }
}
