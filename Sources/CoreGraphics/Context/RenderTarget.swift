internal import CCairo

/// A surface that a context draws on: the bitmap itself, or a transparency layer. The pixels come with the first drawing.
internal final class RenderTarget {
    /// The pixels that the target covers, in device space.
    let area: CGRect
    let isOpaque: Bool
    @exclusivity(unchecked) private(set) var surface: OpaquePointer?
    private var cairo: OpaquePointer?
    /// The surface's pixels as pixman sees them; made on first use.
    @exclusivity(unchecked) private var pixels: OpaquePointer?
    /// The pixel that was painted with last, for pixman.
    private var solidImage: (pixel: UInt32, image: OpaquePointer)?
    private var appliedClip = 0
    /// Whether an image shares the surface, so that it must be copied before more is drawn.
    private var isShared = false
    /// Whether the memory is the caller's.
    private let isBorrowed: Bool

    init(area: CGRect, isOpaque: Bool) {
        self.area = area
        self.isOpaque = isOpaque
        isBorrowed = false
    }

    /// Draws on memory of the caller's, premultiplied BGRA.
    init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool) {
        area = CGRect(x: 0, y: 0, width: width, height: height)
        self.isOpaque = isOpaque
        isBorrowed = true
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        surface = cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(bytesPerRow))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    deinit {
        if let solidImage { pixman_image_unref(solidImage.image) }
        if let pixels { pixman_image_unref(pixels) }
        if let cairo { cairo_destroy(cairo) }
        if let surface { cairo_surface_destroy(surface) }
    }

    var hasPixels: Bool { surface != nil }

    /// The drawing context with the clips of a state; nil if there is no memory.
    func context(for state: GraphicsState) -> OpaquePointer? {
        guard makeWritable() else { return nil }
        if let cairo, cairo_status(cairo) != CAIRO_STATUS_SUCCESS {
            // An error sticks to a Cairo context for good; a new one goes on.
            cairo_destroy(cairo)
            self.cairo = nil
        }
        if cairo == nil {
            cairo = cairo_create(surface)
            appliedClip = 0
        }
        guard let cairo else { return nil }
        if appliedClip != state.clipID {
            cairo_reset_clip(cairo)
            RenderTarget.apply(state.clips, to: cairo)
            appliedClip = state.clipID
        }
        return cairo
    }

    static func apply(_ clips: [GraphicsState.Clip], to cairo: OpaquePointer) {
        for clip in clips {
            cairo_set_antialias(cairo, clip.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_set_fill_rule(cairo, clip.rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            clip.path.emit(to: cairo, transform: .identity)
            cairo_clip(cairo)
        }
    }

    /// The pixels as an image that shares them until more is drawn; nil if there is no memory.
    func makeImage(colorSpace: CGColorSpace?) -> CGImage? {
        guard !isBorrowed else { return copyImage(colorSpace: colorSpace) }
        guard makeWritable(), let surface else { return nil }
        cairo_surface_flush(surface)
        if isOpaque { RenderTarget.setAlpha(surface) }
        isShared = true
        return CGImage(taking: cairo_surface_reference(surface), isOpaque: isOpaque, colorSpace: colorSpace)
    }

    /// A copy of the pixels.
    func copyImage(colorSpace: CGColorSpace?) -> CGImage? {
        guard makeWritable(), let surface, let copy = RenderTarget.copy(surface) else { return nil }
        if isOpaque { RenderTarget.setAlpha(copy) }
        return CGImage(taking: copy, isOpaque: isOpaque, colorSpace: colorSpace)
    }

    /// Makes the surface, and a copy of it if an image keeps the old one.
    @discardableResult func makeWritable() -> Bool {
        if let surface, isShared {
            guard let copy = RenderTarget.copy(surface) else { return false }
            if let cairo { cairo_destroy(cairo) }
            cairo = nil
            if let pixels { pixman_image_unref(pixels) }
            pixels = nil
            cairo_surface_destroy(surface)
            self.surface = copy
            isShared = false
        }
        if surface == nil {
            let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
            guard area.width >= 1, area.height >= 1, area.width <= 32767, area.height <= 32767,
                let made = cairo_image_surface_create(format, Int32(area.width), Int32(area.height))
            else { return false }
            guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
                cairo_surface_destroy(made)
                return false
            }
            cairo_surface_set_device_offset(made, -Double(area.minX), -Double(area.minY))
            surface = made
        }
        return true
    }

    /// Before pixels are written without Cairo; false if there is no memory.
    func beginPixels() -> Bool {
        guard makeWritable(), let surface else { return false }
        cairo_surface_flush(surface)
        return true
    }

    func endPixels() {
        if let surface { cairo_surface_mark_dirty(surface) }
    }

    /// The surface for pixman.
    var pixman: OpaquePointer? {
        if let pixels { return pixels }
        guard let surface else { return nil }
        pixels = RenderTarget.pixman(surface)
        return pixels
    }

    /// An endless picture of one premultiplied pixel.
    func solid(_ pixel: UInt32) -> OpaquePointer? {
        if let solidImage, solidImage.pixel == pixel { return solidImage.image }
        func wide(_ shift: UInt32) -> UInt16 { UInt16(pixel >> shift & 0xFF) * 0x101 }
        var color = pixman_color_t(red: wide(16), green: wide(8), blue: wide(0), alpha: wide(24))
        guard let image = pixman_image_create_solid_fill(&color) else { return nil }
        if let solidImage { pixman_image_unref(solidImage.image) }
        solidImage = (pixel, image)
        return image
    }

    static func pixman(_ surface: OpaquePointer) -> OpaquePointer? {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let format = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
        return pixman_image_create_bits_no_clear(
            format, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
            UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self), cairo_image_surface_get_stride(surface))
    }

    private static func copy(_ surface: OpaquePointer) -> OpaquePointer? {
        let height = cairo_image_surface_get_height(surface)
        guard
            let copy = cairo_image_surface_create(
                cairo_image_surface_get_format(surface), cairo_image_surface_get_width(surface), height)
        else { return nil }
        cairo_surface_flush(surface)
        guard let from = cairo_image_surface_get_data(surface), let to = cairo_image_surface_get_data(copy) else {
            cairo_surface_destroy(copy)
            return nil
        }
        let stride = (from: Int(cairo_image_surface_get_stride(surface)), to: Int(cairo_image_surface_get_stride(copy)))
        for y in 0..<Int(height) { memcpy(to + y * stride.to, from + y * stride.from, min(stride.from, stride.to)) }
        cairo_surface_mark_dirty(copy)
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        cairo_surface_set_device_offset(copy, x, y)
        return copy
    }

    private static func setAlpha(_ surface: OpaquePointer) {
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let width = Int(cairo_image_surface_get_width(surface))
        for y in 0..<Int(cairo_image_surface_get_height(surface)) {
            for x in 0..<width { pixels[y * stride + 4 * x + 3] = 255 }
        }
        cairo_surface_mark_dirty(surface)
    }
}
