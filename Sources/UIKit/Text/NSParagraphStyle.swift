@_spi(SliderKit) import CoreGraphics

/// How the lines of a paragraph are broken, spaced and aligned. All lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Keeps Foundation's attributed strings from stopping the program.
    private let header = CoreFoundationHeader()

    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    final var values = Values()

    /// A style of default values.
    public required override init() { super.init() }

    private static let defaultStyle = NSParagraphStyle()

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { defaultStyle }

    /// The room between the bottom of a line and the top of the next; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Where the lines sit between the edges; natural by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance of lines after the first from the leading edge; 0 by default.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance of the lines' ends from the leading edge if positive, from the trailing edge if not; 0 by default.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The distance of the first line from the leading edge; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// What happens to lines that are too long; breaking between words by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The least height of a line; 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, which taller letters overlap; 0 by default, no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What natural line heights are multiplied by, before the limits apply; 0 by default, unchanged.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The reading direction; natural by default.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// Styles that cannot change are their own copies; others give a fixed one.
    open func copy(with zone: NSZone?) -> Any {
        if type(of: self) == NSParagraphStyle.self { return self }
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A style of the same values that can change.
    open func mutableCopy(with zone: NSZone?) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether the other object is a style of the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// A hash of the values.
    open override var hash: Int { values.hashValue }
}
