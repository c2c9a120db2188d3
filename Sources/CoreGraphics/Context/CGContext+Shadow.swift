internal import CCairo

extension CGContext {
    /// The slow way, by intermediate surfaces: for shadows, image masks and plus-darker.
    internal func paintInPieces(_ shape: PaintShape, _ source: PaintSource, on target: RenderTarget, _ cairo: OpaquePointer) {
        let area = state.clipBounds.overlap(target.area).integral
        guard area.width >= 1, area.height >= 1 else { return }
        // With a mask all is collected first, then goes through it.
        let isCollected = state.mask != nil || state.blendMode == .plusDarker
        guard let own = Layer(area: drawnArea(of: shape, area)) else { return }
        apply(shape, source, state.alpha, .normal, to: own.cairo)
        guard isCollected else {
            if let shadow = state.shadow { drop(shadow, of: own, area, on: cairo, state.blendMode) }
            composite(own, on: cairo, state.blendMode)
            return
        }
        guard let all = Layer(area: area) else { return }
        if let shadow = state.shadow { drop(shadow, of: own, area, on: all.cairo, .normal) }
        composite(own, on: all.cairo, .normal)
        if let mask = state.mask {
            cairo_set_operator(all.cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(all.cairo, mask.surface, 0, 0)
            cairo_paint(all.cairo)
        }
        if state.blendMode == .plusDarker {
            plusDarker(all, on: target)
        } else {
            composite(all, on: cairo, state.blendMode)
        }
    }

    /// The part of a shape that can be seen itself or throw a shadow that can be seen.
    private func drawnArea(of shape: PaintShape, _ area: CGRect) -> CGRect {
        var wanted = area
        if let shadow = state.shadow {
            let offset = deviceOffset(of: shadow)
            let reach = ShadowBlur(sigma: deviceSigma(of: shadow)).reach
            wanted = wanted.union(
                area.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)))
        }
        if let bounds = bounds(of: shape) { wanted = wanted.overlap(bounds.insetBy(dx: -1, dy: -1)) }
        return wanted.isNull ? .zero : wanted.integral
    }

    /// Whole pixels, so that a shadow without blur is the shape itself.
    private func deviceOffset(of shadow: GraphicsState.Shadow) -> CGSize {
        let moved = shadow.offset.applying(state.base)
        return CGSize(width: moved.width.rounded(), height: moved.height.rounded())
    }

    private func deviceSigma(of shadow: GraphicsState.Shadow) -> CGFloat { shadow.blur / 2 * state.base.meanScale }

    private func drop(
        _ shadow: GraphicsState.Shadow, of own: Layer, _ area: CGRect, on cairo: OpaquePointer, _ mode: CGBlendMode
    ) {
        let blur = ShadowBlur(sigma: deviceSigma(of: shadow))
        let offset = deviceOffset(of: shadow)
        let reach = CGFloat(blur.reach)
        // Only where the shadow falls into what the clips leave.
        let seen = own.area.insetBy(dx: -reach, dy: -reach).overlap(area.offsetBy(dx: -offset.width, dy: -offset.height))
        guard !seen.isNull, seen.width >= 1, seen.height >= 1, let mask = MaskSurface(area: seen) else { return }
        cairo_surface_flush(own.surface)
        blur.run(
            from: own.surface, into: mask.surface, x: Int(seen.minX - own.area.minX), y: Int(seen.minY - own.area.minY))
        cairo_surface_mark_dirty(mask.surface)
        let c = shadow.color.rgba
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, mode.reachesOutside ? CAIRO_OPERATOR_OVER : mode.cairoOperator)
        cairo_set_source_rgba(cairo, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
        cairo_mask_surface(cairo, mask.surface, Double(offset.width), Double(offset.height))
    }

    private func composite(_ layer: Layer, on cairo: OpaquePointer, _ mode: CGBlendMode) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, mode.cairoOperator)
        cairo_rectangle(cairo, Double(layer.area.minX), Double(layer.area.minY), Double(layer.area.width), Double(layer.area.height))
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, layer.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    private func plusDarker(_ layer: Layer, on target: RenderTarget) {
        // What the clips cut off is taken from the layer first.
        guard let clipped = Layer(area: layer.area), let surface = target.surface else { return }
        RenderTarget.apply(state.clips, to: clipped.cairo)
        composite(layer, on: clipped.cairo, .normal)
        cairo_surface_flush(clipped.surface)
        cairo_surface_flush(surface)
        guard let from = cairo_image_surface_get_data(clipped.surface), let to = cairo_image_surface_get_data(surface) else { return }
        let stride = (from: Int(cairo_image_surface_get_stride(clipped.surface)), to: Int(cairo_image_surface_get_stride(surface)))
        let origin = (x: Int(layer.area.minX - target.area.minX), y: Int(layer.area.minY - target.area.minY))
        for y in 0..<Int(layer.area.height) {
            for x in 0..<Int(layer.area.width) {
                let s = from + y * stride.from + 4 * x
                if s[3] == 0 { continue }
                let d = to + (y + origin.y) * stride.to + 4 * (x + origin.x)
                let backdrop = target.isOpaque ? 255 : Int(d[3])
                let alpha = min(255, Int(s[3]) + backdrop)
                for i in 0..<3 {
                    let missing = (Int(s[3]) - Int(s[i])) + (backdrop - Int(d[i]))
                    d[i] = UInt8(min(max(alpha - missing, 0), alpha))
                }
                d[3] = UInt8(alpha)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// A surface for a while, placed in device space.
    private final class Layer {
        let area: CGRect
        let surface: OpaquePointer
        let cairo: OpaquePointer

        init?(area: CGRect) {
            guard area.width.isFinite, area.height.isFinite,
                let surface = CGImage.makeSurface(width: Int(min(area.width, 40000)), height: Int(min(area.height, 40000)))
            else { return nil }
            cairo_surface_set_device_offset(surface, -Double(area.minX), -Double(area.minY))
            guard let cairo = cairo_create(surface) else {
                cairo_surface_destroy(surface)
                return nil
            }
            self.area = area
            self.surface = surface
            self.cairo = cairo
        }

        deinit {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
    }
}
