internal import CPango

/// Where letters of a line are. Offsets count bytes of the text in UTF-8.
extension TextLayout {
    private var firstLine: UnsafeMutablePointer<PangoLayoutLine>? {
        guard let layout else { return nil }
        return pango_layout_get_line_readonly(layout, 0)
    }

    private var textLength: Int { ends.last ?? 0 }

    /// Where a caret before the letter at an offset stands in the first line, in points from the layout's left.
    public func caretX(at offset: Int) -> CGFloat {
        guard let line = firstLine else { return 0 }
        var x: Int32 = 0
        pango_layout_line_index_to_x(line, Int32(clamping: min(max(offset, 0), textLength)), 0, &x)
        return (lines.first?.rect.minX ?? 0) + CGFloat(x) / CGFloat(PANGO_SCALE)
    }

    /// The parts of the first line that the letters between two offsets take, as ranges across in points; several where directions mix.
    public func spans(from start: Int, to end: Int) -> [ClosedRange<CGFloat>] {
        guard let line = firstLine, start < end else { return [] }
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(line, Int32(clamping: max(0, start)), Int32(clamping: min(end, textLength)), &ranges, &count)
        defer { g_free(ranges) }
        guard let ranges else { return [] }
        let unit = CGFloat(PANGO_SCALE)
        return (0..<Int(count)).map { index in
            let (a, b) = (CGFloat(ranges[2 * index]) / unit, CGFloat(ranges[2 * index + 1]) / unit)
            return min(a, b)...max(a, b)
        }
    }

    /// The offset between letters that is nearest to a place across in the first line, in points from the layout's left.
    public func offset(atX x: CGFloat) -> Int {
        guard let line = firstLine, x.isFinite else { return 0 }
        var index: Int32 = 0, trailing: Int32 = 0
        let place = (x - (lines.first?.rect.minX ?? 0)) * CGFloat(PANGO_SCALE)
        pango_layout_line_x_to_index(line, Int32(min(max(place, -1e9), 1e9)), &index, &trailing)
        var offset = Int(index)
        let bytes = Array(runs.map(\.string).joined().utf8)
        for _ in 0..<trailing where offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return min(offset, bytes.count)
    }
}
