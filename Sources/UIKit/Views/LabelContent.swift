/// All that a label shows and how.
struct LabelContent {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var plain: String?
    var attributed: NSAttributedString?
    var font: UIFont = LabelContent.defaultFont
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var highlightedTextColor: UIColor?
    var isHighlighted = false
    var isEnabled = true
    var preferredMaxLayoutWidth: CGFloat = 0
    var adjustsFontForContentSizeCategory = false

    mutating func setPlain(_ text: String?) {
        plain = text
        attributed = nil
    }

    mutating func setAttributed(_ text: NSAttributedString?) {
        attributed = text.map { NSAttributedString(attributedString: $0) }
        plain = nil
        guard let text, text.length > 0 else { return }
        // The label then answers with what the text says.
        if let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
            alignment = style.alignment
            lineBreakMode = style.lineBreakMode
        }
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        overwrite(.font, with: font)
    }

    mutating func setTextColor(_ color: UIColor) {
        textColor = color
        overwrite(.foregroundColor, with: color)
    }

    func leadingAttribute(_ key: NSAttributedString.Key) -> Any? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(key, at: 0, effectiveRange: nil)
    }

    private mutating func overwrite(_ key: NSAttributedString.Key, with value: Any) {
        attributed = attributed?.mappingAttributes { $0.merging([key: value]) { $1 } }
    }
}
