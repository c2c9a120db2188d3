@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

/// Painting without a context. The result is that of `paintParts(in:bounds:)`, byte for byte.
extension UISlider {
    /// Where the look's parts stand now; nil if something else is seen too: images, ticks, a thumb of another size, transparency.
    func plan(_ bounds: CGRect) -> SliderPlan? {
        guard isEnabled, sliderStyle == .default, bounds.isFinite else { return nil }
        if let parts {
            guard parts.minimumValueImage == nil, parts.maximumValueImage == nil, parts.trackConfiguration == nil else { return nil }
        }
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: shownValue)
        let look = drawnLook
        guard track.isFinite, thumb.isFinite, thumb.size == look.thumbSize, track.size.width > 0, track.size.height * ownLayer.contentsScale >= 0.5,
            abs(track.origin.x) + track.size.width + abs(track.origin.y) + track.size.height < 1e6,
            abs(thumb.origin.x) + abs(thumb.origin.y) < 1e6, currentMaximumTrackImage == nil, currentMinimumTrackImage == nil,
            currentThumbImage == nil
        else { return nil }
        let art = artworkNow
        guard art.isThumbOpaque, let place = art.thumbPlace, let whole = PixelRect(exactly: scaled(snap(track), art.scale)) else { return nil }
        let origin = look.snapsThumbToPoints ? CGPoint(x: thumb.origin.x.rounded(), y: thumb.origin.y.rounded()) : snap(thumb.origin)
        guard let corner = PixelRect(exactly: scaled(CGRect(origin: origin, size: .zero), art.scale)),
            let fill = fillColumns(fillRect(track, thumb: thumb, bounds: bounds), track, whole, art)
        else { return nil }
        return SliderPlan(
            track: whole, fill: fill, thumb: PixelPoint(x: corner.x0 + place.x, y: corner.y0 + place.y), artwork: ObjectIdentifier(art),
            isMirrored: isMirrored, cutsFill: look.cutsFillFromTrack)
    }

    private func scaled(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
        CGRect(
            x: rect.origin.x * scale, y: rect.origin.y * scale, width: rect.size.width * scale, height: rect.size.height * scale)
    }

    /// The columns that the fill covers; nil where a column that no opaque thumb hides is covered in part.
    private func fillColumns(_ fill: CGRect, _ track: CGRect, _ whole: PixelRect, _ art: SliderArtwork) -> (start: Int32, end: Int32)? {
        guard fill.size.width > 0, art.isMinimumVisible else { return (whole.x0, whole.x0) }
        guard drawnLook.cutsFillFromTrack else {
            guard let bar = PixelRect(exactly: scaled(snap(fill), art.scale)), bar.y0 == whole.y0, bar.y1 == whole.y1 else { return nil }
            return (bar.x0, bar.x1)
        }
        let tolerance: CGFloat = 0.01
        let left = fill.minX == track.minX ? CGFloat(whole.x0) : fill.minX * art.scale
        let right = fill.maxX == track.maxX ? CGFloat(whole.x1) : fill.maxX * art.scale
        let first = (left - tolerance).rounded(.up), last = (right + tolerance).rounded(.down)
        guard first < last else { return nil }
        return (Int32(first), Int32(last))
    }

    /// The parts that two plans differ in; nil if they differ in more than the thumb's place.
    func changes(from old: SliderPlan, to new: SliderPlan) -> SliderChanges? {
        var changes = SliderChanges()
        guard old.hasSameTrack(as: new), let art = artwork, ObjectIdentifier(art) == new.artwork else { return nil }
        if old.thumb != new.thumb { (changes.before, changes.now) = (art.thumbArea(old), art.thumbArea(new)) }
        if old.fill == new.fill { return changes }
        if old.fillArea.isEmpty || new.fillArea.isEmpty {
            changes.between = old.fillArea.union(new.fillArea)
        } else {
            // Between the two ends, and as far as a round end reaches.
            let cap = Int32(SliderArtwork.capWidth(ofHeight: Int(new.track.height))) + 1
            changes.between = new.columns(min(old.end, new.end) - cap, max(old.end, new.end) + cap)
        }
        return changes
    }

    func paintsNothing(_ plan: SliderPlan, at origin: PixelPoint, within area: PixelRect) -> Bool {
        guard let artwork else { return false }
        let here = PixelRect(x0: area.x0 - origin.x, y0: area.y0 - origin.y, x1: area.x1 - origin.x, y1: area.y1 - origin.y)
        return !here.intersects(plan.track) && !here.intersects(plan.fillArea) && !here.intersects(artwork.thumbArea(plan))
    }

    func paint(_ plan: SliderPlan, on canvas: PixelCanvas, at origin: PixelPoint, over backdrop: UInt32?) {
        guard let artwork else { return }
        let thumb = PixelPoint(x: origin.x + plan.thumb.x, y: origin.y + plan.thumb.y)
        if let backdrop {
            if let image = artwork.composed(plan, over: backdrop) {
                let hole = artwork.thumbArea(plan)
                artwork.paintBars(
                    plan, on: canvas, at: origin, over: backdrop,
                    around: PixelRect(x0: hole.x0 + origin.x, y0: hole.y0 + origin.y, x1: hole.x1 + origin.x, y1: hole.y1 + origin.y))
                return canvas.draw(image, x: thumb.x, y: thumb.y)
            }
            canvas.fill(canvas.clip, with: backdrop)
        }
        artwork.paintBars(plan, on: canvas, at: origin)
        if let image = artwork.trimmedThumb { canvas.draw(image, x: thumb.x, y: thumb.y) }
    }
}
