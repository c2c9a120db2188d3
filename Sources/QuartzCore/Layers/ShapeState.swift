@_spi(SliderKit) import CoreGraphics

/// What a shape layer draws.
struct ShapeState {
    var path: CGPath?
    var fillColor: CGColor? = LayerStyle.black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?

    static let implicitKeys: Set<String> = [
        "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase",
    ]

    private var strokes: Bool { strokeColor.map { $0.alpha > 0 } ?? false && lineWidth > 0 && strokeEnd > strokeStart }

    /// What it may cover; nil if it draws nothing.
    var extent: CGRect? {
        guard let path, !path.isEmpty else { return nil }
        let box = path.boundingBoxOfPath
        guard box.isUsable else { return nil }
        guard strokes else { return fillColor == nil ? nil : box }
        // A sharp corner reaches out by the miter limit, a square end by the diagonal.
        let sharp = lineJoin == .miter ? max(miterLimit, 1.5) : 1.5
        let reach = lineWidth / 2 * sharp
        return box.insetBy(dx: -reach, dy: -reach)
    }

    func draw(in context: CGContext) {
        guard let path else { return }
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(fillColor)
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard strokes, let strokeColor else { return }
        let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
        guard end > start else { return }
        let line = start > 0 || end < 1 ? PathTrim.trim(path, from: start, to: end) : path
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        if !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) {
            context.setLineDash(phase: lineDashPhase, lengths: lengths)
        }
        context.beginPath()
        context.addPath(line)
        context.strokePath()
    }
}
