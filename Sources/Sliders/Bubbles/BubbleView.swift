import UIKit

/// One bubble: a body with arrows, and its text.
final class BubbleView: UIView {
    struct Content {
        var body = CGRect.zero
        var tips: [CGPoint] = []
        var text = ""
        var level: CGFloat = 0
    }

    var style = BubbleStyle()
    /// In the view's coordinates.
    var content = Content() { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
        // The thumb says the value.
        isAccessibilityElement = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    static func font(_ style: BubbleStyle, _ traits: UITraitCollection) -> UIFont {
        style.font ?? .preferredFont(forTextStyle: .callout, compatibleWith: traits)
    }

    /// The body's size for a text.
    static func size(of text: String, _ style: BubbleStyle, _ traits: UITraitCollection) -> CGSize {
        let size = (text as NSString).size(withAttributes: [.font: font(style, traits)])
        return CGSize(
            width: max(style.minimumSize.width, size.width.rounded(.up) + style.padding.left + style.padding.right),
            height: max(style.minimumSize.height, size.height.rounded(.up) + style.padding.top + style.padding.bottom))
    }

    override func draw(_ rect: CGRect) {
        let font = Self.font(style, traitCollection)
        if let draw = style.draw {
            return draw(
                BubbleDrawing(
                    body: content.body, tips: content.tips, text: content.text, level: content.level, font: font, traits: traitCollection))
        }
        let path = outline
        style.fillColor(content.level).setFill()
        path.fill()
        if let color = style.outlineColor {
            color.setStroke()
            path.lineWidth = style.outlineWidth
            path.stroke()
        }
        drawText(font)
    }

    private func drawText(_ font: UIFont) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: style.textColor(content.level)]
        let size = (content.text as NSString).size(withAttributes: attributes)
        let origin = CGPoint(x: content.body.midX - size.width / 2, y: content.body.midY - size.height / 2)
        (content.text as NSString).draw(at: origin, withAttributes: attributes)
    }

    private var outline: UIBezierPath {
        BubbleOutline(
            body: content.body, tips: style.arrow.height > 0 ? content.tips : [], cornerRadius: style.cornerRadius, arrowWidth: style.arrow.width
        ).path
    }
}
