internal import CCairo

/// An immutable picture of pixels, 8 bits each component, kept as premultiplied BGRA.
public final class CGImage: Hashable, @unchecked Sendable {
    /// A Cairo surface of format ARGB32 that nobody writes to any more.
    internal let surface: OpaquePointer
    /// The same pixels as pixman sees them.
    internal let pixman: OpaquePointer?
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The meaning of the components; sRGB unless the image was made gray.
    public let colorSpace: CGColorSpace?
    internal let isOpaque: Bool

    /// Takes over a surface that was written for the last time.
    internal init(taking surface: OpaquePointer, isOpaque: Bool, colorSpace: CGColorSpace? = nil) {
        cairo_surface_flush(surface)
        self.surface = surface
        pixman = RenderTarget.pixman(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        self.isOpaque = isOpaque
        self.colorSpace = colorSpace ?? CGColorSpace.shared.sRGB
    }

    deinit {
        if let pixman { pixman_image_unref(pixman) }
        cairo_surface_destroy(surface)
    }

    /// The largest number of pixels that an image may have.
    internal static let largestPixelCount = 64 << 20

    /// A transparent surface; nil if the size is not positive, too large, or there is no memory.
    internal static func makeSurface(width: Int, height: Int) -> OpaquePointer? {
        guard width > 0, height > 0, width <= 32767, height <= 32767, width * height <= largestPixelCount else { return nil }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    /// Makes an image from rows of pixels; nil if the arrangement is not supported or the bytes are too few.
    ///
    /// Supported: 8 bits a component; RGB with alpha first or last in either byte order, RGB of 24 bits, gray and alpha only.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = provider.data,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model,
                bitmapInfo: bitmapInfo.rawValue),
            let surface = CGImage.makeSurface(width: width, height: height)
        else { return nil }
        let row = width * layout.bytesPerPixel
        guard bytesPerRow >= row, bytesPerRow <= Int.max / height, data.count >= bytesPerRow * (height - 1) + row else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        data.withUnsafeBytes { bytes in
            guard let source = bytes.bindMemory(to: UInt8.self).baseAddress, let out = cairo_image_surface_get_data(surface)
            else { return }
            for y in 0..<height { layout.read(source + y * bytesPerRow, into: out + y * stride, width: width) }
        }
        cairo_surface_mark_dirty(surface)
        self.init(taking: surface, isOpaque: !layout.hasAlpha, colorSpace: space)
    }

    /// Makes an image by copying rows of premultiplied BGRA; nil if the size is bad.
    @_spi(SliderKit) public convenience init?(
        premultipliedBGRA pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool = false
    ) {
        guard width > 0, height > 0, bytesPerRow >= width * 4, bytesPerRow <= Int.max / height,
            pixels.count >= bytesPerRow * (height - 1) + width * 4,
            let surface = CGImage.makeSurface(width: width, height: height)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        if let source = pixels.bindMemory(to: UInt8.self).baseAddress, let out = cairo_image_surface_get_data(surface) {
            for y in 0..<height { PixelLayout.bgra.read(source + y * bytesPerRow, into: out + y * stride, width: width) }
        }
        cairo_surface_mark_dirty(surface)
        self.init(taking: surface, isOpaque: isOpaque)
    }

    /// How many bits a component has: 8.
    public var bitsPerComponent: Int { 8 }
    /// How many bits a pixel has: 32.
    public var bitsPerPixel: Int { 32 }
    /// How many bytes lie between the starts of two rows.
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    /// Where the alpha lies: first, premultiplied; or unused for opaque images.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The arrangement of the pixels: 32 bits, little-endian, alpha first.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue) }
    /// A copy of the pixels.
    public var dataProvider: CGDataProvider? { withPixels { pixels, _ in CGDataProvider(data: Data(pixels)) } }

    /// The same image.
    public func copy() -> CGImage? { self }

    /// The part of the image in a rectangle in pixels, y down, made whole outwards; nil if it lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.overlap(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        return withPixels { pixels, stride in
            let start = Int(area.minY) * stride + Int(area.minX) * 4
            return CGImage(
                premultipliedBGRA: UnsafeRawBufferPointer(rebasing: pixels[start...]), width: Int(area.width),
                height: Int(area.height), bytesPerRow: stride, isOpaque: isOpaque)
        }
    }

    /// Calls a body with the pixels, premultiplied BGRA from the top row down, and the bytes between the starts of two rows.
    @_spi(SliderKit) public func withPixels<Result>(_ body: (UnsafeRawBufferPointer, Int) throws -> Result) rethrows -> Result {
        let stride = Int(cairo_image_surface_get_stride(surface))
        let start = cairo_image_surface_get_data(surface)
        return try body(UnsafeRawBufferPointer(start: start, count: stride * height), stride)
    }

    /// Whether another image has the same size and the same pixels.
    @_spi(SliderKit) public func isPixelEqual(to other: CGImage) -> Bool {
        if other === self { return true }
        guard width == other.width, height == other.height else { return false }
        return withPixels { mine, stride in
            other.withPixels { theirs, otherStride in
                for y in 0..<height {
                    guard let p = mine.baseAddress, let q = theirs.baseAddress else { return false }
                    if memcmp(p + y * stride, q + y * otherStride, width * 4) != 0 { return false }
                }
                return true
            }
        }
    }

    /// Images are equal if they are the same object.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
