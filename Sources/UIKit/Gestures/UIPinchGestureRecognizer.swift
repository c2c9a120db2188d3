@_spi(SliderKit) import QuartzCore

/// Recognises two fingers that move towards or away from each other: it begins once their distance has changed by 8 points (choice).
///
/// The scale includes these 8 points (choice), so that what is scaled stays under the fingers.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    static let hysteresis: CGFloat = 8

    private var ownScale: CGFloat = 1
    /// The distance at which the scale is 1.
    private var unit: CGFloat = 0
    private var firstDistance: CGFloat = 0
    private var samples = ChangeSamples()

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        if let element = (coder as? NibCoder)?.element, let scale = element.number("scale") { self.scale = scale }
    }

    /// The fingers' distance as a multiple of what it was when they landed, or since it was set. Setting it also forgets the velocity.
    open var scale: CGFloat {
        get { ownScale }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            ownScale = newValue
            if let distance { unit = distance / newValue }
            samples.removeAll()
        }
    }
    /// How fast the scale changes, in multiples per second.
    open var velocity: CGFloat { samples.velocity }

    /// The distance of the first two fingers, at least a point.
    private var distance: CGFloat? {
        guard tracked.count >= 2 else { return nil }
        let a = tracked[0].windowLocation, b = tracked[1].windowLocation
        return max(hypot(a.x - b.x, a.y - b.y), 1)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let distance else { return }
        if tracked.count > 2 {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        unit = distance / ownScale
        firstDistance = distance
        samples.note(ownScale)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let distance, unit > 0 else { return }
        ownScale = distance / unit
        samples.note(ownScale)
        switch state {
        case .possible: if abs(distance - firstDistance) >= Self.hysteresis { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard liveTouches < 2 else { return }
        if state != .possible || !pending.isEmpty { state = .ended } else if liveTouches == 0 { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if liveTouches < 2 { state = state == .possible ? .failed : .cancelled }
    }

    open override func reset() {
        super.reset()
        ownScale = 1
        unit = 0
        samples.removeAll()
    }
}
