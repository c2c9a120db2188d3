import UIKit

/// A knob that fills what it can of its bounds with a circle and follows the finger around it. It has no background, and is opaque by default.
class RoundSlider: UIControl {
    private var angle: CGFloat = 0

    override func draw(_ rect: CGRect) {
        let radius = min(bounds.width, bounds.height) / 2
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        UIColor.orange.setFill()
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
        UIColor.white.setFill()
        let dot = CGPoint(x: center.x + 0.8 * radius * cos(angle), y: center.y + 0.8 * radius * sin(angle))
        UIBezierPath(arcCenter: dot, radius: 0.1 * radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
        setNeedsDisplay()
        sendActions(for: .valueChanged)
        return true
    }
}
