extension UILabel {
    /// Takes what a `<label>` element says.
    func decodeLabelNib(_ nib: NibCoder) {
        // Interface Builder writes it where it is off, as it is by default in code.
        isUserInteractionEnabled = nib.element.peek("userInteractionEnabled") != "NO"
        let element = nib.element, builder = nib.builder
        element.use(attributes: "adjustsLetterSpacingToFitWidth", "preferredMaxLayoutWidth", "minimumFontSize")
        if let font = element.child(key: "fontDescription").flatMap(builder.font) { self.font = font }
        if let color = builder.color("textColor", of: element) { textColor = color }
        if let color = builder.color("highlightedColor", of: element) { highlightedTextColor = color }
        if let color = builder.color("shadowColor", of: element) { shadowColor = color }
        if let offset = element.child(key: "shadowOffset") { shadowOffset = builder.size(offset) }
        if let value = element.choice("textAlignment", Self.alignments) { textAlignment = value }
        if let value = element.choice("lineBreakMode", Self.lineBreaks) { lineBreakMode = value }
        if let count = element.integer("numberOfLines") { numberOfLines = count }
        if let fits = element.flag("adjustsFontSizeToFit") ?? element.flag("adjustsFontSizeToFitWidth") { adjustsFontSizeToFitWidth = fits }
        if let factor = element.number("minimumScaleFactor") { minimumScaleFactor = factor }
        if let size = element.peek("minimumFontSize").flatMap({ Double($0) }), size > 0, font.pointSize > 0 {
            minimumScaleFactor = CGFloat(size) / font.pointSize
        }
        if let value = element.choice("baselineAdjustment", Self.adjustments) { baselineAdjustment = value }
        if let adjusts = element.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adjusts }
        if let enabled = element.flag("enabled") { isEnabled = enabled }
        if let highlighted = element.flag("highlighted") { isHighlighted = highlighted }
        if let text = element["text"] { self.text = text }
        // Texts with line breaks stand in an element of their own.
        if let text = element.child(key: "text") { self.text = text.text }
    }

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "tailTruncation": .byTruncatingTail,
    ]

    private static let adjustments: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
