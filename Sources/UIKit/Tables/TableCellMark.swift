@_spi(SliderKit) import CoreGraphics

/// A mark at a cell's end: more behind the row, chosen, or a button for details.
final class TableCellMark: UIControl {
    enum Kind {
        case disclosure, checkmark, detail

        /// The room that it takes; the height is the cell's. (choice, so that the content is as wide as Interface Builder has it)
        var size: CGSize {
            switch self {
            case .disclosure: CGSize(width: 9.5, height: 14)
            case .checkmark: CGSize(width: 15.5, height: 14)
            case .detail: CGSize(width: 23.5, height: 23.5)
            }
        }
    }

    /// The room between two marks.
    static let gap: CGFloat = 1.5

    static func kinds(of type: UITableViewCell.AccessoryType) -> [Kind] {
        switch type {
        case .none: []
        case .disclosureIndicator: [.disclosure]
        case .detailDisclosureButton: [.detail, .disclosure]
        case .checkmark: [.checkmark]
        case .detailButton: [.detail]
        }
    }

    let kind: Kind
    override class var isPart: Bool { true }

    init(_ kind: Kind, onTap: @escaping () -> Void) {
        self.kind = kind
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        // Only the button takes touches: a tap on the others is one on the row.
        isUserInteractionEnabled = kind == .detail
        guard kind == .detail else { return }
        isAccessibilityElement = true
        accessibilityLabel = "More Info"
        accessibilityTraits = .button
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.3 : 1 } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Fingers are broader than the button.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: 0).contains(point) }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(), middle = bounds.midY
        switch kind {
        case .disclosure:
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (back, tip): (CGFloat, CGFloat) = isMirrored ? (8, 2) : (1.5, 7.5)
            path.move(to: CGPoint(x: back, y: middle - 5.5))
            path.addLine(to: CGPoint(x: tip, y: middle))
            path.addLine(to: CGPoint(x: back, y: middle + 5.5))
            UIColor.tertiaryLabel.setStroke()
            path.lineWidth = 2.2
        case .checkmark:
            path.move(to: CGPoint(x: 1.5, y: middle + 0.5))
            path.addLine(to: CGPoint(x: 5.5, y: middle + 5))
            path.addLine(to: CGPoint(x: 13.5, y: middle - 6))
            tintColor.setStroke()
            path.lineWidth = 2.2
        case .detail: return drawDetail(middle)
        }
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    private func drawDetail(_ middle: CGFloat) {
        tintColor.setStroke()
        tintColor.setFill()
        let center = CGPoint(x: bounds.midX, y: middle)
        let ring = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        ring.lineWidth = 1.5
        ring.stroke()
        UIBezierPath(arcCenter: CGPoint(x: center.x, y: middle - 4.8), radius: 1.3, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
        let letter = UIBezierPath()
        letter.move(to: CGPoint(x: center.x - 1.8, y: middle - 1.6))
        letter.addLine(to: CGPoint(x: center.x, y: middle - 1.6))
        letter.addLine(to: CGPoint(x: center.x, y: middle + 4.8))
        letter.move(to: CGPoint(x: center.x - 2.4, y: middle + 4.8))
        letter.addLine(to: CGPoint(x: center.x + 2.4, y: middle + 4.8))
        letter.lineWidth = 1.5
        letter.lineCapStyle = .round
        letter.stroke()
    }
}
