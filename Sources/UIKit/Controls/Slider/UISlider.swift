/// A control that selects a value from a range by moving a thumb along a track.
///
/// Drawing, touches and accessibility ask the four rectangle functions each time, so overriding them changes all of these.
@preconcurrency @MainActor
open class UISlider: UIControl {
    var ownValue: Float = 0
    var ownMinimum: Float = 0
    var ownMaximum: Float = 1
    var sendsContinuously = true
    var hasUntoldChange = false
    var dragsAlongAxis = false
    /// Whether the tracked finger was taken hold of by `grab`, not by a subclass.
    var hasGrip = false
    /// The value when the finger landed, which Escape brings back.
    var valueAtTouchDown: Float = 0
    var parts: SliderParts?
    /// How far the finger is from the thumb's middle, along the track.
    var grabOffset: CGFloat = 0
    /// Where the finger landed, along and across the track.
    var grabPoint = CGPoint.zero
    /// The value that is shown while the thumb moves by itself.
    var motion: SliderMotion?
    /// The artwork for the present colours, scale and state; nil when one of them changed.
    var artwork: SliderArtwork?
    nonisolated(unsafe) var painter: SliderPainter?
    /// Whether the layer knows how far the parts stick out, wherever the thumb is.
    var knowsBleed = false
    /// The metrics of the look that holds: this slider's own, its window's or the process's.
    var look = SliderLook.chosen.metrics

    // MARK: Making

    /// A slider from 0 to 1 at 0, with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }

