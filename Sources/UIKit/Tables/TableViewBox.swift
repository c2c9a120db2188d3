import Foundation

/// What a section's header or footer keeps.
@MainActor
final class TableViewBox {
    var identifier: String?
    let contentView: UIView = TableContentView()
    weak var table: UITableView?
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var backgroundView: UIView?
    var isHeader = true
    /// Whether it stands above the table's first section.
    var isFirst = false
    /// Whether it shows a title of the data source.
    var isStandard = false

    init(_ identifier: String?) { self.identifier = identifier }

    /// Whether texts are small and stand near the section, as in grouped tables.
    var isGrouped: Bool { table.map { $0.style != .plain } ?? false }
}
