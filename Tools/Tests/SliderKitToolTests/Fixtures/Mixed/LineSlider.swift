import UIKit

/// A control that is drawn by code and follows the finger along a line.
@IBDesignable
class LineSlider: UIControl {
    @IBInspectable var lineColor: UIColor = .blue
    @IBInspectable var fraction: CGFloat = 0.25 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 40) }

    override func draw(_ rect: CGRect) {
        lineColor.setFill()
        UIRectFill(CGRect(x: 0, y: bounds.midY - 2, width: bounds.width * fraction, height: 4))
        UIBezierPath(ovalIn: CGRect(x: bounds.width * fraction - 10, y: bounds.midY - 10, width: 20, height: 20)).fill()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        fraction = min(max(touch.location(in: self).x / bounds.width, 0), 1)
        sendActions(for: .valueChanged)
    }
}
