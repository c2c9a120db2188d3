@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UISlider {
    func paintTrack(_ track: CGRect, thumb: CGRect, bounds: CGRect, in context: CGContext) {
        // A subclass hides the track by making it next to nothing high: less than half a pixel is no line.
        guard track.width > 0, track.height * ownLayer.contentsScale >= 0.5 else { return }
        paintMaximumTrack(track, bounds: bounds, in: context)
        let fill = fillRect(track, thumb: thumb, bounds: bounds)
        guard fill.width > 0 else { return }
        if let image = currentMinimumTrackImage {
            paintTrackImage(image, in: fill, isLeading: true, context)
        } else if artworkNow.isMinimumVisible {
            if drawnLook.cutsFillFromTrack || neutralFraction > 0 {
                paintFill(fill, of: track, in: context)
            } else {
                paintBar(fill, in: context) { artworkNow.minimumBar(height: $0) }
            }
        }
    }

    /// From the leading end, or from where the neutral value is, to the thumb's middle.
    func fillRect(_ track: CGRect, thumb: CGRect, bounds: CGRect) -> CGRect {
        let limit = { (x: CGFloat) in min(max(x, track.minX), track.maxX) }
        let neutral = neutralFraction
        var start = isMirrored ? track.maxX : track.minX
        var end = limit(thumb.midX)
        if neutral >= 1 {
            start = isMirrored ? track.minX : track.maxX
        } else if neutral > 0 {
            start = limit(thumbMiddle(atFraction: neutral, bounds: bounds, track: track))
        } else if drawnLook.cutsFillFromTrack, shownValue <= ownMinimum {
            end = start
        }
        return CGRect(x: min(start, end), y: track.minY, width: abs(end - start), height: track.height)
    }

    private var neutralFraction: Double { parts?.trackConfiguration?.neutralFraction ?? 0 }

    /// The whole track; what lies beyond the enabled range is faint.
    private func paintMaximumTrack(_ track: CGRect, bounds: CGRect, in context: CGContext) {
        let paint = { [self] in
            if let image = currentMaximumTrackImage {
                paintTrackImage(image, in: track, isLeading: false, context)
            } else if artworkNow.isMaximumVisible {
                paintBar(track, in: context) { artworkNow.maximumBar(height: $0) }
            }
        }
        guard let range = parts?.trackConfiguration?.enabledFractions, range != 0...1 else { return paint() }
        let place = { [self] (fraction: Double) in
            if fraction <= 0 { return isMirrored ? track.maxX : track.minX }
            if fraction >= 1 { return isMirrored ? track.minX : track.maxX }
            return snap(thumbMiddle(atFraction: fraction, bounds: bounds, track: track))
        }
        let one = place(range.lowerBound), other = place(range.upperBound)
        let left = min(one, other), right = max(one, other), tall = { (from: CGFloat, to: CGFloat) in
            CGRect(x: from, y: track.minY - 1, width: max(to - from, 0), height: track.height + 2)
        }
        paintClipped(to: tall(left, right), in: context, paint)
        paintClipped(to: tall(track.minX - 1, left), alpha: look.lockedTrackAlpha, in: context, paint)
        paintClipped(to: tall(right, track.maxX + 1), alpha: look.lockedTrackAlpha, in: context, paint)
    }

    private func paintClipped(to rect: CGRect, alpha: CGFloat = 1, in context: CGContext, _ paint: () -> Void) {
        guard rect.width > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        if alpha < 1 { context.setAlpha(alpha) }
        paint()
        context.restoreGState()
    }

    /// The part of a bar as long as the track that the fill covers: round where the track is, straight where the fill ends. [M: the fill is a
    /// rectangle in a container with round ends, and its width is not rounded]
    private func paintFill(_ fill: CGRect, of track: CGRect, in context: CGContext) {
        let scale = layer.contentsScale, whole = snap(track), tolerance: CGFloat = 0.01
        let left = (fill.minX == track.minX ? whole.minX : fill.minX) * scale
        let right = (fill.maxX == track.maxX ? whole.maxX : fill.maxX) * scale
        let paint = { [self] (from: CGFloat, to: CGFloat, alpha: CGFloat) in
            guard to > from, alpha > tolerance else { return }
            let part = CGRect(x: from / scale, y: whole.minY, width: (to - from) / scale, height: whole.height)
            paintClipped(to: part, alpha: alpha, in: context) {
                paintBar(track, in: context) { artworkNow.minimumBar(height: $0) }
            }
        }
        let first = (left - tolerance).rounded(.up), last = (right + tolerance).rounded(.down)
        guard first <= last else { return paint(left.rounded(.down), left.rounded(.down) + 1, right - left) }
        paint(first, last, 1)
        paint(first - 1, first, first - left)
        // Under an opaque knob the last column is not seen.
        if sliderStyle == .thumbless || currentThumbImage != nil || !artworkNow.isThumbOpaque || neutralFraction > 0 {
            paint(last, last + 1, right - last)
        }
    }

    /// A track image is stretched along the track; where it is shorter than its two caps, it is cut, not squashed.
    private func paintTrackImage(_ image: UIImage, in rect: CGRect, isLeading: Bool, _ context: CGContext) {
        guard image.size.width > 0, image.size.height > 0 else { return }
        let caps = image.capInsets.left + image.capInsets.right
        guard rect.width < caps else { return paint(image, in: rect, context) }
        context.saveGState()
        context.clip(to: rect)
        var whole = rect
        whole.size.width = caps
        if isLeading, isMirrored { whole.origin.x = rect.maxX - caps }
        paint(image, in: whole, context)
        context.restoreGState()
    }

    func paintBar(_ rect: CGRect, in context: CGContext, image: (Int) -> CGImage?) {
        let scale = layer.contentsScale
        let snapped = snap(rect)
        let height = Int(min((snapped.height * scale).rounded(), 100_000))
        guard let bar = image(height), snapped.width > 0 else { return }
        let cap = CGFloat(SliderArtwork.capWidth(ofHeight: height)) / scale
        if snapped.width >= 2 * cap {
            context.drawNineSlice(
                bar, in: snapped, scale: scale, capInsets: (top: 0, left: cap, bottom: 0, right: cap), tile: false)
        } else {
            // Too short for both round ends: one of them, cut.
            context.saveGState()
            context.clip(to: snapped)
            let whole = CGRect(
                x: isMirrored ? snapped.maxX - 2 * cap - 1 / scale : snapped.minX, y: snapped.minY, width: 2 * cap + 1 / scale,
                height: snapped.height)
            context.drawUpright(bar, in: whole)
            context.restoreGState()
        }
    }
}
