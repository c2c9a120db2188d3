@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UITableView {
    /// Separators, colours or margins are others.
    func looksChanged() {
        for (row, cell) in table.cells { dress(cell, row) }
        setNeedsLayout()
    }

    /// Gives a cell what depends on its row and the table: ground, corners, separators, margins.
    func dress(_ cell: UITableViewCell, _ row: IndexPath) {
        let count = table.model.sections[row.section].count
        let isFirst = row.row == 0, isLast = row.row == count - 1
        cell.box.table = self
        cell.takeGround(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        if style == .insetGrouped { round(cell, isFirst, isLast) }
        var lines = TableLines(color: separatorColor ?? .separator, width: 1 / max(1, traitCollection.displayScale))
        if separatorStyle != .none {
            switch style {
            case .plain: lines.bottom = .inset
            case .grouped:
                lines.top = isFirst
                lines.bottom = isLast ? .whole : .inset
            case .insetGrouped: lines.bottom = isLast ? .none : .inset
            }
        }
        let safe = insetsContentViewsToSafeArea && style != .insetGrouped ? safeAreaInsets : .zero
        cell.take(lines, margin: sideMargin, safeArea: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    }

    private func round(_ cell: UITableViewCell, _ isFirst: Bool, _ isLast: Bool) {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius = corners.isEmpty ? 0 : TableMetrics.cornerRadius
        if cell.layer.cornerRadius != radius { cell.layer.cornerRadius = radius }
        if cell.layer.maskedCorners != corners { cell.layer.maskedCorners = corners }
        if !cell.clipsToBounds { cell.clipsToBounds = true }
    }

    /// Where a cell's separator begins and ends, from its leading and trailing sides.
    func separatorEnds(of cell: UITableViewCell, automatic: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        guard let inset = cell.box.separatorInset ?? table.separatorInset else { return (automatic, 0) }
        let base = separatorInsetReference == .fromAutomaticInsets ? automatic : 0
        return (base + inset.left, inset.right)
    }
}

/// The lines of one cell.
struct TableLines: Equatable {
    enum Bottom { case none, inset, whole }
    var color: UIColor
    var width: CGFloat
    var top = false
    var bottom = Bottom.none
}

/// A separator.
final class TableLineView: UIView {
    override class var isPart: Bool { true }
    override class var drawsNothing: Bool { true }
}
