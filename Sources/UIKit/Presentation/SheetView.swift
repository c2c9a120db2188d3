/// A sheet: the presented view inside round corners, with a grabber above it.
final class SheetView: UIView {
    private let content: UIView
    private let grabber = SheetGrabber()
    var onGrabber: (() -> Void)?
    var showsGrabber = false {
        didSet {
            grabber.isHidden = !showsGrabber
            setNeedsLayout()
        }
    }

    init(content: UIView) {
        self.content = content
        super.init(frame: content.frame)
        isOpaque = false
        clipsToBounds = true
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        grabber.isHidden = true
        addSubview(grabber)
        grabber.addAction(UIAction { [weak self] _ in self?.onGrabber?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func round(_ radius: CGFloat, topOnly: Bool) {
        let radius = radius.isFinite ? max(0, radius) : 0
        layer.cornerRadius = radius
        layer.maskedCorners =
            topOnly
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self, content.frame != bounds { content.frame = bounds }
        bringSubviewToFront(grabber)
        grabber.frame = CGRect(x: (bounds.midX - 30).rounded(), y: 0, width: 60, height: 16)
    }
}

/// The bar that shows that a sheet can be dragged; touching it goes to the next detent.
private final class SheetGrabber: UIControl {
    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = 2.5
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        isAccessibilityElement = true
        accessibilityLabel = "Sheet Grabber"
        accessibilityHint = "Double-tap to change the size of the sheet"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: (bounds.midX - 18).rounded(), y: 5, width: 36, height: 5)
    }
}
