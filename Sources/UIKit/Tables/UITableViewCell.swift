import Foundation

/// A row of a table.
///
/// Its content goes into `contentView`, which leaves room for the accessory. Editing, swiping and the newer content configurations are not
/// offered here.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    // `TableCellMaking` depends on this initialiser being the first method and on `box` being the only stored property.

    /// A cell of a style, that others with the same identifier can take the place of; nil: none can.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        box = TableCellBox(style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUpCell()
    }

    final let box: TableCellBox

    /// A cell with a frame, without an identifier.
    public override init(frame: CGRect) {
        box = TableCellBox(.default, nil)
        super.init(frame: frame)
        setUpCell()
    }

    /// A cell from an archive or a nib.
    public required init?(coder: NSCoder) {
        box = TableCellBox.decoded(coder)
        super.init(coder: coder)
        setUpCell()
        decodeCell(coder)
    }

    /// A plain cell without an identifier.
    public convenience init(_: Never...) { self.init(style: .default, reuseIdentifier: nil) }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(coder)
    }

    /// The identifier; nil: the cell is used for one row alone.
    open var reuseIdentifier: String? { box.identifier }
    /// The cell is about to be used for another row. Default: nothing.
    open func prepareForReuse() {}

    // MARK: Content

    /// What the cell's content goes into.
    open var contentView: UIView { box.contentView }
    /// The main text. Made at the first call.
    open var textLabel: UILabel? { label(\.textLabel) }
    /// The second text; nil in the style `.default`. Made at the first call.
    open var detailTextLabel: UILabel? { box.style == .default ? nil : label(\.detailLabel) }
    /// The picture before the text; nil in the style `.value2`. Made at the first call.
    open var imageView: UIImageView? { box.style == .value2 ? nil : pictureView }
    /// How many steps the content is indented. Default 0.
    open var indentationLevel: Int {
        get { box.indentationLevel }
        set { box.indentationLevel = newValue; setNeedsLayout() }
    }
    /// The width of a step, in points. Default 10.
    open var indentationWidth: CGFloat {
        get { box.indentationWidth }
        set { box.indentationWidth = newValue.isFinite ? newValue : 10; setNeedsLayout() }
    }
    /// How far the separator stands away from the sides, in points; `left` is the leading side. Default: the table's. Setting it is for this
    /// cell alone.
    open var separatorInset: UIEdgeInsets {
        get { box.separatorInset ?? box.table?.separatorInset ?? UIEdgeInsets(top: 0, left: box.margin, bottom: 0, right: 0) }
        set {
            styled(.cellSeparatorInset, \UITableViewCell.separatorInset, newValue)
            box.separatorInset = newValue.finite
            setNeedsLayout()
        }
    }

    // MARK: Backgrounds

    /// A view behind the content. Default nil.
    open var backgroundView: UIView? {
        get { box.backgroundView }
        set { replaceBackground(newValue) }
    }
    /// A view behind the content while the cell is highlighted or selected. Default nil: a gray one.
    open var selectedBackgroundView: UIView? {
        get { box.selectedBackgroundView }
        set { replaceSelectedBackground(newValue) }
    }
    /// How a highlighted or selected cell looks. Default `.default`: gray, as all but `.none`.
    open var selectionStyle: UITableViewCell.SelectionStyle {
        get { box.selectionStyle }
        set { box.selectionStyle = newValue; stateChanged(animated: false) }
    }

    // MARK: State

    /// Whether the cell is selected. Default false.
    open var isSelected: Bool {
        get { box.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether a finger is on the cell. Default false.
    open var isHighlighted: Bool {
        get { box.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Selects or deselects the cell. Overriders call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        box.isSelected = selected
        stateChanged(animated: animated)
    }
    /// Highlights the cell or not. Overriders call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        box.isHighlighted = highlighted
        stateChanged(animated: animated)
    }

    // MARK: Accessory

    /// The mark at the trailing end. Default `.none`.
    open var accessoryType: UITableViewCell.AccessoryType {
        get { box.accessoryType }
        set { changeAccessory(newValue) }
    }
    /// A view in the mark's place. Default nil.
    open var accessoryView: UIView? {
        get { box.accessoryView }
        set { replaceAccessory(newValue) }
    }

    // MARK: What views override

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            box.hasOwnGround = true
            super.backgroundColor = newValue
        }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCell()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(size.width)) }
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        cellSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
}
