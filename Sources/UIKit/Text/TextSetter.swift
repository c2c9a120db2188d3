@_spi(SliderKit) import CoreGraphics

/// What besides the text itself decides how lines are set.
struct TextOptions {
    /// The room across, in points; nil for as much as is needed.
    var width: CGFloat?
    /// The most lines; 0 for no limit.
    var maximumLines = 0
    /// Goes before the paragraph style's, where set.
    var alignment: NSTextAlignment?
    /// Goes before the paragraph style's, where set.
    var lineBreakMode: NSLineBreakMode?
    /// The direction of text whose own direction is natural.
    var isRightToLeft = false
    /// What fonts and lengths are multiplied by.
    var scaleFactor: CGFloat = 1
}

/// Turns attributed text into the engine's runs and sets them into lines.
enum TextSetter {
    /// The font of text that names none.
    static let defaultFont = UIFont(face: FontFace(family: .named("Helvetica")), size: 12)

    static func layout(_ text: NSAttributedString, _ options: TextOptions) -> TextLayout {
        let style = paragraphStyle(of: text).values
        let factor = options.scaleFactor
        let direction = baseDirection(style, options)
        let mode = options.lineBreakMode ?? style.lineBreakMode
        let alignment = options.alignment ?? style.alignment
        return TextLayout(
            runs: runs(of: text, scaleFactor: factor), width: options.width, alignment: engineAlignment(alignment, options),
            lineBreak: engineLineBreak(mode), maximumLines: options.maximumLines, lineSpacing: style.lineSpacing * factor,
            lineHeightMultiple: style.lineHeightMultiple, minimumLineHeight: style.minimumLineHeight * factor,
            maximumLineHeight: style.maximumLineHeight * factor, baseDirection: direction,
            firstLineHeadIndent: style.firstLineHeadIndent * factor, headIndent: style.headIndent * factor,
            tailIndent: style.tailIndent * factor)
    }

    /// The style at the beginning of the text; it counts for all of it.
    static func paragraphStyle(of text: NSAttributedString) -> NSParagraphStyle {
        guard text.length > 0 else { return .default }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default
    }

    static func runs(of text: NSAttributedString, scaleFactor: CGFloat) -> [TextRun] {
        var runs: [TextRun] = []
        let string = text.string as NSString
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            runs.append(run(string.substring(with: range), attributes, scaleFactor))
        }
        return runs
    }

    private static func run(_ string: String, _ attributes: [NSAttributedString.Key: Any], _ factor: CGFloat) -> TextRun {
        let font = attributes[.font] as? UIFont ?? defaultFont
        let color = (attributes[.foregroundColor] as? UIColor ?? .black).cgColor
        var run = TextRun(string: string, typeface: font.typeface(scaledBy: factor), color: color)
        run.kern = (number(attributes[.tracking]) ?? number(attributes[.kern]) ?? 0) * factor
        run.underline = (number(attributes[.underlineStyle]) ?? 0) != 0
        run.strikethrough = (number(attributes[.strikethroughStyle]) ?? 0) != 0
        run.baselineOffset = (number(attributes[.baselineOffset]) ?? 0) * factor
        run.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.cgColor
        if let percent = number(attributes[.strokeWidth]), percent != 0 {
            run.strokeWidth = percent / 100 * font.pointSize * factor
            run.strokeColor = (attributes[.strokeColor] as? UIColor)?.cgColor ?? color
        }
        if let shadow = attributes[.shadow] as? NSShadow, let shadowColor = shadow.shadowColor as? UIColor {
            run.shadow = TextRun.Shadow(
                offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: shadowColor.cgColor)
        }
        return run
    }

    /// Attributes hold numbers of any kind.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
    }

    private static func baseDirection(_ style: NSParagraphStyle.Values, _ options: TextOptions) -> TextLayout.BaseDirection {
        switch style.baseWritingDirection {
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        case .natural: return options.isRightToLeft ? .rightToLeft : .natural
        }
    }

    private static func engineAlignment(_ alignment: NSTextAlignment, _ options: TextOptions) -> TextLayout.Alignment {
        switch alignment {
        case .left: return .left
        case .center: return .center
        case .right: return .right
        case .justified: return .justified
        case .natural: return .natural
        }
    }

    private static func engineLineBreak(_ mode: NSLineBreakMode) -> TextLayout.LineBreak {
        switch mode {
        case .byWordWrapping: return .wordWrap
        case .byCharWrapping: return .charWrap
        case .byClipping: return .clip
        case .byTruncatingHead: return .truncateHead
        case .byTruncatingTail: return .truncateTail
        case .byTruncatingMiddle: return .truncateMiddle
        }
    }
}
