internal import CCairo

/// A transparency layer that was begun.
internal struct TransparencyLayer {
    /// The state to go on with after the layer.
    let outer: GraphicsState
    /// How many states were saved when it began.
    let savedCount: Int
}

extension CGContext {
    /// Begins a group: what is drawn until `endTransparencyLayer()` is then drawn as one, with the alpha, the shadow and the blend mode
    /// of now. Inside, alpha is 1, there is no shadow, and the blend mode is normal.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        begin(area: state.clipBounds)
    }

    /// Begins a group that is limited to a rectangle in user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        begin(area: state.clipBounds.overlap(rect.applying(state.toDevice)))
    }

    private func begin(area: CGRect) {
        layers.append(TransparencyLayer(outer: state, savedCount: saved.count))
        let area = area.isNull || area.isEmpty ? .zero : area.integral
        targets.append(RenderTarget(area: area, isOpaque: false))
        (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
        resetClip()
    }

    /// Ends the group and draws it. Ignored without one.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast(), let target = targets.popLast() else { return }
        saved.removeLast(saved.count - layer.savedCount)
        state = layer.outer
        guard target.hasPixels, let image = target.makeImage(colorSpace: nil) else { return }
        // The surface carries its place; as an image it starts at its own origin.
        cairo_surface_set_device_offset(image.surface, 0, 0)
        let place = CGAffineTransform(translationX: target.area.minX, y: target.area.minY)
        paint(.fill(CGPath(rect: target.area, transform: nil), .winding), with: .image(image, place, tiles: false))
    }
}
