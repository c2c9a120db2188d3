/// The pixels from one position to another along one axis, and where they go.
private struct SlicePart {
    /// In the image, in pixels.
    let from: CGFloat
    let length: CGFloat
    /// Where the first pixel goes, and how much a pixel grows, in device space.
    let origin: CGFloat
    let scale: CGFloat
    /// What is covered, in whole pixels of device space.
    let start: CGFloat
    let end: CGFloat
    let isMiddle: Bool
}

extension CGContext {
    /// Draws a resizable image, upright with y down: the caps keep their size, the middle is stretched or tiled.
    ///
    /// - Parameters:
    ///   - scale: How many of the image's pixels make a point.
    ///   - capInsets: How wide the caps are, in points.
    ///   - tile: Tiles the middle and the sides rather than stretching them.
    ///
    /// Where the rectangle is narrower than both caps together, each is cut off at its inner side, in proportion.
    @_spi(SliderKit) public func drawNineSlice(
        _ image: CGImage, in rect: CGRect, scale: CGFloat,
        capInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat), tile: Bool
    ) {
        guard isDrawable(rect), scale.isFinite, scale > 0, state.toDevice.isUsable else { return }
        let t = state.toDevice
        guard abs(t.b) < 1e-9, abs(t.c) < 1e-9, t.a > 0, t.d > 0 else {
            return drawTurnedNineSlice(image, in: rect, scale: scale, capInsets: capInsets, tile: tile)
        }
        let device = rect.applying(t)
        let columns = CGContext.parts(
            pixels: image.width, lead: capInsets.left * scale, trail: capInsets.right * scale, from: device.minX,
            to: device.maxX, capScale: t.a / scale)
        let rows = CGContext.parts(
            pixels: image.height, lead: capInsets.top * scale, trail: capInsets.bottom * scale, from: device.minY,
            to: device.maxY, capScale: t.d / scale)
        // Whole pixels lie between the parts, so that no seam shows; a shadow falls from all of them as one.
        let isGrouped = state.shadow != nil
        if isGrouped { beginTransparencyLayer(auxiliaryInfo: nil) }
        for row in rows {
            for column in columns { draw(image, column, row, inside: device, tile: tile, t, scale) }
        }
        if isGrouped { endTransparencyLayer() }
    }

    private func draw(
        _ image: CGImage, _ column: SlicePart, _ row: SlicePart, inside device: CGRect, tile: Bool,
        _ t: CGAffineTransform, _ scale: CGFloat
    ) {
        let cell = CGRect(x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start)
        let covered = cell.overlap(device)
        guard !covered.isNull, covered.width > 0, covered.height > 0 else { return }
        let piece = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
        guard let part = image.piece(piece) else { return }
        let tiles = tile && (column.isMiddle || row.isMiddle)
        let place = CGAffineTransform(
            a: tiles && column.isMiddle ? t.a / scale : column.scale, b: 0, c: 0,
            d: tiles && row.isMiddle ? t.d / scale : row.scale, tx: column.origin, ty: row.origin)
        paint(.fill(CGPath(rect: covered, transform: nil), .winding), with: .image(part, place, tiles: tiles))
    }

    /// Cuts an axis into leading cap, middle and trailing cap.
    private static func parts(
        pixels: Int, lead: CGFloat, trail: CGFloat, from: CGFloat, to: CGFloat, capScale: CGFloat
    ) -> [SlicePart] {
        let all = CGFloat(pixels)
        func cap(_ v: CGFloat) -> CGFloat { v.isNaN ? 0 : min(max(v, 0), all).rounded() }
        let lead = cap(lead)
        let trail = min(cap(trail), all - lead)
        let middle = all - lead - trail
        let (leadLength, trailLength) = (lead * capScale, trail * capScale)
        let (first, last) = (from.rounded(.down), to.rounded(.up))
        var leadEnd = (from + leadLength).rounded()
        var trailStart = (to - trailLength).rounded()
        if leadLength + trailLength > to - from {
            let cut = from + (to - from) * leadLength / (leadLength + trailLength)
            leadEnd = cut.rounded()
            trailStart = leadEnd
        }
        var result: [SlicePart] = []
        if lead > 0 {
            result.append(
                SlicePart(from: 0, length: lead, origin: from, scale: capScale, start: first, end: leadEnd, isMiddle: false))
        }
        if middle > 0, trailStart > leadEnd || (lead == 0 && trail == 0) {
            let start = lead > 0 ? leadEnd : first
            let end = trail > 0 ? trailStart : last
            let (a, b) = (lead > 0 ? leadEnd : from, trail > 0 ? trailStart : to)
            result.append(
                SlicePart(from: lead, length: middle, origin: a, scale: (b - a) / middle, start: start, end: end, isMiddle: true))
        } else if middle == 0, all > 0, trailStart > leadEnd {
            // Caps that leave nothing between them: the pixel where they meet is stretched.
            let (from, scale) = (max(lead - 1, 0), trailStart - leadEnd)
            result.append(
                SlicePart(from: from, length: 1, origin: leadEnd, scale: scale, start: leadEnd, end: trailStart, isMiddle: true))
        }
        if trail > 0 {
            result.append(
                SlicePart(
                    from: all - trail, length: trail, origin: to - trailLength, scale: capScale, start: trailStart, end: last,
                    isMiddle: false))
        }
        return result
    }

    /// Under a turn or a mirror the image is put together upright first.
    private func drawTurnedNineSlice(
        _ image: CGImage, in rect: CGRect, scale: CGFloat,
        capInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat), tile: Bool
    ) {
        guard let flat = CGContext(bitmapPointSize: rect.size, scale: scale, opaque: false) else { return }
        flat.interpolationQuality = interpolationQuality
        flat.drawNineSlice(image, in: CGRect(origin: .zero, size: rect.size), scale: scale, capInsets: capInsets, tile: tile)
        guard let whole = flat.makeImage() else { return }
        let size = CGSize(width: CGFloat(whole.width) / scale, height: CGFloat(whole.height) / scale)
        drawUpright(whole, in: CGRect(origin: rect.origin, size: size))
    }
}

extension CGImage {
    /// A part of the image in whole pixels; the image itself if it is all of it.
    fileprivate func piece(_ rect: CGRect) -> CGImage? {
        if rect.width == CGFloat(width), rect.height == CGFloat(height) { return self }
        return cropping(to: rect)
    }
}
