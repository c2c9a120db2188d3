@_spi(SliderKit) import CoreGraphics

extension UITextField {
    func paintText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), storage.length > 0, rect.width > 0 else { return }
        let placed = placed(drawnText, in: rect)
        if isInEditing, selection.anchor != selection.head {
            let (from, to) = (min(selection.anchor, selection.head), max(selection.anchor, selection.head))
            context.setFillColor(tintColor.withAlphaComponent(0.2).resolvedColor(with: traitCollection).cgColor)
            for span in placed.layout.spans(from: drawnOffset(from), to: drawnOffset(to)) {
                context.fill(
                    CGRect(
                        x: placed.origin.x + span.lowerBound, y: placed.origin.y, width: span.upperBound - span.lowerBound,
                        height: placed.layout.size.height))
            }
        }
        placed.layout.draw(in: context, at: placed.origin)
    }

    func paintPlaceholder(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let text = drawnPlaceholder, text.length > 0, rect.width > 0 else { return }
        let placed = placed(text, in: rect)
        placed.layout.draw(in: context, at: placed.origin)
    }

    func paintBorder() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let rect = borderRect(forBounds: bounds)
        let line = 1 / max(traitCollection.displayScale, 1)
        switch borderStyle {
        case .none:
            let picture = isEnabled ? background : disabledBackground ?? background
            picture?.draw(in: bounds)
        case .line:
            UIColor.label.setStroke()
            let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
            path.lineWidth = 1
            path.stroke()
        case .bezel:
            UIColor.systemBackground.setFill()
            UIBezierPath(rect: rect).fill()
            UIColor.separator.setStroke()
            let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
            path.lineWidth = 1
            path.stroke()
            UIColor.systemGray.setFill()
            UIBezierPath(rect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)).fill()
        case .roundedRect:
            (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).setFill()
            let path = UIBezierPath(roundedRect: rect.insetBy(dx: line / 2, dy: line / 2), cornerRadius: 5)
            path.fill()
            UIColor.opaqueSeparator.setStroke()
            path.lineWidth = line
            path.stroke()
        }
    }
}

/// Draws a field's text, cut at its ends.
final class TextFieldCanvas: UIView {
    weak var field: UITextField?

    override class var isPart: Bool { true }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        clipsToBounds = true
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: -frame.minX, y: -frame.minY)
        let place = field.shownRect
        if field.hasText {
            field.drawText(in: place)
        } else {
            field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
        }
    }
}

/// The button that takes a field's text away.
final class TextFieldClearButton: UIControl {
    override class var isPart: Bool { true }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityLabel = "Clear text"
        accessibilityTraits = .button
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let disc = bounds.insetBy(dx: 1.5, dy: 1.5)
        (isHighlighted ? UIColor.systemGray : UIColor.systemGray2).setFill()
        UIBezierPath(ovalIn: disc).fill()
        UIColor.systemBackground.setStroke()
        let cross = UIBezierPath()
        let arm = disc.width * 0.19
        for (x, y) in [(CGFloat(-1), CGFloat(-1)), (-1, 1)] {
            cross.move(to: CGPoint(x: disc.midX + x * arm, y: disc.midY + y * arm))
            cross.addLine(to: CGPoint(x: disc.midX - x * arm, y: disc.midY - y * arm))
        }
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        cross.stroke()
    }

    override func controlStateDidChange() { setNeedsDisplay() }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -12).contains(point) }
}
