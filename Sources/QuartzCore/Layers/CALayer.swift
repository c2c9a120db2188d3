@_spi(SliderKit) import CoreGraphics

/// A rectangle of content in a tree of layers.
///
/// Coordinates are points, y downwards. Transforms in space are flattened: what they do in the plane counts, perspective (`m34`)
/// is ignored. Everything runs on the main thread.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    // `LayerCopying` depends on this initialiser being the first method and on the number of stored properties.

    /// Makes the copy of `layer` that shows its animated state. Subclasses with stored properties copy them here; the engine calls
    /// it, nobody else.
    public init(layer: Any) {
        super.init()
        copyState(from: layer)
    }

    final var _position = CGPoint.zero
    final var _bounds = CGRect.zero
    unowned(unsafe) final var _superlayer: CALayer?
    final var _sublayers: [CALayer] = []
    unowned(unsafe) final var _viewDelegate: (any CALayerDelegate)?
    final var _contents: AnyObject?
    final var _backgroundColor: CGColor?
    final var _contentsScale: CGFloat = 1
    final var _opacity: Float = 1
    final var _flags: LayerFlags = [.needsLayout]
    final var _painted = PixelRect.empty
    final var _geometry: LayerGeometry?
    final var _style: LayerStyle?
    final var _extras: LayerExtras?
    final var _animations: LayerAnimations?
    final var _painter: (any LayerPainter)?
    final var _bleed = SIMD4<UInt16>()

    // MARK: Making

    /// Makes an empty layer: no size, no content, opaque black shadow and border of no strength.
    public override init() {
        super.init()
    }

    /// Reads a layer and its sublayers from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    deinit { tearDown() }

    /// Writes the layer and its sublayers to an archive. Contents, actions and animations are not written.
    open func encode(with coder: NSCoder) { encodeState(to: coder) }

    /// True: archives can be read safely.
    public class var supportsSecureCoding: Bool { true }

    // MARK: Geometry

    /// The part of the layer's own coordinate space that it shows. Animatable. Default zero.
    open var bounds: CGRect { get { _bounds } set { setBounds(newValue) } }

    /// Where the anchor point stands in the superlayer, in points. Animatable. Default zero.
    open var position: CGPoint { get { _position } set { setPosition(newValue) } }

    /// The order among siblings: greater is nearer to the viewer. Animatable. Default 0.
    open var zPosition: CGFloat { get { _geometry?.zPosition ?? 0 } set { setZPosition(newValue) } }

    /// The point of the bounds, as fractions of their size, that `position` places and transforms turn about. Animatable. Default
    /// (0.5, 0.5).
    open var anchorPoint: CGPoint { get { anchor } set { setAnchorPoint(newValue) } }

    /// The depth of the point that transforms turn about. Animatable. Default 0.
    open var anchorPointZ: CGFloat { get { _geometry?.anchorPointZ ?? 0 } set { setAnchorPointZ(newValue) } }

    /// How the layer is turned, scaled and shifted about its anchor point. Animatable. Default identity.
    open var transform: CATransform3D { get { _geometry?.transform ?? .identity } set { setTransform(newValue) } }

    /// A transform of all sublayers about the anchor point. Animatable. Default identity.
    open var sublayerTransform: CATransform3D {
        get { _geometry?.sublayerTransform ?? .identity }
        set { setSublayerTransform(newValue) }
    }

    /// The rectangle around the layer in its superlayer: from bounds, position, anchor point and transform; not animatable itself,
    /// setting it sets `bounds` and `position`.
    open var frame: CGRect { get { computedFrame } set { setFrame(newValue) } }

    /// The transform in the plane.
    open func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets `transform` from a transform in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(affine: m) }

    /// Whether it and all below it are not drawn. Default false.
    open var isHidden: Bool { get { _flags.contains(.hidden) } set { setHidden(newValue) } }

    /// Whether sublayers and contents are cut at the bounds and their rounded corners. Default false.
    open var masksToBounds: Bool { get { _flags.contains(.masksToBounds) } set { setMasksToBounds(newValue) } }

    /// Whether the content hides everything behind it; its backing store then has no alpha. Default false.
    open var isOpaque: Bool { get { _flags.contains(.opaque) } set { setOpaque(newValue) } }

    // MARK: Tree

    /// The layer that this one is in; nil for a root and for a mask.
    open var superlayer: CALayer? { visibleSuperlayer }

    /// The layers in it, back to front; nil if there are none.
    open var sublayers: [CALayer]? { get { visibleSublayers } set { setSublayers(newValue ?? []) } }

    /// Adds `layer` in front of the others; takes it out of where it was.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: Int.max) }

    /// Adds `layer` at a place in the list, 0 being the back; a place beyond the ends means the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Adds `layer` just behind `sibling`; behind all if that is nil or elsewhere.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, inFront: false) }

    /// Adds `layer` just in front of `sibling`; in front of all if that is nil or elsewhere.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, inFront: true) }

    /// Puts `newLayer` in the place of `oldLayer`.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() { detach() }

    /// A layer whose alpha masks this one and all below it. It must not be in a tree. Default nil.
    open var mask: CALayer? { get { _style?.mask } set { setMask(newValue) } }

    /// What gives the layer content, layout and actions; held weakly.
    open var delegate: (any CALayerDelegate)? { get { currentDelegate } set { setDelegate(newValue) } }

    /// A name for the user's purposes.
    open var name: String? { get { _extras?.name } set { extras.name = newValue } }

    // MARK: Content

    /// The content: a CGImage, or nil. Default nil.
    open var contents: Any? { get { _contents } set { setContents(newValue) } }

    /// The part of the contents to show, in fractions of their size. Animatable. Default (0, 0, 1, 1).
    open var contentsRect: CGRect {
        get { _extras?.contentsRect ?? LayerDefaults.unitRect }
        set { setContentsRect(newValue) }
    }

    /// The part of the contents that stretches, in fractions of their size; what is outside keeps its size. Animatable. Default
    /// (0, 0, 1, 1).
    open var contentsCenter: CGRect {
        get { _extras?.contentsCenter ?? LayerDefaults.unitRect }
        set { setContentsCenter(newValue) }
    }

    /// Where contents of another size than the bounds stand. Default `.resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { _extras?.contentsGravity ?? .resize }
        set { setContentsGravity(newValue) }
    }

    /// Pixels of the contents and of the backing store per point. Default 1.
    open var contentsScale: CGFloat { get { _contentsScale } set { setContentsScale(newValue) } }

    /// The filter when contents are drawn larger. Default `.linear`.
    open var magnificationFilter: CALayerContentsFilter {
        get { _extras?.magnificationFilter ?? .linear }
        set { setMagnificationFilter(newValue) }
    }

    /// The filter when contents are drawn smaller. Default `.linear`.
    open var minificationFilter: CALayerContentsFilter {
        get { _extras?.minificationFilter ?? .linear }
        set { setMinificationFilter(newValue) }
    }

    /// Marks the whole content as outdated; it is drawn at the next commit.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Marks a part as outdated; here the whole content is drawn.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }

    /// Whether the content is outdated.
    open func needsDisplay() -> Bool { _flags.contains(.needsDisplay) }

    /// Draws the content now if it is outdated.
    open func displayIfNeeded() { displayNow() }

    /// Whether a new size of the bounds makes the content outdated. Default false.
    open var needsDisplayOnBoundsChange: Bool {
        get { _flags.contains(.displayOnBoundsChange) }
        set { setFlag(.displayOnBoundsChange, newValue) }
    }

    /// Provides `contents`: asks the delegate, or draws into a backing store. Don't call it; override it to set `contents`.
    open func display() { displayDefault() }

    /// Draws the content, in the layer's coordinates, y down. Default: asks the delegate.
    open func draw(in ctx: CGContext) { currentDelegate?.draw(self, in: ctx) }

    /// Draws the layer and all below it into `ctx`, in the layer's coordinates, without animations.
    open func render(in ctx: CGContext) { LayerRenderer.renderModel(self, in: ctx) }

    // MARK: Style

    /// The colour behind the content. Animatable. Default nil.
    open var backgroundColor: CGColor? { get { _backgroundColor } set { setBackgroundColor(newValue) } }

    /// The radius of the corners of background and border, and of the cut if `masksToBounds` is set, in points. Animatable. Default 0.
    open var cornerRadius: CGFloat { get { _style?.cornerRadius ?? 0 } set { setCornerRadius(newValue) } }

    /// The corners that are rounded. Default all.
    open var maskedCorners: CACornerMask { get { _style?.maskedCorners ?? .all } set { setMaskedCorners(newValue) } }

    /// The shape of the corners. Default `.circular`.
    open var cornerCurve: CALayerCornerCurve { get { _style?.cornerCurve ?? .circular } set { setCornerCurve(newValue) } }

    /// How much further along the edge a corner of a given shape reaches than its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? LayerDefaults.continuousCornerReach : 1
    }

    /// The width of the border, inside the bounds, in points. Animatable. Default 0.
    open var borderWidth: CGFloat { get { _style?.borderWidth ?? 0 } set { setBorderWidth(newValue) } }

    /// The colour of the border. Animatable. Default opaque black.
    open var borderColor: CGColor? { get { currentBorderColor } set { setBorderColor(newValue) } }

    /// The opacity of it and all below it, from 0 to 1. Animatable. Default 1.
    open var opacity: Float { get { _opacity } set { setOpacity(newValue) } }

    /// Whether opacity applies to it and its sublayers as one picture. Default true.
    open var allowsGroupOpacity: Bool {
        get { !_flags.contains(.noGroupOpacity) }
        set { setFlag(.noGroupOpacity, !newValue, damages: true) }
    }

    /// Whether its edges are smoothed when they fall between pixels. They always are here. Default false.
    open var allowsEdgeAntialiasing: Bool {
        get { _flags.contains(.edgeAntialiasing) }
        set { setFlag(.edgeAntialiasing, newValue) }
    }

    /// Whether it and all below it are flattened into a picture of `rasterizationScale` pixels per point before they are
    /// composited. Default false.
    open var shouldRasterize: Bool {
        get { _flags.contains(.rasterize) }
        set { setFlag(.rasterize, newValue, damages: true) }
    }

    /// Pixels per point of the flattened picture. Default 1.
    open var rasterizationScale: CGFloat { get { _extras?.rasterizationScale ?? 1 } set { setRasterizationScale(newValue) } }

    /// The colour of the shadow. Animatable. Default opaque black.
    open var shadowColor: CGColor? { get { currentShadowColor } set { setShadowColor(newValue) } }

    /// The strength of the shadow, from 0 to 1. Animatable. Default 0.
    open var shadowOpacity: Float { get { _style?.shadowOpacity ?? 0 } set { setShadowOpacity(newValue) } }

    /// The shift of the shadow, in points. Animatable. Default (0, -3).
    open var shadowOffset: CGSize { get { currentShadowOffset } set { setShadowOffset(newValue) } }

    /// The blur of the shadow, in points. Animatable. Default 3.
    open var shadowRadius: CGFloat { get { _style?.shadowRadius ?? 3 } set { setShadowRadius(newValue) } }

    /// The shape that casts the shadow, in the layer's coordinates; nil: the drawn content does. Animatable. Default nil.
    open var shadowPath: CGPath? { get { _style?.shadowPath } set { setShadowPath(newValue) } }

    /// Values for keys that the layer itself has no value for.
    open var style: [AnyHashable: Any]? { get { _extras?.style } set { extras.style = newValue } }

    // MARK: Layout

    /// Marks the layer for layout at the next commit.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether it is marked for layout.
    open func needsLayout() -> Bool { _flags.contains(.needsLayout) }

    /// Lays out now what is marked, from the topmost marked ancestor down.
    open func layoutIfNeeded() { layoutNow() }

    /// Places the sublayers. Default: asks the delegate.
    open func layoutSublayers() { currentDelegate?.layoutSublayers(of: self) }

    /// The size that the layer prefers: the bounds' size. Subclasses that know better override it.
    open func preferredFrameSize() -> CGSize { _bounds.size }

    // MARK: Points

    /// The frontmost layer of the tree under it that contains `p`, a point in the superlayer's coordinates. Hidden layers and what a
    /// mask to bounds cuts off are left out.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

    /// Whether the bounds contain `p`, a point in the layer's coordinates.
    open func contains(_ p: CGPoint) -> Bool { _bounds.contains(p) }

    /// Converts a point from the coordinates of `l` (nil: the root's superlayer) to this layer's.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(CALayer.map(from: l, to: self)) }

    /// Converts a point from this layer's coordinates to those of `l` (nil: the root's superlayer).
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(CALayer.map(from: self, to: l)) }

    /// Converts a rectangle from the coordinates of `l`; the result encloses it.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(CALayer.map(from: l, to: self)) }

    /// Converts a rectangle to the coordinates of `l`; the result encloses it.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(CALayer.map(from: self, to: l)) }

    /// Converts a time, in seconds, from that of `l` (nil: the clock's) to this layer's.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.absoluteTime(t) ?? t)
    }

    /// Converts a time, in seconds, from this layer's to that of `l` (nil: the clock's).
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(absoluteTime(t)) ?? absoluteTime(t)
    }

    // MARK: Actions and animations

    /// The action for a changed property: the delegate's, that of `actions`, of `style`, of the class, or for an animatable
    /// property an animation with the transaction's duration and pacing. Nil: none.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// Actions by property; NSNull for none.
    open var actions: [String: any CAAction]? { get { _extras?.actions } set { extras.actions = newValue } }

    /// The class's action for a property, nil to go on. Default nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Whether a change of a property makes the content outdated. Default false.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value of a property that has not been set. Default: as documented for each property; nil for unknown ones.
    open class func defaultValue(forKey key: String) -> Any? { LayerDefaults.value(forKey: key) }

    /// Starts a copy of `anim`. With a key it replaces the animation of that key.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

    /// Ends and forgets all animations.
    open func removeAllAnimations() { endAllAnimations() }

    /// Ends and forgets the animation of a key.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    /// The keys of the animations in the order they were added; nil if there are none. Animations without a key are left out.
    open func animationKeys() -> [String]? { runningAnimationKeys }

    /// The running animation of a key: the copy that was made when it was added.
    open func animation(forKey key: String) -> CAAnimation? { runningAnimation(forKey: key) }

    /// A copy that shows the layer as it is on the screen now. Nil before the layer's first commit if nothing animates it.
    open func presentation() -> Self? { currentPresentation() as? Self }

    /// The layer that a presentation copy was made from; the layer itself if it is none.
    open func model() -> Self { (_extras?.model as? Self) ?? self }

    // MARK: Keyed values

    /// A property by name, or a value stored under any other key; nil if there is none. Numbers come as NSNumber, geometry as
    /// NSValue; both cast to their Swift types.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets a property by name, or stores a value under any other key; nil resets it.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// A property of a property: `position.x`, `bounds.size`, `transform.rotation.z`, `mask.opacity`…
    open func value(forKeyPath keyPath: String) -> Any? { valueAtPath(keyPath) }

    /// Sets a property of a property.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValueAtPath(value, keyPath) }

    /// Whether a key's value is archived with the layer. True for stored values that are not nil.
    open func shouldArchiveValue(forKey key: String) -> Bool { keyedValue(key) != nil }

    // MARK: Time

    /// When its time begins, in the superlayer's time, in seconds. Default 0.
    open var beginTime: CFTimeInterval { get { timing.beginTime } set { setTiming { $0.beginTime = newValue } } }

    /// Layers have no end; kept for `CAMediaTiming`. Default infinite.
    open var duration: CFTimeInterval {
        get { _extras?.timing?.duration ?? .infinity }
        set { setTiming { $0.duration = newValue } }
    }

    /// How fast its time runs against the superlayer's; 0 stops its animations. Default 1.
    open var speed: Float { get { timing.speed } set { setTiming { $0.speed = newValue } } }

    /// An offset added to its time, in seconds. Default 0.
    open var timeOffset: CFTimeInterval { get { timing.timeOffset } set { setTiming { $0.timeOffset = newValue } } }

    /// Layers don't repeat; kept for `CAMediaTiming`. Default 0.
    open var repeatCount: Float { get { timing.repeatCount } set { setTiming { $0.repeatCount = newValue } } }

    /// Layers don't repeat; kept for `CAMediaTiming`. Default 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming { $0.repeatDuration = newValue } }
    }

    /// Layers don't repeat; kept for `CAMediaTiming`. Default false.
    open var autoreverses: Bool { get { timing.autoreverses } set { setTiming { $0.autoreverses = newValue } } }

    /// Layers have no end; kept for `CAMediaTiming`. Default `.removed`.
    open var fillMode: CAMediaTimingFillMode { get { timing.fillMode } set { setTiming { $0.fillMode = newValue } } }

    // MARK: What subclasses of the engine add

    /// The value of a property that a subclass of the engine has; `.none` if it has none of that name.
    func builtinValue(_ key: String) -> Any?? { baseValue(key) }

    /// Sets a property by name; false if there is none of that name.
    func setBuiltinValue(_ value: Any?, _ key: String) -> Bool { setBaseValue(value, key) }

    /// Whether a change of the property animates by itself.
    class func animatesImplicitly(_ key: String) -> Bool { LayerDefaults.implicitKeys.contains(key) }

    /// Draws the class's own content between background and sublayers, in the layer's coordinates.
    func drawContent(in context: CGContext, scale: CGFloat) {}

    /// What `drawContent` may cover; nil if it draws nothing.
    var contentExtent: CGRect? { nil }
}
