internal import CCairo
internal import CTurboJPEG

extension CGImage {
    internal static func decodeJPEG(_ data: Data) throws -> CGImage {
        guard let decoder = tjInitDecompress() else { throw ImageCodingError("There is no memory to read a JPEG image.") }
        defer { tjDestroy(decoder) }
        return try data.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
            guard tjDecompressHeader3(decoder, start, UInt(bytes.count), &width, &height, &sampling, &space) == 0 else {
                throw ImageCodingError("The JPEG data is damaged: \(message(decoder)).")
            }
            guard width > 0, height > 0 else { throw ImageCodingError("The JPEG data is damaged: it ends too early.") }
            guard let surface = makeSurface(width: Int(width), height: Int(height)) else {
                throw ImageCodingError("The JPEG image is too large: \(width) × \(height) pixels.")
            }
            let stride = cairo_image_surface_get_stride(surface)
            let flags = Int32(TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING)
            let result = tjDecompress2(
                decoder, start, UInt(bytes.count), cairo_image_surface_get_data(surface), width, stride, height,
                Int32(TJPF_BGRA.rawValue), flags)
            guard result == 0 else {
                cairo_surface_destroy(surface)
                throw ImageCodingError("The JPEG data is damaged: \(message(decoder)).")
            }
            cairo_surface_mark_dirty(surface)
            return CGImage(taking: surface, isOpaque: true)
        }
    }

    /// The picture as JPEG bytes, over black where it is not opaque; nil if it cannot be written.
    ///
    /// - Parameter quality: 0…1.
    @_spi(SliderKit) public func jpegData(quality: CGFloat) -> Data? {
        guard let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
        var buffer: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        defer { tjFree(buffer) }
        let result = withPixels { pixels, stride in
            tjCompress2(
                encoder, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(stride), Int32(height),
                Int32(TJPF_BGRX.rawValue), &buffer, &size, Int32(TJSAMP_444.rawValue), max(percent, 1),
                Int32(TJFLAG_ACCURATEDCT))
        }
        guard result == 0, let buffer else { return nil }
        return Data(bytes: buffer, count: Int(size))
    }

    private static func message(_ handle: tjhandle) -> String {
        guard let text = tjGetErrorStr2(handle) else { return "it ends too early" }
        return String(cString: text)
    }
}
