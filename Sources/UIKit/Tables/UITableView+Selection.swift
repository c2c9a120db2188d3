extension UITableView {
    // MARK: By code

    func choose(_ row: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        prepareModel()
        let keeps = allowsMultipleSelection && row != nil
        if !keeps { for old in table.selected where old != row { setChosen(old, false, animated: animated) } }
        guard let row, table.model.has(row) else { return }
        setChosen(row, true, animated: animated)
        if position != .none { scroll(to: row, position, animated: animated) }
    }

    func setChosen(_ row: IndexPath, _ isChosen: Bool, animated: Bool) {
        let wasChosen = table.selected.contains(row)
        if isChosen, !wasChosen { table.selected.append(row) }
        if !isChosen { table.selected.removeAll { $0 == row } }
        guard let cell = table.cells[row], cell.isSelected != isChosen else { return }
        cell.setSelected(isChosen, animated: animated)
    }

    func selectionRulesChanged() {
        let most = allowsSelection ? (allowsMultipleSelection ? Int.max : 1) : 0
        for row in table.selected.dropFirst(most) { setChosen(row, false, animated: false) }
        if !allowsSelection { unhighlight() }
    }

    // MARK: By touches

    func rowTouched(_ touches: Set<UITouch>) {
        guard allowsSelection, table.highlighted == nil, let touch = touches.first, let view = touch.view,
            let row = table.cells.first(where: { view.isInside($0.value) })?.key,
            delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
        else { return }
        table.highlighted = row
        table.cells[row]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: row)
    }

    /// A finger that leaves the row lets go of it. (choice)
    func rowTouchMoved(_ touches: Set<UITouch>) {
        guard let row = table.highlighted, let cell = table.cells[row], let touch = touches.first else { return }
        if !cell.bounds.contains(touch.location(in: cell)) { unhighlight() }
    }

    func unhighlight() {
        guard let row = table.highlighted else { return }
        table.highlighted = nil
        if let cell = table.cells[row], cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        delegate?.tableView(self, didUnhighlightRowAt: row)
    }

    func rowTouchEnded() {
        guard let row = table.highlighted else { return }
        unhighlight()
        tapped(row)
    }

    /// Does what a tap on a row does.
    func tapped(_ row: IndexPath) {
        guard allowsSelection else { return }
        if allowsMultipleSelection, table.selected.contains(row) { return deselectByTap(row) }
        let judge = delegate
        guard let row = judge == nil ? row : judge?.tableView(self, willSelectRowAt: row), table.model.has(row) else { return }
        if !allowsMultipleSelection { for old in table.selected where old != row { deselectByTap(old) } }
        setChosen(row, true, animated: false)
        table.cells[row]?.takeSelectionSegue()
        delegate?.tableView(self, didSelectRowAt: row)
    }

    private func deselectByTap(_ row: IndexPath) {
        let judge = delegate
        guard let row = judge == nil ? row : judge?.tableView(self, willDeselectRowAt: row) else { return }
        setChosen(row, false, animated: false)
        delegate?.tableView(self, didDeselectRowAt: row)
    }

    func accessoryTapped(_ cell: UITableViewCell) {
        guard let row = row(of: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
        cell.takeAccessorySegue()
    }
}
