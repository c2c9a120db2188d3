@_spi(SliderKit) import QuartzCore

/// Recognises two fingers that turn around each other: it begins once they have turned by a tenth of a radian (choice).
///
/// The rotation includes what it takes to begin (choice), so that what is turned stays under the fingers.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    static let hysteresis: CGFloat = 0.1

    private var ownRotation: CGFloat = 0
    private var turned: CGFloat = 0
    private var lastAngle: CGFloat?
    private var samples = ChangeSamples()

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        if let element = (coder as? NibCoder)?.element, let rotation = element.number("rotation") { self.rotation = rotation }
    }

    /// How far the fingers have turned clockwise since they landed, or since it was set, in radians; whole turns count on. Setting it also
    /// forgets the velocity.
    open var rotation: CGFloat {
        get { ownRotation }
        set {
            guard newValue.isFinite else { return }
            ownRotation = newValue
            samples.removeAll()
        }
    }
    /// How fast they turn, in radians per second.
    open var velocity: CGFloat { samples.velocity }

    private var angle: CGFloat? {
        guard tracked.count >= 2 else { return nil }
        let a = tracked[0].windowLocation, b = tracked[1].windowLocation
        guard a != b else { return nil }
        return atan2(b.y - a.y, b.x - a.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if tracked.count > 2 {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard tracked.count == 2 else { return }
        lastAngle = angle
        samples.note(ownRotation)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let angle else { return }
        if let lastAngle {
            // The shorter way round: fingers turn by less than half a turn from sample to sample.
            let step = remainder(angle - lastAngle, 2 * CGFloat.pi)
            ownRotation += step
            turned += step
        }
        lastAngle = angle
        samples.note(ownRotation)
        switch state {
        case .possible: if abs(turned) >= Self.hysteresis { state = .began }
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
        ownRotation = 0
        turned = 0
        lastAngle = nil
        samples.removeAll()
    }
}
