@_spi(SliderKit) import CoreGraphics

/// The sizes of cells' standard content, in points.
enum TableCellMetrics {
    /// The room between the content and the accessory.
    static let accessoryGap: CGFloat = 8
    /// The room between the picture and the text.
    static let pictureGap: CGFloat = 16
    /// The room above and below texts. (choice)
    static let textRoom: CGFloat = 11
    /// The room between a text and the one below. (choice)
    static let lineGap: CGFloat = 1.5
    /// The least room between two texts in a row. (choice)
    static let columnGap: CGFloat = 6
    /// The width of the first column in the style `.value2`. (choice)
    static let column: CGFloat = 97
}

extension UITableViewCell {
    func setUpCell() {
        isOpaque = false
        let content = box.contentView
        content.isOpaque = false
        content.insetsLayoutMarginsFromSafeArea = false
        content.frame = bounds
        super.addSubview(content)
        takeMargins()
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A rectangle counted from the leading side.
    private func physical(_ rect: CGRect, in width: CGFloat) -> CGRect {
        isMirrored ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    // MARK: Frames

    func layoutCell() {
        takeMargins()
        let width = bounds.width
        for view in [box.backgroundView, box.selectedBackgroundView, box.standardSelection] where view?.superview === self { view?.frame = bounds }
        let (leading, trailing) = isMirrored ? (box.safeArea.right, box.safeArea.left) : (box.safeArea.left, box.safeArea.right)
        layoutAccessory(trailing: trailing)
        let contentWidth = self.contentWidth(width)
        let frame = physical(CGRect(x: leading, y: 0, width: contentWidth, height: bounds.height), in: width)
        if box.contentView.frame != frame { box.contentView.frame = frame }
        layoutStandardContent()
        layoutLines()
    }

    /// How wide the content is in a cell of a width.
    func contentWidth(_ width: CGFloat) -> CGFloat {
        let room = accessoryWidth
        return max(0, width - box.safeArea.left - box.safeArea.right - (room > 0 ? box.margin + room + TableCellMetrics.accessoryGap : 0))
    }

    private var accessoryWidth: CGFloat {
        if let view = box.accessoryView { return view.bounds.width }
        return box.marks.reduce(0) { $0 + $1.kind.size.width } + CGFloat(max(0, box.marks.count - 1)) * TableCellMark.gap
    }

    private func layoutAccessory(trailing: CGFloat) {
        var end = bounds.width - trailing - box.margin
        if let view = box.accessoryView {
            let size = view.bounds.size
            let rect = CGRect(x: end - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
            view.frame = physical(rect, in: bounds.width)
            return
        }
        for mark in box.marks.reversed() {
            let width = mark.kind.size.width
            // The button takes touches on the whole height.
            mark.frame = physical(CGRect(x: end - width, y: 0, width: width, height: bounds.height), in: bounds.width)
            end -= width + TableCellMark.gap
        }
    }

    /// The content's margins follow the table's, unless the app gave others.
    func takeMargins() {
        let room = accessoryWidth > 0 ? TableCellMetrics.accessoryGap : box.margin
        let margins = NSDirectionalEdgeInsets(
            top: TableCellMetrics.textRoom, leading: box.margin, bottom: TableCellMetrics.textRoom, trailing: room)
        guard margins != box.givenMargins, box.givenMargins == nil || box.contentView.directionalLayoutMargins == box.givenMargins else { return }
        box.givenMargins = margins
        box.contentView.directionalLayoutMargins = margins
    }

    private func layoutLines() {
        guard let lines = box.lines else { return }
        box.topLine?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: lines.width)
        guard let line = box.bottomLine else { return }
        let y = bounds.height - lines.width
        guard lines.bottom == .inset, let table = box.table else {
            return line.frame = CGRect(x: 0, y: y, width: bounds.width, height: lines.width)
        }
        let ends = table.separatorEnds(of: self, automatic: textStart)
        line.frame = physical(
            CGRect(x: ends.leading, y: y, width: max(0, bounds.width - ends.leading - ends.trailing), height: lines.width), in: bounds.width)
    }

    // MARK: Standard content

    private var indentation: CGFloat { CGFloat(box.indentationLevel) * box.indentationWidth }

    private var pictureSize: CGSize {
        guard let image = box.picture?.image, image.size.width > 0, image.size.height > 0 else { return .zero }
        let height = min(image.size.height, max(1, bounds.height))
        return CGSize(width: image.size.width * height / image.size.height, height: height)
    }

    /// Where the main text begins, from the leading side.
    private var textStart: CGFloat {
        let picture = box.style == .value2 ? CGSize.zero : pictureSize
        return box.margin + indentation + (picture.width > 0 ? picture.width + TableCellMetrics.pictureGap : 0)
    }

    private func layoutStandardContent() {
        let bounds = box.contentView.bounds
        if let picture = box.picture, picture.superview === box.contentView, !isPlacedByConstraints(picture) {
            let size = pictureSize
            picture.frame = physical(
                CGRect(x: box.margin + indentation, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height), in: bounds.width)
        }
        let end = bounds.width - (accessoryWidth > 0 ? TableCellMetrics.accessoryGap : box.margin)
        for (label, rect) in textFrames(start: textStart, end: end, height: bounds.height) where !isPlacedByConstraints(label) {
            label.frame = physical(rect, in: bounds.width)
        }
    }

    private func isPlacedByConstraints(_ view: UIView) -> Bool { !view.translatesAutoresizingMaskIntoConstraints }

    private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }

    private func shown(_ label: UILabel?) -> UILabel? { label.flatMap { $0.text?.isEmpty ?? true ? nil : $0 } }

    private func textFrames(start: CGFloat, end: CGFloat, height: CGFloat) -> [(UILabel, CGRect)] {
        let room = max(0, end - start)
        guard let detail = shown(box.detailLabel) else { return box.textLabel.map { [($0, CGRect(x: start, y: 0, width: room, height: height))] } ?? [] }
        guard let text = shown(box.textLabel) else {
            if box.style == .value1 { return [(detail, valueFrame(detail, start, end, height))] }
            return [(detail, CGRect(x: start, y: 0, width: room, height: height))]
        }
        switch box.style {
        case .default: return [(text, CGRect(x: start, y: 0, width: room, height: height))]
        case .value1:
            // Where there is no room for both, the second one keeps up to a third. (choice)
            let wanted = size(detail, room).width, gap = TableCellMetrics.columnGap
            let width = max(0, min(size(text, room).width, room - gap - min(wanted, room / 3)))
            let value = max(0, min(wanted, room - gap - width))
            return [
                (text, CGRect(x: start, y: 0, width: width, height: height)),
                (detail, CGRect(x: end - value, y: 0, width: value, height: height)),
            ]
        case .value2:
            let second = start + TableCellMetrics.column + TableCellMetrics.columnGap
            return [
                (text, CGRect(x: start, y: 0, width: min(TableCellMetrics.column, room), height: height)),
                (detail, CGRect(x: second, y: 0, width: max(0, end - second), height: height)),
            ]
        case .subtitle:
            let upper = size(text, room), lower = size(detail, room)
            let top = (height - upper.height - lower.height - TableCellMetrics.lineGap) / 2
            return [
                (text, CGRect(x: start, y: top, width: room, height: upper.height)),
                (detail, CGRect(x: start, y: top + upper.height + TableCellMetrics.lineGap, width: room, height: lower.height)),
            ]
        }
    }

    private func valueFrame(_ label: UILabel, _ start: CGFloat, _ end: CGFloat, _ height: CGFloat) -> CGRect {
        let width = size(label, max(0, end - start)).width
        return CGRect(x: end - width, y: 0, width: width, height: height)
    }

    // MARK: Height

    func cellSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        takeMargins()
        guard isLaidOutByConstraints else { return CGSize(width: target.width, height: fittingHeight(target.width)) }
        let beside = target.width - contentWidth(target.width)
        let inner = box.contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - beside), height: target.height), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: inner.width + beside, height: inner.height > 0 ? inner.height : TableMetrics.rowHeight)
    }

    private var isLaidOutByConstraints: Bool {
        !box.contentView.constraints.isEmpty || box.contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// The height that the standard content asks for in a cell of a width.
    func fittingHeight(_ width: CGFloat) -> CGFloat {
        let end = contentWidth(width) - (accessoryWidth > 0 ? TableCellMetrics.accessoryGap : box.margin)
        let room = max(0, end - textStart)
        var text: CGFloat = 0
        switch box.style {
        case .subtitle:
            let labels = [shown(box.textLabel), shown(box.detailLabel)].compactMap { $0 }
            text = labels.reduce(0) { $0 + size($1, room).height } + (labels.count == 2 ? TableCellMetrics.lineGap : 0)
        default:
            for label in [shown(box.textLabel), shown(box.detailLabel)].compactMap({ $0 }) { text = max(text, size(label, room).height) }
        }
        let picture = box.style == .value2 ? 0 : box.picture?.image?.size.height ?? 0
        return max(TableMetrics.rowHeight, text + 2 * TableCellMetrics.textRoom, picture)
    }
}
