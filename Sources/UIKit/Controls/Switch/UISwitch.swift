/// A control that is on or off.
///
/// It has a size of its own: 63 × 28 points in the current look, 51 × 31 in the classic one; frames of other sizes keep only their place.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch looks.
    public enum Style: Int, Sendable {
        /// As the app's idiom has it.
        case automatic = 0
        /// A box to tick, in apps of the Mac idiom.
        case checkbox = 1
        /// A switch that slides.
        case sliding = 2
    }

    var ownIsOn = false
    var onTint: UIColor?
    var thumbTint: UIColor?
    var images: (on: UIImage?, off: UIImage?) = (nil, nil)
    var ownTitle: String?
    var ownPreferredStyle = Style.automatic
    let track = SwitchTrack(frame: .zero)
    let thumb = SwitchThumb(frame: .zero)
    /// While a finger is on the switch: where it landed, whether it has dragged, and what is shown.
    var drag: (start: CGFloat, hasMoved: Bool, shows: Bool)?
    var pressedKey: UIKeyboardHIDUsage?

    // MARK: Making

    /// A switch that is off, at a place in its future superview's coordinates, in points; the size is the switch's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: .zero))
        prepareSwitch()
        self.frame = frame
    }

    /// A switch from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSwitch()
        decodeSwitch(coder)
        frame = CGRect(origin: frame.origin, size: ownSize)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSwitch(coder)
    }

    // MARK: Value

    /// Whether it is on. Default false. Setting it sends no event.
    open var isOn: Bool {
        get { ownIsOn }
        set { setOn(newValue, animated: false) }
    }
    /// Switches it on or off; animated, the thumb slides. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) { assign(on, animated: animated) }

    // MARK: Looks

    /// The colour of the track while it is on. Default nil: the look's green.
    open var onTintColor: UIColor? {
        get { onTint }
        set {
            styled(.switchOnTint, \UISwitch.onTintColor, newValue)
            onTint = newValue
            paint()
        }
    }
    /// The colour of the thumb. Default nil: white.
    open var thumbTintColor: UIColor? {
        get { thumbTint }
        set {
            styled(.switchThumbTint, \UISwitch.thumbTintColor, newValue)
            thumbTint = newValue
            paint()
        }
    }
    /// Kept for older source: switches show no images since iOS 7. Default nil.
    open var onImage: UIImage? {
        get { images.on }
        set {
            styled(.switchOnImage, \UISwitch.onImage, newValue)
            images.on = newValue
        }
    }
    /// Kept for older source: switches show no images since iOS 7. Default nil.
    open var offImage: UIImage? {
        get { images.off }
        set {
            styled(.switchOffImage, \UISwitch.offImage, newValue)
            images.off = newValue
        }
    }
    /// The text beside a box to tick, in apps of the Mac idiom, of which there are none here: it is kept alone. Default nil.
    open var title: String? {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// How it should look. Default `.automatic`. Boxes exist in apps of the Mac idiom alone.
    open var preferredStyle: UISwitch.Style {
        get { ownPreferredStyle }
        set { ownPreferredStyle = newValue }
    }
    /// How it looks: always `.sliding` here.
    open var style: UISwitch.Style { .sliding }

    // MARK: What views, controls and responders override

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: ownSize) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: ownSize) }
    }
    open override var intrinsicContentSize: CGSize { ownSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && grab(touch)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release(event) }
    open override func cancelTracking(with event: UIEvent?) { letGo() }
    override func keepsDrag(of touch: UITouch) -> Bool { isEnabled && isDragAlong(touch) }
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // MARK: Keys and accessibility

    /// A switch can have the focus while it is enabled, shown and takes interaction.
    open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
    /// Space and Return switch it when they are released.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !beginKey($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !endKey($0, acts: true) }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !endKey($0, acts: false) }
        if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
    }
    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? spokenTraits }
        set { super.accessibilityTraits = newValue }
    }
    /// What was set, else "1" while it is on and "0" while it is off.
    open override var accessibilityValue: String? {
        get { accessibilityBox?.value ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    // MARK: For UIView and UIControl

    override class var drawsNothing: Bool { self == UISwitch.self }
    override var keepsHighlightOutside: Bool { true }
    override func controlStateDidChange() { paint() }
    override func inheritedLooksDidChange() { looksChanged() }
    override func tellOfChange(with event: UIEvent?) { sendUntoldChange(event) }
    override func forgetChange() { hasUntoldChange = false }
    var hasUntoldChange = false
}