    /// A slider from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeSlider(coder)
        setUpSlider()
    }

    deinit { painter?.forgetSlider() }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSlider(coder)
    }

    // MARK: Value

    /// The value, from `minimumValue` to `maximumValue`: what lies outside becomes the limit, what is no number is ignored. Default 0.
    /// Setting it sends no event.
    open var value: Float {
        get { ownValue }
        set { assign(newValue, animated: false) }
    }
    /// Sets the value, which is the new one at once. Animated, the thumb moves there with constant speed, or as long as an enclosing
    /// `UIView.animate` takes. Sends no event.
    open func setValue(_ value: Float, animated: Bool) { assign(value, animated: animated) }
    /// The least value. Default 0. One above `maximumValue` moves that too; infinities and what is no number are ignored.
    open var minimumValue: Float {
        get { ownMinimum }
        set { assignMinimum(newValue) }
    }
    /// The largest value. Default 1. One below `minimumValue` moves that too; infinities and what is no number are ignored.
    open var maximumValue: Float {
        get { ownMaximum }
        set { assignMaximum(newValue) }
    }
    /// Whether `.valueChanged` is sent while the finger moves (default), or once when it lifts.
    open var isContinuous: Bool {
        get { sendsContinuously }
        set {
            styled(.isContinuous, \UISlider.isContinuous, newValue)
            sendsContinuously = newValue
        }
    }

    /// Whether there is a thumb. Default `.default`: there is.
    open var sliderStyle: UISlider.Style {
        get { parts?.style ?? .default }
        set {
            styled(.sliderStyle, \UISlider.sliderStyle, newValue)
            setStyle(newValue)
        }
    }
    /// Ticks, where the fill begins, and the part of the track that can be reached. Default nil: none of these. Setting it, before or after the
    /// value, moves the value to the nearest that is allowed, without an event; nil allows the whole range again.
    open var trackConfiguration: UISlider.TrackConfiguration? {
        get { parts?.trackConfiguration }
        set {
            styled(.trackConfiguration, \UISlider.trackConfiguration, newValue)
            setTrackConfiguration(newValue)
        }
    }
    /// The idiom that the slider behaves by, never `.automatic`. Here it is `.pad` always: only apps of the Mac idiom, which there is none of
    /// here, have sliders that behave as on a Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// The idiom to behave by. Default `.automatic`: the app's. `.mac` counts in apps of the Mac idiom alone (choice: it is kept, and
    /// archived, and changes nothing here).
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { parts?.preferredBehavioralStyle ?? .automatic }
        set {
            styled(.behavioralStyle, \UISlider.preferredBehavioralStyle, newValue)
            if newValue != preferredBehavioralStyle { partsStore.preferredBehavioralStyle = newValue }
        }
    }

    // MARK: Colours and images

    /// The image at the minimum's end. Default nil. The track is shorter by it.
    open var minimumValueImage: UIImage? {
        get { parts?.minimumValueImage }
        set {
            styled(.minimumValueImage, \UISlider.minimumValueImage, newValue)
            setValueImage(newValue, \.minimumValueImage)
        }
    }
    /// The image at the maximum's end. Default nil. The track is shorter by it.
    open var maximumValueImage: UIImage? {
        get { parts?.maximumValueImage }
        set {
            styled(.maximumValueImage, \UISlider.maximumValueImage, newValue)
            setValueImage(newValue, \.maximumValueImage)
        }
    }
    /// The colour of the track before the thumb. Default nil: `tintColor`. Setting it, to nil too, removes the part's images.
    open var minimumTrackTintColor: UIColor? {
        get { parts?[.minimumTrack].tint }
        set {
            styled(.minimumTrackTint, \UISlider.minimumTrackTintColor, newValue)
            setTint(newValue, of: .minimumTrack)
        }
    }
    /// The colour of the track behind the thumb. Default nil: the look's. Setting it, to nil too, removes the part's images.
    open var maximumTrackTintColor: UIColor? {
        get { parts?[.maximumTrack].tint }
        set {
            styled(.maximumTrackTint, \UISlider.maximumTrackTintColor, newValue)
            setTint(newValue, of: .maximumTrack)
        }
    }
    /// The colour of the thumb. Default nil: white. Setting it, to nil too, removes the part's images.
    open var thumbTintColor: UIColor? {
        get { parts?[.thumb].tint }
        set {
            styled(.thumbTint, \UISlider.thumbTintColor, newValue)
            setTint(newValue, of: .thumb)
        }
    }
    /// Gives the thumb an image for a state, drawn at its own size; the thumb's colour is given up. nil removes that state's image.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.thumbImage(state), { ($0 as? UISlider)?.setThumbImage(image, for: state) })
        setImage(image, of: .thumb, for: state)
    }
    /// Gives the track before the thumb an image for a state, stretched by its cap insets; the part's colour is given up.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.minimumTrackImage(state), { ($0 as? UISlider)?.setMinimumTrackImage(image, for: state) })
        setImage(image, of: .minimumTrack, for: state)
    }
    /// Gives the track behind the thumb an image for a state, stretched by its cap insets; the part's colour is given up.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.maximumTrackImage(state), { ($0 as? UISlider)?.setMaximumTrackImage(image, for: state) })
        setImage(image, of: .maximumTrack, for: state)
    }
    /// The thumb's image that was set for exactly that state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { image(of: .thumb, for: state) }
    /// The image of the track before the thumb that was set for exactly that state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { image(of: .minimumTrack, for: state) }
    /// The image of the track behind the thumb that was set for exactly that state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { image(of: .maximumTrack, for: state) }
    /// The thumb's image now: the state's, else `.normal`'s; nil where the look's own art is drawn.
    open var currentThumbImage: UIImage? { currentImage(of: .thumb) }
    /// The image of the track before the thumb now; nil where the look's own art is drawn.
    open var currentMinimumTrackImage: UIImage? { currentImage(of: .minimumTrack) }
    /// The image of the track behind the thumb now; nil where the look's own art is drawn.
    open var currentMaximumTrackImage: UIImage? { currentImage(of: .maximumTrack) }

    // MARK: Rectangles (results are physical, never mirrored afterwards)

    /// Where the minimum's image goes; empty when there is none.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { valueImageRect(minimumValueImage, isMinimum: true, in: bounds) }
    /// Where the maximum's image goes; empty when there is none.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { valueImageRect(maximumValueImage, isMinimum: false, in: bounds) }
    /// Where the track goes.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }
    /// Where the thumb goes for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        defaultThumbRect(on: rect, value: value)
    }

    // MARK: What views, controls and responders override

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight(at: look.intrinsicHeight))
    }
    open override var alignmentRectInsets: UIEdgeInsets { look.alignmentInsets }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(at: look.fittingHeight))
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
        endHoverIfThumbMoved()
    }
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || (isEnabled && thumbTakes(point))
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { grab(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(touch, event)
        return true
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release(event) }
    open override func cancelTracking(with event: UIEvent?) { release(event, cancelled: true) }
    override func keepsDrag(of touch: UITouch) -> Bool { isDragAlongTrack(touch) }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && letsBegin(gestureRecognizer)
    }
    open override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set {
            super.semanticContentAttribute = newValue
            geometryChanged()
        }
    }
    // What is put at the back is seen behind track and thumb, which are no views here.
    open override func insertSubview(_ view: UIView, at index: Int) {
        super.insertSubview(view, at: index)
        if index <= 0 { layer.insertSublayer(view.layer, at: 0) }
    }
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        super.insertSubview(view, aboveSubview: siblingSubview)
        if view !== siblingSubview, siblingSubview.superview === self { layer.insertSublayer(view.layer, above: siblingSubview.layer) }
    }
    open override func bringSubviewToFront(_ view: UIView) {
        super.bringSubviewToFront(view)
        if view.superview === self { layer.addSublayer(view.layer) }
    }
    open override func sendSubviewToBack(_ view: UIView) {
        super.sendSubviewToBack(view)
        if view.superview === self { layer.insertSublayer(view.layer, at: 0) }
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLook()
        looksChanged()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityBox?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityBox?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }
    /// What was set, else the title of the tick that the value stands on (choice), else the value as a percentage of the range, as the user's
    /// language writes it: "50%".
    open override var accessibilityValue: String? {
        get { accessibilityBox?.value ?? tickTitle ?? spokenPercentage }
        set { super.accessibilityValue = newValue }
    }
    /// What was set, else the middle of the thumb, which is what a touch for the user must hit. (choice: reported is only that a held double
    /// tap drags the thumb)
    open override var accessibilityActivationPoint: CGPoint {
        get { accessibilityBox?.activationPoint ?? thumbActivationPoint ?? super.accessibilityActivationPoint }
        set { super.accessibilityActivationPoint = newValue }
    }
    /// A tenth of the range up, or to the next tick where there are ticks, with `.valueChanged`; nothing at the maximum.
    open override func accessibilityIncrement() { step(up: true, by: 0.1) }
    /// A tenth of the range down, or to the tick before where there are ticks, with `.valueChanged`; nothing at the minimum.
    open override func accessibilityDecrement() { step(up: false, by: 0.1) }

    // MARK: Keys, wheel and pointer

    /// A slider can have the focus while it is enabled, shown and takes interaction.
    open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
    /// Arrows, Page Up and Down, Home and End change the value, with `.valueChanged`; Escape ends a drag and brings the value from before it
    /// back. All others, and keys with Command, Control or Option, go up the responder chain.
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
    override var focusOutline: CGRect { outlineForFocus }
    override func preparePointerInteraction() { prepareHover() }
    override func takeWheel(by notches: CGVector) -> Bool { turn(byWheel: notches) }
    override func trackingBegan() { valueAtTouchDown = value }

    // MARK: For UIView and UIControl

    override func inheritedLooksDidChange() {
        updateLook()
        looksChanged()
    }

    override class var drawsNothing: Bool { self == UISlider.self }

    /// The thumb stays highlighted while the finger that holds it is outside (choice).
    override var keepsHighlightOutside: Bool { true }
    override func controlStateDidChange() {
        looksChanged()
        keepGrip()
    }
    override func tellOfChange(with event: UIEvent?) { sendUntoldChange(event) }
    override func forgetChange() { hasUntoldChange = false }
}
