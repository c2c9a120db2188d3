extension UISlider {
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The thumb's rectangle for the value that is shown, by the overridable functions.
    var thumbRectNow: CGRect {
        let bounds = bounds
        return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: shownValue)
    }

    func contentHeight(at height: CGFloat) -> CGFloat {
        // The track is in the middle, so what is under it takes as much room above.
        max(height, minimumValueImage?.size.height ?? 0, maximumValueImage?.size.height ?? 0, 2 * tickReach)
    }

    /// At the bounds' end, in the middle of their height; scaled down to their height and half their width (choice).
    func valueImageRect(_ image: UIImage?, isMinimum: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size, size.width > 0, size.height > 0, bounds.isFinite else { return .zero }
        let scale = max(min(1, bounds.height / size.height, bounds.width / 2 / size.width), 0)
        let width = size.width * scale, height = size.height * scale
        let isLeft = isMinimum != isMirrored
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - width, y: bounds.midY - height / 2, width: width, height: height)
    }

    func defaultTrackRect(in bounds: CGRect) -> CGRect {
        guard bounds.isFinite else { return .zero }
        let look = drawnLook
        var left = bounds.minX + look.trackInset, right = bounds.maxX - look.trackInset
        if let parts, parts.minimumValueImage != nil || parts.maximumValueImage != nil {
            for image in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)] where !image.isEmpty {
                if image.midX < bounds.midX {
                    left = max(left, image.maxX + look.valueImageGap)
                } else {
                    right = min(right, image.minX - look.valueImageGap)
                }
            }
        }
        let height = defaultTrackHeight, width = max(right - left, 0)
        // Where there is no room it stands at the minimum's end.
        return CGRect(x: isMirrored ? right - width : left, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The height of the track's images; the look's where it draws the track itself.
    private var defaultTrackHeight: CGFloat {
        let look = drawnLook
        guard parts != nil else { return look.trackHeight }
        return max(
            currentMinimumTrackImage?.size.height ?? look.trackHeight, currentMaximumTrackImage?.size.height ?? look.trackHeight)
    }

    /// The thumb travels over the track and the look's inset at both of its ends: over the whole bounds where there are no value images.
    func defaultThumbRect(on track: CGRect, value: Float) -> CGRect {
        let look = drawnLook
        var size = parts == nil ? look.thumbSize : currentThumbImage?.size ?? look.thumbSize
        // Without a thumb its place is a line across the track.
        if sliderStyle == .thumbless { size.width = 0 }
        guard track.isFinite else { return CGRect(origin: .zero, size: size) }
        let room = track.width + 2 * look.trackInset - size.width, travel = max(room, 0)
        let fraction = fraction(of: value)
        // What is longer than the bounds sticks out at the maximum's end.
        let place = isMirrored ? travel * (1 - fraction) + min(room, 0) : travel * fraction
        return CGRect(
            x: track.minX - look.trackInset + place, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }
}

extension CGRect {
    /// Whether all four numbers are finite.
    var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
