@_spi(SliderKit) import CoreGraphics

/// Something that a repaint paints straight onto pixels.
struct PixelPiece {
    enum Kind {
        /// The background, in an opaque colour.
        case fill(UInt32)
        /// The contents, pixel by pixel.
        case image
        /// What the painter paints.
        case painter
    }

    let kind: Kind
    unowned(unsafe) let layer: CALayer
    /// Where the piece, or for a painter the layer's coordinate zero, stands.
    let origin: PixelPoint
    /// Where it paints.
    let area: PixelRect
}

/// Most of what screens show is rectangles of one colour, pictures at whole pixels and painters that can do with these. Such an area is
/// painted from a list, without graphics states; the result is the same, byte for byte.
extension Compositor {
    /// Paints a rectangle so, if all that it shows allows it; false if not, and nothing is painted.
    func paintPixels(_ rect: PixelRect, at time: CFTimeInterval) -> Bool {
        guard paintsPixelsDirectly else { return false }
        var backdrop: UInt32? = 0
        if let background {
            guard let pixel = background.opaquePixel else { return false }
            backdrop = pixel
        }
        defer { pieces.removeAll(keepingCapacity: true) }
        for root in roots {
            guard collectPieces(root, CGPoint.zero, clip: rect) else { return false }
        }
        let painted: Void? = context.withCanvas { canvas in
            canvas.clip(to: rect)
            for index in pieces.indices { paint(pieces[index], on: canvas, &backdrop) }
            if let backdrop { canvas.fill(rect, with: backdrop) }
        }
        return painted != nil
    }

    /// - Parameter backdrop: The pixel that the area consists of so far, though it is not painted yet; nil once something is.
    @inline(__always)
    private func paint(_ piece: PixelPiece, on canvas: PixelCanvas, _ backdrop: inout UInt32?) {
        let isWhole = piece.area == canvas.clip
        if case .fill(let pixel) = piece.kind, isWhole {
            // Hides all behind it.
            backdrop = pixel
            return
        }
        var canvas = canvas
        if let pixel = backdrop, !isWhole || !isPainter(piece) {
            canvas.fill(canvas.clip, with: pixel)
            backdrop = nil
        }
        canvas.clip(to: piece.area)
        switch piece.kind {
        case .fill(let pixel): canvas.fill(piece.area, with: pixel)
        case .image:
            if let image = piece.layer.contentsImage { canvas.draw(image, x: piece.origin.x, y: piece.origin.y) }
        case .painter: piece.layer._painter?.paint(piece.layer, on: canvas, at: piece.origin, over: backdrop)
        }
        backdrop = nil
    }

    private func isPainter(_ piece: PixelPiece) -> Bool {
        if case .painter = piece.kind { return true }
        return false
    }

    /// Lists what a tree paints within `clip`; false if something there needs a context.
    /// - Parameter corner: Where the superlayer's coordinate zero stands, in points.
    private func collectPieces(_ layer: CALayer, _ corner: CGPoint, clip: PixelRect) -> Bool {
        guard layer._painted.intersects(clip) else { return true }
        // What is seen of an animated layer is another one.
        if layer._animations != nil, layer.isAnimated { return false }
        guard !layer._flags.contains(.hidden), layer._opacity > 0 else { return true }
        guard isPlain(layer) else { return false }
        let bounds = layer._bounds
        let zero = CGPoint(
            x: corner.x + layer._position.x - bounds.origin.x - bounds.size.width / 2,
            y: corner.y + layer._position.y - bounds.origin.y - bounds.size.height / 2)
        var clip = clip
        if layer._backgroundColor != nil || layer._flags.contains(.masksToBounds) {
            guard
                let box = PixelRect(
                    exactly: CGRect(
                        x: (zero.x + bounds.origin.x) * scale, y: (zero.y + bounds.origin.y) * scale, width: bounds.size.width * scale,
                        height: bounds.size.height * scale))
            else { return false }
            if let color = layer._backgroundColor, !addFill(color, layer, box.intersection(clip)) { return false }
            if layer._flags.contains(.masksToBounds) { clip = clip.intersection(box) }
            if clip.isEmpty { return true }
        }
        if layer._contents != nil, !addImage(layer, zero, clip) { return false }
        if layer._painter != nil, !addPainter(layer, zero, clip) { return false }
        return layer._sublayers.isEmpty || collectPieces(below: layer, zero, clip: clip)
    }

    private func collectPieces(below layer: CALayer, _ zero: CGPoint, clip: PixelRect) -> Bool {
        // What puts sublayers elsewhere than the list's order does.
        let reordering: LayerFlags = layer._painter == nil ? .hasZ : [.hasZ, .behindPainter]
        if layer._sublayers.count >= ChildIndex.threshold {
            guard let index = LayerRenderer.index(of: layer) else { return false }
            for place in index.candidates(clip, of: layer._sublayers) {
                let child = layer._sublayers[Int(place)]
                guard child._flags.isDisjoint(with: reordering), collectPieces(child, zero, clip: clip) else { return false }
            }
            return true
        }
        for child in layer._sublayers {
            guard child._flags.isDisjoint(with: reordering), collectPieces(child, zero, clip: clip) else { return false }
        }
        return true
    }

    /// Whether the layer is neither transformed nor translucent, nor styled beyond a background.
    private func isPlain(_ layer: CALayer) -> Bool {
        guard layer._opacity == 1, layer._geometry == nil, layer._style == nil, !layer._flags.contains(.rasterize) else { return false }
        return layer.contentExtent == nil
    }

    private func addFill(_ color: CGColor, _ layer: CALayer, _ area: PixelRect) -> Bool {
        if let pixel = color.opaquePixel {
            if !area.isEmpty { pieces.append(PixelPiece(kind: .fill(pixel), layer: layer, origin: PixelPoint(x: 0, y: 0), area: area)) }
            return true
        }
        return color.alpha <= 0
    }

    private func addImage(_ layer: CALayer, _ zero: CGPoint, _ clip: PixelRect) -> Bool {
        guard let image = layer.contentsImage else { return true }
        guard layer.contentsRect == LayerDefaults.unitRect, layer.contentsCenter == LayerDefaults.unitRect else { return false }
        let frame = ContentsPlacement(layer, image).frame.offsetBy(dx: zero.x, dy: zero.y)
        guard
            let area = PixelRect(
                exactly: CGRect(
                    x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)),
            Int(area.width) == image.width, Int(area.height) == image.height
        else { return false }
        let seen = area.intersection(clip)
        if !seen.isEmpty { pieces.append(PixelPiece(kind: .image, layer: layer, origin: PixelPoint(x: area.x0, y: area.y0), area: seen)) }
        return true
    }

    private func addPainter(_ layer: CALayer, _ zero: CGPoint, _ clip: PixelRect) -> Bool {
        guard layer._contentsScale == scale,
            let place = PixelRect(exactly: CGRect(x: zero.x * scale, y: zero.y * scale, width: 0, height: 0)), let painter = layer._painter
        else { return false }
        let origin = PixelPoint(x: place.x0, y: place.y0)
        switch painter.pixelPaint(of: layer, at: origin, within: clip) {
        case .unable: return false
        case .nothing: return true
        case .some:
            pieces.append(PixelPiece(kind: .painter, layer: layer, origin: origin, area: clip))
            return true
        }
    }
}
