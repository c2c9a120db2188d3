internal import CPango

/// Text that is set into lines.
@_spi(SliderKit) public final class TextLayout {
    /// Where lines stand in the room across.
    public enum Alignment: Sendable {
        /// At the left.
        case left
        /// In the middle.
        case center
        /// At the right.
        case right
        /// At both sides, but for the last line of a paragraph.
        case justified
        /// Where the paragraph's direction begins.
        case natural
    }

    /// What happens to text that is too long for a line.
    public enum LineBreak: Sendable {
        /// Goes on in the next line after a word.
        case wordWrap
        /// Goes on in the next line after any character.
        case charWrap
        /// Goes on outside.
        case clip
        /// Gives way to an ellipsis at the start of the last line that is allowed.
        case truncateHead
        /// Gives way to an ellipsis in the middle of it.
        case truncateMiddle
        /// Gives way to an ellipsis at the end of it.
        case truncateTail
    }

    /// The direction that a paragraph begins in.
    public enum BaseDirection: Sendable {
        /// As its first letter that has a direction.
        case natural
        /// Left to right.
        case leftToRight
        /// Right to left.
        case rightToLeft
    }

    /// A line of text.
    public struct Line {
        /// The baseline below the layout's top, in points.
        public let baseline: CGFloat
        /// The line's place, in points from the layout's top left corner; spacing between lines not included.
        public let rect: CGRect
        /// How wide the letters are together, in points.
        public let advance: CGFloat
    }

    /// How much room the text takes, in points: the widest line, and all lines with the spacing between them.
    public let size: CGSize
    /// The lines from the top down.
    public let lines: [Line]

    internal let layout: OpaquePointer?
    internal let runs: [TextRun]
    /// Where each run ends in the layout's UTF-8 text.
    internal let ends: [Int]

    /// Sets runs into lines.
    ///
    /// - Parameters:
    ///   - width: The room across, in points; nil, 0 and less for as much as is needed.
    ///   - maximumLines: The most lines; 0 for no limit.
    ///   - lineSpacing: Between lines, in points.
    ///   - lineHeightMultiple: What line heights are multiplied by; 0 for 1.
    ///   - minimumLineHeight: In points.
    ///   - maximumLineHeight: In points; 0 for no limit.
    ///   - firstLineHeadIndent: Where the first line of a paragraph begins, in points from the leading side.
    ///   - headIndent: Where the others begin.
    ///   - tailIndent: Where lines end: from the leading side if positive, from the trailing side otherwise.
    public init(
        runs: [TextRun], width: CGFloat? = nil, alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrap,
        maximumLines: Int = 0, lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0,
        maximumLineHeight: CGFloat = 0, baseDirection: BaseDirection = .natural, firstLineHeadIndent: CGFloat = 0,
        headIndent: CGFloat = 0, tailIndent: CGFloat = 0
    ) {
        var room = TextRoom(
            width: width, firstIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent)
        let runs = TextLayout.visible(runs.filter { !$0.string.isEmpty }, width: room.width, lineBreak, maximumLines)
        self.runs = runs
        guard !runs.isEmpty, let layout = TextLayout.makeLayout(baseDirection) else {
            layout = nil
            (ends, lines, size) = ([], [], .zero)
            return
        }
        self.layout = layout
        ends = TextLayout.setText(runs, in: layout)
        TextLayout.configure(layout, room, alignment, lineBreak, maximumLines, baseDirection)
        let heights = LineHeights(
            spacing: lineSpacing, multiple: lineHeightMultiple, minimum: minimumLineHeight, maximum: maximumLineHeight)
        let limit = maximumLines > 0 ? maximumLines : Int.max
        let measured = TextLayout.measure(layout, runs, ends, limit: limit)
        // Without a width lines are aligned in the widest one's.
        room.fit(measured.map(\.advance))
        (lines, size) = heights.place(measured, room, alignment)
    }

    deinit {
        if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }
}
