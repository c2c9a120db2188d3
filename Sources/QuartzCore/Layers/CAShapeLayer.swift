@_spi(SliderKit) import CoreGraphics

/// A layer that fills and strokes a path, which may reach beyond its bounds.
open class CAShapeLayer: CALayer {
    var shape = ShapeState()

    /// Makes a layer without a path: black fill, no stroke.
    public override init() { super.init() }

    /// Makes the copy that shows the animated state.
    public override init(layer: Any) {
        if let other = layer as? CAShapeLayer { shape = other.shape }
        super.init(layer: layer)
    }

    /// Reads a layer from an archive; the path is not archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The shape. Animatable between paths of the same elements, but not by itself. Default nil.
    open var path: CGPath? {
        get { shape.path }
        set {
            guard newValue !== shape.path || newValue is CGMutablePath else { return }
            change("path", .tree) { shape.path = newValue?.copy() }
        }
    }

    /// The colour inside; nil: none. Animatable. Default opaque black.
    open var fillColor: CGColor? { get { shape.fillColor } set { set("fillColor", \.fillColor, newValue) } }

    /// Which points are inside. Default `.nonZero`.
    open var fillRule: CAShapeLayerFillRule { get { shape.fillRule } set { set("fillRule", \.fillRule, newValue) } }

    /// The colour of the line; nil: none. Animatable. Default nil.
    open var strokeColor: CGColor? { get { shape.strokeColor } set { set("strokeColor", \.strokeColor, newValue) } }

    /// Where on the path the line begins, as a share of its length from 0 to 1. Animatable. Default 0.
    open var strokeStart: CGFloat { get { shape.strokeStart } set { setNumber("strokeStart", \.strokeStart, newValue) } }

    /// Where on the path the line ends, as a share of its length from 0 to 1. Animatable. Default 1.
    open var strokeEnd: CGFloat { get { shape.strokeEnd } set { setNumber("strokeEnd", \.strokeEnd, newValue) } }

    /// The line's width in points. Animatable. Default 1.
    open var lineWidth: CGFloat { get { shape.lineWidth } set { setNumber("lineWidth", \.lineWidth, newValue) } }

    /// How many line widths a sharp corner may reach out. Animatable. Default 10.
    open var miterLimit: CGFloat { get { shape.miterLimit } set { setNumber("miterLimit", \.miterLimit, newValue) } }

    /// The line's ends. Default `.butt`.
    open var lineCap: CAShapeLayerLineCap { get { shape.lineCap } set { set("lineCap", \.lineCap, newValue) } }

    /// The line's corners. Default `.miter`.
    open var lineJoin: CAShapeLayerLineJoin { get { shape.lineJoin } set { set("lineJoin", \.lineJoin, newValue) } }

    /// Where in the dash pattern the line begins, in points. Animatable. Default 0.
    open var lineDashPhase: CGFloat { get { shape.lineDashPhase } set { setNumber("lineDashPhase", \.lineDashPhase, newValue) } }

    /// Lengths of dashes and gaps in turn, in points; nil: solid. Default nil.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { set("lineDashPattern", \.lineDashPattern, newValue) }
    }

    private func set<T: Equatable>(_ key: String, _ path: WritableKeyPath<ShapeState, T>, _ newValue: T) {
        guard newValue != shape[keyPath: path] else { return }
        change(key, .tree) { shape[keyPath: path] = newValue }
    }

    private func setNumber(_ key: String, _ path: WritableKeyPath<ShapeState, CGFloat>, _ newValue: CGFloat) {
        if newValue.isFinite { set(key, path, newValue) }
    }

    override func builtinValue(_ key: String) -> Any?? { shapeValue(key) ?? super.builtinValue(key) }

    override func setBuiltinValue(_ value: Any?, _ key: String) -> Bool {
        setShapeValue(value, key) || super.setBuiltinValue(value, key)
    }

    override class func animatesImplicitly(_ key: String) -> Bool {
        ShapeState.implicitKeys.contains(key) || super.animatesImplicitly(key)
    }

    override var contentExtent: CGRect? { shape.extent }

    override func drawContent(in context: CGContext, scale: CGFloat) { shape.draw(in: context) }
}
