/// A paragraph style that can change. All lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The room between the bottom of a line and the top of the next; 0 by default.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// Where the lines sit between the edges; natural by default.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The distance of lines after the first from the leading edge; 0 by default.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The distance of the lines' ends from the leading edge if positive, from the trailing edge if not; 0 by default.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The distance of the first line from the leading edge; 0 by default.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// What happens to lines that are too long; breaking between words by default.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The least height of a line; 0 by default.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, which taller letters overlap; 0 by default, no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// What natural line heights are multiplied by, before the limits apply; 0 by default, unchanged.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The reading direction; natural by default.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Takes over the values of `obj`.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
