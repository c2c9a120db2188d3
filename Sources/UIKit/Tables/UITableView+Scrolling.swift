@_spi(SliderKit) import CoreGraphics

extension UITableView {
    func scroll(to row: IndexPath, _ position: ScrollPosition, animated: Bool) {
        prepareModel()
        let isSection = row.count == 2 && row.row == NSNotFound && table.model.sections.indices.contains(row.section)
        requireRule(
            isSection || table.model.has(row),
            "There is no row \(row) to scroll to: the table has \(table.model.sections.count) sections"
                + (row.count == 2 && table.model.sections.indices.contains(row.section)
                    ? ", of which this one has \(table.model.sections[row.section].count) rows" : ""))
        let offset = self.offset(for: row, position)
        guard offset != contentOffset.y else { return }
        table.scrollTarget = (row, position, offset)
        setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
        guard motion == nil else { return }
        // Rows that are seen for the first time there may be higher than expected; then once more, until nothing changes.
        for _ in 0..<4 {
            tile()
            let exact = self.offset(for: row, position)
            if exact == contentOffset.y { break }
            contentOffset.y = exact
        }
        table.scrollTarget = nil
    }

    /// The content offset that brings a row to a place of the visible part, as far as there is content.
    private func offset(for row: IndexPath, _ position: ScrollPosition) -> CGFloat {
        let model = table.model, inset = adjustedContentInset
        let section = model.sections[row.section]
        let isSection = row.row == NSNotFound
        let top = isSection ? section.top : model.top(row), height = isSection ? section.header : model.height(row)
        // A header that stays in sight covers what is beneath it.
        let cover = style == .plain && !isSection ? section.header : 0
        let room = bounds.height - inset.top - inset.bottom
        let atTop = top - inset.top - cover, atBottom = top + height - inset.top - room
        let wanted: CGFloat
        switch position {
        case .top: wanted = atTop
        case .bottom: wanted = atBottom
        case .middle: wanted = top + height / 2 - inset.top - room / 2
        case .none:
            let now = contentOffset.y
            wanted = now > atTop ? atTop : now < atBottom ? min(atBottom, atTop) : now
        }
        let low = -inset.top, end = model.bottom + endHeight(table.footerView) + inset.bottom
        return min(max(wanted, low), max(low, end - bounds.height))
    }

    /// An animated scroll ends where its row is, though rows on the way turned out to be of other heights.
    func followTarget() {
        guard let target = table.scrollTarget else { return }
        guard let motion, !motion.isDeceleration, target.row.row == NSNotFound || table.model.has(target.row) else {
            table.scrollTarget = nil
            return
        }
        motion.shift = offset(for: target.row, target.position) - target.offset
    }

    func scrollToNearestChosen(_ position: ScrollPosition, animated: Bool) {
        prepareModel()
        let middle = bounds.midY
        let nearest = table.selected.min { abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle) }
        if let nearest { scroll(to: nearest, position, animated: animated) }
    }
}
