import UIKit

/// The pictures of a ``DynamicThumbSlider``'s thumb: a rectangle, alone or below a bubble.
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
    /// The text's font. Default Georgia 20.
    public var font = UIFont(name: "Georgia", size: 20) ?? UIFont.systemFont(ofSize: 20)
    /// Pixels per point of the pictures. Default 1, as the recipe has it.
    public var scale: CGFloat = 1

    /// The default pictures.
    public init() {}

    /// The thumb, 40 × 100 points; without a bubble when `level` is nil.
    func image(level: CGFloat?, text: String) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 100), format: format).image { renderer in
            drawRectangle(in: renderer.cgContext)
            if let level { drawBubble(level: level, text: text, in: renderer.cgContext) }
        }
    }

    private func drawRectangle(in context: CGContext) {
        context.setFillColor(thumbColor.cgColor)
        context.fill(CGRect(x: 1.5, y: 41.5, width: 37, height: 17))
        context.setStrokeColor(thumbOutlineColor.cgColor)
        context.setLineWidth(2)
        context.stroke(CGRect(x: 3, y: 43, width: 34, height: 14))
    }

    private func drawBubble(level: CGFloat, text: String, in context: CGContext) {
        context.setFillColor(bubbleColor(level).cgColor)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        drawText(text, level: level, center: CGPoint(x: 20, y: 20))
        context.setStrokeColor(bubbleOutlineColor.cgColor)
        context.setLineWidth(3)
        context.strokeEllipse(in: CGRect(x: 1.5, y: 1.5, width: 37, height: 37))
    }

    /// Half of the text lies on either side of the centre; its baseline lies a quarter of the line's height below it.
    private func drawText(_ text: String, level: CGFloat, center: CGPoint) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: textColor(level)]
        let size = (text as NSString).size(withAttributes: attributes)
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y + size.height / 4 - font.ascender)
        (text as NSString).draw(at: origin, withAttributes: attributes)
    }
}
