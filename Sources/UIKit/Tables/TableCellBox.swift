import Foundation

/// What a cell keeps.
@MainActor
final class TableCellBox {
    let style: UITableViewCell.CellStyle
    var identifier: String?
    let contentView: UIView = TableContentView()
    /// The table that shows the cell, or gave it.
    weak var table: UITableView?

    var textLabel: UILabel?
    var detailLabel: UILabel?
    var picture: UIImageView?
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10

    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    /// The gray view of a selected cell without one of its own.
    var standardSelection: UIView?
    /// Whether code or a nib gave the cell a colour.
    var hasOwnGround = false
    var selectionStyle = UITableViewCell.SelectionStyle.default
    var isSelected = false
    var isHighlighted = false
    var showsSelection = false

    var accessoryType = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?
    var marks: [TableCellMark] = []

    var separatorInset: UIEdgeInsets?
    var lines: TableLines?
    var topLine: TableLineView?
    var bottomLine: TableLineView?
    var margin: CGFloat = 16
    var safeArea = UIEdgeInsets.zero
    /// The margins that the content view was given; others are the app's.
    var givenMargins: NSDirectionalEdgeInsets?

    /// Whether the cell stands for one row of a static table.
    var isStatic = false
    /// The height that a nib gives the cell; nil: none.
    var nibHeight: CGFloat?
    var selectionSegue: SegueTemplate?
    var accessorySegue: SegueTemplate?

    init(_ style: UITableViewCell.CellStyle, _ identifier: String?) {
        self.style = style
        self.identifier = identifier
    }
}

/// What a cell's or header's content goes into.
final class TableContentView: UIView {
    override class var isPart: Bool { true }
    override class var drawsNothing: Bool { true }
}
