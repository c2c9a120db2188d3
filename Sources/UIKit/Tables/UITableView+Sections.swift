@_spi(SliderKit) import CoreGraphics

extension UITableView {
    /// How high a section's header or footer is; its view is made on the way.
    func sectionViewHeight(_ section: Int, isHeader: Bool, _ judge: (any UITableViewDelegate)?) -> CGFloat {
        let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let given: CGFloat
        if isHeader {
            given = judge?.tableView(self, heightForHeaderInSection: section) ?? own
        } else {
            given = judge?.tableView(self, heightForFooterInSection: section) ?? own
        }
        guard let view = makeSectionView(section, isHeader: isHeader, judge) else {
            return emptyHeight(section, isHeader: isHeader, given: given, own: own)
        }
        if isHeader { table.headers[section] = TableSectionView(view: view) } else { table.footers[section] = TableSectionView(view: view) }
        if given >= 0, given.isFinite { return onPixel(given) }
        let width = bounds.width
        if let standard = view as? UITableViewHeaderFooterView {
            standard.box.isFirst = section == 0 && table.headerView == nil
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        // A view without constraints keeps the height that it has.
        return onPixel(size.height > 0 && size.height.isFinite ? size.height : view.bounds.height)
    }

    /// Plain tables leave no room where there is nothing; grouped ones keep sections apart.
    private func emptyHeight(_ section: Int, isHeader: Bool, given: CGFloat, own: CGFloat) -> CGFloat {
        if style == .plain { return given >= 0 && given.isFinite && given != own ? onPixel(given) : 0 }
        let half = TableMetrics.groupGap / 2
        // The first section stands lower, unless the delegate says otherwise.
        let extra = isHeader && section == 0 && table.headerView == nil && given == own ? half : 0
        return onPixel((given >= 0 && given.isFinite ? given : half) + extra)
    }

    private func makeSectionView(_ section: Int, isHeader: Bool, _ judge: (any UITableViewDelegate)?) -> UIView? {
        let own = isHeader
            ? judge?.tableView(self, viewForHeaderInSection: section) : judge?.tableView(self, viewForFooterInSection: section)
        if let own {
            (own as? UITableViewHeaderFooterView)?.box.table = self
            return own
        }
        let title = isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section) : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let title else { return nil }
        let view = table.reuse.view(TableReuse.titles) ?? UITableViewHeaderFooterView(reuseIdentifier: TableReuse.titles)
        view.dress(title: title, isHeader: isHeader, table: self)
        return view
    }

    func dropSectionViews() {
        for (section, shown) in table.headers { drop(shown, section, isHeader: true) }
        for (section, shown) in table.footers { drop(shown, section, isHeader: false) }
        table.headers = [:]
        table.footers = [:]
    }

    func drop(_ shown: TableSectionView, _ section: Int, isHeader: Bool) {
        shown.view.removeFromSuperview()
        if let view = shown.view as? UITableViewHeaderFooterView { table.reuse.put(view) }
        guard shown.isShown else { return }
        if isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: section)
        }
    }

    // MARK: Places

    /// Headers and footers of the sections that are seen; in plain tables they stay in sight as long as their section is.
    func placeSectionViews() {
        let seen = bounds.inset(by: UIEdgeInsets(top: adjustedContentInset.top, left: 0, bottom: adjustedContentInset.bottom, right: 0))
        for (index, section) in table.model.sections.enumerated() {
            let isSeen = section.bottom > bounds.minY && section.top < bounds.maxY
            place(\.headers, index, headerFrame(section, seen), isSeen && section.header > 0)
            place(\.footers, index, footerFrame(section, seen), isSeen && section.footer > 0)
        }
    }

    private func headerFrame(_ section: TableModel.Section, _ seen: CGRect) -> CGRect {
        var y = section.headerTop
        if style == .plain { y = max(y, min(seen.minY, section.footerTop - section.header)) }
        return CGRect(x: 0, y: y, width: bounds.width, height: section.header)
    }

    private func footerFrame(_ section: TableModel.Section, _ seen: CGRect) -> CGRect {
        var y = section.footerTop
        if style == .plain { y = min(y, max(seen.maxY - section.footer, section.rowsTop)) }
        return CGRect(x: 0, y: y, width: bounds.width, height: section.footer)
    }

    private func place(
        _ path: ReferenceWritableKeyPath<TableState, [Int: TableSectionView]>, _ section: Int, _ frame: CGRect, _ isSeen: Bool
    ) {
        guard let entry = table[keyPath: path][section] else { return }
        let isHeader = path == \TableState.headers, isInside = isSeen && frame.maxY > bounds.minY && frame.minY < bounds.maxY
        if isInside {
            if entry.view.frame != frame {
                if entry.isShown { entry.view.frame = frame } else { UIView.performWithoutAnimation { entry.view.frame = frame } }
            }
            guard !entry.isShown || entry.view.superview !== self else { return }
            table[keyPath: path][section]?.isShown = true
            tellOfDisplay(entry.view, section, isHeader: isHeader)
            addSubview(entry.view)
        } else if entry.isShown {
            table[keyPath: path][section]?.isShown = false
            entry.view.removeFromSuperview()
            if isHeader {
                delegate?.tableView(self, didEndDisplayingHeaderView: entry.view, forSection: section)
            } else {
                delegate?.tableView(self, didEndDisplayingFooterView: entry.view, forSection: section)
            }
        }
    }

    private func tellOfDisplay(_ view: UIView, _ section: Int, isHeader: Bool) {
        if isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    func shownView(_ entry: TableSectionView?) -> UITableViewHeaderFooterView? {
        entry.flatMap { $0.isShown ? $0.view as? UITableViewHeaderFooterView : nil }
    }
}
