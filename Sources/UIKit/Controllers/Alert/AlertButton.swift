/// A button of an alert.
final class AlertButton: UIControl {
    private let action: UIAlertAction
    private let label = UILabel()
    private let onTap: () -> Void

    static func font(isAlert: Bool, isProminent: Bool) -> UIFont {
        .systemFont(ofSize: isAlert ? 17 : 20, weight: isProminent ? .semibold : .regular)
    }

    init(_ action: UIAlertAction, isAlert: Bool, isProminent: Bool, onTap: @escaping () -> Void) {
        self.action = action
        self.onTap = onTap
        super.init(frame: .zero)
        isOpaque = false
        label.text = action.title
        label.textAlignment = .center
        label.font = Self.font(isAlert: isAlert, isProminent: isProminent)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.isAccessibilityElement = false
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    func refresh() {
        isEnabled = action.isEnabled
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        colorize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorize()
    }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    private func colorize() {
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onTap()
        return true
    }
}
