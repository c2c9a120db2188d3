@_spi(SliderKit) import CoreGraphics

extension UITableView {
    /// Which rows and sections stay through a change, by their old and new places.
    struct Mapping {
        /// The old place of each new row that was there before.
        var oldRow: [IndexPath: IndexPath] = [:]
        var newRow: [IndexPath: IndexPath] = [:]
        /// Rows whose cells are replaced though they stay, by their new places.
        var reloaded: [IndexPath: RowAnimation] = [:]
        var newSection: [Int: Int] = [:]
    }

    // MARK: Collecting

    func beginChanges() {
        prepareModel()
        if table.updateDepth == 0 {
            // What is on the screen must be known before anything changes.
            tile()
            table.updates = TableUpdates()
        }
        table.updateDepth += 1
    }

    func change(_ note: (inout TableUpdates) -> Void) {
        let isAlone = table.updateDepth == 0
        if isAlone { beginChanges() }
        if table.updates != nil { note(&table.updates!) }
        if isAlone { endChanges(nil) }
    }

    func batch(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginChanges()
        changes?()
        endChanges(completion)
    }

    func endChanges(_ completion: ((Bool) -> Void)?) {
        requireRule(table.updateDepth > 0, "endUpdates() was called without beginUpdates()")
        table.updateDepth -= 1
        guard table.updateDepth == 0, let updates = table.updates else {
            completion?(true)
            return
        }
        table.updates = nil
        apply(updates, completion)
    }

    // MARK: Applying

    private func apply(_ updates: TableUpdates, _ completion: ((Bool) -> Void)?) {
        let old = table.model, oldCells = table.cells, oldOffset = contentOffset
        let oldFrames = Dictionary(uniqueKeysWithValues: oldCells.map { (ObjectIdentifier($0.value), $0.value.frame) })
        let mapping = self.mapping(updates, old)
        let sectionFrames = [table.headers, table.footers].map { $0.filter(\.value.isShown).mapValues(\.view.frame) }
        table.model = freshModel { row in mapping.oldRow[row].map { old.height($0) } }
        table.needsReload = false
        table.selected = table.selected.compactMap { mapping.newRow[$0] }.filter { mapping.reloaded[$0] == nil }
        table.highlighted = table.highlighted.flatMap { mapping.newRow[$0] }
        let leaving = remap(mapping, updates, oldCells)
        UIView.performWithoutAnimation { tile() }
        let shift = contentOffset.y - oldOffset.y
        let begin = { [self] (row: IndexPath, cell: UITableViewCell) -> (frame: CGRect, alpha: CGFloat) in
            if let frame = oldFrames[ObjectIdentifier(cell)] { return (frame.offsetBy(dx: 0, dy: shift), 1) }
            if let before = mapping.oldRow[row], mapping.reloaded[row] == nil {
                let y = old.top(before) + shift
                return (CGRect(x: sectionMargin, y: y, width: rowWidth, height: old.height(before)), 1)
            }
            let animation = mapping.reloaded[row] ?? updates.insertedRows[row] ?? updates.insertedSections[row.section] ?? .automatic
            return start(of: cell.frame, animation)
        }
        animate(from: begin, leaving, shift: shift, sectionFrames, mapping, completion)
    }

    private func mapping(_ updates: TableUpdates, _ old: TableModel) -> Mapping {
        var mapping = Mapping()
        guard let source = dataSource else { return mapping }
        let newCount = max(0, source.numberOfSections(in: self))
        let sections = updates.sections(old: old.sections.count, new: newCount)
        requireRule(sections.problem == nil, sections.problem ?? "")
        for (new, before) in sections.from.enumerated() {
            guard let before else { continue }
            mapping.newSection[before] = new
            let count = max(0, source.tableView(self, numberOfRowsInSection: new))
            // A section that is counted anew keeps none of its rows.
            if let animation = updates.reloadedSections[before] {
                for row in 0..<count { mapping.reloaded[IndexPath(row: row, section: new)] = animation }
                continue
            }
            let rows = updates.rows(ofNew: new, old: before, oldCount: old.sections[before].count, newCount: count)
            requireRule(rows.problem == nil, rows.problem ?? "")
            for (row, former) in rows.from.enumerated() {
                guard let former else { continue }
                let path = IndexPath(row: row, section: new)
                mapping.oldRow[path] = former
                mapping.newRow[former] = path
                if let animation = updates.reloadedRows[former] { mapping.reloaded[path] = animation }
            }
        }
        return mapping
    }

    /// A cell on its way out: its row as it was, how it goes, and the row's new place where it only goes out of sight.
    struct Leaving {
        let cell: UITableViewCell
        let row: IndexPath
        let animation: RowAnimation
        var place: CGRect?
    }

