extension UILabel {
    func prepare() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// Changes the content and forgets what was measured and drawn.
    func change(_ body: (inout LabelContent) -> Void) {
        body(&content)
        cache = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    var plainAttributes: [NSAttributedString.Key: Any] {
        [.font: content.font, .foregroundColor: content.textColor, .paragraphStyle: effectiveStyle(NSParagraphStyle.default)]
    }

    /// `style` with the label's alignment and line breaking.
    private func effectiveStyle(_ style: NSParagraphStyle) -> NSParagraphStyle {
        let result = NSMutableParagraphStyle()
        result.setParagraphStyle(style)
        result.alignment = content.alignment
        result.lineBreakMode = content.lineBreakMode
        return result
    }

    /// The text as it is drawn now, with colours of the state.
    func drawnText() -> NSAttributedString {
        guard text != nil else { return NSAttributedString(string: "") }
        let result = NSMutableAttributedString(attributedString: measuredText)
        let whole = NSRange(location: 0, length: result.length)
        if content.isHighlighted, let color = content.highlightedTextColor {
            result.addAttribute(.foregroundColor, value: color, range: whole)
        }
        if let color = content.shadowColor {
            let shadow = NSShadow()
            shadow.shadowColor = color
            shadow.shadowOffset = content.shadowOffset
            result.addAttribute(.shadow, value: shadow, range: whole)
        }
        return result
    }

    /// The text with font, colour and style where it has none of its own.
    var measuredText: NSAttributedString { currentCache.text }

    var currentCache: LabelCache {
        if let cache { return cache }
        let made = LabelCache(text: completeText())
        cache = made
        return made
    }

    private func completeText() -> NSAttributedString {
        guard let attributed = content.attributed else {
            return NSAttributedString(string: content.plain ?? "", attributes: plainAttributes)
        }
        let result = NSMutableAttributedString(attributedString: attributed)
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) { attributes, range, _ in
            if attributes[.font] == nil { result.addAttribute(.font, value: content.font, range: range) }
            if attributes[.foregroundColor] == nil {
                result.addAttribute(.foregroundColor, value: content.textColor, range: range)
            }
            let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
            result.addAttribute(.paragraphStyle, value: effectiveStyle(style), range: range)
        }
        return result
    }

    func traitsChanged(from previous: UITraitCollection?) {
        if content.adjustsFontForContentSizeCategory,
            previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        {
            let font = content.font.adjusted(to: traitCollection)
            if font != content.font { return change { $0.setFont(font) } }
        }
        cache = nil
        setNeedsDisplay()
    }
}
