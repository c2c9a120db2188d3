internal import CPango

/// The room that lines have across.
internal struct TextRoom {
    var width: CGFloat?
    let firstIndent: CGFloat
    let headIndent: CGFloat
    let tail: CGFloat?

    init(width: CGFloat?, firstIndent: CGFloat, headIndent: CGFloat, tailIndent: CGFloat) {
        func clean(_ v: CGFloat) -> CGFloat { v.isFinite ? min(max(v, 0), 1_000_000) : 0 }
        let width = width.flatMap { $0 > 0 && $0 <= 1_000_000 ? $0 : nil }
        self.width = width
        self.firstIndent = clean(firstIndent)
        self.headIndent = clean(headIndent)
        if tailIndent > 0 {
            tail = clean(tailIndent)
        } else {
            tail = tailIndent < 0 && tailIndent.isFinite ? width.map { max($0 + tailIndent, 0) } : nil
        }
    }

    /// Where lines end.
    var end: CGFloat? {
        guard let tail else { return width }
        return width.map { min($0, tail) } ?? tail
    }

    func start(isFirst: Bool) -> CGFloat { isFirst ? firstIndent : headIndent }

    mutating func fit(_ advances: [CGFloat]) {
        if width == nil { width = (advances.max() ?? 0) + max(firstIndent, headIndent) }
    }
}

/// A line that has no place yet.
internal struct MeasuredLine {
    let advance: CGFloat
    let ascent: CGFloat
    /// Positive.
    let descent: CGFloat
    let leading: CGFloat
    let isParagraphStart: Bool
    let isRightToLeft: Bool
}

extension TextLayout {
    /// An empty layout. The direction belongs to its context, which layouts share.
    static func makeLayout(_ direction: BaseDirection) -> OpaquePointer? {
        let library = FontLibrary.shared
        return pango_layout_new(direction == .rightToLeft ? library.rightToLeftContext : library.context)
    }