    /// Gives the cells that stay their new rows.
    /// - Returns: the others.
    private func remap(_ mapping: Mapping, _ updates: TableUpdates, _ cells: [IndexPath: UITableViewCell]) -> [Leaving] {
        table.cells = [:]
        var leaving: [Leaving] = []
        for (row, cell) in cells {
            guard let new = mapping.newRow[row], mapping.reloaded[new] == nil else {
                let animation = updates.deletedRows[row] ?? updates.reloadedRows[row] ?? updates.deletedSections[row.section]
                    ?? updates.reloadedSections[row.section] ?? .automatic
                leaving.append(Leaving(cell: cell, row: row, animation: animation))
                continue
            }
            let rect = rowRect(new)
            if rect.maxY > bounds.minY, rect.minY < bounds.maxY {
                table.cells[new] = cell
            } else {
                leaving.append(Leaving(cell: cell, row: new, animation: .automatic, place: rect))
            }
        }
        table.leaving += leaving.map(\.cell)
        return leaving
    }

    // MARK: Animating

    /// Where something that comes begins, or something that goes ends.
    private func start(of frame: CGRect, _ animation: RowAnimation) -> (frame: CGRect, alpha: CGFloat) {
        switch animation {
        case .right: (frame.offsetBy(dx: bounds.width, dy: 0), 1)
        case .left: (frame.offsetBy(dx: -bounds.width, dy: 0), 1)
        case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
        case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
        case .middle: (frame.insetBy(dx: 0, dy: frame.height / 2), 0)
        case .none: (frame, 1)
        case .fade, .automatic: (frame, 0)
        }
    }

    private func animate(
        from begin: (IndexPath, UITableViewCell) -> (frame: CGRect, alpha: CGFloat), _ leaving: [Leaving], shift: CGFloat,
        _ sectionFrames: [[Int: CGRect]], _ mapping: Mapping, _ completion: ((Bool) -> Void)?
    ) {
        let finish = { [weak self] in
            guard let self else { return }
            for entry in leaving { self.letGo(entry.cell, entry.row) }
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            finish()
            completion?(true)
            return
        }
        var moves: [(view: UIView, frame: CGRect)] = []
        UIView.performWithoutAnimation {
            for (row, cell) in table.cells {
                let first = begin(row, cell)
                moves.append((cell, cell.frame))
                cell.layoutIfNeeded()
                cell.frame = first.frame
                cell.alpha = first.alpha
            }
            for (views, frames) in zip([table.headers, table.footers], sectionFrames) {
                for (old, frame) in frames {
                    guard let new = mapping.newSection[old], let entry = views[new], entry.isShown else { continue }
                    moves.append((entry.view, entry.view.frame))
                    entry.view.frame = frame.offsetBy(dx: 0, dy: shift)
                }
            }
            for entry in leaving {
                insertSubview(entry.cell, at: table.backgroundView == nil ? 0 : 1)
                entry.cell.frame = entry.cell.frame.offsetBy(dx: 0, dy: shift)
            }
        }
        UIView.animate(
            withDuration: TableMetrics.changeDuration, delay: 0, options: .allowUserInteraction,
            animations: { [self] in
                for move in moves {
                    move.view.frame = move.frame
                    move.view.alpha = 1
                    move.view.layoutIfNeeded()
                }
                for entry in leaving {
                    let end = entry.place.map { ($0, 1) } ?? start(of: entry.cell.frame, entry.animation)
                    entry.cell.frame = end.0
                    entry.cell.alpha = entry.animation == .none ? 0 : end.1
                }
            },
            completion: { isDone in
                finish()
                completion?(isDone)
            })
    }

    /// A cell has gone for good.
    private func letGo(_ cell: UITableViewCell, _ row: IndexPath) {
        guard table.leaving.contains(where: { $0 === cell }) else { return }
        table.leaving.removeAll { $0 === cell }
        cell.removeFromSuperview()
        cell.alpha = 1
        table.reuse.put(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    }

    // MARK: Filling in anew

    func refill(_ rows: [IndexPath]) {
        guard let source = dataSource else { return }
        for row in rows {
            guard let cell = seenCells[row] else { continue }
            table.reconfigured = (row, cell)
            let given = source.tableView(self, cellForRowAt: row)
            table.reconfigured = nil
            requireRule(given === cell, "reconfigureRows(at:) got another cell for the row \(row): dequeue it with the same identifier")
            // What it shows may have made it higher or lower.
            if delegate?.tableView(self, heightForRowAt: row) ?? rowHeight < 0 {
                table.model.set(table.model.height(row), isMeasured: false, at: row)
            }
        }
        setNeedsLayout()
    }
}
