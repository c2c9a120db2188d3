extension CGContext {
    /// Keeps a copy of the graphics state; `restoreGState()` brings it back.
    public func saveGState() { saved.append(state) }

    /// Brings back the graphics state that was kept last; ignored without one.
    public func restoreGState() {
        guard saved.count > (layers.last?.savedCount ?? 0), let last = saved.popLast() else { return }
        state = last
    }

    /// From user space to device space, y up from the bottom left pixel.
    public var ctm: CGAffineTransform { state.toDevice.concatenating(flip) }

    /// As `ctm`.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    private var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

    /// Applies a transform before the current one. One that is not finite is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        let entries = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard entries.allSatisfy(\.isFinite) else { return }
        state.toDevice = transform.concatenating(state.toDevice)
    }

    /// Moves the origin, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns user space, in radians from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// The point in device space, y up.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// The size in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// The rectangle around the transformed corners in device space, y up.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// The point in user space of one in device space, y up.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// The size in user space of one in device space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// The rectangle in user space around the transformed corners of one in device space, y up.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Makes the current transform the one that shadows and patterns follow, as if the context started here.
    @_spi(SliderKit) public func setBaseToCurrentTransform() { state.base = state.toDevice }

    /// Sets the width of strokes in user space; default 1. Zero and less draw nothing.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width.isFinite ? max(width, 0) : 0 }
    /// Sets how the ends of strokes look; default butt.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// Sets how the corners of strokes look; default miter.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// Sets how long sharp corners may be, in line widths; default 10.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit.isFinite ? max(limit, 1) : 10 }
    /// Sets the dashes of strokes, in user space: dash, gap, dash… An empty list draws solid lines, the default.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isGood = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dashPhase = isGood ? phase : 0
        state.dashLengths = isGood ? lengths : []
    }
    /// Sets how far, in pixels, curves may be from straight pieces that stand for them; default 0.5, clamped to 0.05…100.
    public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness.isNaN ? 0.5 : min(max(flatness, 0.05), 100) }

    /// Sets the opacity of all that is drawn, 0…1; default 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }
    /// Makes what is drawn next more transparent by a factor of 0 to 1, on top of the present alpha.
    @_spi(SliderKit) public func multiplyAlpha(by factor: CGFloat) { setAlpha(state.alpha * factor) }
    /// Sets how what is drawn mixes with what is there; default normal.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets whether edges are smooth; default true.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
    /// Sets whether edges may be smooth at all; not part of the graphics state; default true.
    public func setAllowsAntialiasing(_ allows: Bool) { allowsAntialiasing = allows }
    /// How images are sampled at other sizes.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
    /// Moves the origin of patterns, in points of the base space.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = phase.width.isFinite && phase.height.isFinite ? phase : .zero
    }

    /// Turns on a shadow of black with alpha one third.
    ///
    /// - Parameters:
    ///   - offset: In the base space, in points: transforms of the context do not change it. In UIKit's contexts positive height is down.
    ///   - blur: In points; half of it is the standard deviation of the blur.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }

    /// Turns on a shadow of a colour, or off with nil; see `setShadow(offset:blur:)`.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.rgba.alpha > 0, offset.width.isFinite, offset.height.isFinite, !blur.isNaN else {
            state.shadow = nil
            return
        }
        state.shadow = .init(offset: offset, blur: min(max(blur, 0), 1000), color: color)
    }
}
