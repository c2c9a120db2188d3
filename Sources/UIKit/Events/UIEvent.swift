/// What the touches of the screen did at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        /// Of fingers.
        case touches = 0
        /// Of the device being moved.
        case motion = 1
        /// Of a remote control.
        case remoteControl = 2
        /// Of buttons.
        case presses = 3
        /// Of a wheel.
        case scroll = 10
        /// Of a pointer without a button held.
        case hover = 11
        /// Of a trackpad's pinch or turn.
        case transform = 14
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The number as Apple gives it.
        public let rawValue: Int
        /// Makes a set from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The button for choosing: the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button for menus: the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// A button by its number, 1 being the primary one; none for numbers below.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    @exclusivity(unchecked) var touches: Set<UITouch> = []
    @exclusivity(unchecked) var ownTimestamp: TimeInterval = 0

    private let ownType: EventType

    /// An event without touches.
    nonisolated public override init() {
        ownType = .touches
        super.init()
    }

    nonisolated init(type: EventType, timestamp: TimeInterval) {
        ownType = type
        ownTimestamp = timestamp
        super.init()
    }

    /// What kind of event it is.
    open var type: EventType { ownType }
    /// When it happened, in seconds of the host's clock.
    open var timestamp: TimeInterval { ownTimestamp }
    /// All touches of the screen; nil when the event has none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// The buttons of a pointer that are held; empty for fingers.
    open var buttonMask: ButtonMask { touches.reduce(into: []) { $0.formUnion($1.buttons) } }

    /// The touches that landed in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }
    /// The touches that landed on a view.
    open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }
    /// The touches that a recogniser gets.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { touch in touch.recognizers.contains { $0 === gesture } }
    }
    /// The samples that this change of a touch stands for. Hosts send each sample: the touch alone.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
    /// Where the touch may go next. Nothing is predicted: empty.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(condition)
        return found.isEmpty ? nil : found
    }
}
