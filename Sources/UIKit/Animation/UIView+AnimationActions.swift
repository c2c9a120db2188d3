@_spi(SliderKit) import CoreGraphics
@_spi(SliderKit) import QuartzCore

extension UIView {
    /// What a layer's change does: an animation inside an animation block, nothing outside. NSNull ends the layer's own search.
    func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
        guard let block = AnimationBlock.current, AnimationBlock.areEnabled, block.duration > 0 || block.delay > 0 else {
            return UIView.noAction
        }
        guard UIView.isAnimatable(key) else { return UIView.noAction }
        let isAdditive = block.isAdditive(key, of: layer)
        guard let from = isAdditive ? layer.value(forKey: key) : startValue(of: layer, key: key, block: block) else { return UIView.noAction }
        if !block.options.contains(.allowUserInteraction) { block.tracker.block(self) }
        if let recorder = block.recorder {
            recorder.record(layer, key: key, from: from)
            return UIView.noAction
        }
        let animation = block.makeAnimation(for: layer, key: key, from: from)
        block.tracker.add()
        return isAdditive ? AdditiveAction(animation) : animation
    }

    /// One object for all, so that a change outside of animations allocates nothing.
    nonisolated private static let noAction = NSNull()

    /// Where the animation starts: where a running one shows the layer, else the value before the change.
    private func startValue(of layer: CALayer, key: String, block: AnimationBlock) -> Any? {
        // Geometry always goes on from where it is seen; the rest only when asked to.
        let goesOn = block.options.contains(.beginFromCurrentState) || key == "position" || key == "bounds" || key == "transform"
        if goesOn, layer.animation(forKey: key) != nil, let shown = layer.presentation()?.value(forKey: key) { return shown }
        return layer.value(forKey: key)
    }

    private static func isAnimatable(_ key: String) -> Bool {
        switch key {
        case "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
            "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "shadowPath", "zPosition", "anchorPoint",
            "sublayerTransform", "contentsRect", "contentsScale", "path", "strokeColor", "fillColor", "strokeStart", "strokeEnd",
            "lineWidth", "lineDashPhase", "colors", "locations", "startPoint", "endPoint":
            true
        default: false
        }
    }
}

extension AnimationBlock {
    /// Whether a change is shown by an ``AdditiveAction``: places and sizes are, as on the phone since iOS 8. What repeats, what a property
    /// animator drives, and what comes while such an animation is under way, takes the place of what ran before, from where the layer is
    /// seen; so do transforms (choice).
    func isAdditive(_ key: String, of layer: CALayer) -> Bool {
        guard key == "position" || key == "bounds", recorder == nil, repeatCount == 1, !autoreverses else { return false }
        guard let running = layer.animation(forKey: key) else { return true }
        return (running as? CAPropertyAnimation)?.isAdditive == true
    }

    /// The animation of one property to the value that the layer gets next.
    func makeAnimation(for layer: CALayer, key: String, from: Any) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch timing {
        case .curve(let function):
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
        case .spring(let damping, let velocity):
            animation = CASpringAnimation.settling(in: duration, keyPath: key, dampingRatio: damping, velocity: velocity)
        }
        animation.fromValue = from
        apply(to: animation)
        return animation
    }

    /// Gives an animation this block's duration, delay, repetition and completion.
    func apply(to animation: CAAnimation) {
        animation.duration = duration
        if delay > 0 {
            animation.beginTime = HostClock.current.now + delay
            animation.fillMode = .backwards
        }
        animation.autoreverses = autoreverses
        animation.repeatCount = repeatCount == 1 ? 0 : repeatCount
        animation.delegate = tracker
    }
}

extension CASpringAnimation {
    /// A spring that has come to a thousandth of its way after `duration`, with unit mass.
    /// - Parameters:
    ///   - dampingRatio: 1 settles without going past the end; less swings.
    ///   - velocity: initial speed, in whole distances for each second.
    static func settling(in duration: TimeInterval, keyPath: String, dampingRatio: CGFloat, velocity: CGFloat) -> CASpringAnimation {
        let ratio = dampingRatio.isFinite ? max(0.01, min(dampingRatio, 10)) : 1
        let length = max(duration, 0.001)
        // The envelope exp(-ratio·ω·t) is 0.001 at the end; at ratio 1 and above the slower root decides.
        let frequency: CGFloat
        if ratio < 1 {
            frequency = 6.907755 / (ratio * length)
        } else if ratio == 1 {
            frequency = 9.233413 / length
        } else {
            frequency = 6.907755 / ((ratio - (ratio * ratio - 1).squareRoot()) * length)
        }
        let spring = CASpringAnimation(keyPath: keyPath)
        spring.mass = 1
        spring.stiffness = frequency * frequency
        spring.damping = 2 * ratio * frequency
        spring.initialVelocity = velocity.isFinite ? velocity : 0
        return spring
    }
}
