/// A button of a navigation bar: a text, a picture or the way back.
final class NavigationBarButton: UIControl {
    private let label = UILabel()
    private var picture: UIImageView?
    private var chevron: CAShapeLayer?
    private let onTap: () -> Void

    init(text: String?, image: UIImage?, isProminent: Bool, isBack: Bool, onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        isOpaque = false
        label.text = text
        label.font = .systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
        addSubview(label)
        if let image {
            let view = UIImageView(image: image.withRenderingMode(image.renderingMode == .automatic ? .alwaysTemplate : image.renderingMode))
            addSubview(view)
            picture = view
        }
        if isBack { addChevron() }
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        colorize()
    }

    required init?(coder: NSCoder) { nil }

    private func addChevron() {
        let shape = CAShapeLayer()
        shape.fillColor = nil
        shape.lineWidth = 2.5
        shape.lineCap = .round
        shape.lineJoin = .round
        layer.addSublayer(shape)
        chevron = shape
    }

    private var chevronWidth: CGFloat { chevron == nil ? 0 : 18 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: UINavigationBar.height))
        let image = picture?.sizeThatFits(.zero).width ?? 0
        return CGSize(width: (chevronWidth + text.width + image).rounded(.up), height: UINavigationBar.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let content = bounds.divided(atDistance: chevronWidth, from: isMirrored ? .maxXEdge : .minXEdge)
        label.frame = picture == nil ? content.remainder : .zero
        if let picture {
            let size = picture.sizeThatFits(.zero)
            picture.frame = CGRect(
                x: content.remainder.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
        guard let chevron else { return }
        chevron.frame = content.slice
        let path = CGMutablePath()
        let (tip, end): (CGFloat, CGFloat) = isMirrored ? (16, 7) : (2, 11)
        path.move(to: CGPoint(x: end, y: bounds.midY - 9))
        path.addLine(to: CGPoint(x: tip, y: bounds.midY))
        path.addLine(to: CGPoint(x: end, y: bounds.midY + 9))
        chevron.path = path
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorize()
    }

    override var isEnabled: Bool { didSet { colorize() } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.2 : 1 } }

    private func colorize() {
        let color: UIColor = isEnabled ? tintColor : UIColor(white: 0.5, alpha: 0.35)
        label.textColor = color
        picture?.tintColor = color
        chevron?.strokeColor = color.cgColor
    }
}
