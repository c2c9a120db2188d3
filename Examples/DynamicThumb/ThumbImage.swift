import UIKit

/// The pictures of the thumb: a small rectangle, alone or below a bubble that shows the level.
enum ThumbImage {
    private static let size = CGSize(width: 40, height: 100)

    static func simple() -> UIImage {
        return image { context in drawRectangle(in: context) }
    }

    /// - Parameter level: From 0, a black bubble, to 1, a white one.
    static func withBubble(level: Float) -> UIImage {
        return image { context in
            drawRectangle(in: context)
            drawBubble(level: CGFloat(level), in: context)
        }
    }

    private static func image(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        defer { UIGraphicsEndImageContext() }
        if let context = UIGraphicsGetCurrentContext() { draw(context) }
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    private static func drawRectangle(in context: CGContext) {
        context.setFillColor(UIColor.darkGray.cgColor)
        context.fill(CGRect(x: 1.5, y: 41.5, width: 37, height: 17))
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(2)
        context.stroke(CGRect(x: 3, y: 43, width: 34, height: 14))
    }

    private static func drawBubble(level: CGFloat, in context: CGContext) {
        context.setFillColor(UIColor(white: level, alpha: 1).cgColor)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))

        drawText(String(format: "%0.1f", Double(level)), color: level > 0.5 ? .black : .white, center: CGPoint(x: 20, y: 20))

        context.setStrokeColor(UIColor.gray.cgColor)
        context.setLineWidth(3)
        context.strokeEllipse(in: CGRect(x: 1.5, y: 1.5, width: 37, height: 37))
    }

    /// Half of the text lies on either side of the centre; its baseline lies a quarter of the line's height below it.
    private static func drawText(_ text: String, color: UIColor, center: CGPoint) {
        let font = UIFont(name: "Georgia", size: 20) ?? UIFont.systemFont(ofSize: 20)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let size = (text as NSString).size(withAttributes: attributes)
        let baseline = center.y + size.height / 4
        let origin = CGPoint(x: center.x - size.width / 2, y: baseline - font.ascender)
        (text as NSString).draw(at: origin, withAttributes: attributes)
    }
}
