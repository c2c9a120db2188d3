@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UISlider {
    func setUpSlider() {
        isOpaque = false
        let painter = SliderPainter(self)
        self.painter = painter
        layer.painter = painter
    }

    /// Only the thumb has moved.
    func thumbMoved() {
        ownLayer.setNeedsRepaintOfChanges()
        // A plain slider lays out nothing by its value; a subclass may, in the layout or in the rectangle functions.
        if !knowsBleed || type(of: self) != UISlider.self { setNeedsLayout() }
    }

    /// Something that geometry depends on changed.
    func geometryChanged() {
        knowsBleed = false
        setNeedsLayout()
        layer.setNeedsRepaint()
    }

    /// Colours, images or the state changed.
    func looksChanged() {
        artwork = nil
        geometryChanged()
    }

    /// Runs the rectangle functions, whose overrides may place other things, and notes how far the parts stick out.
    func layoutParts() {
        let bounds = bounds
        let track = trackRect(forBounds: bounds)
        var all = bounds
        if track.isFinite { all = all.union(track) }
        // At both ends too, so that the outline stays while the thumb moves.
        for value in [ownMinimum, shownValue, ownMaximum] {
            let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
            if thumb.isFinite { all = all.union(thumb.insetBy(dx: -look.shadowReach, dy: -look.shadowReach)) }
        }
        all = all.union(tickArea(bounds: bounds, track: track))
        if let parts, parts.minimumValueImage != nil || parts.maximumValueImage != nil {
            for image in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)] where image.isFinite {
                all = all.union(image)
            }
        }
        guard bounds.isFinite else { return }
        layer.painterBleed = (
            top: bounds.minY - all.minY, left: bounds.minX - all.minX, bottom: all.maxY - bounds.maxY, right: all.maxX - bounds.maxX
        )
        knowsBleed = true
        ownLayer.setNeedsRepaintOfChanges()
    }

    func paintParts(in context: CGContext, bounds: CGRect) {
        guard bounds.isFinite else { return }
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: shownValue)
        guard track.isFinite, thumb.isFinite else { return }
        let isDimmed = !isEnabled
        if isDimmed {
            context.saveGState()
            context.setAlpha(look.disabledAlpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        paintTrack(track, thumb: thumb, bounds: bounds, in: context)
        paintTicks(track, bounds: bounds, in: context)
        paintValueImages(bounds, in: context)
        if sliderStyle != .thumbless { paintThumb(thumb, in: context) }
        if isDimmed {
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    var artworkNow: SliderArtwork {
        let scale = ownLayer.contentsScale
        if let artwork, artwork.scale == scale { return artwork }
        let look = drawnLook
        let traits = traitsOfLook
        let resolve = { (color: UIColor) in SliderColor(TintContext.with(self) { color.resolvedColor(with: traits) }) }
        let made = SliderArtwork.of(
            SliderArtwork.Key(
                minimum: resolve(minimumTrackTintColor ?? tintColor ?? .systemBlue),
                maximum: resolve(maximumTrackTintColor ?? look.maximumTrackColor), thumb: resolve(thumbTintColor ?? look.thumbColor),
                scale: scale, isCurrent: look === UISliderLook.current), look: look)
        artwork = made
        return made
    }

    /// Templates take the tint, and symbols too, as in image views (choice: no source tells of sliders). An image that asks for it is flipped
    /// from right to left.
    func paint(_ image: UIImage, in rect: CGRect, _ context: CGContext) {
        if image.traits.dark != nil {
            return traitCollection.performAsCurrent { paintResolved(image.resolved(for: traitCollection), in: rect, context) }
        }
        paintResolved(image, in: rect, context)
    }

    private func paintResolved(_ image: UIImage, in rect: CGRect, _ context: CGContext) {
        let image = image.isTemplateForViews && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        // By the slider's own traits: nobody else's are current while it paints.
        let tint = tintColor?.resolvedColor(with: traitCollection)
        guard image.flipsForRightToLeftLayoutDirection, isMirrored else { return image.paint(in: rect, of: context, tint: tint) }
        context.saveGState()
        context.translateBy(x: 2 * rect.midX, y: 0)
        context.scaleBy(x: -1, y: 1)
        image.paint(in: rect, of: context, tint: tint)
        context.restoreGState()
    }

    private func paintValueImages(_ bounds: CGRect, in context: CGContext) {
        guard let parts else { return }
        for (image, rect) in [
            (parts.minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (parts.maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ] where rect.isFinite && !rect.isEmpty {
            if let image { paint(image, in: rect, context) }
        }
    }

    private func paintThumb(_ rect: CGRect, in context: CGContext) {
        if let image = currentThumbImage {
            var place = rect
            place.origin = snap(rect.origin)
            return paint(image, in: place, context)
        }
        let art = artworkNow, look = drawnLook
        guard art.isThumbVisible, rect.width > 0, rect.height > 0, let image = art.thumb() else { return }
        let reach = look.shadowReach
        // The art is larger than the thumb's rectangle by the shadows' reach, in the proportion that the rectangle asks for.
        let wide = rect.width / look.thumbSize.width, high = rect.height / look.thumbSize.height
        // On whole points a knob of the current look moves in steps of two or three pixels, as on the phone.
        let origin = look.snapsThumbToPoints ? CGPoint(x: rect.minX.rounded(), y: rect.minY.rounded()) : snap(rect.origin)
        context.drawUpright(
            image,
            in: CGRect(
                x: origin.x - reach * wide, y: origin.y - reach * high, width: rect.width + 2 * reach * wide,
                height: rect.height + 2 * reach * high))
    }

    // MARK: Whole pixels: sharp edges, and blits without resampling

    func snap(_ value: CGFloat) -> CGFloat {
        let scale = ownLayer.contentsScale
        return (value * scale).rounded() / scale
    }

    func snap(_ point: CGPoint) -> CGPoint { CGPoint(x: snap(point.x), y: snap(point.y)) }

    func snap(_ rect: CGRect) -> CGRect {
        let scale = ownLayer.contentsScale
        let snap = { (value: CGFloat) in (value * scale).rounded() / scale }
        let left = snap(rect.minX), right = snap(rect.maxX), height = max(snap(rect.height), 1 / scale)
        return CGRect(x: left, y: snap(rect.midY - height / 2), width: max(right - left, 0), height: height)
    }
}
