internal import CCairo

extension CGContext {
    /// Draws a shape with all that the state asks for: clip, mask, shadow, alpha, blend mode.
    internal func paint(_ shape: PaintShape, with source: PaintSource) {
        guard !state.clipBounds.isEmpty, state.toDevice.isUsable else { return }
        let target = targets[targets.count - 1]
        if targets.count == 1 { bitmap.load() }
        guard let cairo = target.context(for: state) else { return }
        hasDrawn = true
        if state.shadow == nil, state.mask == nil, state.blendMode != .plusDarker {
            apply(shape, source, state.alpha, state.blendMode, to: cairo)
        } else {
            paintInPieces(shape, source, on: target, cairo)
        }
        if targets.count == 1 { bitmap.store() }
    }

    /// Draws a shape into a Cairo context whose clip stands already.
    internal func apply(
        _ shape: PaintShape, _ source: PaintSource, _ alpha: CGFloat, _ mode: CGBlendMode, to cairo: OpaquePointer
    ) {
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, mode.cairoOperator)
        cairo_set_antialias(cairo, state.shouldAntialias && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_tolerance(cairo, Double(min(state.flatness, 0.1)))
        let needsPaint = setSource(source, alpha, on: cairo)
        if needsPaint || mode.reachesOutside {
            // Through a clip, so that what lies outside the shape stays as it is.
            cairo_save(cairo)
            clip(to: shape, on: cairo)
            if needsPaint { cairo_paint_with_alpha(cairo, Double(alpha)) } else { cairo_paint(cairo) }
            cairo_restore(cairo)
        } else {
            draw(shape, on: cairo)
        }
        cairo_new_path(cairo)
    }

    /// Sets the source; true if the alpha could not be put into it.
    private func setSource(_ source: PaintSource, _ alpha: CGFloat, on cairo: OpaquePointer) -> Bool {
        switch source {
        case .color(let color):
            if let (image, scale) = color.pattern {
                let place = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
                    .concatenating(CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height))
                let origin = isFlippedForUIKit ? place : place.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
                return setSource(
                    .image(image, origin.concatenating(state.base), tiles: true), alpha * color.rgba.alpha, on: cairo)
            }
            let c = color.rgba
            cairo_set_source_rgba(cairo, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha * alpha))
            return false
        case .pattern(let pattern): cairo_set_source(cairo, pattern)
        case .image(let image, let place, let tiles):
            guard place.isUsable, let pattern = makePattern(image, place, tiles: tiles) else {
                cairo_set_source_rgba(cairo, 0, 0, 0, 0)
                return false
            }
            cairo_set_source(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
        return alpha < 1
    }

    private func makePattern(_ image: CGImage, _ place: CGAffineTransform, tiles: Bool) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return nil }
        var matrix = place.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(for: place))
        return pattern
    }

    /// Nearest where pixels fall on pixels, so that they are copied exactly.
    private func filter(for place: CGAffineTransform) -> cairo_filter_t {
        func isWhole(_ v: CGFloat) -> Bool { abs(v - v.rounded()) < 1e-6 }
        let isTurn = (abs(place.b) < 1e-9 && abs(place.c) < 1e-9) || (abs(place.a) < 1e-9 && abs(place.d) < 1e-9)
        let isUnit = abs(abs(place.a) + abs(place.b) - 1) < 1e-9 && abs(abs(place.c) + abs(place.d) - 1) < 1e-9
        if isTurn, isUnit, isWhole(place.tx), isWhole(place.ty) { return CAIRO_FILTER_NEAREST }
        switch state.interpolation {
        case .none: return CAIRO_FILTER_NEAREST
        case .low: return CAIRO_FILTER_BILINEAR
        case .default, .medium, .high: return CAIRO_FILTER_GOOD
        }
    }

    private func draw(_ shape: PaintShape, on cairo: OpaquePointer) {
        switch shape {
        case .fill(let path, let rule):
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            path.emit(to: cairo, transform: .identity)
            cairo_fill(cairo)
        case .stroke(let path):
            guard state.lineWidth > 0 else { return }
            path.emit(to: cairo, transform: .identity)
            setPen(on: cairo)
            cairo_stroke(cairo)
            cairo_identity_matrix(cairo)
        case .everything: cairo_paint(cairo)
        case .alpha(let image, let place, let path):
            guard place.isUsable, let pattern = makePattern(image, place, tiles: false) else { return }
            cairo_save(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            path.emit(to: cairo, transform: .identity)
            cairo_clip(cairo)
            cairo_mask(cairo, pattern)
            cairo_restore(cairo)
            cairo_pattern_destroy(pattern)
        case .custom(let draw, _, _): draw(cairo)
        }
    }

    private func setPen(on cairo: OpaquePointer) {
        var matrix = state.toDevice.cairo
        cairo_set_matrix(cairo, &matrix)
        // Cairo gives up, for all that follows, on pens whose outline its fixed-point numbers don't hold.
        cairo_set_line_width(cairo, min(Double(state.lineWidth), 1e6))
        cairo_set_miter_limit(cairo, min(Double(state.miterLimit), 1e6))
        switch state.lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch state.lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        let dashes = state.dashLengths.map { min(Double($0), 1e6) }
        cairo_set_dash(cairo, dashes, Int32(dashes.count), min(max(Double(state.dashPhase), -1e6), 1e6))
    }

    private func clip(to shape: PaintShape, on cairo: OpaquePointer) {
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        switch shape {
        case .fill(let path, let rule):
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            path.emit(to: cairo, transform: .identity)
        case .stroke(let path):
            let outline = strokedOutline(of: path.transformed(by: state.toDevice.inverted()))
            outline.emit(to: cairo, transform: state.toDevice)
        case .everything: return
        case .alpha(_, _, let path): path.emit(to: cairo, transform: .identity)
        case .custom(_, let path, _): path(cairo)
        }
        cairo_clip(cairo)
    }

    /// The rectangle in device space that holds all of a shape; nil if it has no bounds.
    internal func bounds(of shape: PaintShape) -> CGRect? {
        switch shape {
        case .fill(let path, _), .alpha(_, _, let path): return path.boundingBox
        case .stroke(let path):
            let reach = state.lineWidth / 2 * max(state.lineJoin == .miter ? state.miterLimit : 1, 1.5)
            let t = state.toDevice
            let grow = reach * max(hypot(t.a, t.b), hypot(t.c, t.d))
            return path.boundingBox.insetBy(dx: -grow, dy: -grow)
        case .everything: return nil
        case .custom(_, _, let bounds): return bounds
        }
    }
}
