@_spi(SliderKit) import CoreGraphics

/// Draws a layer tree into a context: the presentation within the compositor, the model for `render(in:)`.
struct LayerRenderer {
    let context: CGContext
    /// The time to show; nil: the model.
    let time: CFTimeInterval?
    /// The pixels that are wanted; nil: all.
    let cull: PixelRect?

    /// Draws the model tree below `layer` in the layer's own coordinates.
    static func renderModel(_ layer: CALayer, in context: CGContext) {
        context.saveGState()
        LayerRenderer(context: context, time: nil, cull: nil).paintInside(layer, model: layer, inherited: 1)
        context.restoreGState()
    }

    func paint(_ model: CALayer, inherited: CGFloat = 1) {
        if let cull, !model._painted.intersects(cull) { return }
        let layer = time.map { model.shown(at: $0) } ?? model
        guard !layer.isHidden, layer._opacity > 0 else { return }
        context.saveGState()
        context.concatenate(layer.toParent)
        paintInside(layer, model: model, inherited: inherited)
        context.restoreGState()
    }

    private func paintInside(_ layer: CALayer, model: CALayer, inherited: CGFloat) {
        if time == nil { layer.displayIfNeeded() }
        let opacity = CGFloat(min(max(layer._opacity, 0), 1))
        let mask = layer.mask
        let needsGroup =
            mask != nil || layer.shouldRasterize || (opacity < 1 && layer.allowsGroupOpacity && hasSeveralPieces(layer, model))
        guard needsGroup else {
            paintPieces(layer, model: model, alpha: opacity * inherited)
            return
        }
        context.saveGState()
        context.setAlpha(opacity * inherited)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paintPieces(layer, model: model, alpha: 1)
        if let mask { apply(mask, to: layer) }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Keeps of what has been drawn what the mask's alpha covers.
    private func apply(_ mask: CALayer, to layer: CALayer) {
        context.saveGState()
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        // So that there are pixels even if the mask draws none: an empty mask hides all.
        context.erase(layer.treeExtent(at: time).insetBy(dx: -1, dy: -1))
        if let child = layer.childTransform { context.concatenate(child) }
        LayerRenderer(context: context, time: time, cull: nil).paint(mask)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Whether opacity on each piece would look other than opacity on the whole.
    private func hasSeveralPieces(_ layer: CALayer, _ model: CALayer) -> Bool {
        if !model._sublayers.isEmpty || layer._painter != nil || layer.contentExtent != nil { return true }
        var pieces = 0
        if layer._backgroundColor != nil { pieces += 1 }
        if layer.contentsImage != nil { pieces += 1 }
        if let style = layer._style {
            if style.borderWidth > 0 { pieces += 1 }
            if style.castsShadow { pieces += 1 }
        }
        return pieces > 1
    }

    private func paintPieces(_ layer: CALayer, model: CALayer, alpha: CGFloat) {
        let masks = layer.masksToBounds
        if let style = layer._style, style.castsShadow, !masks { paintShadow(layer, style, model, alpha) }
        if let color = layer._backgroundColor { paintBackground(layer, color, alpha) }
        if masks {
            context.saveGState()
            clipToBounds(layer)
        }
        paintContent(layer, alpha)
        if let painter = layer._painter {
            let hasBacks = model._sublayers.contains(where: \.isBehindPainter)
            if hasBacks { paintSublayers(of: layer, model: model, alpha: alpha, behindPainter: true) }
            context.saveGState()
            context.setAlpha(alpha)
            painter.paint(layer, in: context)
            if time != nil { painter.painted(layer) }
            context.restoreGState()
            paintSublayers(of: layer, model: model, alpha: alpha, behindPainter: hasBacks ? false : nil)
        } else {
            paintSublayers(of: layer, model: model, alpha: alpha)
        }
        if masks { context.restoreGState() }
        if let style = layer._style, style.borderWidth > 0 { paintBorder(layer, style, alpha) }
    }

    /// - Parameter behindPainter: only those that are behind the painter's content, or only the others; nil: all.
    private func paintSublayers(of layer: CALayer, model: CALayer, alpha: CGFloat, behindPainter: Bool? = nil) {
        guard !model._sublayers.isEmpty else { return }
        let child = layer.childTransform
        if let child {
            context.saveGState()
            context.concatenate(child)
        }
        if let behindPainter {
            for sublayer in model.paintedSublayers where sublayer.isBehindPainter == behindPainter { paint(sublayer, inherited: alpha) }
        } else if let cull, model._sublayers.count >= ChildIndex.threshold, let index = LayerRenderer.index(of: model) {
            for place in index.candidates(cull, of: model._sublayers) { paint(model._sublayers[Int(place)], inherited: alpha) }
        } else {
            for sublayer in model.paintedSublayers { paint(sublayer, inherited: alpha) }
        }
        if child != nil { context.restoreGState() }
    }

    /// The index of the sublayers; nil if their order is not that of the list.
    static func index(of model: CALayer) -> ChildIndex? {
        if let index = model._extras?.childIndex, !index.isWorn { return index }
        guard !model._sublayers.contains(where: { $0._flags.contains(.hasZ) }) else { return nil }
        let index = ChildIndex(model._sublayers)
        model.extras.childIndex = index
        return index
    }

    // MARK: Pieces

    private func clipToBounds(_ layer: CALayer) {
        let bounds = layer._bounds.standardized
        guard let style = layer._style, style.cornerRadius > 0 else {
            context.clip(to: bounds)
            return
        }
        context.beginPath()
        context.addPath(RoundedCorners.path(bounds, style))
        context.clip()
    }

    private func paintBackground(_ layer: CALayer, _ color: CGColor, _ alpha: CGFloat) {
        let bounds = layer._bounds.standardized
        guard bounds.width > 0, bounds.height > 0, color.alpha > 0 else { return }
        context.setAlpha(alpha)
        context.setFillColor(color)
        if let style = layer._style, style.cornerRadius > 0 {
            context.beginPath()
            context.addPath(RoundedCorners.path(bounds, style))
            context.fillPath()
        } else {
            context.fill(bounds)
        }
        context.setAlpha(1)
    }

    private func paintContent(_ layer: CALayer, _ alpha: CGFloat) {
        if let image = layer.contentsImage {
            context.setAlpha(alpha)
            ContentsPainter(layer: layer, image: image).paint(in: context)
            context.setAlpha(1)
        }
        if layer.contentExtent != nil {
            context.saveGState()
            context.setAlpha(alpha)
            layer.drawContent(in: context, scale: pixelsPerPoint)
            context.restoreGState()
        }
    }

    private func paintBorder(_ layer: CALayer, _ style: LayerStyle, _ alpha: CGFloat) {
        let bounds = layer._bounds.standardized
        guard let color = style.borderColor, color.alpha > 0, bounds.width > 0, bounds.height > 0 else { return }
        let path = CGMutablePath()
        path.addPath(RoundedCorners.path(bounds, style))
        let inner = bounds.insetBy(dx: style.borderWidth, dy: style.borderWidth)
        if inner.isUsable, inner.width > 0, inner.height > 0 {
            path.addPath(RoundedCorners.path(inner, style, radius: max(0, style.cornerRadius - style.borderWidth)))
        }
        context.setAlpha(alpha)
        context.setFillColor(color)
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: .evenOdd)
        context.setAlpha(1)
    }

    private func paintShadow(_ layer: CALayer, _ style: LayerStyle, _ model: CALayer, _ alpha: CGFloat) {
        let scale = pixelsPerPoint
        let cached = style.shadowCache.flatMap { $0.scale == scale ? $0 : nil }
        guard let shadow = cached ?? ShadowCache.make(layer, style, scale: scale, time: time, renderer: self) else { return }
        style.shadowCache = shadow
        if layer !== model { model._style?.shadowCache = nil }
        context.setAlpha(alpha)
        context.drawUpright(shadow.image, in: shadow.frame.offsetBy(dx: style.shadowOffset.width, dy: style.shadowOffset.height))
        context.setAlpha(1)
    }

    /// Draws what casts a shadow: the layer without its own shadow, opacity and mask-free pieces.
    func paintCaster(_ layer: CALayer, in context: CGContext) {
        let inner = LayerRenderer(context: context, time: time, cull: nil)
        let model = layer._extras?.model ?? layer
        let radius = layer._style?.shadowOpacity ?? 0
        layer._style?.shadowOpacity = 0
        inner.paintPieces(layer, model: model, alpha: 1)
        layer._style?.shadowOpacity = radius
    }

    /// Pixels per point where drawing goes on now, for content that is made at the right resolution.
    private var pixelsPerPoint: CGFloat {
        let t = context.userToPixels
        let scale = max(hypot(t.a, t.b), hypot(t.c, t.d))
        return scale.isFinite && scale > 0 ? min(max(scale, 0.05), 32) : 1
    }
}
