import UIKit

/// What is slid to confirm something, whatever it looks like: tries, their outcome, ways without dragging, words.
///
/// A try begins, moves and then is confirmed or cancelled; ``onEvent(_:)`` tells. Targets hear `.primaryActionTriggered` when it is confirmed and
/// `.valueChanged` while the thumb moves. ``ConfirmSlider`` draws itself; ``VerticalSlider`` is designed in a xib.
@MainActor
open class ConfirmControl: UIControl {
    // MARK: Behaviour

    /// When a release confirms. Default: 9/10 of the way, no flicks.
    open var travel = ConfirmTravel()
    /// How long it can be taken back after the thumb has arrived, in seconds. Default 0: not at all.
    @IBInspectable open var undoWindow: Double = 0
    /// Whether activating it twice confirms, for those who can't drag. Default true.
    @IBInspectable open var allowsDoubleActivation = true
    /// How long after the first activation the second one counts, in seconds. Default 4.
    @IBInspectable open var activationWindow: Double = 4
    /// How long the thumb takes back to its start, in seconds. Default 0.3.
    @IBInspectable open var returnDuration: Double = 0.3
    /// Whether it is felt: a knock where the threshold is passed, and one for success. Default true.
    @IBInspectable open var hasHaptics = true

    // MARK: Words

    /// What is asked for, such as "Slide to pay". It fades as the thumb comes over it. Default empty.
    @IBInspectable open var text: String = "" { didSet { showWords() } }
    /// What stands there once it is confirmed. Default empty: nothing.
    @IBInspectable open var confirmedText: String = "" { didSet { showWords() } }
    /// What stands there after the first activation. Default "Again to confirm".
    @IBInspectable open var armedText: String = "Again to confirm" { didSet { showWords() } }
    /// What stands there while it can be taken back. Default "Undo".
    @IBInspectable open var undoText: String = "Undo" { didSet { showWords() } }

    // MARK: State

    /// Where it is.
    public internal(set) var phase = ConfirmPhase.idle
    /// The share of the way that the thumb has come, 0…1.
    public internal(set) var progress: CGFloat = 0
    /// Whether a finger is on the thumb.
    var isHeld = false
    var subscriptions: [ConfirmSubscription] = []
    /// Counts tries, so that a delay that belongs to an earlier one does nothing.
    var attempt = 0
    var isPastThreshold = false

    // MARK: By the program

    /// Brings the thumb back to its start; a try that is on is cancelled as interrupted.
    open func reset(animated: Bool) { resetByProgram(animated: animated) }
    /// Confirms as if the user had, without an undo window.
    open func confirm(animated: Bool) { confirmByProgram(animated: animated) }
    /// Shows that the program is at work on what was confirmed, until ``reset(animated:)`` or ``stopLoading()``.
    open func startLoading() { showLoading(true) }
    /// Shows that it is done.
    open func stopLoading() { showLoading(false) }

    /// Lays out whatever depends on the thumb's place. Override to move more with it; inside an animation it animates along.
    open func progressChanged() {}

    // MARK: What each look does its own way

    /// Brings everything to its place for ``progress`` and ``phase``.
    func layoutParts() {}
    /// Shows ``words``.
    func showWords() { setNeedsLayout() }
    /// Whether a release now confirms.
    /// - Parameter velocity: Along the way, in points per second.
    func confirmsRelease(velocity: CGFloat) -> Bool { travel.confirms(progress: progress, velocity: velocity) }
    /// It was switched on or off.
    func enabledChanged() {
        if !isEnabled { cancelDrag() }
        setNeedsLayout()
    }

    // MARK: Thin members that forward

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { enabledChanged() } } }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { cancelDrag() }
    }
    open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: take) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (text.isEmpty ? nil : text) }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenPhase }
        set { super.accessibilityValue = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }
    /// Activating it is the first of two activations, or undoes.
    open override func accessibilityActivate() -> Bool { activate(.assistiveTool) }
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? ownActions }
        set { super.accessibilityCustomActions = newValue }
    }
}
