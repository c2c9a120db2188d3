@_spi(SliderKit) import CoreGraphics

/// Watches the touches of a view and of what is inside it for a gesture, and tells its targets.
///
/// A subclass overrides the touch methods and sets `state`; discrete gestures go from `.possible` to `.ended` or `.failed`, continuous ones to
/// `.began`, `.changed`, and `.ended` or `.cancelled`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has got.
    public enum State: Int, Sendable {
        /// It may still become one.
        case possible = 0
        /// A continuous gesture began.
        case began = 1
        /// It went on.
        case changed = 2
        /// It ended, or a discrete gesture was recognised.
        case ended = 3
        /// It was ended by something else.
        case cancelled = 4
        /// It was no such gesture.
        case failed = 5
        /// A discrete gesture was recognised: another name for `.ended`.
        public static var recognized: State { .ended }

        var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    var ownState = State.possible
    var actions: [GestureAction] = []
    var requirements: [WeakRecognizer] = []
    /// The touches that are followed now.
    var tracked: [UITouch] = []
    /// The touches since the last reset, those that are over too.
    var seen: [UITouch] = []
    /// States that targets have yet to hear of.
    var unsent: [State] = []
    /// What the gesture waits to become until others fail.
    var pending: [State] = []
    var isEngaged = false
    /// Whether it began or was recognised since the last reset.
    var hasRecognized = false
    var isReceiving = false
    /// Whether scrolling drives it, which has no touches.
    var isFollowingScroll = false
    var lastWindowLocation = CGPoint.zero
    @ViewReference var lastWindow: UIWindow?
    /// A view that a nib made the delegate, although it does not adopt the protocol.
    @ViewReference var askedView: UIView?
    @ViewReference var ownView: UIView?

    // MARK: Making

    /// A recogniser that sends an action; both may be nil.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser from an archive or a nib, with the properties that the coder holds.
    public init?(coder: NSCoder) {
        super.init()
        decodeProperties(coder)
    }

    /// A recogniser without a target.
    public convenience init(_: Never...) { self.init(target: nil, action: nil) }

    // MARK: Targets

    /// Adds a target, which is not kept. The action takes the recogniser, or nothing. The same pair counts once.
    open func addTarget(_ target: Any, action: Selector) { insertAction(target, action) }

    /// Removes a target's action; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) { deleteActions(target, action) }

    // MARK: State

    /// How far the gesture has got. Subclasses set it; what can't follow the present state is ignored.
    open var state: State {
        get { ownState }
        set { transition(to: newValue) }
    }
    /// Whom to ask; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { askedView = nil }
    }
    /// Whether it gets touches. Default true. Switching it off cancels a gesture that goes on.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { abandonNow() } }
    }
    /// The view whose touches it watches.
    public internal(set) var view: UIView? {
        get { ownView }
        set { ownView = newValue }
    }
    /// Whether the view's touches are cancelled when the gesture is recognised. Default true.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only once this gesture has failed. Default false.
    open var delaysTouchesBegan = false
    /// Whether the view hears that touches ended only once this gesture has failed. Default true.
    open var delaysTouchesEnded = true
    /// Which types of touch it takes, as raw values of `UITouch.TouchType`. Default: all.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// A name for debugging. Default nil.
    open var name: String?

    /// Has this gesture wait until the other has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        requirements.append(WeakRecognizer(otherGestureRecognizer))
    }

    // MARK: Touches

    /// The middle of the touches in a view's coordinates; nil: the window's.
    open func location(in view: UIView?) -> CGPoint { place(centroid, in: view) }
    /// How many touches there are.
    open var numberOfTouches: Int { tracked.count }
    /// Where one of the touches is, in a view's coordinates; nil: the window's. Traps when there is no such touch.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        requireRule(
            tracked.indices.contains(touchIndex),
            "location(ofTouch: \(touchIndex)) of a gesture with \(tracked.count) touches: ask numberOfTouches first.")
        return tracked[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Fingers landed. Overriders call super, as for the other three.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The gesture is over, or was none: forget what was gathered.
    open func reset() {}
    /// Nothing stands in its way: its targets hear next that it began.
    func willBegin() {}
    /// Lets go of a touch, which then goes to the view only.
    open func ignore(_ touch: UITouch, for event: UIEvent) { letGo(of: touch) }
    /// Whether this gesture, once recognised, keeps the other from being so. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other, once recognised, keeps this one from being so. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this gesture waits until the other has failed. Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits until this gesture has failed. Default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the gesture takes part in an event's touches. Default: as the delegate says, else true.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// The buttons of a pointer that it takes.
    var requiredButtons: UIEvent.ButtonMask { .primary }
    /// Whether touches may still come between those that ended; otherwise a gesture that is undecided when all fingers are up has failed.
    var waitsForMoreTouches: Bool { false }
}

/// A recogniser that is held weakly.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// One target of a recogniser.
struct GestureAction {
    weak var target: AnyObject?
    let action: Selector
}
