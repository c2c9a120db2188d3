/// A view that shows a part of a larger content, which fingers and wheels move.
///
/// The subviews lie in the coordinates of the content: the bounds' origin is the content offset. Zooming, dismissing a keyboard, scrolling to
/// the top by the status bar and pulling to refresh are not offered here.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var ownContentSize = CGSize.zero
    /// The size that code set last; constraints that say nothing leave it.
    var givenContentSize = CGSize.zero
    /// The insets that limits go by, and that the delegate was last told of.
    var knownInset = UIEdgeInsets.zero
    var pan: ScrollPanRecognizer!
    var touchDelay: ScrollTouchDelay!
    /// What moves the offset by itself now.
    var motion: ScrollMotion?
    var drag = ScrollDrag()
    /// Whether the last offset showed no room beyond the content.
    var wasInsideLimits = true
    /// Whether the scroll view itself, not code of the app, writes the offset or the content's size.
    var isMovingItself = false
    /// Whether the finger that is down stopped a motion: the content does not hear of it.
    var caughtMotion = false
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// Constraints between what is inside and what is outside, which follow the offset.
    var crossingConstraints: [WeakConstraint] = []
    var indicators: ScrollIndicators?

    // MARK: Making

    /// An empty scroll view with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
        setDefaults { clipsToBounds = true }
    }

    /// A scroll view from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeScrolling(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeScrolling(coder)
    }

    /// Whom to tell of scrolling; held weakly. Tables have a delegate of a wider type, which comes first where both would do.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The point of the content at the view's top left corner: the bounds' origin. Setting it stops whatever moves it; no limit is applied, and
    /// what is no finite number is ignored.
    open var contentOffset: CGPoint {
        get { ownLayer.bounds.origin }
        set { assignOffset(newValue) }
    }
    /// Sets the offset, moving there within 0.3 s if `animated`. `scrollViewDidEndScrollingAnimation` follows the animated change.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }
    /// Scrolls by the least distance that makes a part of the content visible; nothing if it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    /// The size of the content in points; what is negative or no finite number becomes 0. Constraints to `contentLayoutGuide`, or
    /// from subviews to the scroll view's edges, set it too. Default zero.
    open var contentSize: CGSize {
        get { ownContentSize }
        set { assignContentSize(newValue) }
    }
    /// Room around the content, in points. Default zero.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if !contentInset.isFinite { contentInset = contentInset.finite }
            if contentInset != oldValue { noteInsets(keepsEdge: false) }
        }
    }
    /// When the safe area is added to `contentInset`. Default `.automatic`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { noteInsets(keepsEdge: true) } }
    }
    /// `contentInset` with the part of the safe area that is added to it, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaPart) }
    /// `adjustedContentInset` changed. Default: nothing.
    open func adjustedContentInsetDidChange() {}
    /// The content's rectangle for constraints, whose size is `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { guide(\.contentGuide, .scrollContent) }
    /// The rectangle of the view itself for constraints: what is held by it does not scroll.
    open var frameLayoutGuide: UILayoutGuide { guide(\.frameGuide, .scrollFrame) }

    // MARK: Scrolling

    /// Whether fingers and wheels scroll. Default true.
    open var isScrollEnabled = true {
        didSet { pan.isEnabled = isScrollEnabled }
    }
    /// Whether a drag that begins along one axis scrolls along that one alone. Default false.
    open var isDirectionalLockEnabled = false
    /// Whether the content may be dragged beyond its ends, from where it springs back. Default true.
    open var bounces = true {
        didSet { styled(.bounces, \UIScrollView.bounces, bounces) }
    }
    /// Whether it bounces up and down though it is no higher than the view. Default false.
    open var alwaysBounceVertical = false {
        didSet {
            styled(.alwaysBounceVertical, \UIScrollView.alwaysBounceVertical, alwaysBounceVertical)
            noteInsets(keepsEdge: true)
        }
    }
    /// Whether it bounces sideways though it is no wider than the view. Default false.
    open var alwaysBounceHorizontal = false {
        didSet {
            styled(.alwaysBounceHorizontal, \UIScrollView.alwaysBounceHorizontal, alwaysBounceHorizontal)
            noteInsets(keepsEdge: true)
        }
    }
    /// Whether scrolling stops at multiples of the view's size. Default false.
    open var isPagingEnabled = false
    /// How fast scrolling slows down. Default `.normal`.
    open var decelerationRate = DecelerationRate.normal
    /// The recogniser that scrolls, for other recognisers to work with.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Whether a finger is on the content; it need not have begun to drag.
    open var isTracking: Bool { drag.isTracking }
    /// Whether a finger drags the content.
    open var isDragging: Bool { drag.isDragging }
    /// Whether scrolling goes on after the finger was lifted.
    open var isDecelerating: Bool { motion?.isDeceleration ?? false }

    // MARK: Touches of the content

    /// Whether the content hears of a finger only after 150 ms, or when it lifted, if the finger does not scroll meanwhile. A drag along a slider's
    /// track that begins on its thumb is the slider's at once. Default true.
    open var delaysContentTouches = true {
        didSet { styled(.delaysContentTouches, \UIScrollView.delaysContentTouches, delaysContentTouches) }
    }
    /// Whether a drag may take a finger from the content that already follows it. Default true.
    open var canCancelContentTouches = true
    /// Whether the content hears of touches that begin. Default true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag takes a finger from a view of the content that follows it; not asked if `canCancelContentTouches` is false. Default: true
    /// unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Indicators

    /// Whether scrolling shows where the visible part lies from top to bottom. Default true.
    open var showsVerticalScrollIndicator = true {
        didSet {
            styled(.showsVerticalIndicator, \UIScrollView.showsVerticalScrollIndicator, showsVerticalScrollIndicator)
            indicators?.update()
        }
    }
    /// Whether scrolling shows where the visible part lies from left to right. Default true.
    open var showsHorizontalScrollIndicator = true {
        didSet {
            styled(.showsHorizontalIndicator, \UIScrollView.showsHorizontalScrollIndicator, showsHorizontalScrollIndicator)
            indicators?.update()
        }
    }
    /// The indicators' colour. Default `.default`.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators?.update() }
    }
    /// How far the vertical indicator stays away from the view's edges, in points. Default zero.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators?.update() }
    }
    /// How far the horizontal indicator stays away from the view's edges, in points. Default zero.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators?.update() }
    }
    /// Both indicators' insets at once; reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the indicators keep away from the safe area too, where the content does. Default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators?.update() }
    }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    // MARK: What views override

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = ownLayer.bounds.origin
            super.bounds = newValue
            if ownLayer.bounds.origin != old { offsetChanged() }
        }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        noteInsets(keepsEdge: true)
        returnIntoLimits()
        indicators?.update()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        noteInsets(keepsEdge: true)
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && (gestureRecognizer !== pan || mayTakeTouches())
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { halt() }
    }
}
