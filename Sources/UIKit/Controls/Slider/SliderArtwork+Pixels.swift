@_spi(SliderKit) import CoreGraphics

extension SliderArtwork {
    /// Paints track and fill where they stand in a plan.
    /// - Parameter behind: The opaque pixel that all that is there consists of, if that is known.
    func paintBars(_ plan: SliderPlan, on canvas: PixelCanvas, at origin: PixelPoint, behind: UInt32? = nil) {
        let clip = canvas.clip
        func seen(_ rect: PixelRect) -> Bool {
            PixelRect(x0: rect.x0 + origin.x, y0: rect.y0 + origin.y, x1: rect.x1 + origin.x, y1: rect.y1 + origin.y).intersects(clip)
        }
        if isMaximumVisible, seen(plan.track), let image = maximumBar(height: Int(plan.track.height)) {
            paintBar(image, plan.track, plan.isMirrored, canvas, origin, behind: behind)
        }
        let fill = plan.fillArea
        if seen(fill), let image = minimumBar(height: Int(plan.bar.height)) {
            var canvas = canvas
            canvas.clip(
                to: PixelRect(x0: fill.x0 + origin.x, y0: fill.y0 + origin.y, x1: fill.x1 + origin.x, y1: fill.y1 + origin.y))
            paintBar(image, plan.bar, plan.isMirrored, canvas, origin)
        }
    }

    /// The same around an area that is painted otherwise, with the backdrop.
    func paintBars(_ plan: SliderPlan, on canvas: PixelCanvas, at origin: PixelPoint, over backdrop: UInt32, around hole: PixelRect) {
        let clip = canvas.clip, top = max(clip.y0, hole.y0), bottom = min(clip.y1, hole.y1)
        paintBars(plan, canvas, origin, backdrop, PixelRect(x0: clip.x0, y0: clip.y0, x1: clip.x1, y1: min(clip.y1, hole.y0)))
        paintBars(plan, canvas, origin, backdrop, PixelRect(x0: clip.x0, y0: max(clip.y0, hole.y1), x1: clip.x1, y1: clip.y1))
        paintBars(plan, canvas, origin, backdrop, PixelRect(x0: clip.x0, y0: top, x1: min(clip.x1, hole.x0), y1: bottom))
        paintBars(plan, canvas, origin, backdrop, PixelRect(x0: max(clip.x0, hole.x1), y0: top, x1: clip.x1, y1: bottom))
    }

    private func paintBars(_ plan: SliderPlan, _ canvas: PixelCanvas, _ origin: PixelPoint, _ backdrop: UInt32, _ part: PixelRect) {
        guard !part.isEmpty else { return }
        var piece = canvas
        piece.clip(to: part)
        piece.fill(piece.clip, with: backdrop)
        paintBars(plan, on: piece, at: origin, behind: backdrop)
    }

    private func paintBar(
        _ image: CGImage, _ rect: PixelRect, _ isMirrored: Bool, _ canvas: PixelCanvas, _ origin: PixelPoint, behind: UInt32? = nil
    ) {
        let place = PixelRect(x0: rect.x0 + origin.x, y0: rect.y0 + origin.y, x1: rect.x1 + origin.x, y1: rect.y1 + origin.y)
        let cap = Int32(SliderArtwork.capWidth(ofHeight: Int(rect.height))), width = Int32(image.width), clip = canvas.clip
        guard rect.width >= 2 * cap else {
            // Too short for both round ends: one of them, cut.
            var cut = canvas
            cut.clip(to: place)
            return cut.draw(image, x: isMirrored ? place.x1 - width : place.x0, y: place.y0)
        }
        let leftEnd = place.x0 + cap, rightStart = place.x1 - cap
        if clip.x0 < leftEnd { canvas.draw(image, PixelRect(x0: 0, y0: 0, x1: cap, y1: rect.height), x: place.x0, y: place.y0) }
        canvas.draw(image, column: cap, x0: leftEnd, x1: rightStart, y: place.y0, behind: behind)
        if clip.x1 > rightStart {
            canvas.draw(image, PixelRect(x0: width - cap, y0: 0, x1: width, y1: rect.height), x: rightStart, y: place.y0)
        }
    }

