@_spi(SliderKit) import CoreGraphics

extension UILabel {
    func paintText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable, text?.isEmpty == false else { return }
        let placed = placedLayout(drawnText(), in: rect)
        guard content.isEnabled else {
            context.saveGState()
            context.multiplyAlpha(by: 0.4)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            placed.layout.draw(in: context, at: placed.origin)
            context.endTransparencyLayer()
            context.restoreGState()
            return
        }
        placed.layout.draw(in: context, at: placed.origin)
    }

    /// The text's lines and where they begin in `rect`.
    func placedLayout(_ text: NSAttributedString, in rect: CGRect) -> (layout: TextLayout, origin: CGPoint) {
        var options = textOptions(width: rect.width, lines: numberOfLines)
        var layout = TextSetter.layout(text, options)
        var shift: CGFloat?
        if content.adjustsFontSizeToFitWidth, let factor = shrinkingFactor(text, rect, options), factor < 1 {
            let full = TextSetter.layout(text, textOptions(width: nil, lines: 1))
            options.scaleFactor = factor
            layout = TextSetter.layout(text, options)
            switch content.baselineAdjustment {
            case .alignBaselines: shift = (rect.height - full.size.height) / 2 + full.firstBaseline - layout.firstBaseline
            case .alignCenters: shift = nil
            case .none: shift = 0
            }
        }
        if layout.size.height > rect.height, layout.lines.count > 1 {
            options.maximumLines = max(layout.lineCount(fitting: rect.height), 1)
            layout = TextSetter.layout(text, options)
        }
        let top = rect.minY + (shift ?? (rect.height - layout.size.height) / 2)
        return (layout, CGPoint(x: rect.minX, y: onPixel(top)))
    }

    /// How much one line must shrink to fit, nil for labels of more lines.
    private func shrinkingFactor(_ text: NSAttributedString, _ rect: CGRect, _ options: TextOptions) -> CGFloat? {
        guard numberOfLines == 1 else { return nil }
        let least = min(max(content.minimumScaleFactor, 0.05), 1)
        return ScaleSearch.largest(from: least) { factor in
            var options = options
            options.width = nil
            options.scaleFactor = factor
            return TextSetter.layout(text, options).size.width <= rect.width + 0.01
        }
    }

    private func onPixel(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded(.down) / scale
    }
}

extension UILabel: BaselineProviding {
    // Both belong to the label at the height of its lines: layout asks before it knows the final height.

    /// The first line's baseline below the top, in points.
    var firstBaselineFromTop: CGFloat { textBaselines.first }

    /// The last line's baseline above the bottom, in points.
    var lastBaselineFromBottom: CGFloat { textBaselines.last }

    private var textBaselines: (first: CGFloat, last: CGFloat) {
        guard let text, !text.isEmpty else { return (content.font.ascender, -content.font.descender) }
        let width = numberOfLines == 1 ? nil : StringSetting.limit(preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width)
        let layout = TextSetter.layout(measuredText, textOptions(width: width, lines: numberOfLines))
        return (layout.firstBaseline, textSize(width: width, lines: numberOfLines).height - layout.lastBaseline)
    }
}
