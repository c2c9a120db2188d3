/// The view of an alert or action sheet: texts, fields and buttons on one or two plates.
final class AlertBoard: UIView {
    static let alertWidth: CGFloat = 270
    private static let gap: CGFloat = 8

    private unowned let owner: UIAlertController
    private let plate = UIView()
    private let cancelPlate = UIView()
    private let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    private var frames: [UIView] = []

    init(_ owner: UIAlertController) {
        self.owner = owner
        super.init(frame: .zero)
        isOpaque = false
        for plate in [plate, cancelPlate] {
            plate.clipsToBounds = true
            addSubview(plate)
        }
        plate.addSubview(scrollView)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            scrollView.addSubview(label)
        }
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    private var isAlert: Bool { owner.preferredStyle == .alert }
    private var rowHeight: CGFloat { isAlert ? 44 : 57 }
    private var padding: CGFloat { isAlert ? 20 : 14 }
    /// The cancel button of an action sheet stands apart; in a popover a touch beside it takes its place.
    private var separateCancel: UIAlertAction? { isAlert || owner.isPopover ? nil : owner.cancelAction }

    private var listed: [UIAlertAction] {
        guard isAlert else { return owner.mainActions }
        let cancel = owner.cancelAction.map { [$0] } ?? []
        // Of two buttons side by side the cancel button comes first.
        return standsSideBySide ? (owner.ownActions.count == 2 ? cancel + owner.mainActions : owner.ownActions) : owner.mainActions + cancel
    }

    private var standsSideBySide: Bool {
        guard isAlert, owner.ownActions.count == 2 else { return false }
        let room = Self.alertWidth / 2 - 16
        return owner.ownActions.allSatisfy { action in
            let font = AlertButton.font(isAlert: true, isProminent: action === owner.prominentAction)
            return NSAttributedString(string: action.title ?? "", attributes: [.font: font]).size().width <= room
        }
    }

    // MARK: Content

    func rebuild() {
        let muted: UIColor = isAlert ? .label : .secondaryLabel
        titleLabel.text = owner.title
        titleLabel.font = .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
        titleLabel.textColor = muted
        titleLabel.isHidden = owner.title?.isEmpty ?? true
        messageLabel.text = owner.message
        // A message alone is as strong as a title.
        messageLabel.font = .systemFont(ofSize: 13)
        messageLabel.textColor = muted
        messageLabel.isHidden = owner.message?.isEmpty ?? true
        for view in buttons + lines + frames { view.removeFromSuperview() }
        buttons = listed.map { button($0) }
        for button in buttons { plate.addSubview(button) }
        cancelPlate.isHidden = separateCancel == nil
        if let separateCancel {
            let button = button(separateCancel)
            buttons.append(button)
            cancelPlate.addSubview(button)
        }
        lines = listed.indices.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            plate.addSubview(line)
            return line
        }
        frames = owner.fields.map { field in
            let frame = UIView()
            frame.backgroundColor = .systemBackground
            frame.layer.borderWidth = 1 / traitCollection.displayScale
            frame.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
            frame.layer.cornerRadius = 5
            frame.addSubview(field)
            scrollView.addSubview(frame)
            return frame
        }
        colorize()
        setNeedsLayout()
    }

    private func button(_ action: UIAlertAction) -> AlertButton {
        AlertButton(action, isAlert: isAlert, isProminent: action === owner.prominentAction) { [weak owner] in owner?.choose(action) }
    }

    func refreshButtons() { for button in buttons { button.refresh() } }

    private func colorize() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.14, green: 0.14, blue: 0.15, alpha: 1) : UIColor(white: 0.96, alpha: 1) }
        let strong = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1) : .white }
        plate.backgroundColor = owner.isPopover ? .clear : color
        cancelPlate.backgroundColor = strong
        for plate in [plate, cancelPlate] { plate.layer.cornerRadius = owner.isPopover ? 0 : 14 }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for frame in frames { frame.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }
    }

    // MARK: Layout

    func fittingSize(width: CGFloat) -> CGSize {
        let width = width > 0 ? width : isAlert ? Self.alertWidth : 304
        var height = headerHeight(width) + buttonsHeight
        if separateCancel != nil { height += rowHeight + (height > 0 ? Self.gap : 0) }
        return CGSize(width: width, height: height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    private var buttonsHeight: CGFloat { listed.isEmpty ? 0 : standsSideBySide ? rowHeight : rowHeight * CGFloat(listed.count) }

    private func headerHeight(_ width: CGFloat) -> CGFloat {
        let parts = headerParts(width)
        return parts.last.map { $0.frame.maxY + padding } ?? 0
    }

    private func headerParts(_ width: CGFloat) -> [(view: UIView, frame: CGRect)] {
        var parts: [(view: UIView, frame: CGRect)] = []
        var y = padding
        let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let height = label.sizeThatFits(room).height.rounded(.up)
            if !parts.isEmpty { y += isAlert ? 3 : 7 }
            parts.append((label, CGRect(x: 16, y: y, width: room.width, height: height)))
            y += height
        }
        for (index, frame) in frames.enumerated() {
            y += index == 0 ? (parts.isEmpty ? 0 : 17) : -1 / traitCollection.displayScale
            parts.append((frame, CGRect(x: 16, y: y, width: room.width, height: 30)))
            y += 30
        }
        return parts
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let cancelHeight = separateCancel == nil ? 0 : rowHeight
        let plateHeight = max(0, bounds.height - (cancelHeight > 0 ? cancelHeight + Self.gap : 0))
        plate.frame = CGRect(x: 0, y: 0, width: width, height: plateHeight)
        cancelPlate.frame = CGRect(x: 0, y: bounds.height - cancelHeight, width: width, height: cancelHeight)
        for (view, frame) in headerParts(width) { view.frame = frame }
        for (index, field) in owner.fields.enumerated() { field.frame = frames[index].bounds.insetBy(dx: 7, dy: 0) }
        let header = min(headerHeight(width), max(0, plateHeight - buttonsHeight))
        scrollView.frame = CGRect(x: 0, y: 0, width: width, height: header)
        scrollView.contentSize = CGSize(width: width, height: headerHeight(width))
        layoutButtons(top: header, width: width)
    }

    private func layoutButtons(top: CGFloat, width: CGFloat) {
        let hair = 1 / traitCollection.displayScale
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, line) in lines.enumerated() {
            let button = buttons[index]
            if standsSideBySide {
                let column = isMirrored ? 1 - index : index
                button.frame = CGRect(x: CGFloat(column) * width / 2, y: top, width: width / 2, height: rowHeight)
                line.frame =
                    index == 0
                    ? CGRect(x: 0, y: top, width: width, height: hair) : CGRect(x: width / 2, y: top, width: hair, height: rowHeight)
            } else {
                let y = top + CGFloat(index) * rowHeight
                button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
                line.frame = CGRect(x: 0, y: y, width: width, height: hair)
            }
            line.isHidden = index == 0 && top == 0
            plate.bringSubviewToFront(line)
        }
        if separateCancel != nil, let last = buttons.last { last.frame = cancelPlate.bounds }
    }
}
