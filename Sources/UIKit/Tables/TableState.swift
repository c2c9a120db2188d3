import Foundation

/// What a table keeps: its settings, what is on the screen, what waits to be used again.
@MainActor
final class TableState {
    weak var dataSource: (any UITableViewDataSource)?

    // Settings
    var rowHeight = UITableView.automaticDimension
    var sectionHeaderHeight = UITableView.automaticDimension
    var sectionFooterHeight = UITableView.automaticDimension
    var estimatedRowHeight = UITableView.automaticDimension
    var sectionHeaderTopPadding = UITableView.automaticDimension
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var insetsContentViews = true
    var allowsSelection = true
    var allowsMultipleSelection = false
    var headerView: UIView?
    var footerView: UIView?
    var backgroundView: UIView?

    // What there is
    var model = TableModel()
    var needsReload = true
    /// The width that the heights belong to.
    var width: CGFloat = -1
    var isTiling = false
    /// The rows' cells, of those alone that are seen.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: TableSectionView] = [:]
    var footers: [Int: TableSectionView] = [:]
    var selected: [IndexPath] = []
    var highlighted: IndexPath?
    /// The level of the cell that the delegate is just asked about.
    var cellsIndentation = 0
    /// The row that an animated scroll leads to.
    var scrollTarget: (row: IndexPath, position: UITableView.ScrollPosition, offset: CGFloat)?

    // Reuse
    let reuse = TableReuse()
    /// The cells that `reconfigureRows` has filled in anew.
    var reconfigured: (row: IndexPath, cell: UITableViewCell)?
    var staticTable: StaticTable?

    // Changes
    var updates: TableUpdates?
    var updateDepth = 0
    /// Cells on their way out.
    var leaving: [UIView] = []
}

/// A section's header or footer: made when the sections are counted, shown while the section is.
struct TableSectionView {
    let view: UIView
    var isShown = false
}
