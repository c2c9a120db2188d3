@_spi(SliderKit) import CoreGraphics

/// The shadow of text: where it falls, how soft it is and its colour.
open class NSShadow: NSObject, NSCopying {
    /// Keeps Foundation's attributed strings from stopping the program.
    private let header = CoreFoundationHeader()

    /// How far the shadow lies to the right and below, in points; zero by default.
    open var shadowOffset = CGSize.zero
    /// How soft the shadow's edge is, in points; 0 by default, a hard edge.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's colour, a `UIColor`; black of alpha 1/3 by default, nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow right below the text.
    public override init() { super.init() }

    /// A shadow of its own with the same values.
    open func copy(with zone: NSZone?) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether the other object is a shadow of the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    /// A hash of offset and radius.
    open override var hash: Int { [shadowOffset.width, shadowOffset.height, shadowBlurRadius].hashValue }
}
