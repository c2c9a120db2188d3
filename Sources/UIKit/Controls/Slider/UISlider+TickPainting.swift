@_spi(SliderKit) import CoreGraphics

// Ticks stand in a row under the thumb, where its middle is for their values (choice: no source gives their place).
extension UISlider {
    /// Where the thumb's middle is for a fraction of the range, by the overridable functions.
    func thumbMiddle(atFraction fraction: Double, bounds: CGRect, track: CGRect) -> CGFloat {
        // The fraction of a value would be rounded: the ends' middles are asked for, and what lies between divides their distance.
        let first = thumbRect(forBounds: bounds, trackRect: track, value: ownMinimum).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: ownMaximum).midX
        return first + (last - first) * CGFloat(fraction)
    }

    /// The top of the row of ticks, in points below the track's middle.
    private var tickTop: CGFloat {
        (sliderStyle == .thumbless ? drawnLook.trackHeight : drawnLook.thumbSize.height) / 2 + look.tickGap
    }

    /// How far ticks and titles reach below the track's middle; 0 without ticks.
    var tickReach: CGFloat {
        guard let ticks = parts?.trackConfiguration?.ticks, !ticks.isEmpty else { return 0 }
        return tickTop + markHeight(ticks) + titleHeight(ticks)
    }

    private func markHeight(_ ticks: [TrackConfiguration.Tick]) -> CGFloat {
        ticks.lazy.map { $0.image?.size.height ?? self.look.tickDiameter }.max() ?? 0
    }

    private func titleHeight(_ ticks: [TrackConfiguration.Tick]) -> CGFloat {
        guard ticks.contains(where: { $0.title?.isEmpty == false }) else { return 0 }
        return look.tickGap + UIFont.systemFont(ofSize: look.tickFontSize).lineHeight.rounded(.up)
    }

    /// The rectangle that ticks and titles may cover; titles of the outermost ticks stick out of the bounds.
    func tickArea(bounds: CGRect, track: CGRect) -> CGRect {
        guard let ticks = parts?.trackConfiguration?.ticks, !ticks.isEmpty, track.isFinite else { return .null }
        var width = look.tickDiameter
        for tick in ticks {
            width = max(width, tick.image?.size.width ?? 0, tick.title.map { titleSize($0).width } ?? 0)
        }
        let first = thumbMiddle(atFraction: 0, bounds: bounds, track: track), last = thumbMiddle(atFraction: 1, bounds: bounds, track: track)
        let area = CGRect(
            x: min(first, last) - width / 2, y: track.midY + tickTop, width: abs(last - first) + width, height: tickReach - tickTop)
        return area.isFinite ? area : .null
    }

    func paintTicks(_ track: CGRect, bounds: CGRect, in context: CGContext) {
        guard let ticks = parts?.trackConfiguration?.ticks, !ticks.isEmpty else { return }
        let top = track.midY + tickTop, titleTop = top + markHeight(ticks) + look.tickGap
        let color = UIColor.tertiaryLabel.resolvedColor(with: traitCollection)
        var taken: [ClosedRange<CGFloat>] = []
        for tick in ticks {
            guard let fraction = tick.fraction else { continue }
            let x = thumbMiddle(atFraction: fraction, bounds: bounds, track: track)
            guard x.isFinite else { continue }
            if let image = tick.image {
                paint(image, in: CGRect(x: x - image.size.width / 2, y: top, width: image.size.width, height: image.size.height), context)
            } else {
                context.setFillColor(color.cgColor)
                context.fillEllipse(in: CGRect(x: x - look.tickDiameter / 2, y: top, width: look.tickDiameter, height: look.tickDiameter))
            }
            if let title = tick.title, !title.isEmpty { paintTitle(title, at: x, top: titleTop, beside: &taken, in: context) }
        }
    }

    /// A title that would touch one that is painted already is left out (choice).
    private func paintTitle(
        _ title: String, at x: CGFloat, top: CGFloat, beside taken: inout [ClosedRange<CGFloat>], in context: CGContext
    ) {
        let width = titleSize(title).width, space: CGFloat = 4
        let extent = (x - width / 2 - space / 2)...(x + width / 2 + space / 2)
        guard !taken.contains(where: { $0.overlaps(extent) }) else { return }
        taken.append(extent)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        var attributes = titleAttributes
        attributes[.foregroundColor] = UIColor.secondaryLabel.resolvedColor(with: traitCollection)
        (title as NSString).draw(at: CGPoint(x: x - width / 2, y: top), withAttributes: attributes)
    }

    private var titleAttributes: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: look.tickFontSize)] }
    private func titleSize(_ title: String) -> CGSize { (title as NSString).size(withAttributes: titleAttributes) }
}
