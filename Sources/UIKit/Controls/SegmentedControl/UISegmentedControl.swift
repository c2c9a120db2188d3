@_spi(SliderKit) import CoreGraphics

/// Segments of which one is selected, or, momentary, which act as buttons.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The number of no segment.
    public static let noSegment: Int = -1

    var segments: [Segment] = []
    var ownSelection = UISegmentedControl.noSegment
    var ownSelectedTint: UIColor?
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var ownIsMomentary = false
    /// The segment under the finger, and whether the finger took hold of the selection.
    var pressed: Int?
    var dragsSelection = false
    var hasUntoldChange = false
    let plate = SegmentPart(frame: .zero)
    let marker = SegmentPart(frame: .zero)

    // MARK: Making

    /// A control without segments, with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSegments()
    }

    /// A control from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSegments()
        decodeSegments(coder)
    }

    /// A control with a segment for each item, a String or a UIImage; others stop the program.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        insert(items ?? [])
        sizeToFit()
    }

    /// A control with a segment for each action, which is done when the segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { sizeToFit() }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSegments(coder)
    }

    // MARK: Segments

    /// How many there are.
    open var numberOfSegments: Int { segments.count }
    /// Inserts a segment with a title; an index beyond the last is the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment, animated: animated)
    }
    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment, animated: animated)
    }
    /// Inserts a segment with an action's title or image; the action is done when the segment is selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.image == nil ? action.title : nil, image: action.image, action: action), at: segment, animated: animated)
    }
    /// Removes a segment; one beyond the last is the last.
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }
    /// Removes all segments.
    open func removeAllSegments() { removeAll() }
    /// Gives a segment a title instead of what it shows.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    /// A segment's title; nil where it has an image.
    open func titleForSegment(at segment: Int) -> String? { find(segment)?.title }
    /// Gives a segment an image instead of what it shows.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    /// A segment's image; nil where it has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { find(segment)?.image }
    /// Gives a segment an action, with its title or image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.image = action.image
            $0.title = action.image == nil ? action.title : nil
        }
    }
    /// A segment's action.
    open func actionForSegment(at segment: Int) -> UIAction? { find(segment)?.action }
    /// The number of the segment with an action; `NSNotFound` where there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// Sets a segment's width, in points; 0, as by default, shares what is left equally.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else { return }
        change(segment) { $0.width = width }
    }
    /// A segment's own width; 0 for an automatic one.
    open func widthForSegment(at segment: Int) -> CGFloat { find(segment)?.width ?? 0 }
    /// Moves a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard offset.width.isFinite, offset.height.isFinite else { return }
        change(segment) { $0.offset = offset }
    }
    /// How far a segment's content is moved.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { find(segment)?.offset ?? .zero }
    /// Whether a segment can be selected. Default true.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { find(segment)?.isEnabled ?? false }

    // MARK: Selection and looks

    /// The number of the selected segment, `noSegment` for none, as by default. One beyond the last stops the program. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { ownSelection }
        set { select(newValue) }
    }
    /// Whether a segment is selected only while a finger is on it. Default false.
    open var isMomentary: Bool {
        get { ownIsMomentary }
        set {
            ownIsMomentary = newValue
            if newValue { select(Self.noSegment) }
        }
    }
    /// Whether segments of automatic width share the width by their contents instead of equally. Default false.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The colour of the selected segment. Default nil: white, gray in dark interfaces.
    open var selectedSegmentTintColor: UIColor? {
        get { ownSelectedTint }
        set {
            styled(.segmentTint, \UISegmentedControl.selectedSegmentTintColor, newValue)
            ownSelectedTint = newValue
            paint()
        }
    }
    /// Sets font, colour and the like of the titles for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(.segmentAttributes(state), { ($0 as? UISegmentedControl)?.setTitleTextAttributes(attributes, for: state) })
        self.attributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
        paint()
    }
    /// What was set for exactly that state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

    // MARK: What views, controls and responders override

    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
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
    open override func cancelTracking(with event: UIEvent?) { letGo() }
    open override var canBecomeFocused: Bool { isEnabled && isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
    /// Left and right select the segment beside the selected one, with `.valueChanged` (choice).
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
    /// Each segment is an element of its own: a button with its title, selected where it is.
    open override var accessibilityElements: [Any]? {
        get { accessibilityBox?.elements ?? segmentElements }
        set { super.accessibilityElements = newValue }
    }

    // MARK: For UIView and UIControl

    override class var drawsNothing: Bool { self == UISegmentedControl.self }
    override var keepsHighlightOutside: Bool { true }
    override func controlStateDidChange() { paint() }
    override func inheritedLooksDidChange() {
        invalidateIntrinsicContentSize()
        paint()
    }
    override func tellOfChange(with event: UIEvent?) { sendUntoldChange(event) }
    override func forgetChange() { hasUntoldChange = false }
}
