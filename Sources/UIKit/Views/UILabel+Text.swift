extension UILabel {
    func prepare() {
        setDefaults { isUserInteractionEnabled = false }
        isOpaque = false
    }

    /// A font or colour that comes with the text is the label's own, which appearance leaves alone.
    func ownAttributes(of text: NSAttributedString?) {
        guard !flags.contains(.recordsStyle), let text else { return }
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, _, _ in
            if attributes[.font] != nil { own(.font) }
            if attributes[.foregroundColor] != nil { own(.textColor) }
        }
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
        var changes: [NSAttributedString.Key: Any] = [:]
        if content.isHighlighted, let color = content.highlightedTextColor { changes[.foregroundColor] = color }
        if let color = content.shadowColor {
            let shadow = NSShadow()
            shadow.shadowColor = color
            shadow.shadowOffset = content.shadowOffset
            changes[.shadow] = shadow
        }
        return changes.isEmpty ? measuredText : measuredText.mappingAttributes { $0.merging(changes) { $1 } }
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
        return attributed.mappingAttributes { attributes in
            var result = attributes
            if result[.font] == nil { result[.font] = content.font }
            if result[.foregroundColor] == nil { result[.foregroundColor] = content.textColor }
            result[.paragraphStyle] = effectiveStyle(attributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
            return result
        }
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
