/// What a renderer's pictures are like: their bounds.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The bounds that the renderer gave to its context, in points.
    public internal(set) final var bounds = CGRect.zero

    /// A format with default values.
    public required override init() { super.init() }

    /// The format of the screen's pictures.
    open class func `default`() -> Self { preferred() }

    /// The format that suits the current traits best.
    open class func preferred() -> Self { self.init() }

    /// A format of its own with the same values.
    open func copy(with zone: NSZone?) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}
