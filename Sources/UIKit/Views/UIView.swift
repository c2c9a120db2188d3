/// A rectangle on the screen that draws, lays out its subviews and takes touches.
///
/// Everything that subclasses override stands in this class body and forwards to `UIView+Topic.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace,
    UIFocusItem, UIFocusItemContainer
{
    nonisolated(unsafe) let ownLayer: CALayer
    nonisolated(unsafe) var children: [UIView] = []
    /// Cleared by the superview's deinit, so it never dangles.
    nonisolated(unsafe) unowned(unsafe) var parent: UIView?
    /// Cleared when the window goes or the view leaves it.
    nonisolated(unsafe) unowned(unsafe) var ownWindow: UIWindow? {
        didSet { isInWindow = ownWindow != nil }
    }
    /// The controller whose view this is; cleared by the controller.
    nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
    /// Rare properties, made on first use.
    var extras: ViewExtras?
    /// What Auto Layout keeps for this view, made on first use.
    nonisolated(unsafe) var constraintBox: ConstraintBox?
    /// The traits that the view was last told about.
    var knownTraits: UITraitCollection?
    var flags: ViewFlags = .initial
    /// Whether there is a window, without touching it.
    nonisolated(unsafe) private(set) var isInWindow = false
    /// The members, of those that appearance proxies record, that were set on this view itself: a bit for each.
    var ownStyles: UInt32 = 0
    var ownTag = 0

    // MARK: Making

    /// A view with a frame in its future superview's coordinates, in points.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        setUp(frame: frame)
    }

    /// A view from an archive or a nib. A coder without keys, as nibs use, makes a view of zero size.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        setUp(frame: .zero)
        decodeProperties(coder)
    }

    /// A view of zero size.
    public convenience init(_: Never...) { self.init(frame: .zero) }

    deinit { detachBeforeDeinit() }

    /// The class of the view's layer. Default CALayer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The view's layer, whose delegate the view is.
    open var layer: CALayer { ownLayer }

    /// Archives the view with its subviews.
    open func encode(with coder: NSCoder) { encodeProperties(coder) }

    /// Called on every object of a nib after all outlets are connected. Default: nothing.
    open func awakeFromNib() {}

    /// Called instead of the app's code when a designable is shown in a preview canvas. Default: nothing.
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. Undefined for transforms that are not the identity, as in UIKit:
    /// then it is the bounding box.
    open var frame: CGRect {
        get { ownLayer.frame }
        set { setFrame(newValue) }
    }
    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set { setBounds(newValue) }
    }
    /// Where the anchor point (default: the middle) is in the superview's coordinates.
    open var center: CGPoint {
        get { ownLayer.position }
        set { setCenter(newValue) }
    }
    /// Moves, turns and scales the view about its anchor point. Default identity.
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { setTransform(newValue) }
    }
    /// The same in three dimensions.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { setTransform3D(newValue) }
    }
    /// Where in the bounds, as fractions, the transform's fixed point is. Default 0.5, 0.5.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set { ownLayer.anchorPoint = newValue; geometryChangedForLayout() }
    }
    /// Pixels per point of what the view draws. Default: the screen's scale.
    open var contentScaleFactor: CGFloat {
        get { ownLayer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }

    // MARK: Hierarchy

    /// The view that contains this one.
    open var superview: UIView? { parent }
    /// The views inside, back to front.
    open var subviews: [UIView] { children }
    /// The window that the view is in; nil while it is in none.
    open var window: UIWindow? { ownWindow }
    /// A number to find the view by. Default 0.
    open var tag: Int { get { ownTag } set { ownTag = newValue } }

    /// Adds a view in front of the others; it leaves its present superview.
    open func addSubview(_ view: UIView) { insert(view, at: children.count) }
    /// Puts a view at an index, 0 being the backmost.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Puts a view right behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
    /// Puts a view right in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
    /// Swaps the subviews at two indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Puts a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { moveChild(view, toFront: true) }
    /// Puts a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { moveChild(view, toFront: false) }
    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Whether `view` is this view or one that contains it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// This view or the first one inside it, depth first, that has the tag.
    open func viewWithTag(_ tag: Int) -> UIView? { findTag(tag) }

    /// A subview was added. Default: nothing, as for the other hooks.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to change; nil: the view is being removed.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview changed, on removal too.
    open func didMoveToSuperview() {}
    /// The window is about to change; nil: the view leaves its window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window changed, on removal too.
    open func didMoveToWindow() {}

    open override var next: UIResponder? { controller ?? parent }

    // MARK: Coordinates

    /// A point of this view in another view's coordinates; nil: the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    /// A point of another view, nil: of the window, in this view's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    /// A rectangle of this view in another view's coordinates; nil: the window's. Where transforms turn it, its bounding box.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    /// A rectangle of another view, nil: of the window, in this view's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    /// A point of this view in another coordinate space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, to: coordinateSpace) }
    /// A point of another coordinate space in this view.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: coordinateSpace) }
    /// A rectangle of this view in another coordinate space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, to: coordinateSpace) }
    /// A rectangle of another coordinate space in this view.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, from: coordinateSpace) }

    // MARK: Touches

    /// Whether the view and what is inside take touches. Default true.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.userInteraction) }
        set {
            styled(.userInteraction, \UIView.isUserInteractionEnabled, newValue)
            setInteraction(newValue)
        }
    }
    /// Whether the view gets more than the first finger. Default false.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set {
            styled(.multipleTouch, \UIView.isMultipleTouchEnabled, newValue)
            flags.set(.multipleTouch, newValue)
        }
    }
    /// Whether a finger here keeps other views from getting fingers, and the reverse. Default false.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set {
            styled(.exclusiveTouch, \UIView.isExclusiveTouch, newValue)
            flags.set(.exclusiveTouch, newValue)
        }
    }
    /// The frontmost view, this one or inside it, that takes a touch at the point; nil if none does.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }
    /// Whether the point, in the view's coordinates, is the view's. Default: inside the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { ownLayer.bounds.contains(point) }
    /// Whether one of the view's recognisers may begin. Default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether a finger that has moved, and that the view has not heard of yet, is the view's before any pan around it. Default false.
    func keepsDrag(of touch: UITouch) -> Bool { false }
    /// The view's recognisers; nil when it has none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedRecognizers }
        set { attachedRecognizers = newValue }
    }
    /// Has a recogniser watch the view's touches; it leaves the view that it has.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Takes a recogniser off the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    // MARK: Looks

    /// The colour behind the content; nil: none. Dynamic colours follow the traits.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            styled(.backgroundColor, \UIView.backgroundColor, newValue)
            setBackground(newValue)
        }
    }
    /// 0 (invisible) to 1 (opaque); applies to the subviews too. Default 1.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set {
            styled(.alpha, \UIView.alpha, newValue)
            observed("alpha") { setAlpha(newValue) }
        }
    }
    /// A promise that the content fills the bounds without transparency. Default true.
    open var isOpaque: Bool {
        get { flags.contains(.opaque) }
        set { setOpaque(newValue) }
    }
    /// Whether the view and its subviews are left out. Default false.
    open var isHidden: Bool {
        get { ownLayer.isHidden }
        set { observed("hidden") { setHidden(newValue) } }
    }
    /// Whether what sticks out of the bounds is cut. Default false.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set {
            styled(.clipsToBounds, \UIView.clipsToBounds, newValue)
            ownLayer.masksToBounds = newValue
        }
    }
    /// Whether the bounds are cleared before `draw(_:)`. Default true. Kept for nibs: the canvas of `draw(_:)` always starts clear.
    open var clearsContextBeforeDrawing: Bool {
        get { flags.contains(.clearsContext) }
        set { flags.set(.clearsContext, newValue) }
    }
    /// Where the content goes when the bounds differ from its size. Default `.scaleToFill`.
    open var contentMode: UIView.ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set {
            styled(.contentMode, \UIView.contentMode, newValue)
            setContentMode(newValue)
        }
    }
    /// A view whose alpha masks this one. Default nil.
    open var mask: UIView? {
        get { extras?.mask }
        set { setMask(newValue) }
    }
    /// The colour of what can be touched. Inherited; nil goes back to inheriting.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            styled(.tintColor, \UIView.tintColor, newValue)
            setTint(newValue)
        }
    }
    /// Whether the tint is dimmed, as behind an alert. Default `.automatic`: inherited.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            styled(.tintAdjustmentMode, \UIView.tintAdjustmentMode, newValue)
            setTintAdjustment(newValue)
        }
    }
    /// `tintColor` changed, here or in a view above. Default: nothing.
    open func tintColorDidChange() {}
    /// Like it and for traits, for the views of this module: overriders of the public notices may forget to call super.
    func inheritedLooksDidChange() {}

    // MARK: Drawing

    /// Whether nobody has overridden `draw(_:)` and its relatives: there is no content to ask for. For classes of this module.
    class var drawsNothing: Bool { false }
    /// Whether views of the class are parts of a control that makes them itself: archives leave them out.
    class var isPart: Bool { false }
    /// Draws the view's content into the current context. Default: nothing.
    open func draw(_ rect: CGRect) {}
    /// Has the whole view drawn again before the next frame.
    open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
    /// Has a part drawn again; the rest of the content may be drawn with it.
    open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

    /// Fills the layer with content (CALayerDelegate). Default: what `draw(_:in:)` draws.
    open func display(_ layer: CALayer) { displayContent(of: layer) }
    /// Draws a layer's content (CALayerDelegate). Default: `draw(_:)`, for the view's own layer.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// The layer is about to draw (CALayerDelegate). Default: nothing.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the layer's insides (CALayerDelegate). Default: the view's layout pass, which calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { runLayoutPass(for: layer) }
    /// The animation for a layer's change (CALayerDelegate). Default: an animation inside `UIView.animate` blocks, none outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, key: event) }

    // MARK: Layout

    /// Places the subviews. Default: nothing; constraints and autoresizing masks have been applied before.
    open func layoutSubviews() {}
    /// Has `layoutSubviews()` called before the next frame.
    open func setNeedsLayout() { ownLayer.setNeedsLayout() }
    /// Runs the layout that is due now, in this view's tree.
    open func layoutIfNeeded() { runLayoutIfNeeded() }
    /// The size that suits the view best within `size`. Default: the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { ownLayer.bounds.size }
    /// Takes the size that `sizeThatFits(_:)` answers, at the same top left corner.
    open func sizeToFit() { takeFittingSize() }
    /// Which margins and sizes follow the superview's size. Default: none.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(flags.autoresizing)) }
        set { setAutoresizing(newValue) }
    }
    /// Whether subviews follow size changes by their masks. Default true.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }

    /// A dimension without an intrinsic value.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The size that the content has by itself, in points; `noIntrinsicMetric` where it has none. Default: none in both.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Has `intrinsicContentSize` asked again.
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }
    /// Whether the view needs constraints to be laid out. Default false.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Whether the autoresizing mask, with the frame, is turned into constraints. Default true.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesMask) }
        set { setTranslatesMask(newValue) }
    }
    /// How far the alignment rectangle lies inside the frame, in points. Default zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// What constraints align, for a frame. Default: the frame less the insets.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for an alignment rectangle. Default: the rectangle plus the insets.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// The view whose first baseline stands for this view's. Default: the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline stands for this view's. Default: the view itself.
    open var forLastBaselineLayout: UIView { self }
    /// Changes the view's constraints before layout. Overriders call super last.
    open func updateConstraints() { finishUpdateConstraints() }
    /// Has `updateConstraints()` called before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Whether `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { constraintUpdateIsDue }
    /// Calls `updateConstraints()` where it is due, here and inside, innermost first.
    open func updateConstraintsIfNeeded() { runConstraintUpdates() }
    /// The size that the constraints ask for, near a target size (`layoutFittingCompressedSize`, …).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }
    /// The same with the priorities of reaching the target width and height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
    /// How strongly the view resists growing past its intrinsic size. Default 250.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggingPriority(axis) }
    /// Sets it.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
    /// How strongly the view resists shrinking below its intrinsic size. Default 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { compressionPriority(axis) }
    /// Sets it.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompression(priority, axis)
    }
    /// The room between the bounds and the content, in points, with the safe area where `insetsLayoutMarginsFromSafeArea` is on. Default 8
    /// on each side. Setting it sets the part without the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { physicalMargins }
        set {
            styled(.layoutMargins, \UIView.layoutMargins, newValue)
            physicalMargins = newValue
        }
    }
    /// The layout margins in reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { marginsInReadingDirection }
        set {
            styled(.layoutMargins, \UIView.directionalLayoutMargins, newValue)
            marginsInReadingDirection = newValue
        }
    }
    /// The layout margins changed; the view's controller hears of it too. Default: nothing.
    open func layoutMarginsDidChange() {}
    /// The safe area changed; the view's controller hears of it too. Default: nothing.
    open func safeAreaInsetsDidChange() {}

    // MARK: Direction and traits

    /// Whether the view mirrors in right-to-left interfaces. Default `.unspecified`: it does.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            styled(.semanticContentAttribute, \UIView.semanticContentAttribute, newValue)
            setSemanticContentAttribute(newValue)
        }
    }
    /// The direction in which the view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }
    /// The direction for a semantic attribute in this app.
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        attribute.direction(relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }
    /// The direction for a semantic attribute inside content of a direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(relativeTo: layoutDirection)
    }
    /// The environment that the view is in: style, scale, size classes.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// A trait changed; `previousTraitCollection` is nil at the first call. Default: nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this view and what is inside. Default `.unspecified`: inherited.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.overrideStyle ?? .unspecified }
        set {
            styled(.userInterfaceStyle, \UIView.overrideUserInterfaceStyle, newValue)
            setOverrideStyle(newValue)
        }
    }

    // MARK: Interactions

    /// Adds an interaction. One that is already on this view stays where it is; one that is on another view moves here.
    open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }
    /// Removes an interaction; does nothing when the view doesn't have it.
    open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }

    // MARK: Focus

    /// Whether the view can have the focus, that is, get the keys. Default false; sliders that are enabled, shown and take interaction say true.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus of its window.
    open var isFocused: Bool { hasFocus }
    /// How the focus shows on the view; nil: not at all. A copy is kept. Default: the system's ring around the bounds.
    open var focusEffect: UIFocusEffect? {
        get { currentFocusEffect }
        set { setFocusEffect(newValue) }
    }
    /// Where the focus should go when it comes here. Default: none, so that it goes to the view itself or to the first item inside.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The environment around: the view's controller or its superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
    /// What holds the items inside: the view.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The space of the items' frames: the view's own coordinates.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The items inside that touch a rectangle. Default: the subviews.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewsAsFocusItems(in: rect) }
    /// If the focus is inside, has it go where `preferredFocusEnvironments` says, after the next layout.
    open func setNeedsFocusUpdate() { requestFocusMove(for: self) }
    /// Does at once what has been asked for.
    open func updateFocusIfNeeded() { window?.ownFocusSystem?.updateFocusIfNeeded() }
    /// Whether the focus may move so. Default true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The focus moved, to or from here or inside. Default: nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// What the system's ring goes around, in the view's coordinates.
    var focusOutline: CGRect { bounds }

    // MARK: Pointer and wheel, for the views of this module

    /// A pointer is over the view: interactions of its own are made now. Default: none.
    func preparePointerInteraction() {}
    /// Takes a turn of the wheel, in notches right and down. Default false: it is left to the views around.
    func takeWheel(by notches: CGVector) -> Bool { false }

    // MARK: Editing

    /// Makes the view or what is inside it give up being the first responder; `force`: also if it doesn't want to. True if it did, or if
    /// none of them was.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

    // MARK: Accessibility

    open override var accessibilityFrame: CGRect {
        get { accessibilityBox?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { super.accessibilityFrame = newValue }
    }
}
