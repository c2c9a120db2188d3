@_spi(SliderKit) import CoreGraphics

extension UITableView {
    func setUpTable() {
        alwaysBounceVertical = true
        setDefaults {
            backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
            alwaysBounceVertical = true
        }
    }

    /// Has exactly the rows that are seen have cells, and puts everything where it belongs.
    func tile() {
        guard !table.isTiling, table.updates == nil else { return }
        prepareModel()
        table.isTiling = true
        placeEndViews()
        dropRowsOutside()
        addRows()
        dropRowsOutside()
        table.isTiling = false
        // The data source may have asked for everything anew meanwhile.
        if table.needsReload { return setNeedsLayout() }
        placeCells()
        placeSectionViews()
        finishSize()
        followTarget()
    }

    // MARK: Rows

    private func addRows() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        var next = table.model.row(endingBelow: bounds.minY)
        while let row = next, table.model.top(row) < bounds.maxY {
            show(row)
            if table.needsReload || !table.model.has(row) { return }
            next = table.model.next(after: row)
        }
    }

    /// Makes a row's cell if it has none, and finds out how high it is.
    private func show(_ row: IndexPath) {
        if let cell = table.cells[row] { return measure(row, cell) }
        guard let source = dataSource else { return }
        UIView.performWithoutAnimation {
            let cell = source.tableView(self, cellForRowAt: row)
            guard !table.needsReload, table.model.has(row) else { return }
            take(cell, for: row)
            measure(row, cell)
            cell.frame = rowRect(row)
            delegate?.tableView(self, willDisplay: cell, forRowAt: row)
        }
    }

    private func take(_ cell: UITableViewCell, for row: IndexPath) {
        // A cell that the data source gives twice leaves its former row.
        if let former = table.cells.first(where: { $0.value === cell })?.key { table.cells[former] = nil }
        table.reuse.remove(cell)
        table.leaving.removeAll { $0 === cell }
        table.cells[row] = cell
        table.cellsIndentation = cell.indentationLevel
        let level = delegate?.tableView(self, indentationLevelForRowAt: row) ?? cell.indentationLevel
        if level != cell.indentationLevel { cell.indentationLevel = level }
        cell.alpha = 1
        cell.frame = rowRect(row)
        insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
        dress(cell, row)
        let isSelected = table.selected.contains(row)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    }

    private func measure(_ row: IndexPath, _ cell: UITableViewCell) {
        guard !table.model.isMeasured(row) else { return }
        let old = table.model.height(row), height = finalHeight(row, cell)
        let isAbove = table.model.top(row) < bounds.minY && bounds.minY > -adjustedContentInset.top
        table.model.set(height, isMeasured: true, at: row)
        // What is seen stays where it is when something above it turns out to be higher.
        if isAbove, height != old { shiftContent(by: height - old) }
    }

    private func dropRowsOutside() {
        let low = bounds.minY, high = bounds.maxY
        for (row, cell) in table.cells {
            let top = table.model.top(row)
            if top < high, top + table.model.height(row) > low { continue }
            // Whoever is typed into stays.
            if let responder = FirstResponder.current as? UIView, responder.isInside(cell) { continue }
            recycle(row)
        }
    }

    /// Takes a row's cell away, for other rows to use.
    func recycle(_ row: IndexPath) {
        guard let cell = table.cells.removeValue(forKey: row) else { return }
        if table.highlighted == row { unhighlight() }
        cell.removeFromSuperview()
        table.reuse.put(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    }

    func placeCells() {
        for (row, cell) in table.cells {
            let frame = rowRect(row)
            if cell.frame != frame { cell.frame = frame }
            dress(cell, row)
        }
    }

    // MARK: Size

    private func finishSize() {
        let size = CGSize(width: bounds.width, height: table.model.bottom + endHeight(table.footerView))
        guard contentSize != size else { return }
        contentSize = size
    }

    /// Moves the content, with whatever moves it, so that what is seen does not move.
    func shiftContent(by distance: CGFloat) {
        drag.base.y += distance
        drag.start.y += distance
        motion?.shift += distance
        // The limits must be known before the offset is.
        finishSize()
        place(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    }

    /// The table's own header, footer and background.
    func placeEndViews() {
        if let view = table.headerView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: endHeight(view))
            if view.frame != frame { view.frame = frame }
            if view.superview !== self { addSubview(view) }
            if table.model.top != frame.height {
                table.model.top = frame.height
                table.model.stack()
            }
        }
        if let view = table.footerView {
            let frame = CGRect(x: 0, y: table.model.bottom, width: bounds.width, height: endHeight(view))
            if view.frame != frame { view.frame = frame }
            if view.superview !== self { addSubview(view) }
        }
        if let view = table.backgroundView {
            if view.frame != bounds { view.frame = bounds }
            if view.superview !== self { insertSubview(view, at: 0) }
        }
    }

    func replaceEndView(_ path: ReferenceWritableKeyPath<TableState, UIView?>, _ view: UIView?) {
        guard table[keyPath: path] !== view else {
            // Setting the same view again is how its new height is told.
            setNeedsRows()
            return
        }
        table[keyPath: path]?.removeFromSuperview()
        table[keyPath: path] = view
        setNeedsRows()
        placeEndViews()
    }

    func replaceBackground(_ view: UIView?) {
        guard view !== table.backgroundView else { return }
        table.backgroundView?.removeFromSuperview()
        table.backgroundView = view
        placeEndViews()
    }

    // MARK: Everything anew

    func forgetRows() {
        table.updates = nil
        for row in table.cells.keys.sorted() { recycle(row) }
        dropSectionViews()
        table.selected = []
        table.highlighted = nil
        setNeedsRows()
    }
}
