import UIKit

/// A slider for one value or many: horizontal or vertical, with stops, scales other than linear, limits, a neutral value, finer speeds away
/// from the track, keys, wheel, assistive tools for each thumb, and decorations such as ticks and bubbles.
///
///     let slider = ValueSlider(values: [20, 80], in: 0...100)
///     slider.stops = EvenStops(step: 5)
///     slider.addDecoration(TickRow(StopTicks()))
///     slider.addDecoration(ValueBubbles())
///     slider.onChange { change in print(change.values, change.cause, change.phase) }
///
/// Targets hear `.valueChanged` like those of a UISlider, and `.primaryActionTriggered` at the end of each gesture. ``onChange(_:)`` tells more.
@MainActor @IBDesignable
open class ValueSlider: UIControl {
    // MARK: Values

    /// The values with their rules.
    public internal(set) var model: SliderValues

    /// The values of all thumbs, rising. Setting them brings them under the slider's rules; their number is that of the thumbs.
    open var values: [Double] {
        get { model.values }
        set { setValues(newValue, animated: false) }
    }

    /// The value of the first thumb. Default 0.
    @IBInspectable open var value: Double {
        get { model.values[0] }
        set { setValue(newValue, ofThumb: 0, animated: false) }
    }

    /// The least and the greatest value. Default 0…1. Values are kept inside it.
    open var range: ClosedRange<Double> {
        get { model.range }
        set { setByProgram { $0.setRange(newValue) } }
    }

    /// The least value. Default 0. Above the greatest, it takes that along.
    @IBInspectable open var minimumValue: Double {
        get { range.lowerBound }
        set { if newValue.isFinite { range = newValue...max(newValue, range.upperBound) } }
    }

    /// The greatest value. Default 1. Below the least, it takes that along.
    @IBInspectable open var maximumValue: Double {
        get { range.upperBound }
        set { if newValue.isFinite { range = min(newValue, range.lowerBound)...newValue } }
    }

    /// How values are spread along the track. Default linear.
    open var scale: any ValueScale = LinearScale() { didSet { setNeedsLayout() } }
    /// The values that the slider stops at; nil, the default, for all.
    open var stops: (any ValueStops)? {
        get { model.stops }
        set { setByProgram { $0.stops = newValue } }
    }
    /// The distance of evenly spaced stops; 0, the default, for none. See ``EvenStops``.
    @IBInspectable open var step: Double {
        get { (stops as? EvenStops)?.step ?? 0 }
        set { stops = EvenStops(step: newValue) }
    }
    /// When a thumb goes to stops. Default always.
    open var snapPolicy: SnapPolicy {
        get { model.snap }
        set { setByProgram { $0.snap = newValue } }
    }
    /// The part of the range that thumbs may enter; nil, the default, for all of it.
    open var limits: ClosedRange<Double>? {
        get { model.limits }
        set { setByProgram { $0.limits = newValue } }
    }
    /// The least difference of neighbouring values. Default 0.
    @IBInspectable open var minimumDistance: Double {
        get { model.minimumDistance }
        set { setByProgram { $0.minimumDistance = newValue } }
    }
    /// What a thumb does against its neighbour. Default: it stops.
    open var meeting: ThumbMeeting {
        get { model.meeting }
        set { model.meeting = newValue }
    }
    /// Thumbs that the user can't move; the program can. Default none.
    open var lockedThumbs: Set<Int> = []
    /// Where the filled part of a slider with one thumb begins; nil, the default, for the least value.
    open var neutralValue: Double? { didSet { setNeedsLayout() } }

    // MARK: Behaviour

    /// Whether `.valueChanged` is sent all the way, rather than at the end. Default true. ``onChange(_:)`` tells of every change in any case.
    @IBInspectable open var isContinuous = true
    /// Whether a cancelled gesture takes its changes back. Default true; Escape cancels too.
    open var restoresValuesOnCancel = true
    /// What a touch on the bare track does. Default: nothing.
    open var trackTouch: any TrackTouch = IgnoringTrackTouch()
    /// Whether a finger finds the roundest value within half a pixel, rather than one with many digits. Default true; stops come first.
    open var aimsAtRoundValues = true
    /// How much finer a thumb follows a finger that moved away from the track; nil, the default, for not at all.
    open var scrubbing: (any ScrubbingSpeed)?
    /// What is felt; nil, the default, for nothing.
    open var haptics: SliderHaptics?
    /// What keys do. Default: the whole keyboard.
    open var keyboard = SliderKeyboard()
    /// Whether a wheel moves the thumb inside a scroll view, which else has it for itself unless the slider has the focus. Default false.
    open var takesWheelInScrollViews = false
    /// How values are written, read and spoken. Default: hundredths of the range.
    open var format: (any ValueFormat)? { didSet { setNeedsLayout() } }

    // MARK: Looks

