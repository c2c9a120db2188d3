import UIKit

/// The pictures of a ``DynamicThumbSlider``'s thumb: a rectangle, and a bubble like the pop-up of a keyboard's key.
@MainActor
public struct DynamicThumbArtwork {
    /// The rectangle's colour. Default dark gray.
    public var thumbColor = UIColor.darkGray
    /// The rectangle's outline. Default white.
    public var thumbOutlineColor = UIColor.white
    /// The bubble's outline. Default gray.
    public var bubbleOutlineColor = UIColor.gray
    /// The bubble's colour at a level from 0 to 1. Default: as light as the level.
    public var bubbleColor: (CGFloat) -> UIColor = { UIColor(white: $0, alpha: 1) }
    /// The text's colour at a level from 0 to 1. Default: white up to 0.5, black above.
    public var textColor: (CGFloat) -> UIColor = { $0 > 0.5 ? .black : .white }
    /// The text's font at the default text size; it grows with the user's. Default Georgia 20.
    public var font = UIFont(name: "Georgia", size: 20) ?? UIFont.systemFont(ofSize: 20)
    /// Draws the bubble instead; nil, the default, to draw it as described.
    public var drawBubble: (@MainActor (BubbleDrawing) -> Void)?

    /// The thumb's size, in points.
    static let thumbSize = CGSize(width: 40, height: 18)
    /// The bubble's size, in points, where its text has room in it.
    static let bubbleSize = CGSize(width: 40, height: 40)

    /// The default pictures.
    public init() {}

    /// The rectangle.
    /// - Parameter traits: Light or dark, and the screen's scale.
    func thumbImage(_ traits: UITraitCollection) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(1, traits.displayScale)
        format.opaque = false
        return UIGraphicsImageRenderer(size: Self.thumbSize, format: format).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(thumbColor.resolvedColor(with: traits).cgColor)
            context.fill(CGRect(x: 1.5, y: 0.5, width: 37, height: 17))
            context.setStrokeColor(thumbOutlineColor.resolvedColor(with: traits).cgColor)
            context.setLineWidth(2)
            context.stroke(CGRect(x: 3, y: 2, width: 34, height: 14))
        }
    }

    /// How the bubble looks.
    func bubbleStyle(_ traits: UITraitCollection) -> BubbleStyle {
        var style = BubbleStyle()
        style.font = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
        style.minimumSize = Self.bubbleSize
        style.padding = UIEdgeInsets(top: 4, left: 2, bottom: 4, right: 2)
        style.cornerRadius = Self.bubbleSize.height / 2
        style.arrow = .zero
        style.gap = 1
        style.draw = drawBubble ?? draw
        return style
    }

    @MainActor
    private func draw(_ drawing: BubbleDrawing) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let body = drawing.body
        context.setFillColor(bubbleColor(drawing.level).resolvedColor(with: drawing.traits).cgColor)
        for tip in drawing.tips where hypot(tip.x - body.midX, tip.y - body.midY) > min(body.width, body.height) / 2 + 1 { drawArrow(to: tip, from: body, context) }
        context.addPath(shape(body).cgPath)
        context.fillPath()
        drawText(drawing)
        context.setStrokeColor(bubbleOutlineColor.resolvedColor(with: drawing.traits).cgColor)
        context.setLineWidth(3)
        context.addPath(shape(body.insetBy(dx: 1.5, dy: 1.5)).cgPath)
        context.strokePath()
    }

    /// A circle, or round at its ends where the text needs more room.
    @MainActor
    private func shape(_ rect: CGRect) -> UIBezierPath {
        rect.width == rect.height
            ? UIBezierPath(ovalIn: rect) : UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    /// A bubble that had to shift away from its thumb points at it with a corner.
    private func drawArrow(to tip: CGPoint, from body: CGRect, _ context: CGContext) {
        let way = CGVector(dx: tip.x - body.midX, dy: tip.y - body.midY), length = hypot(way.dx, way.dy)
        let half = min(body.width, body.height) / 3
        context.move(to: CGPoint(x: body.midX - way.dy / length * half, y: body.midY + way.dx / length * half))
        context.addLine(to: tip)
        context.addLine(to: CGPoint(x: body.midX + way.dy / length * half, y: body.midY - way.dx / length * half))
        context.closePath()
        context.fillPath()
    }

    /// Half of the text lies on either side of the centre; its baseline lies a quarter of the line's height below it.
    private func drawText(_ drawing: BubbleDrawing) {
        let color = textColor(drawing.level).resolvedColor(with: drawing.traits)
        let attributes: [NSAttributedString.Key: Any] = [.font: drawing.font, .foregroundColor: color]
        let size = (drawing.text as NSString).size(withAttributes: attributes)
        let origin = CGPoint(x: drawing.body.midX - size.width / 2, y: drawing.body.midY + size.height / 4 - drawing.font.ascender)
        (drawing.text as NSString).draw(at: origin, withAttributes: attributes)
    }
}
