import UIKit

/// A thumb that is slid all the way to confirm something that must not happen by accident.
///
///     let slider = ConfirmSlider()
///     slider.text = "Slide to pay"
///     slider.onEvent { event in if case .confirmed = event { pay() } }
///
/// Targets hear `.primaryActionTriggered` when it is confirmed and `.valueChanged` while the thumb moves. It can be confirmed without a
/// drag too: activate it (tap the thumb, press Space or Return) and once more within a few seconds, or use the action that it offers to
/// assistive tools.
@MainActor @IBDesignable
open class ConfirmSlider: UIControl {
    // MARK: Behaviour

    /// Which way the thumb goes. Default forward.
    open var direction = ConfirmDirection.forward { didSet { if direction != oldValue { shapeChanged() } } }
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

    /// What stands on the track. It fades as the thumb comes over it. Default empty.
    @IBInspectable open var text: String = "" { didSet { showWords() } }
    /// What stands there once it is confirmed. Default empty: nothing.
    @IBInspectable open var confirmedText: String = "" { didSet { showWords() } }
    /// What stands there after the first activation. Default "Again to confirm".
    @IBInspectable open var armedText: String = "Again to confirm" { didSet { showWords() } }
    /// What stands there while it can be taken back. Default "Undo".
    @IBInspectable open var undoText: String = "Undo" { didSet { showWords() } }
    /// The words' font; nil, the default, for a headline at the user's text size.
    open var font: UIFont? { didSet { showWords() } }
    /// The words' colour. Default the label colour.
    @IBInspectable open var textColor: UIColor = .label { didSet { showWords() } }

    /// The words' colour on the filled track, at the end. Default white.
    @IBInspectable open var confirmedTextColor: UIColor = .white { didSet { showWords() } }

    // MARK: Looks

    /// The thumb's size, in points. Default 48 × 48.
    @IBInspectable open var thumbSize = CGSize(width: 48, height: 48) { didSet { shapeChanged() } }
    /// The room between thumb and track's edge, in points. Default 4.
    @IBInspectable open var inset: CGFloat = 4 { didSet { shapeChanged() } }
    /// The radius of the track's corners, in points; below zero, the default, for round ends.
    @IBInspectable open var cornerRadius: CGFloat = -1 { didSet { setNeedsLayout() } }
    /// The track's colour. Default the system's fill.
    @IBInspectable open var trackColor: UIColor = .systemFill { didSet { setNeedsLayout() } }
    /// The colour of the way that the thumb has come; nil, the default, for the tint.
    @IBInspectable open var fillColor: UIColor? { didSet { setNeedsLayout() } }
    /// The thumb's colour. Default white.
    @IBInspectable open var thumbColor: UIColor = .white { didSet { setNeedsLayout() } }
    /// The picture on the thumb; nil, the default, for an arrow.
    @IBInspectable open var thumbImage: UIImage? { didSet { setNeedsLayout() } }

    // MARK: Parts

    /// The bar.
    public let track = UIView()
    /// The way that the thumb has come.
    public let fill = UIView()
    /// The words.
    public let label = UILabel()
    /// What is slid.
    public let thumb = ConfirmThumb()

    /// Where it is.
    public internal(set) var phase = ConfirmPhase.idle
    /// The share of the way that the thumb has come, 0…1.
    public internal(set) var progress: CGFloat = 0
    var grip: (offset: CGFloat, start: CGPoint)?
    var speed = TouchSpeed()
    var subscriptions: [ConfirmSubscription] = []
    /// Counts tries, so that a delay that belongs to an earlier one does nothing.
    var attempt = 0
    var isPastThreshold = false

    /// A slider.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A slider from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.textAlignment = .center
        label.isAccessibilityElement = false
        for view in [track, fill, label, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        showWords()
    }

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

    // MARK: Thin members that forward

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { setNeedsLayout() } }
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { enabledChanged() } } }
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) || takesHold(at: point) }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begin(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { move(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end(touch) }
    open override func cancelTracking(with event: UIEvent?) { cancelDrag() }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leaves(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
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
