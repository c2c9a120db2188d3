@_spi(SliderKit) import CoreGraphics

/// The sizes of headers and footers with titles, in points. (choice)
private enum Metrics {
    /// The height of a plain one.
    static let height: CGFloat = 28
    /// The room between a grouped title and its section.
    static let near: CGFloat = 7
    /// The room on a grouped title's other side, above a header and below a footer.
    static let far: CGFloat = 17.5
}

extension UITableViewHeaderFooterView {
    func setUpSectionView() {
        isOpaque = false
        box.contentView.isOpaque = false
        box.contentView.frame = bounds
        super.addSubview(box.contentView)
        // By the mask, since a view of the user's may not call super in its layout.
        box.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func replaceBackground(_ view: UIView?) {
        guard view !== box.backgroundView else { return }
        box.backgroundView?.removeFromSuperview()
        box.backgroundView = view
        if let view {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
    }

    var titleLabel: UILabel {
        if let label = box.textLabel { return label }
        let label = makeLabel()
        box.textLabel = label
        styleTitle(label)
        return label
    }

    var secondLabel: UILabel {
        if let label = box.detailLabel { return label }
        let label = makeLabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        box.detailLabel = label
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        box.contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func styleTitle(_ label: UILabel) {
        label.font = box.isGrouped ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = box.isGrouped ? .secondaryLabel : .label
        label.accessibilityTraits = box.isHeader ? [.header, .staticText] : .staticText
    }

    /// Shows a title of the data source: capitals above grouped sections, as they are elsewhere.
    func dress(title: String, isHeader: Bool, table: UITableView) {
        box.table = table
        box.isHeader = isHeader
        box.isStandard = true
        let label = titleLabel
        styleTitle(label)
        label.text = box.isGrouped && isHeader ? title.localizedUppercase : title
        // Rows pass beneath plain ones.
        if !box.isGrouped, backgroundView == nil {
            let ground = TableLineView()
            ground.backgroundColor = .secondarySystemBackground
            backgroundView = ground
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private var margin: CGFloat {
        guard let table = box.table else { return 16 }
        return table.sideMargin + table.sectionMargin
    }

    private func text(_ label: UILabel?) -> UILabel? { label.flatMap { $0.text?.isEmpty ?? true ? nil : $0 } }

    private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(0, width - 2 * margin), height: .greatestFiniteMagnitude)).height
    }

    func layoutSectionView() {
        box.backgroundView?.frame = bounds
        if box.contentView.frame != bounds { box.contentView.frame = bounds }
        let width = max(0, bounds.width - 2 * margin)
        guard let title = text(box.textLabel) else { return }
        let high = height(title, bounds.width), second = text(box.detailLabel), low = second.map { height($0, bounds.width) } ?? 0
        var y = (bounds.height - high - low) / 2
        if box.isGrouped { y = box.isHeader ? bounds.height - Metrics.near - high - low : Metrics.near }
        if title.translatesAutoresizingMaskIntoConstraints { title.frame = CGRect(x: margin, y: y, width: width, height: high) }
        if let second, second.translatesAutoresizingMaskIntoConstraints {
            second.frame = CGRect(x: margin, y: y + high, width: width, height: low)
        }
    }

    func sectionViewSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let content = box.contentView
        let isByConstraints = !content.constraints.isEmpty || content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        guard isByConstraints else { return CGSize(width: target.width, height: fittingHeight(target.width)) }
        return content.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// The height that the titles ask for at a width; for a view without any, its own.
    func fittingHeight(_ width: CGFloat) -> CGFloat {
        guard let title = text(box.textLabel) else { return box.isStandard ? Metrics.height : bounds.height }
        let texts = height(title, width) + (text(box.detailLabel).map { height($0, width) } ?? 0)
        guard box.isGrouped else { return max(Metrics.height, texts + 7) }
        let far = box.isHeader ? Metrics.far + (box.isFirst ? TableMetrics.groupGap / 2 : 0) : Metrics.far
        return texts + Metrics.near + far
    }
}
