@_spi(SliderKit) import CoreGraphics

extension UIBezierPath {
    func paintFill(blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), !elements.isEmpty else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.multiplyAlpha(by: alpha) }
        context.addPath(elements)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        context.restoreGState()
    }

    func paintStroke(blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), !elements.isEmpty else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.multiplyAlpha(by: alpha) }
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.addPath(elements)
        context.strokePath()
        context.restoreGState()
    }

    func clipCurrentContext() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard !elements.isEmpty else {
            context.clip(to: .zero)
            return
        }
        context.addPath(elements)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
