@_spi(SliderKit) import QuartzCore

/// Recognises one or more fingers that move quickly in one direction.
///
/// They must move 50 points within half a second, and less than half as far across (choices).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions in which fingers may move, as the view has them.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: UInt
        /// Makes one from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    static let distance: CGFloat = 50
    static let maximumDuration: TimeInterval = 0.5

    /// The directions that count. Default `.right`.
    open var direction: UISwipeGestureRecognizer.Direction = .right
    /// How many fingers must move together. Default 1.
    open var numberOfTouchesRequired = 1

    private var began: TimeInterval?
    private var moved = CGPoint.zero

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder).map { decodeSwipeNib($0.element) }
        guard coder.allowsKeyedCoding else { return }
        if let number = coder.integer("UISwipeGestureRecognizer.direction"), number >= 0 { direction = Direction(rawValue: UInt(number)) }
        if let count = coder.integer("UISwipeGestureRecognizer.numberOfTouchesRequired") { numberOfTouchesRequired = count }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, pending.isEmpty else { return }
        if numberOfTouches > numberOfTouchesRequired { return state = .failed }
        if began == nil { began = HostClock.current.now }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, pending.isEmpty, let began else { return }
        if HostClock.current.now - began > Self.maximumDuration { return state = .failed }
        for touch in touches {
            moved.x += (touch.windowLocation.x - touch.previousWindowLocation.x) / CGFloat(numberOfTouchesRequired)
            moved.y += (touch.windowLocation.y - touch.previousWindowLocation.y) / CGFloat(numberOfTouchesRequired)
        }
        judge(placeVector(moved, in: view))
    }

    private func judge(_ way: CGPoint) {
        let isAcross = abs(way.x) >= abs(way.y)
        let along = max(abs(way.x), abs(way.y)), across = min(abs(way.x), abs(way.y))
        guard along >= Self.distance else { return }
        let taken: Direction = isAcross ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        let isOne = direction.contains(taken) && across <= along / 2 && numberOfTouches == numberOfTouchesRequired
        state = isOne ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible, pending.isEmpty { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        began = nil
        moved = .zero
    }
}
