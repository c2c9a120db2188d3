@_spi(SliderKit) import QuartzCore

/// Two buttons that make a value smaller and larger.
///
/// A stepper is 94 × 32 points; frames of other sizes keep only their place.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    var range = (minimum: 0.0, maximum: 100.0, step: 1.0)
    var ownValue = 0.0
    var stepperImages = StepperImages()
    let plate = StepperPart(frame: .zero)
    let divider = StepperPart(frame: .zero)
    let halves = (decrement: StepperHalf(sign: -1), increment: StepperHalf(sign: 1))
    /// The half under the finger, and the clock's entry for its repetition.
    var pressed: StepperHalf?
    var repetition: HostClock.Token?
    var repetitions = 0
    var hasUntoldChange = false
    static let size = CGSize(width: 94, height: 32)

    // MARK: Making

    /// A stepper from 0 to 100 at 0, at a place in its future superview's coordinates, in points; the size is the stepper's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepareStepper()
    }

    /// A stepper from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareStepper()
        decodeStepper(coder)
        frame = CGRect(origin: frame.origin, size: Self.size)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStepper(coder)
    }

    // MARK: Value

    /// The value, from `minimumValue` to `maximumValue`: what lies outside becomes the limit, what is no number is ignored. Default 0.
    /// Setting it sends no event.
    open var value: Double {
        get { ownValue }
        set { assign(newValue) }
    }
    /// The least value. Default 0. One above `maximumValue` moves that too (choice: UIKit stops the program at equal limits).
    open var minimumValue: Double {
        get { range.minimum }
        set {
            guard newValue.isFinite else { return }
            range.minimum = newValue
            range.maximum = max(range.maximum, newValue)
            assign(ownValue)
        }
    }
    /// The largest value. Default 100. One below `minimumValue` moves that too.
    open var maximumValue: Double {
        get { range.maximum }
        set {
            guard newValue.isFinite else { return }
            range.maximum = newValue
            range.minimum = min(range.minimum, newValue)
            assign(ownValue)
        }
    }
    /// How much a tap changes. Default 1; what is not above 0 is ignored (choice: UIKit stops the program).
    open var stepValue: Double {
        get { range.step }
        set { if newValue.isFinite, newValue > 0 { range.step = newValue } }
    }
    /// Whether `.valueChanged` is sent at each step (default), or once when the finger lifts.
    open var isContinuous = true
    /// Whether the value goes on changing while a half is held. Default true.
    open var autorepeat = true
    /// Whether a step beyond a limit goes to the other one. Default false.
    open var wraps = false { didSet { updateHalves() } }

    // MARK: Looks

    /// Sets the image of the background for a state; each half shows its part. nil everywhere: the system's.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.stepperBackground(state), { ($0 as? UIStepper)?.setBackgroundImage(image, for: state) })
        change { $0.backgrounds[state.rawValue] = image }
    }
    /// The background's image for a state, else that for `.normal`.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { StepperImages.find(stepperImages.backgrounds, state) }
    /// Sets the image between the halves for the states of the left and the right one.
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) {
        styled(
            .stepperDivider(leftState, rightState),
            { ($0 as? UIStepper)?.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState) })
        change { $0.dividers[StepperImages.key(leftState, rightState)] = image }
    }
    /// The image between the halves for the states of the left and the right one, else that for `.normal` of both.
    open func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage? {
        stepperImages.dividers[StepperImages.key(leftState, rightState)] ?? stepperImages.dividers[0]
    }
    /// Sets the image of the half that makes the value larger. Default: a plus.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.stepperIncrement(state), { ($0 as? UIStepper)?.setIncrementImage(image, for: state) })
        change { $0.increments[state.rawValue] = image }
    }
    /// The image of the half that makes the value larger, for a state, else that for `.normal`; nil where the system's is shown.
    open func incrementImage(for state: UIControl.State) -> UIImage? { StepperImages.find(stepperImages.increments, state) }
    /// Sets the image of the half that makes the value smaller. Default: a minus.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.stepperDecrement(state), { ($0 as? UIStepper)?.setDecrementImage(image, for: state) })
        change { $0.decrements[state.rawValue] = image }
    }
    /// The image of the half that makes the value smaller, for a state, else that for `.normal`; nil where the system's is shown.
    open func decrementImage(for state: UIControl.State) -> UIImage? { StepperImages.find(stepperImages.decrements, state) }

    // MARK: What views, controls and responders override

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && press(touch)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }
    open override func cancelTracking(with event: UIEvent?) { release() }
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopRepeating() }
    }

    // MARK: Keys and accessibility

    /// A stepper can have the focus while it is enabled, shown and takes interaction.
    open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
    /// Arrows make a step, with `.valueChanged`, and go on while they are held (choice: Apple's take no keys alone).
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !takeKey($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.taker !== self }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { $0.taker !== self }
        if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }
    /// One adjustable element (choice: Apple's reads its halves as two buttons).
    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }
    /// What was set, else the value.
    open override var accessibilityValue: String? {
        get { accessibilityBox?.value ?? spokenValue }
        set { super.accessibilityValue = newValue }
    }
    /// A step up, with `.valueChanged`.
    open override func accessibilityIncrement() { stepAndTell(1) }
    /// A step down, with `.valueChanged`.
    open override func accessibilityDecrement() { stepAndTell(-1) }

    // MARK: For UIView and UIControl

    override class var drawsNothing: Bool { self == UIStepper.self }
    override func controlStateDidChange() { updateHalves() }
    override func inheritedLooksDidChange() { updateHalves() }
    override func tellOfChange(with event: UIEvent?) { if isContinuous || pressed == nil { sendUntoldChange(event) } }
    override func forgetChange() { hasUntoldChange = false }
}
