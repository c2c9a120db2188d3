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

    /// The text as it is drawn.
    static func attributed(_ text: String, level: CGFloat, _ style: BubbleStyle, _ traits: UITraitCollection) -> NSAttributedString {
        let plain: [NSAttributedString.Key: Any] = [.font: font(style, traits), .foregroundColor: style.textColor(level)]
        guard let own = style.attributedText?(text, level) else { return NSAttributedString(string: text, attributes: plain) }
        // What the closure says goes before.
        let whole = NSMutableAttributedString(string: own.string, attributes: plain)
        own.enumerateAttributes(in: NSRange(location: 0, length: own.length), options: []) { attributes, range, _ in whole.addAttributes(attributes, range: range) }
        return whole
    }

    /// The body's size for a text.
    static func size(of text: String, level: CGFloat, _ style: BubbleStyle, _ traits: UITraitCollection) -> CGSize {
        let size = attributed(text, level: level, style, traits).size()
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
        drawText()
    }

    private func drawText() {
        let text = Self.attributed(content.text, level: content.level, style, traitCollection), size = text.size()
        text.draw(at: CGPoint(x: content.body.midX - size.width / 2, y: content.body.midY - size.height / 2))
    }

    private var outline: UIBezierPath {
        BubbleOutline(
            body: content.body, tips: style.arrow.height > 0 ? content.tips : [], cornerRadius: style.cornerRadius, arrowWidth: style.arrow.width
        ).path
    }
}
