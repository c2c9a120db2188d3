/// A popover's bubble with its arrow. Its measures are choices, from pictures of iOS 13 to 18.
final class PopoverBubble: UIView {
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 30
    static let cornerRadius: CGFloat = 13

    private let content: UIView
    private let clip = UIView()
    private let shape = CAShapeLayer()

    /// The bubble's colour; nil: the content's or the system's background.
    var fill: UIColor? { didSet { colorize() } }
    var place = PopoverPlace() {
        didSet { if place != oldValue { setNeedsLayout() } }
    }

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        isOpaque = false
        layer.addSublayer(shape)
        shape.shadowColor = UIColor.black.cgColor
        shape.shadowOpacity = 0.2
        shape.shadowRadius = 16
        shape.shadowOffset = CGSize(width: 0, height: 4)
        clip.isOpaque = false
        clip.clipsToBounds = true
        clip.layer.cornerRadius = Self.cornerRadius
        addSubview(clip)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(content)
        colorize()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arrow = Self.arrowHeight
        let insets: UIEdgeInsets =
            switch place.direction {
            case .up: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0)
            case .down: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0)
            case .left: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0)
            default: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow)
            }
        let body = bounds.inset(by: insets)
        clip.frame = body
        if content.superview === clip { content.frame = clip.bounds }
        shape.frame = bounds
        shape.path = outline(body)
        colorize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorize()
    }

    private func colorize() {
        shape.fillColor = (fill ?? content.backgroundColor ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
    }

    private func outline(_ body: CGRect) -> CGPath {
        let path = CGMutablePath()
        let radius = min(Self.cornerRadius, body.width / 2, body.height / 2)
        path.addRoundedRect(in: body, cornerWidth: radius, cornerHeight: radius)
        let half = Self.arrowBase / 2, tip = place.tip
        // Each point of the arrow as (along the edge, away from the body).
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch place.direction {
            case .up: CGPoint(x: along, y: body.minY - out)
            case .down: CGPoint(x: along, y: body.maxY + out)
            case .left: CGPoint(x: body.minX - out, y: along)
            default: CGPoint(x: body.maxX + out, y: along)
            }
        }
        let height = Self.arrowHeight
        path.move(to: point(tip - half, 0))
        path.addCurve(to: point(tip - 3, height - 2), control1: point(tip - half * 0.55, 0), control2: point(tip - half * 0.45, height * 0.5))
        path.addCurve(to: point(tip + 3, height - 2), control1: point(tip - 1.5, height), control2: point(tip + 1.5, height))
        path.addCurve(to: point(tip + half, 0), control1: point(tip + half * 0.45, height * 0.5), control2: point(tip + half * 0.55, 0))
        path.closeSubpath()
        return path
    }
}
