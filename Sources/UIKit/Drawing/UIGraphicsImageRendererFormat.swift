/// What an image renderer's pictures are like: scale and opacity.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; by default the main screen's.
    open var scale: CGFloat = DisplayScale.main

    /// Whether pictures have no alpha and start black; false by default.
    open var opaque = false

    /// A format that suits `traitCollection`: its display scale, if it has one.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone?) -> Any {
        let copy = super.copy(with: zone)
        if let format = copy as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
        }
        return copy
    }
}
