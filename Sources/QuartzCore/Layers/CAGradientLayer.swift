@_spi(SliderKit) import CoreGraphics

/// A layer filled with a gradient, to its bounds and their rounded corners.
open class CAGradientLayer: CALayer {
    var gradient = GradientState()

    /// Makes a layer without colours, which draws nothing.
    public override init() { super.init() }

    /// Makes the copy that shows the animated state.
    public override init(layer: Any) {
        if let other = layer as? CAGradientLayer { gradient = other.gradient }
        super.init(layer: layer)
    }

    /// Reads a layer from an archive; the gradient is not archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The colours, CGColors, in order. Animatable. Default nil.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change("colors", .tree) { gradient.colors = newValue?.compactMap { $0 as? CGColor } } }
    }

    /// Where each colour is, from 0 to 1, rising; nil: evenly. Animatable. Default nil.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { $0.boxed } }
        set { change("locations", .tree) { gradient.locations = newValue?.map { CGFloat($0.doubleValue) } } }
    }

    /// Where the gradient begins, in fractions of the bounds. Animatable. Default (0.5, 0).
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set {
            guard newValue.isUsable, newValue != gradient.startPoint else { return }
            change("startPoint", .tree) { gradient.startPoint = newValue }
        }
    }

    /// Where the gradient ends, in fractions of the bounds. Animatable. Default (0.5, 1).
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set {
            guard newValue.isUsable, newValue != gradient.endPoint else { return }
            change("endPoint", .tree) { gradient.endPoint = newValue }
        }
    }

    /// The gradient's geometry. Default `.axial`.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set {
            guard newValue != gradient.type else { return }
            gradient.type = newValue
            markTreeDirty()
        }
    }

    override func builtinValue(_ key: String) -> Any?? {
        switch key {
        case "colors": return .some(colors)
        case "locations": return .some(locations)
        case "startPoint": return NSValue(point: startPoint)
        case "endPoint": return NSValue(point: endPoint)
        case "type": return type.rawValue
        default: return super.builtinValue(key)
        }
    }

    override func setBuiltinValue(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "colors": colors = value as? [Any]
        case "locations": locations = Coerce.numbers(value)?.map(\.boxed)
        case "startPoint": Coerce.point(value).map { startPoint = $0 }
        case "endPoint": Coerce.point(value).map { endPoint = $0 }
        case "type": (value as? String).map { type = CAGradientLayerType(rawValue: $0) }
        default: return super.setBuiltinValue(value, key)
        }
        return true
    }

    override class func animatesImplicitly(_ key: String) -> Bool {
        ["colors", "locations", "startPoint", "endPoint"].contains(key) || super.animatesImplicitly(key)
    }

    override var contentExtent: CGRect? { gradient.hasColors ? _bounds.standardized : nil }

    override func drawContent(in context: CGContext, scale: CGFloat) {
        let bounds = _bounds.standardized
        guard bounds.width > 0, bounds.height > 0 else { return }
        if let style = _style, style.cornerRadius > 0 {
            context.beginPath()
            context.addPath(RoundedCorners.path(bounds, style))
            context.clip()
        } else {
            context.clip(to: bounds)
        }
        gradient.draw(in: context, bounds, scale: scale)
    }
}
