import Foundation

/// Rows below each other, in sections, of which only those that are seen have cells.
///
/// Editing (deleting and reordering by the user), an index at the side, dragging and dropping, and prefetching are not offered here.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    final let table = TableState()
    private let ownStyle: Style

    // MARK: Making

    /// An empty table of a style, with a frame in its future superview's coordinates, in points.
    public init(frame: CGRect, style: UITableView.Style) {
        ownStyle = style
        super.init(frame: frame)
        setUpTable()
    }

    /// An empty plain table.
    public override init(frame: CGRect) {
        ownStyle = .plain
        super.init(frame: frame)
        setUpTable()
    }

    /// A table from an archive or a nib.
    public required init?(coder: NSCoder) {
        ownStyle = Self.decodedStyle(coder)
        super.init(coder: coder)
        setUpTable()
        decodeTable(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTable(coder)
    }

    /// How the table looks as a whole. Default `.plain`.
    open var style: UITableView.Style { ownStyle }
    /// What gives sections, rows and cells; held weakly.
    open var dataSource: (any UITableViewDataSource)? {
        get { table.dataSource }
        set {
            table.dataSource = newValue
            setNeedsRows()
        }
    }
    /// Whom to tell of rows, and of scrolling; held weakly.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            super.delegate = newValue
            setNeedsRows()
        }
    }

    // MARK: Heights, in points

    /// How high rows are for which the delegate says nothing. Default `automaticDimension`: as their cells' constraints say.
    open var rowHeight: CGFloat {
        get { table.rowHeight }
        set { changeHeight(\.rowHeight, newValue) }
    }
    /// About how high rows are that have not been seen. Default `automaticDimension`: 44 where the height depends on the cell.
    open var estimatedRowHeight: CGFloat {
        get { table.estimatedRowHeight }
        set { changeHeight(\.estimatedRowHeight, newValue) }
    }
    /// How high headers are. Default `automaticDimension`: as their content says.
    open var sectionHeaderHeight: CGFloat {
        get { table.sectionHeaderHeight }
        set { changeHeight(\.sectionHeaderHeight, newValue) }
    }
    /// How high footers are. Default `automaticDimension`: as their content says.
    open var sectionFooterHeight: CGFloat {
        get { table.sectionFooterHeight }
        set { changeHeight(\.sectionFooterHeight, newValue) }
    }
    /// The room above a section's header in plain tables. Default `automaticDimension`: 22.
    open var sectionHeaderTopPadding: CGFloat {
        get { table.sectionHeaderTopPadding }
        set { changeHeight(\.sectionHeaderTopPadding, newValue) }
    }

    // MARK: Looks

    /// Whether rows are separated by lines. Default `.singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { table.separatorStyle }
        set { table.separatorStyle = newValue; looksChanged() }
    }
    /// The lines' colour. Default `UIColor.separator`; nil brings it back.
    open var separatorColor: UIColor? {
        get { table.separatorColor ?? .separator }
        set {
            styled(.tableSeparatorColor, \UITableView.separatorColor, newValue)
            table.separatorColor = newValue
            looksChanged()
        }
    }
    /// How far the lines stand away from the sides, in points; `left` is the leading side. Default: where the text begins.
    open var separatorInset: UIEdgeInsets {
        get { table.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            styled(.tableSeparatorInset, \UITableView.separatorInset, newValue)
            table.separatorInset = newValue.finite
            looksChanged()
        }
    }
    /// What `separatorInset` counts from. Default `.fromCellEdges`.
    open var separatorInsetReference: UITableView.SeparatorInsetReference {
        get { table.separatorInsetReference }
        set { table.separatorInsetReference = newValue; looksChanged() }
    }
    /// Whether cells' contents keep away from the safe area at the sides. Default true.
    open var insetsContentViewsToSafeArea: Bool {
        get { table.insetsContentViews }
        set { table.insetsContentViews = newValue; looksChanged() }
    }
    /// A view behind the rows, that does not scroll. Default nil.
    open var backgroundView: UIView? {
        get { table.backgroundView }
        set { replaceBackground(newValue) }
    }
    /// A view above the first section, which scrolls; its height is its own, its width the table's. Default nil.
    open var tableHeaderView: UIView? {
        get { table.headerView }
        set { replaceEndView(\.headerView, newValue) }
    }
    /// A view below the last section, which scrolls; its height is its own, its width the table's. Default nil.
    open var tableFooterView: UIView? {
        get { table.footerView }
        set { replaceEndView(\.footerView, newValue) }
    }

    // MARK: What there is

    /// How many sections there are.
    open var numberOfSections: Int { currentModel.sections.count }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = currentModel.sections
        return sections.indices.contains(section) ? sections[section].count : 0
    }
    /// A section with its header and footer, in the table's coordinates; zero for one that there is not.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) { ($0.top, $0.bottom - $0.top) } }
    /// A section's header.
    open func rectForHeader(inSection section: Int) -> CGRect { sectionRect(section) { ($0.headerTop, $0.header) } }
    /// A section's footer.
    open func rectForFooter(inSection section: Int) -> CGRect { sectionRect(section) { ($0.footerTop, $0.footer) } }
    /// A row; zero for one that there is not.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { currentModel.has(indexPath) ? rowRect(indexPath) : .zero }
    /// The row at a point of the table; nil where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// The row of a cell; nil for one that is not seen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { row(of: cell) }
    /// The rows that touch a rectangle; nil for one that is no rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rect.isNull || rect.isInfinite ? nil : currentModel.rows(from: rect.minY, to: rect.maxY)
    }
    /// A row's cell; nil for one that is not seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { seenCells[indexPath] }
    /// The cells that are seen, from the top.
    open var visibleCells: [UITableViewCell] { seenCells.sorted { $0.key < $1.key }.map(\.value) }
    /// The rows that are seen, from the top; nil when there are none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let rows = seenCells.keys.sorted()
        return rows.isEmpty ? nil : rows
    }
    /// A section's header, if it is seen and one that can be used again.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(table.headers[section]) }
    /// A section's footer, if it is seen and one that can be used again.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(table.footers[section]) }

    // MARK: Reuse

    /// Has cells of an identifier made by a class, with `init(style:reuseIdentifier:)`; nil: no longer.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { table.reuse.register(cellClass, identifier) }
    /// Has cells of an identifier made by a nib with one cell at its top; nil: no longer.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { table.reuse.register(nib, identifier) }
    /// Has headers and footers of an identifier made by a class, with `init(reuseIdentifier:)`; nil: no longer.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        table.reuse.registerView(aClass, identifier)
    }
    /// Has headers and footers of an identifier made by a nib with one such view at its top; nil: no longer.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { table.reuse.registerView(nib, identifier) }
    /// A cell that is out of sight, else a new one if the identifier is known; nil otherwise.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier, for: nil) }
    /// The same, for a row whose size it takes. The identifier must be known.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueKnown(identifier, for: indexPath)
    }
    /// A header or footer that is out of sight, else a new one if the identifier is known; nil otherwise.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        table.reuse.view(identifier)
    }

    // MARK: Changes

    /// Asks for all anew; nothing is selected afterwards.
    open func reloadData() { forgetRows() }
    /// Makes several changes at once, animated. Deletions and reloads count by the rows as they were, insertions as they are afterwards;
    /// the data source must have the new rows when the closure is through.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }
    /// Begins changes that belong together. `performBatchUpdates` does the same.
    open func beginUpdates() { beginChanges() }
    /// Ends them: the changes are made, animated.
    open func endUpdates() { endChanges(nil) }
    /// Rows came.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change { for path in indexPaths { $0.insertedRows[path] = animation } }
    }
    /// Rows went.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change { for path in indexPaths { $0.deletedRows[path] = animation } }
    }
    /// Rows get new cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change { for path in indexPaths { $0.reloadedRows[path] = animation } }
    }
    /// A row has another place.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedRows.append((indexPath, newIndexPath)) } }
    /// Has the data source fill in the cells of rows that are seen anew; `dequeueReusableCell(withIdentifier:for:)` gives it those very cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { refill(indexPaths) }
    /// Sections came.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change { for section in sections { $0.insertedSections[section] = animation } }
    }
    /// Sections went.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change { for section in sections { $0.deletedSections[section] = animation } }
    }
    /// Sections are counted anew and get new cells.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change { for section in sections { $0.reloadedSections[section] = animation } }
    }
    /// A section has another place.
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }

    // MARK: Selection

    /// Whether taps select rows. Default true.
    open var allowsSelection: Bool {
        get { table.allowsSelection }
        set { table.allowsSelection = newValue; selectionRulesChanged() }
    }
    /// Whether several rows may be selected; a tap on a selected one then deselects it. Default false.
    open var allowsMultipleSelection: Bool {
        get { table.allowsMultipleSelection }
        set { table.allowsMultipleSelection = newValue; selectionRulesChanged() }
    }
    /// The row that was selected first; nil: none.
    open var indexPathForSelectedRow: IndexPath? { table.selected.first }
    /// The selected rows in the order of selection; nil: none.
    open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }
    /// Selects a row, nil: deselects all, and scrolls to it unless the position is `.none`. The delegate hears nothing.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        choose(indexPath, animated: animated, scrollPosition)
    }
    /// Deselects a row. The delegate hears nothing.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setChosen(indexPath, false, animated: animated) }
    /// Scrolls to a row. With `NSNotFound` for the row, to the section's beginning.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    /// Scrolls to the selected row that is nearest to the visible part's position; nothing if none is selected.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scrollToNearestChosen(scrollPosition, animated: animated)
    }

    // MARK: What views override

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouched(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previousTraitCollection { traitsChanged(from: previousTraitCollection) }
    }
}