    /// Gives the layout its text and attributes; where each run ends in the UTF-8 text.
    static func setText(_ runs: [TextRun], in layout: OpaquePointer) -> [Int] {
        var text: [UInt8] = []
        var ends: [Int] = []
        var unbroken = 0
        let attributes = pango_attr_list_new()
        for (index, run) in runs.enumerated() {
            let start = UInt32(clamping: text.count)
            FontLibrary.shared.loadOthers(for: run.string, in: run.typeface)
            append(run.string, to: &text, &unbroken)
            ends.append(text.count)
            let end = UInt32(clamping: text.count)
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = start
                attribute.pointee.end_index = end
                pango_attr_list_insert(attributes, attribute)
            }
            insert(pango_attr_font_desc_new(run.typeface.font))
            if run.typeface.monospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
            if run.kern != 0, run.kern.isFinite {
                insert(pango_attr_letter_spacing_new(Int32((min(max(run.kern, -1000), 1000) * 1024).rounded())))
            }
            // A colour of its own keeps the run from being joined with its neighbours; it is not what is drawn.
            insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0))
        }
        text.withUnsafeBytes {
            pango_layout_set_text(layout, $0.bindMemory(to: CChar.self).baseAddress, Int32(clamping: text.count))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        return ends
    }

    /// Adds letters to the text, with a break in words that are so long that Pango, whose time grows with their square, would not end.
    private static func append(_ string: String, to text: inout [UInt8], _ unbroken: inout Int) {
        for scalar in string.unicodeScalars {
            unbroken = scalar == " " || scalar == "\n" ? 0 : unbroken + 1
            if unbroken > 500 {
                text.append(10)
                unbroken = 0
            }
            // Pango's text ends at a zero; a blank of no width takes its place.
            if scalar.value == 0 { text += [0xE2, 0x80, 0x8B] } else { text += UTF8.encode(scalar).map { Array($0) } ?? [] }
        }
    }

    /// The runs without what cannot be seen: letters far beyond the last line that is allowed.
    static func visible(_ runs: [TextRun], width: CGFloat?, _ lineBreak: LineBreak, _ maximumLines: Int) -> [TextRun] {
        guard let width, maximumLines > 0, lineBreak == .wordWrap || lineBreak == .charWrap || lineBreak == .truncateTail else {
            return runs
        }
        let smallest = runs.map(\.typeface.size).min() ?? 1
        // No letter is narrower than a twentieth of its size.
        let most = CGFloat(maximumLines) * (width / smallest * 20 + 200)
        guard most < 1_000_000 else { return runs }
        var left = Int(most)
        var result: [TextRun] = []
        for var run in runs where left > 0 {
            if run.string.utf8.count > left { run.string = String(run.string.prefix(left)) }
            left -= run.string.utf8.count
            result.append(run)
        }
        return result
    }

    static func configure(
        _ layout: OpaquePointer, _ room: TextRoom, _ alignment: Alignment, _ lineBreak: LineBreak, _ maximumLines: Int,
        _ direction: BaseDirection
    ) {
        func units(_ v: CGFloat) -> Int32 { Int32((v * CGFloat(PANGO_SCALE)).rounded(.up)) }
        let base = min(room.firstIndent, room.headIndent)
        if let end = room.end, lineBreak != .clip { pango_layout_set_width(layout, units(max(end - base, 0))) }
        pango_layout_set_indent(layout, units(room.firstIndent - room.headIndent))
        pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
        pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
        pango_layout_set_wrap(layout, lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        switch lineBreak {
        case .truncateHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .truncateMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .truncateTail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        case .wordWrap, .charWrap, .clip: break
        }
        // Without a limit nothing is cut: lines wrap.
        if maximumLines > 0 {
            pango_layout_set_height(layout, -Int32(clamping: maximumLines))
        } else {
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        }
        pango_layout_set_auto_dir(layout, direction == .natural ? 1 : 0)
    }

    /// The layout's lines, as many as are allowed.
    static func measure(_ layout: OpaquePointer, _ runs: [TextRun], _ ends: [Int], limit: Int) -> [MeasuredLine] {
        var result: [MeasuredLine] = []
        let count = min(Int(pango_layout_get_line_count(layout)), limit)
        for index in 0..<count {
            guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { break }
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            let start = Int(line.pointee.start_index)
            let end = start + Int(line.pointee.length)
            let first = TextLayout.run(at: start, ends)
            let last = end > start ? TextLayout.run(at: end - 1, ends) : first
            let own = runs[first...max(last, first)]
            result.append(
                MeasuredLine(
                    // Pango adds kerning between letters only; as on Apple's systems, it follows the last one too.
                    advance: max(CGFloat(logical.width) / CGFloat(PANGO_SCALE) + (end > start ? runs[last].kern : 0), 0),
                    ascent: own.map { $0.typeface.ascender + $0.baselineOffset }.max() ?? 0,
                    descent: own.map { -$0.typeface.descender - $0.baselineOffset }.max() ?? 0,
                    leading: own.map(\.typeface.leading).max() ?? 0,
                    isParagraphStart: pango_layout_line_is_paragraph_start(line) != 0,
                    isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
        }
        return result
    }

    /// The run that holds a byte of the text; the last one for the end.
    static func run(at offset: Int, _ ends: [Int]) -> Int {
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// How high lines are and how far apart.
internal struct LineHeights {
    let spacing: CGFloat
    let multiple: CGFloat
    let minimum: CGFloat
    let maximum: CGFloat

    init(spacing: CGFloat, multiple: CGFloat, minimum: CGFloat, maximum: CGFloat) {
        func clean(_ v: CGFloat) -> CGFloat { v.isFinite ? min(max(v, 0), 1_000_000) : 0 }
        self.spacing = clean(spacing)
        self.multiple = multiple > 0 && multiple.isFinite ? min(multiple, 1000) : 1
        self.minimum = clean(minimum)
        self.maximum = maximum > 0 ? maximum : .greatestFiniteMagnitude
    }

    /// Gives lines their places from the top down.
    func place(
        _ measured: [MeasuredLine], _ room: TextRoom, _ alignment: TextLayout.Alignment
    ) -> ([TextLayout.Line], CGSize) {
        var lines: [TextLayout.Line] = []
        var y: CGFloat = 0
        var widest: CGFloat = 0
        for (index, line) in measured.enumerated() {
            let natural = line.ascent + line.descent + line.leading
            let height = min(max(natural * multiple, minimum), maximum)
            if index > 0 { y += spacing }
            // What a line gains in height it gains above its letters.
            let baseline = y + height - natural + line.ascent
            let start = room.start(isFirst: line.isParagraphStart)
            let end = room.end ?? room.width ?? line.advance
            let rest = max(end - start - line.advance, 0)
            let offset: CGFloat
            switch alignment {
            case .left: offset = 0
            case .right: offset = rest
            case .center: offset = rest / 2
            case .justified, .natural: offset = line.isRightToLeft ? rest : 0
            }
            // Indents are the leading side's: for text from the right they narrow the right.
            let x = line.isRightToLeft ? max((room.width ?? end) - end, 0) + offset : start + offset
            lines.append(
                TextLayout.Line(
                    baseline: baseline, rect: CGRect(x: x, y: y, width: line.advance, height: height), advance: line.advance))
            widest = max(widest, line.advance + start)
            y += height
        }
        return (lines, CGSize(width: widest, height: y))
    }
}
