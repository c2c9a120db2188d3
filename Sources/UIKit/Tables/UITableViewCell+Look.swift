@_spi(SliderKit) import CoreGraphics

extension UITableViewCell {
    // MARK: Parts

    func label(_ path: ReferenceWritableKeyPath<TableCellBox, UILabel?>) -> UILabel {
        if let label = box[keyPath: path] { return label }
        let label = UILabel()
        let isDetail = path == \TableCellBox.detailLabel
        switch (box.style, isDetail) {
        case (.value2, false):
            label.font = .systemFont(ofSize: 13)
            label.textColor = .tintColor
            label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        case (.value2, true): label.font = .systemFont(ofSize: 13)
        case (.subtitle, true): label.font = .systemFont(ofSize: 12)
        case (.value1, true):
            label.font = .systemFont(ofSize: 17)
            label.textColor = .secondaryLabel
        default: label.font = .systemFont(ofSize: 17)
        }
        box[keyPath: path] = label
        box.contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    var pictureView: UIImageView {
        if let picture = box.picture { return picture }
        let picture = UIImageView()
        picture.contentMode = .scaleAspectFit
        box.picture = picture
        box.contentView.addSubview(picture)
        setNeedsLayout()
        return picture
    }

    // MARK: Backgrounds

    func replaceBackground(_ view: UIView?) {
        guard view !== box.backgroundView else { return }
        box.backgroundView?.removeFromSuperview()
        box.backgroundView = view
        if let view {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
    }

    func replaceSelectedBackground(_ view: UIView?) {
        guard view !== box.selectedBackgroundView else { return }
        box.selectedBackgroundView?.removeFromSuperview()
        box.selectedBackgroundView = view
        box.showsSelection = false
        stateChanged(animated: false)
    }

    /// The table's colour, unless the cell has one of its own.
    func takeGround(_ color: UIColor) {
        guard !box.hasOwnGround, super.backgroundColor != color else { return }
        setDefaults { backgroundColor = color }
        box.hasOwnGround = false
    }

    /// Shows or hides the background of a highlighted or selected cell, and has texts and pictures follow.
    func stateChanged(animated: Bool) {
        let shows = (box.isSelected || box.isHighlighted) && box.selectionStyle != .none
        highlightContent(in: box.contentView, shows)
        guard shows != box.showsSelection else { return }
        box.showsSelection = shows
        let view = box.selectedBackgroundView ?? standardSelection
        if shows {
            view.layer.removeAllAnimations()
            UIView.performWithoutAnimation {
                view.frame = bounds
                if view.superview !== self {
                    insertSubview(view, at: box.backgroundView == nil ? 0 : 1)
                    view.alpha = animated ? 0 : 1
                }
            }
            if animated { UIView.animate(withDuration: TableMetrics.changeDuration) { view.alpha = 1 } } else { view.alpha = 1 }
            return
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return view.removeFromSuperview() }
        UIView.animate(withDuration: TableMetrics.changeDuration, animations: { view.alpha = 0 }) { [weak self] _ in
            guard let self, !self.box.showsSelection else { return }
            view.removeFromSuperview()
            view.alpha = 1
        }
    }

    private var standardSelection: UIView {
        if let view = box.standardSelection { return view }
        let view = TableLineView()
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        box.standardSelection = view
        return view
    }

    /// Texts, pictures and buttons of a highlighted cell are highlighted; other controls are not. (choice)
    private func highlightContent(in view: UIView, _ isOn: Bool) {
        for child in view.subviews {
            switch child {
            case let label as UILabel: if label.isHighlighted != isOn { label.isHighlighted = isOn }
            case let picture as UIImageView: if picture.isHighlighted != isOn { picture.isHighlighted = isOn }
            case let button as UIButton: if button.isHighlighted != isOn { button.isHighlighted = isOn }
            case is UIControl: break
            default: highlightContent(in: child, isOn)
            }
        }
    }

    // MARK: Lines

    func take(_ lines: TableLines, margin: CGFloat, safeArea: UIEdgeInsets) {
        guard lines != box.lines || margin != box.margin || safeArea != box.safeArea else { return }
        box.lines = lines
        box.margin = margin
        box.safeArea = safeArea
        box.topLine = line(box.topLine, isThere: lines.top, lines.color)
        box.bottomLine = line(box.bottomLine, isThere: lines.bottom != .none, lines.color)
        takeMargins()
        setNeedsLayout()
    }

    private func line(_ present: TableLineView?, isThere: Bool, _ color: UIColor) -> TableLineView? {
        guard isThere else {
            present?.removeFromSuperview()
            return nil
        }
        let line = present ?? TableLineView()
        line.isUserInteractionEnabled = false
        line.backgroundColor = color
        if line.superview !== self { super.addSubview(line) }
        return line
    }

    // MARK: Accessory

    func changeAccessory(_ type: AccessoryType) {
        guard type != box.accessoryType else { return }
        box.accessoryType = type
        remakeMarks()
    }

    func replaceAccessory(_ view: UIView?) {
        guard view !== box.accessoryView else { return }
        box.accessoryView?.removeFromSuperview()
        box.accessoryView = view
        if let view { addSubview(view) }
        remakeMarks()
    }

    private func remakeMarks() {
        for mark in box.marks { mark.removeFromSuperview() }
        let kinds = box.accessoryView == nil ? TableCellMark.kinds(of: box.accessoryType) : []
        box.marks = kinds.map { kind in
            let mark = TableCellMark(kind) { [weak self] in
                guard let self else { return }
                self.box.table?.accessoryTapped(self)
            }
            addSubview(mark)
            return mark
        }
        takeMargins()
        setNeedsLayout()
    }

    // MARK: Segues

    func takeSelectionSegue() { box.selectionSegue?.fire(self) }
    func takeAccessorySegue() { box.accessorySegue?.fire(self) }
}
