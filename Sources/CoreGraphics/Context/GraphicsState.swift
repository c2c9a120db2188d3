/// What `saveGState` keeps.
internal struct GraphicsState {
    struct Clip {
        /// In device space.
        let path: CGPath
        let rule: CGPathFillRule
        let isAntialiased: Bool
    }

    struct Shadow {
        /// In the base space, in points.
        let offset: CGSize
        let blur: CGFloat
        let color: CGColor
    }

    /// From user space to device space: pixels from the top left corner, y down.
    var toDevice: CGAffineTransform
    /// The transform that shadows and patterns follow, as if no user transform were there.
    var base: CGAffineTransform
    var fill = CGColor.black
    var stroke = CGColor.black
    var fillSpace = CGColorSpace.shared.deviceGray
    var strokeSpace = CGColorSpace.shared.deviceGray
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var flatness: CGFloat = 0.5
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var shouldAntialias = true
    var interpolation = CGInterpolationQuality.default
    var patternPhase = CGSize.zero
    var clips: [Clip] = []
    /// Names the list of clips, so that a target knows whether it has them already.
    var clipID = 0
    /// The area that the clips leave, in device space.
    var clipBounds: CGRect
    var mask: MaskSurface?
}
