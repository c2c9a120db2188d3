internal import CCairo
internal import CPNG

extension CGImage {
    /// Reads a picture from PNG or JPEG bytes.
    ///
    /// - Throws: `ImageCodingError` for other formats, damaged data and pictures of more than 64 megapixels.
    @_spi(SliderKit) public static func decode(_ data: Data) throws -> CGImage {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return try decodePNG(data) }
        if data.starts(with: [0xFF, 0xD8, 0xFF]) { return try decodeJPEG(data) }
        if data.isEmpty { throw ImageCodingError("The image data is empty.") }
        throw ImageCodingError("The image data is neither PNG nor JPEG.")
    }

    private static func decodePNG(_ data: Data) throws -> CGImage {
        var png = png_image()
        png.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&png) }
        return try data.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(&png, bytes.baseAddress, bytes.count) != 0 else {
                throw ImageCodingError("The PNG data is damaged: \(message(&png)).")
            }
            let hasAlpha = png.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) != 0
            let isGray = png.format & png_uint_32(PNG_FORMAT_FLAG_COLOR) == 0
            guard let surface = makeSurface(width: Int(png.width), height: Int(png.height)) else {
                throw ImageCodingError("The PNG image is too large: \(png.width) × \(png.height) pixels.")
            }
            // BGRA with straight alpha is what libpng gives; premultiplying is ours, so that rounding is the same everywhere.
            png.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
            let stride = Int(cairo_image_surface_get_stride(surface))
            let pixels = cairo_image_surface_get_data(surface)
            guard let pixels, png_image_finish_read(&png, nil, pixels, png_int_32(stride), nil) != 0 else {
                cairo_surface_destroy(surface)
                throw ImageCodingError("The PNG data is damaged: \(message(&png)).")
            }
            if hasAlpha { premultiply(pixels, stride: stride, width: Int(png.width), height: Int(png.height)) }
            cairo_surface_mark_dirty(surface)
            return CGImage(
                taking: surface, isOpaque: !hasAlpha,
                colorSpace: isGray && !hasAlpha ? CGColorSpace.shared.gray : nil)
        }
    }

    private static func premultiply(_ pixels: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int) {
        for y in 0..<height {
            let row = pixels + y * stride
            for x in 0..<width {
                let p = row + 4 * x
                let a = p[3]
                if a == 255 { continue }
                p[0] = PixelLayout.multiply(p[0], a)
                p[1] = PixelLayout.multiply(p[1], a)
                p[2] = PixelLayout.multiply(p[2], a)
            }
        }
    }

    /// The picture as PNG bytes, RGBA with straight alpha; nil if there is no memory.
    @_spi(SliderKit) public func pngData() -> Data? {
        var straight = [UInt8](repeating: 0, count: width * height * 4)
        withPixels { pixels, stride in
            guard let source = pixels.bindMemory(to: UInt8.self).baseAddress else { return }
            straight.withUnsafeMutableBufferPointer { out in
                guard let out = out.baseAddress else { return }
                for y in 0..<height { CGImage.straightRGBA.write(source + y * stride, into: out + y * width * 4, width: width) }
            }
        }
        var png = png_image()
        png.version = png_uint_32(PNG_IMAGE_VERSION)
        png.width = png_uint_32(width)
        png.height = png_uint_32(height)
        png.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        // Flat pictures get little smaller by trying harder, and most of a small program's time would go there.
        png.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
        defer { png_image_free(&png) }
        // Asking for the size first would compress twice. Nearly every picture fits the raw pixels' room; else the size is known then.
        var size = png_alloc_size_t(straight.count + height + 4096)
        for _ in 0..<2 {
            let room = UnsafeMutableRawPointer.allocate(byteCount: Int(size), alignment: 16)
            defer { room.deallocate() }
            if png_image_write_to_memory(&png, room, &size, 0, straight, 0, nil) != 0 { return Data(bytes: room, count: Int(size)) }
        }
        return nil
    }

    private static let straightRGBA =
        PixelLayout(bitsPerComponent: 8, bitsPerPixel: 32, model: .rgb, bitmapInfo: CGImageAlphaInfo.last.rawValue) ?? .bgra

    private static func message(_ png: inout png_image) -> String {
        withUnsafeBytes(of: &png.message) { raw in
            let text = raw.prefix { $0 != 0 }
            return text.isEmpty ? "it ends too early" : String(decoding: text, as: UTF8.self)
        }
    }
}
