internal import CCairo

/// An alpha-only surface that what is drawn passes through.
internal final class MaskSurface {
    let surface: OpaquePointer
    let originX: Int
    let originY: Int

    init?(area: CGRect) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height)) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        originX = Int(area.minX)
        originY = Int(area.minY)
        cairo_surface_set_device_offset(surface, -Double(originX), -Double(originY))
    }

    deinit { cairo_surface_destroy(surface) }
}