    /// The way of the track. Default horizontal.
    open var axis = TrackGeometry.Axis.horizontal { didSet { if axis != oldValue { shapeChanged() } } }
    /// Whether the track is vertical; the same as ``axis``, for Interface Builder.
    @IBInspectable open var isVertical: Bool {
        get { axis == .vertical }
        set { axis = newValue ? .vertical : .horizontal }
    }
    /// Whether the greatest value is where the least one is by default. Default false. A right-to-left interface turns a horizontal track
    /// around by itself.
    @IBInspectable open var isInverted = false { didSet { if isInverted != oldValue { setNeedsLayout() } } }
    /// The track's breadth, in points. Default 4.
    @IBInspectable open var trackThickness: CGFloat = 4 { didSet { shapeChanged() } }
    /// The size of a thumb, in points, along and across a horizontal track; a vertical one turns it. Default 28 × 28.
    @IBInspectable open var thumbSize = CGSize(width: 28, height: 28) { didSet { shapeChanged() } }
    /// The track's colour. Default the system's fill.
    @IBInspectable open var trackColor: UIColor = .systemFill { didSet { setNeedsLayout() } }
    /// The filled part's colour; nil, the default, for the tint.
    @IBInspectable open var fillColor: UIColor? { didSet { setNeedsLayout() } }
    /// A thumb's colour, where it has no picture. Default white.
    @IBInspectable open var thumbColor: UIColor? = .white { didSet { thumbStyleChanged() } }
    /// A thumb's picture, at its own size; nil, the default, for a disc.
    @IBInspectable open var thumbImage: UIImage? { didSet { thumbStyleChanged() } }
    /// A held thumb's picture; nil, the default, for ``thumbImage``.
    @IBInspectable open var heldThumbImage: UIImage? { didSet { thumbStyleChanged() } }

    // MARK: Parts

    /// The bar.
    public let track = SliderTrackView()
    /// The thumbs, in the order of their values.
    public internal(set) var thumbs: [SliderThumb] = []
    /// What stands beside the track, from the inside out.
    public internal(set) var decorations: [any SliderDecoration] = []
    var gestures: [SliderGesture] = []
    var drags: [ObjectIdentifier: (touch: UITouch, drag: any SliderDrag)] = [:]
    /// The finger that UIControl follows.
    weak var firstTouch: UITouch?
    var subscriptions: [ChangeSubscription] = []
    var hasUntoldChange = false
    let wheel = WheelTurns()

    // MARK: Making

    /// A slider with thumbs at the given values.
    public convenience init(values: [Double], in range: ClosedRange<Double> = 0...1) {
        self.init(frame: .zero)
        model = SliderValues(values, in: range)
        matchThumbs()
    }

    /// A slider with one thumb, of 0…1.
    public override init(frame: CGRect) {
        model = SliderValues()
        super.init(frame: frame)
        setUp()
    }

    /// A slider from an archive or a nib.
    public required init?(coder: NSCoder) {
        model = SliderValues()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(track)
        matchThumbs()
        addGestureRecognizer(WheelRecognizer(self))
    }

    /// Makes a thumb. Override for thumbs of a class of your own.
    open func makeThumb() -> SliderThumb { SliderThumb() }

    // MARK: Setting

    /// Sets one thumb's value, as near as the rules allow. Targets hear nothing; ``onChange(_:)`` does, with the cause `.program`.
    open func setValue(_ value: Double, ofThumb thumb: Int = 0, animated: Bool) {
        setByProgram({ $0.move(thumb, to: value) }, animated: animated)
    }

    /// Sets all values.
    open func setValues(_ values: [Double], animated: Bool) {
        setByProgram({ $0.setAll(values) }, animated: animated)
    }

    // MARK: Layout, touches: thin members that forward

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takes(point) }
    /// Touches anywhere on the slider and its thumbs are its own.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) == nil ? nil : self }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { setNeedsLayout() } }
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { enabledChanged() } } }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard beginDrag(touch) else { return false }
        firstTouch = touch
        return true
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueDrag(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if let touch { endDrag(touch) } }
    open override func cancelTracking(with event: UIEvent?) { cancelFirstDrag() }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        moreTouchesBegan(touches)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        moreTouchesMoved(touches)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        moreTouchesEnded(touches)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        moreTouchesCancelled(touches)
    }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !escape(presses) { super.pressesBegan(presses, with: event) }
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leaves(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowChanged()
    }

    // MARK: Accessibility

    /// The thumbs are the elements, in the order of their values.
    open override var isAccessibilityElement: Bool {
        get { false }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? thumbs }
        set { super.accessibilityElements = newValue }
    }
    /// What a thumb is called. Default: the slider's label; with two thumbs "minimum" or "maximum" with it, with more their numbers.
    open func spokenLabel(ofThumb thumb: Int) -> String? { defaultLabel(ofThumb: thumb) }
    /// What a thumb's value is called. Default: what decorations say of it, such as a tick's name; else ``format``'s words.
    open func spokenValue(ofThumb thumb: Int) -> String { defaultSpokenValue(ofThumb: thumb) }
}
