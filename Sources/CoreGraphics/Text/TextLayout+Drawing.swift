internal import CCairo
internal import CPango

extension TextLayout {
    /// A run of glyphs in its place.
    private struct Piece {
        let item: UnsafeMutablePointer<PangoGlyphItem>
        let run: TextRun
        let x: CGFloat
        let baseline: CGFloat
        let width: CGFloat
    }

    /// Draws the text with its top left corner at a point of user space with y down.
    public func draw(in context: CGContext, at origin: CGPoint) {
        guard let layout, origin.x.isFinite, origin.y.isFinite else { return }
        for (index, line) in lines.enumerated() {
            guard let pango = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
            let pieces = self.pieces(of: pango, line, origin)
            for piece in pieces {
                guard let color = piece.run.backgroundColor else { continue }
                fill(
                    CGRect(x: piece.x, y: origin.y + line.rect.minY, width: piece.width, height: line.rect.height), color,
                    in: context)
            }
            for piece in pieces { draw(piece, in: context) }
        }
    }

    private func pieces(of pango: UnsafeMutablePointer<PangoLayoutLine>, _ line: Line, _ origin: CGPoint) -> [Piece] {
        let unit = CGFloat(PANGO_SCALE)
        var result: [Piece] = []
        var x = origin.x + line.rect.minX
        var node = pango.pointee.runs
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
            guard let glyphs = item.pointee.glyphs, let range = item.pointee.item else { continue }
            let width = CGFloat(pango_glyph_string_get_width(glyphs)) / unit
            let run = runs[TextLayout.run(at: Int(range.pointee.offset), ends)]
            result.append(
                Piece(
                    item: item, run: run, x: x, baseline: origin.y + line.baseline - run.baselineOffset, width: width))
            x += width
        }
        return result
    }

    private func draw(_ piece: Piece, in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        let run = piece.run
        if let shadow = run.shadow { context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color) }
        if run.strokeWidth <= 0 { context.paint(glyphs(of: piece, in: context), with: .color(run.color)) }
        if run.strokeWidth != 0 {
            context.setLineWidth(abs(run.strokeWidth))
            context.setLineJoin(.round)
            context.paint(.stroke(outline(of: piece, in: context)), with: .color(run.strokeColor ?? run.color))
        }
        guard run.underline || run.strikethrough else { return }
        let metrics = pango_font_get_metrics(piece.item.pointee.item.pointee.analysis.font, nil)
        defer { pango_font_metrics_unref(metrics) }
        func bar(_ position: Int32, _ thickness: Int32) {
            let unit = CGFloat(PANGO_SCALE)
            let y = piece.baseline - CGFloat(position) / unit
            fill(CGRect(x: piece.x, y: y, width: piece.width, height: CGFloat(thickness) / unit), run.color, in: context)
        }
        if run.underline {
            bar(pango_font_metrics_get_underline_position(metrics), pango_font_metrics_get_underline_thickness(metrics))
        }
        if run.strikethrough {
            bar(
                pango_font_metrics_get_strikethrough_position(metrics),
                pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }

    private func fill(_ rect: CGRect, _ color: CGColor, in context: CGContext) {
        context.paint(
            .fill(CGPath(rect: rect, transform: nil).transformed(by: context.state.toDevice), .winding), with: .color(color))
    }

    private func glyphs(of piece: Piece, in context: CGContext) -> PaintShape {
        let transform = context.state.toDevice
        func place(_ cairo: OpaquePointer) {
            var matrix = transform.cairo
            cairo_set_matrix(cairo, &matrix)
            cairo_move_to(cairo, Double(piece.x), Double(piece.baseline))
        }
        let font = piece.item.pointee.item.pointee.analysis.font
        let glyphs = piece.item.pointee.glyphs
        // Letters may reach beyond their line; hardly by more than their size.
        let reach = piece.run.typeface.size
        let box = CGRect(x: piece.x, y: piece.baseline - reach, width: piece.width, height: 2 * reach).insetBy(dx: -reach, dy: -reach)
        return .custom(
            draw: { cairo in
                place(cairo)
                pango_cairo_show_glyph_string(cairo, font, glyphs)
                cairo_identity_matrix(cairo)
            },
            path: { cairo in
                place(cairo)
                pango_cairo_glyph_string_path(cairo, font, glyphs)
                cairo_identity_matrix(cairo)
            },
            bounds: box.applying(transform))
    }

    /// The letters' outlines in device space.
    private func outline(of piece: Piece, in context: CGContext) -> CGPath {
        let path = CGMutablePath()
        guard let surface = CGImage.makeSurface(width: 1, height: 1) else { return path }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return path }
        defer { cairo_destroy(cairo) }
        cairo_move_to(cairo, Double(piece.x), Double(piece.baseline))
        pango_cairo_glyph_string_path(cairo, piece.item.pointee.item.pointee.analysis.font, piece.item.pointee.glyphs)
        guard let copied = cairo_copy_path(cairo) else { return path }
        defer { cairo_path_destroy(copied) }
        var index = 0
        let data = copied.pointee.data
        func point(_ offset: Int) -> CGPoint {
            guard let data else { return .zero }
            let p = data[index + offset].point
            return CGPoint(x: p.x, y: p.y)
        }
        while let data, index < Int(copied.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1), transform: context.state.toDevice)
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1), transform: context.state.toDevice)
            case CAIRO_PATH_CURVE_TO:
                path.addCurve(to: point(3), control1: point(1), control2: point(2), transform: context.state.toDevice)
            default: path.closeSubpath()
            }
            index += max(Int(header.length), 1)
        }
        return path
    }
}