    /// The thumb with what is behind it, where that is one colour and the straight parts of track and fill; nil elsewhere.
    func composed(_ plan: SliderPlan, over backdrop: UInt32) -> CGImage? {
        guard backdrop >> 24 == 255, plan.fill.start < plan.fill.end else { return nil }
        let cap = Int32(SliderArtwork.capWidth(ofHeight: Int(plan.track.height)))
        let area = thumbArea(plan), end = plan.end
        guard area.x0 >= plan.track.x0 + cap, area.x1 <= plan.track.x1 - cap, end - cap >= area.x0, end + cap <= area.x1,
            plan.bar.width >= 2 * cap
        else { return nil }
        let key = ComposedThumb.Key(
            backdrop: backdrop, end: end - area.x0, top: plan.track.y0 - area.y0, height: plan.track.height, isMirrored: plan.isMirrored)
        if let lastComposed, lastComposed.key == key { return lastComposed.image }
        if let known = composedThumbs.first(where: { $0.key == key }) {
            lastComposed = known
            return known.image
        }
        guard let image = compose(plan, area, over: backdrop) else { return nil }
        let composed = ComposedThumb(key: key, image: image)
        if composedThumbs.count >= 16 { composedThumbs.removeAll(keepingCapacity: true) }
        composedThumbs.append(composed)
        lastComposed = composed
        return image
    }

    private func compose(_ plan: SliderPlan, _ area: PixelRect, over backdrop: UInt32) -> CGImage? {
        guard let thumb = trimmedThumb,
            let context = CGContext(bitmapPointSize: CGSize(width: thumb.width, height: thumb.height), scale: 1, opaque: false)
        else { return nil }
        let made: Void? = context.withCanvas { canvas in
            canvas.fill(canvas.clip, with: backdrop)
            paintBars(plan, on: canvas, at: PixelPoint(x: -area.x0, y: -area.y0))
            canvas.draw(thumb, x: 0, y: 0)
        }
        return made == nil ? nil : context.makeImage()?.markedOpaque
    }

    /// Where the thumb's picture stands in a plan.
    func thumbArea(_ plan: SliderPlan) -> PixelRect {
        let corner = plan.thumb, size = trimmedSize
        return PixelRect(x0: corner.x, y0: corner.y, x1: corner.x + size.x, y1: corner.y + size.y)
    }

    /// The thumb's picture without the transparent rows and columns around it.
    var trimmedThumb: CGImage? {
        if let trimmed { return trimmed.image }
        guard let image = thumb() else { return nil }
        let area = image.inkedArea, reach = Int32((shadowReach * scale).rounded())
        guard let piece = image.cropping(to: area.cgRect) else { return nil }
        trimmed = (piece, PixelPoint(x: area.x0 - reach, y: area.y0 - reach))
        trimmedSize = PixelPoint(x: Int32(piece.width), y: Int32(piece.height))
        return piece
    }

    /// Where the corner of that picture stands from the thumb's rectangle, in pixels; nil if the two are not on one grid.
    var thumbPlace: PixelPoint? {
        let reach = shadowReach * scale
        if trimmed == nil { _ = trimmedThumb }
        guard abs(reach - reach.rounded()) < 1e-6 else { return nil }
        return trimmed?.place
    }
}

/// A picture of a thumb that hides all behind it.
struct ComposedThumb {
    struct Key: Equatable {
        let backdrop: UInt32
        /// Where the fill ends, and where the track begins, from the picture's corner.
        let end: Int32
        let top: Int32
        let height: Int32
        let isMirrored: Bool
    }

    let key: Key
    let image: CGImage
}
