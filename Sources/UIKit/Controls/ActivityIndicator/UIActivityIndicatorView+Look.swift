@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIActivityIndicatorView {
    /// Eight spokes, a second for each turn, the faintest at a fifth (choices).
    static let count = 8, period: CFTimeInterval = 1, faintest: Float = 0.2

    static func side(_ style: Style) -> CGFloat { style == .large ? 37 : 20 }

    func prepareIndicator() {
        setDefaults { isUserInteractionEnabled = false }
        isOpaque = false
        isHidden = true
        for _ in 0..<Self.count {
            let spoke = CALayer()
            spokes.append(spoke)
            layer.addSublayer(spoke)
        }
    }

    func turn(_ on: Bool) {
        if on { isHidden = false } else if hidesWhenStopped { isHidden = true }
        guard isTurning != on else { return }
        isTurning = on
        animateSpokes()
    }

    /// The share of a spoke's alpha at rest: the first, at the top, is the strongest.
    private func strength(_ index: Int) -> Float {
        1 - (1 - Self.faintest) * Float(Self.count - index) / Float(Self.count) * (index == 0 ? 0 : 1)
    }

    func place() {
        let side = Self.side(ownStyle), middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let length = side * 0.27, width = side * 0.12, reach = side / 2 - length / 2
        let tint = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.count)
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.position = CGPoint(x: middle.x + sin(angle) * reach, y: middle.y - cos(angle) * reach)
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            spoke.cornerRadius = width / 2
            spoke.backgroundColor = tint
            spoke.opacity = strength(index)
        }
        CATransaction.commit()
    }

    /// Each spoke grows faint from its turn on.
    func animateSpokes() {
        for (index, spoke) in spokes.enumerated() {
            spoke.removeAnimation(forKey: "turn")
            guard isTurning, window != nil else { continue }
            let steps = (0...Self.count).map { step in strength((index - step % Self.count + Self.count) % Self.count) }
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = steps
            animation.calculationMode = .discrete
            animation.duration = Self.period
            animation.repeatCount = .infinity
            spoke.add(animation, forKey: "turn")
        }
    }

    // MARK: Archives and nibs

    func encodeIndicator(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(style.rawValue, forKey: "UIActivityIndicatorViewStyle")
        coder.encode(hidesWhenStopped, forKey: "UIHidesWhenStopped")
        coder.encode(isAnimating, forKey: "UIAnimating")
        if let ownColor { coder.encode(ownColor, forKey: "UIColor") }
    }

    func decodeIndicator(_ coder: NSCoder) {
        if let nib = coder as? NibCoder { return decodeIndicatorNib(nib) }
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.integer("UIActivityIndicatorViewStyle").flatMap(Style.init) { self.style = style }
        if coder.containsValue(forKey: "UIHidesWhenStopped") { hidesWhenStopped = coder.decodeBool(forKey: "UIHidesWhenStopped") }
        if let color = coder.object(UIColor.self, "UIColor") { self.color = color }
        if coder.decodeBool(forKey: "UIAnimating") { startAnimating() }
    }
}
