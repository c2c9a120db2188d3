@_spi(SliderKit) import CoreGraphics

extension UILabel {
    /// The options for setting this label's text.
    func textOptions(width: CGFloat?, lines: Int) -> TextOptions {
        var options = TextOptions()
        options.width = width
        options.maximumLines = lines
        options.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // One line that is to be cut at its end is cut at the letter, not at the word.
        options.lineBreakMode = lines == 1 && content.lineBreakMode == .byWordWrapping ? .byClipping : content.lineBreakMode
        options.alignment = resolvedAlignment
        return options
    }

    /// Natural alignment follows the layout direction, not the text.
    private var resolvedAlignment: NSTextAlignment {
        guard content.alignment == .natural else { return content.alignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// The size of the text, rounded up to whole pixels.
    func textSize(width: CGFloat?, lines: Int) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let cache = currentCache
        return cache.size(width: width, lines: lines) {
            let size = TextSetter.layout(cache.text, textOptions(width: width, lines: lines)).size
            return CGSize(width: roundedUp(min(size.width, width ?? .infinity)), height: roundedUp(size.height))
        }
    }

    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        var size = textSize(width: StringSetting.limit(bounds.width), lines: lines)
        if let height = StringSetting.limit(bounds.height) { size.height = min(size.height, height) }
        return CGRect(origin: bounds.origin, size: size)
    }

    /// The size with whole lines: one line is never broken, more lines break at the size's width.
    func fittingSize(for size: CGSize) -> CGSize {
        let width = numberOfLines == 1 ? nil : StringSetting.limit(size.width)
        let room = CGRect(x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// The widths that labels get in a layout that is only measured.
    static var widthsInMeasure: [ObjectIdentifier: CGFloat] = [:]

    /// Wide enough for one line; as high as the lines are that the given or the laid out width breaks it into.
    var fittingIntrinsicSize: CGSize {
        if preferredMaxLayoutWidth > 0 {
            return fittingSize(for: CGSize(width: preferredMaxLayoutWidth, height: 0))
        }
        let whole = fittingSize(for: .zero)
        let width = Self.widthsInMeasure.isEmpty ? bounds.width : Self.widthsInMeasure[ObjectIdentifier(self)] ?? bounds.width
        guard numberOfLines != 1, width > 0, width < whole.width else { return whole }
        return CGSize(width: whole.width, height: fittingSize(for: CGSize(width: width, height: 0)).height)
    }

    /// Lines that break elsewhere are drawn anew, and change the height that layout must know of.
    func boundsMayHaveChanged() {
        let cache = currentCache
        let size = bounds.size
        guard cache.laidOutSize != size else { return }
        let widthChanged = cache.laidOutSize.width != size.width
        cache.laidOutSize = size
        setNeedsDisplay()
        if widthChanged, numberOfLines != 1, preferredMaxLayoutWidth <= 0 { invalidateIntrinsicContentSize() }
    }

    private func roundedUp(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        // A sum of advances that should be whole may be a trifle more.
        return ((value * scale) - 0.001).rounded(.up) / scale
    }
}
