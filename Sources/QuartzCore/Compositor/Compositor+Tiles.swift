@_spi(SliderKit) import CoreGraphics

extension Compositor {
    private static let tile: Int32 = 64

    /// Paints a rectangle so that its pixels do not depend on which rectangle it is.
    ///
    /// Edges between pixels are cut at the clip before they are turned into coverage, with rounding: the same curve gets slightly other
    /// pixels under another clip. So what has such edges is painted by the tiles of a fixed grid, always with the tile for clip; what
    /// lies on the pixel grid is painted as it is asked for.
    func repaint(_ rect: PixelRect, at time: CFTimeInterval) {
        guard !rect.isEmpty, !paintPixels(rect, at: time) else { return }
        let base = CGAffineTransform(scaleX: scale, y: scale)
        if roots.allSatisfy({ isOnGrid($0, base, rect, at: time) }) { return paint(rect, at: time) }
        let tile = Compositor.tile
        for row in (rect.y0 / tile)...((rect.y1 - 1) / tile) {
            for column in (rect.x0 / tile)...((rect.x1 - 1) / tile) {
                let place = PixelRect(x0: column * tile, y0: row * tile, x1: (column + 1) * tile, y1: (row + 1) * tile)
                paint(place.intersection(area), at: time)
            }
        }
    }

    /// Whether all that the tree draws within `rect` has its edges on the pixel grid.
    private func isOnGrid(_ model: CALayer, _ outer: CGAffineTransform, _ rect: PixelRect, at time: CFTimeInterval) -> Bool {
        guard model._painted.intersects(rect) else { return true }
        let layer = model.shown(at: time)
        guard !layer.isHidden, layer._opacity > 0 else { return true }
        let transform = layer.toParent.concatenating(outer)
        guard transform.b == 0, transform.c == 0, ownPiecesAreOnGrid(layer, transform) else { return false }
        let inner = layer.childTransform.map { $0.concatenating(transform) } ?? transform
        if model._sublayers.count >= ChildIndex.threshold, let index = LayerRenderer.index(of: model) {
            return index.candidates(rect, of: model._sublayers).allSatisfy { isOnGrid(model._sublayers[Int($0)], inner, rect, at: time) }
        }
        return model._sublayers.allSatisfy { isOnGrid($0, inner, rect, at: time) }
    }

    private func ownPiecesAreOnGrid(_ layer: CALayer, _ transform: CGAffineTransform) -> Bool {
        if layer.contentExtent != nil { return false }
        if layer._painter != nil {
            guard layer.painterStaysOnGrid, abs(transform.a - layer._contentsScale) < 1e-9, transform.d == transform.a,
                isWhole(transform.tx), isWhole(transform.ty)
            else { return false }
        }
        if let style = layer._style {
            if style.mask != nil || style.castsShadow { return false }
            if style.cornerRadius > 0 && (layer.masksToBounds || layer._backgroundColor != nil || style.borderWidth > 0) { return false }
            if style.borderWidth > 0 && !isWhole(style.borderWidth * transform.a) { return false }
        }
        if let image = layer.contentsImage {
            if layer.contentsRect != LayerDefaults.unitRect || layer.contentsCenter != LayerDefaults.unitRect { return false }
            let frame = ContentsPlacement(layer, image).frame.applying(transform)
            guard isWhole(frame.minX), isWhole(frame.minY), transform.a > 0, transform.d > 0,
                abs(frame.width - CGFloat(image.width)) < 1e-6, abs(frame.height - CGFloat(image.height)) < 1e-6
            else { return false }
        }
        guard layer._backgroundColor != nil || layer.masksToBounds || (layer._style?.borderWidth ?? 0) > 0 else { return true }
        let box = layer._bounds.applying(transform)
        return isWhole(box.minX) && isWhole(box.minY) && isWhole(box.maxX) && isWhole(box.maxY)
    }

    private func isWhole(_ v: CGFloat) -> Bool { abs(v - v.rounded()) < 1e-6 }
}
