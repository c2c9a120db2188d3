@_spi(SliderKit) import CoreGraphics

/// A layer that shows text, from the top of its bounds down, cut off at them.
///
/// Text is drawn sharp at the screen's scale, whatever `contentsScale` is.
open class CATextLayer: CALayer {
    var text = TextState()

    /// Turns an attributed string, whose attributes are UIKit's, into runs of text; UIKit provides it.
    @_spi(SliderKit) nonisolated(unsafe) public static var attributedRunProvider: ((NSAttributedString) -> [TextRun])?

    /// Makes a typeface of a size (points) from a value of `font` that only UIKit knows, such as a UIFont; UIKit provides it.
    @_spi(SliderKit) nonisolated(unsafe) public static var typefaceProvider: ((Any, CGFloat) -> Typeface?)?

    /// Makes a layer without text: white, 36 points.
    public override init() { super.init() }

    /// Makes the copy that shows the animated state.
    public override init(layer: Any) {
        if let other = layer as? CATextLayer { text = other.text }
        super.init(layer: layer)
    }

    /// Reads a layer from an archive; the text is not archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text: a String or an NSAttributedString, which brings its own fonts and colours. Default nil.
    open var string: Any? {
        get { text.string }
        set { change("string", .tree) { text.string = newValue } }
    }

    /// The font: a UIFont, of which the size does not count, a CGFont, or a font's name. Default Helvetica.
    open var font: Any? {
        get { text.font }
        set { change("font", .tree) { text.font = newValue } }
    }

    /// The font's size in points. Animatable. Default 36.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set {
            guard newValue.isFinite, newValue != text.fontSize else { return }
            change("fontSize", .tree) { text.fontSize = newValue }
        }
    }

    /// The text's colour. Animatable. Default opaque white.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set {
            guard newValue != text.foregroundColor else { return }
            change("foregroundColor", .tree) { text.foregroundColor = newValue }
        }
    }

    /// Whether text goes on in the next line at the bounds' width. Default false.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { change("wrapped", .tree) { text.isWrapped = newValue } }
    }

    /// What is left out of a line that is too long. Default `.none`.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { change("truncationMode", .tree) { text.truncationMode = newValue } }
    }

    /// How lines are aligned. Default `.natural`.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { change("alignmentMode", .tree) { text.alignmentMode = newValue } }
    }

    /// The size of the text when nothing limits it.
    open override func preferredFrameSize() -> CGSize { text.layout(width: nil, height: .infinity)?.size ?? .zero }

    override func builtinValue(_ key: String) -> Any?? {
        switch key {
        case "string": return .some(string)
        case "font": return .some(font)
        case "fontSize": return fontSize.boxed
        case "foregroundColor": return .some(foregroundColor)
        case "wrapped", "isWrapped": return NSNumber(value: isWrapped)
        case "truncationMode": return truncationMode.rawValue
        case "alignmentMode": return alignmentMode.rawValue
        default: return super.builtinValue(key)
        }
    }

    override func setBuiltinValue(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "string": string = value
        case "font": font = value
        case "fontSize": Coerce.number(value).map { fontSize = $0 }
        case "foregroundColor": foregroundColor = Coerce.color(value)
        case "wrapped", "isWrapped": Coerce.bool(value).map { isWrapped = $0 }
        case "truncationMode": (value as? String).map { truncationMode = CATextLayerTruncationMode(rawValue: $0) }
        case "alignmentMode": (value as? String).map { alignmentMode = CATextLayerAlignmentMode(rawValue: $0) }
        default: return super.setBuiltinValue(value, key)
        }
        return true
    }

    override class func animatesImplicitly(_ key: String) -> Bool {
        key == "fontSize" || key == "foregroundColor" || super.animatesImplicitly(key)
    }

    override var contentExtent: CGRect? { text.isEmpty ? nil : _bounds.standardized }

    override func drawContent(in context: CGContext, scale: CGFloat) {
        let bounds = _bounds.standardized
        guard let layout = text.layout(width: bounds.width, height: bounds.height) else { return }
        context.clip(to: bounds)
        context.translateBy(x: bounds.minX, y: bounds.minY)
        layout.draw(in: context, at: .zero)
    }
}
