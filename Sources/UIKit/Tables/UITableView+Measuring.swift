@_spi(SliderKit) import CoreGraphics

/// The sizes of tables.
enum TableMetrics {
    /// The height of a row about which nothing is known, in points.
    static let rowHeight: CGFloat = 44
    /// The room above a plain section's header.
    static let headerPadding: CGFloat = 22
    /// The room between grouped sections: half of it is a section's header or footer without content. (choice)
    static let groupGap: CGFloat = 35
    /// How round the corners of inset sections are.
    static let cornerRadius: CGFloat = 10
    /// How long changes of rows take, in seconds. (choice)
    static let changeDuration: TimeInterval = 0.3
}

extension UITableView {
    /// How far text stands away from the sides, in points. (choice: 20 from 414 points of width on)
    var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    /// How far sections stand away from the table's sides.
    var sectionMargin: CGFloat { style == .insetGrouped ? sideMargin : 0 }

    /// The width of rows.
    var rowWidth: CGFloat { max(0, bounds.width - 2 * sectionMargin) }

    /// The model, brought up to date with the data source first.
    var currentModel: TableModel {
        prepareModel()
        return table.model
    }

    func changeHeight(_ path: ReferenceWritableKeyPath<TableState, CGFloat>, _ value: CGFloat) {
        let value = value.isFinite ? value : UITableView.automaticDimension
        guard table[keyPath: path] != value else { return }
        table[keyPath: path] = value
        setNeedsRows()
    }

    /// Has rows counted and measured anew, with the cells that there are.
    func setNeedsRows() {
        table.needsReload = true
        setNeedsLayout()
    }

    func prepareModel() {
        guard !table.isTiling || table.needsReload else { return }
        if table.updates != nil { return }
        if table.width != bounds.width {
            let isFirst = table.width < 0
            table.width = bounds.width
            if !isFirst { forgetMeasures() }
        }
        guard table.needsReload else { return }
        table.needsReload = false
        table.model = freshModel()
        // What is gone must not be asked about.
        for row in table.cells.keys.sorted() where !table.model.has(row) { recycle(row) }
        table.selected.removeAll { !table.model.has($0) }
        if let row = table.highlighted, !table.model.has(row) { table.highlighted = nil }
    }

    /// Rows whose cells say how high they are must say it anew, and so must headers and footers.
    func forgetMeasures() { setNeedsRows() }

    func traitsChanged(from previous: UITraitCollection) {
        if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { forgetMeasures() }
    }

    /// The model as data source and delegate have it now.
    /// - Parameter known: the height of a row that was there before, as an estimate.
    func freshModel(known: (IndexPath) -> CGFloat? = { _ in nil }) -> TableModel {
        var model = TableModel()
        model.top = endHeight(table.headerView)
        guard let source = dataSource else { return model }
        dropSectionViews()
        let judge = delegate
        let count = max(0, source.numberOfSections(in: self))
        for index in 0..<count {
            var section = TableModel.Section()
            let rows = max(0, source.tableView(self, numberOfRowsInSection: index))
            section.setRows((0..<rows).map { firstHeight(IndexPath(row: $0, section: index), judge, known) })
            section.header = sectionViewHeight(index, isHeader: true, judge)
            section.footer = sectionViewHeight(index, isHeader: false, judge)
            section.padding = style == .plain && section.header > 0 && table.headers[index] != nil ? topPadding : 0
            model.sections.append(section)
        }
        model.stack()
        return model
    }

    private var topPadding: CGFloat {
        table.sectionHeaderTopPadding >= 0 ? table.sectionHeaderTopPadding : TableMetrics.headerPadding
    }

    /// What is known of a row's height before its cell is made.
    private func firstHeight(
        _ row: IndexPath, _ judge: (any UITableViewDelegate)?, _ known: (IndexPath) -> CGFloat?
    ) -> (height: CGFloat, isMeasured: Bool) {
        let estimate = judge?.tableView(self, estimatedHeightForRowAt: row) ?? estimatedRowHeight
        if estimate > 0, estimate.isFinite { return (known(row) ?? estimate, false) }
        let height = judge?.tableView(self, heightForRowAt: row) ?? rowHeight
        if height >= 0, height.isFinite { return (onPixel(height), true) }
        return (known(row) ?? TableMetrics.rowHeight, false)
    }

    /// A row's height, now that its cell is there.
    func finalHeight(_ row: IndexPath, _ cell: UITableViewCell) -> CGFloat {
        let given = delegate?.tableView(self, heightForRowAt: row) ?? rowHeight
        if given >= 0, given.isFinite { return onPixel(given) }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return onPixel(max(0, size.height.isFinite ? size.height : 0))
    }

    func onPixel(_ height: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (height * scale).rounded() / scale
    }

    /// The height of the table's own header or footer.
    func endHeight(_ view: UIView?) -> CGFloat { view.map { max(0, $0.frame.height) } ?? 0 }

    // MARK: Places

    func sectionRect(_ section: Int, _ part: (TableModel.Section) -> (top: CGFloat, height: CGFloat)) -> CGRect {
        let sections = currentModel.sections
        guard sections.indices.contains(section) else { return .zero }
        let place = part(sections[section])
        return CGRect(x: 0, y: place.top, width: bounds.width, height: place.height)
    }

    func rowRect(_ row: IndexPath) -> CGRect {
        CGRect(x: sectionMargin, y: table.model.top(row), width: rowWidth, height: table.model.height(row))
    }

    func row(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite, let row = currentModel.row(endingBelow: point.y) else { return nil }
        return rowRect(row).contains(point) ? row : nil
    }

    func row(of cell: UITableViewCell) -> IndexPath? { seenCells.first { $0.value === cell }?.key }

    /// The cells by row, after bringing them up to date.
    var seenCells: [IndexPath: UITableViewCell] {
        if table.needsReload || !table.isTiling { tile() }
        return table.cells
    }
}
