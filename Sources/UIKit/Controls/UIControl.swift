/// A view that turns touches into events and sends them to targets.
///
/// Everything that subclasses override stands in this class body and forwards to `UIControl+Topic.swift`.
@preconcurrency @MainActor
open class UIControl: UIView {
    @exclusivity(unchecked) var controlFlags: Flags = [] {
        didSet { if KeyValueObservers.isActive { tellFlags(from: oldValue) } }
    }
    /// The finger that the control follows.
    @exclusivity(unchecked) var trackedTouch: UITouch?
    @exclusivity(unchecked) var registrations: [ControlRegistration] = []
    /// Counts changes of `registrations`, so that sending knows whether it must look again.
    var registrationChanges = 0
    private var alignments: (vertical: ContentVerticalAlignment, horizontal: ContentHorizontalAlignment) = (.center, .center)

    /// How far from the bounds, in points, a finger still counts as inside while it is followed.
    static let slop: CGFloat = 70

    // MARK: Making

    /// A control with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(coder)
    }

    /// A control whose main event (`.primaryActionTriggered`) does an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeControl(coder)
    }

    // MARK: State

    /// Whether the control takes touches. Default true. Disabling it while a finger is followed sends `.touchCancel`.
    open var isEnabled: Bool {
        get { !controlFlags.contains(.disabled) }
        set { setEnabled(newValue) }
    }
    /// Whether it is selected; only some controls show that. Default false.
    open var isSelected: Bool {
        get { controlFlags.contains(.selected) }
        set { setFlag(.selected, newValue) }
    }
    /// Whether it looks pressed. Set while a finger is on the control. Default false.
    open var isHighlighted: Bool {
        get { controlFlags.contains(.highlighted) }
        set { setFlag(.highlighted, newValue) }
    }
    /// The state, made of the three above and of whether the control has the focus.
    open var state: State { currentState }
    /// Whether a finger is followed.
    open var isTracking: Bool { controlFlags.contains(.tracking) }
    /// Whether that finger is within 70 points of the bounds. Valid only while it is followed.
    open var isTouchInside: Bool { controlFlags.contains(.touchInside) }
    /// Where the content goes from top to bottom. Default `.center`.
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { alignments.vertical }
        set {
            styled(.contentVerticalAlignment, \UIControl.contentVerticalAlignment, newValue)
            alignments.vertical = newValue
            setNeedsLayout()
        }
    }
    /// Where the content goes from left to right. Default `.center`.
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { alignments.horizontal }
        set {
            styled(.contentHorizontalAlignment, \UIControl.contentHorizontalAlignment, newValue)
            alignments.horizontal = newValue
            setNeedsLayout()
        }
    }
    /// The same with leading and trailing turned into left and right, as the view's direction says.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { physicalAlignment }

    // MARK: Tracking

    /// A finger landed. Default true: the control follows it.
    /// - Returns: whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved. Default true.
    /// - Returns: whether to follow it on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger lifted. Default: nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was taken away; `event` is nil when the control was disabled or removed. Default: nothing.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { followMove(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { followEnd(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { followCancel(touches, event) }

    // MARK: Targets and actions

    /// Sends an action to a target when one of the events happens. The target is not kept; nil means: the first in the responder chain that
    /// answers. The action takes nothing, the control, or the control and the event. The same pair counts once per event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        register(target: target, action: action, for: controlEvents)
    }
    /// Stops sending; a nil target stands for any, a nil action for any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        unregister(target: target, action: action, for: controlEvents)
    }
    /// Does an action when one of the events happens. An action of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { register(action, for: controlEvents) }
    /// Stops doing an action.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        unregister(action.identifier, for: controlEvents)
    }
    /// Stops doing the action of that identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        unregister(actionIdentifier, for: controlEvents)
    }
    /// All targets; NSNull stands for nil targets.
    open var allTargets: Set<AnyHashable> { registeredTargets }
    /// All events that have a target or action.
    open var allControlEvents: UIControl.Event { registeredEvents }
    /// The names of the actions of a target for an event; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        registeredActions(of: target, for: controlEvent)
    }
    /// Calls a closure for each action and each pair of target and selector, with its events, until it sets `stop`.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, _ stop: inout Bool) -> Void) {
        enumerateRegistrations(iterator)
    }
    /// Sends one action to one target; overriders see every action pass here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    /// Does one action; overriders see every action pass here, and call super at most once.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }
    /// Sends the actions of the events, without a UIEvent.
    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, nil) }
    /// Does what the control is mainly for: sends `.primaryActionTriggered`.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: For the controls of this module

    /// A touch was taken; `.touchDown` is sent next.
    func trackingBegan() {}
    /// Whether the control stays highlighted while the finger is away.
    var keepsHighlightOutside: Bool { false }
    /// The state changed: images and colours may be others, which many controls see to in their layout.
    func controlStateDidChange() { setNeedsLayout() }
    /// Tells of a change of value that a touch brought, after the touch event.
    func tellOfChange(with event: UIEvent?) {}
    /// A finger was lifted inside, which targets have heard of.
    func didSendTouchUpInside(with event: UIEvent?) {}
    /// Forgets such a change: the touch was not taken after all.
    func forgetChange() {}
}
