@_spi(SliderKit) import CoreGraphics

/// Where a layer stands: the way from its superlayer's coordinates to pixels, and what the layers above cut off.
struct LayerPlace {
    var transform: CGAffineTransform
    var clip: PixelRect
    /// Whether no layer above is hidden.
    var isVisible: Bool
}

extension Compositor {
    func collectAnimated(at time: CFTimeInterval) {
        guard !animated.isEmpty else { return }
        animated.removeAll { layer in
            guard layer.isAnimated, layer.compositor === self, let box = layer._animations else {
                layer._flags.remove(.inAnimatedList)
                return true
            }
            let state = box.state(at: layer.localTime(time))
            if state != box.drawnState {
                box.drawnState = state
                layer.markTreeDirty()
            }
            return false
        }
    }

    /// Takes a part of a layer into the next repaint.
    func repaint(_ rect: CGRect, of layer: CALayer) {
        if repaints.count < 256 {
            repaints.append((layer, rect))
        } else {
            layer.markContentDirty()
        }
    }

    func collectRepaints(at time: CFTimeInterval) {
        for (layer, rect) in repaints where layer.compositor === self {
            let place = place(of: layer, at: time)
            guard place.isVisible else { continue }
            let shown = layer.shown(at: time)
            let transform = shown.toParent.concatenating(place.transform)
            // Within what the layer was found to cover: else a change of its outline was not told.
            damage.add(PixelRect(covering: rect.applying(transform)).intersection(layer._painted))
            damageAncestors(of: layer)
        }
        repaints.removeAll(keepingCapacity: true)
    }

    func collectDirty(at time: CFTimeInterval) {
        // By index: an animated sublayer may be marked while its superlayer is looked at.
        var index = 0
        while index < dirty.count {
            let layer = dirty[index]
            index += 1
            let wholeTree = layer._flags.contains(.dirtyTree)
            let onlyChanges = !wholeTree && !layer._flags.contains(.dirtyContent)
            layer._flags.subtract([.dirtyTree, .dirtyContent, .dirtyPainter])
            guard layer.compositor === self else { continue }
            let place = place(of: layer, at: time)
            let old = layer._painted
            guard place.isVisible else { continue }
            if wholeTree {
                damage.add(old)
                damage.add(updatePainted(layer, in: place, at: time))
                growAncestors(of: layer)
            } else {
                let shown = layer.shown(at: time)
                let transform = shown.toParent.concatenating(place.transform)
                if !onlyChanges || !addChanges(of: shown, transform, within: old) {
                    damage.add(PixelRect(covering: shown.ownExtent.applying(transform)).intersection(old))
                }
            }
            damageAncestors(of: layer)
        }
        dirty.removeAll(keepingCapacity: true)
    }

    /// Takes what the layer's painter finds changed into the next repaint; false if it can't tell.
    private func addChanges(of layer: CALayer, _ transform: CGAffineTransform, within painted: PixelRect) -> Bool {
        guard let painter = layer._painter else { return false }
        let scale = layer._contentsScale
        if transform.a == scale, transform.d == scale, transform.b == 0, transform.c == 0,
            let zero = PixelRect(exactly: CGRect(x: transform.tx, y: transform.ty, width: 0, height: 0))
        {
            return painter.changes(of: layer) {
                let place = PixelRect(x0: $0.x0 + zero.x0, y0: $0.y0 + zero.y0, x1: $0.x1 + zero.x0, y1: $0.y1 + zero.y0)
                damage.add(place.intersection(painted))
            }
        }
        return painter.changes(of: layer) {
            let place = $0.cgRect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform))
            damage.add(PixelRect(covering: place).intersection(painted))
        }
    }

    func place(of layer: CALayer, at time: CFTimeInterval) -> LayerPlace {
        guard let parent = layer._superlayer else {
            return LayerPlace(transform: CGAffineTransform(scaleX: scale, y: scale), clip: area, isVisible: true)
        }
        return inside(parent.shown(at: time), place(of: parent, at: time))
    }

    /// The place of the sublayers of a layer that stands in `place`.
    private func inside(_ layer: CALayer, _ place: LayerPlace) -> LayerPlace {
        var result = place
        let transform = layer.toParent.concatenating(place.transform)
        result.transform = layer.childTransform.map { $0.concatenating(transform) } ?? transform
        if layer.masksToBounds { result.clip = place.clip.intersection(PixelRect(covering: layer._bounds.applying(transform))) }
        if layer.isHidden || layer._opacity <= 0 { result.isVisible = false }
        return result
    }

    /// Finds out anew which pixels a tree covers.
    private func updatePainted(_ model: CALayer, in place: LayerPlace, at time: CFTimeInterval) -> PixelRect {
        let layer = model.shown(at: time)
        guard !layer.isHidden, layer._opacity > 0 else {
            model.setPainted(.empty)
            return .empty
        }
        let transform = layer.toParent.concatenating(place.transform)
        let below = inside(layer, place)
        var painted = PixelRect(covering: layer.ownExtent.applying(transform)).intersection(below.clip)
        for child in model._sublayers { painted = painted.union(updatePainted(child, in: below, at: time)) }
        if let style = layer._style {
            var whole = below
            whole.clip = place.clip
            painted = painted.union(shadowArea(layer, style, painted, transform).intersection(place.clip))
            if let mask = style.mask { painted = painted.intersection(updatePainted(mask, in: whole, at: time)) }
        }
        model.setPainted(painted)
        return painted
    }

    private func shadowArea(
        _ layer: CALayer, _ style: LayerStyle, _ painted: PixelRect, _ transform: CGAffineTransform
    ) -> PixelRect {
        guard style.castsShadow, !layer.masksToBounds else { return .empty }
        // The casting outline in the layer's coordinates; of content that is cut off above the uncut one would be wanted, and is had
        // from the layer.
        let caster = style.shadowPath?.boundingBoxOfPath ?? layer.treeExtent(at: renderTime)
        guard caster.isUsable, !caster.isEmpty else { return .empty }
        let reach = ShadowCache.reach(radius: style.shadowRadius) + 1
        let spread = caster.offsetBy(dx: style.shadowOffset.width, dy: style.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach)
        return PixelRect(covering: spread.applying(transform).insetBy(dx: -1, dy: -1))
    }

    /// A layer covers at least what its sublayers cover, as far as it does not cut them off.
    private func growAncestors(of layer: CALayer) {
        guard !layer._flags.contains(.isMask) else { return }
        var painted = layer._painted
        var child = layer
        while let parent = child._superlayer {
            if child._flags.contains(.isMask) { return }
            if parent._painted.contains(painted) { return }
            parent.setPainted(parent._painted.union(painted))
            painted = parent._painted
            child = parent
        }
    }

    /// What is drawn from the tree as a whole changes with any part of it: masks, shadows of content.
    func damageAncestors(of layer: CALayer) {
        var child = layer
        while let parent = child._superlayer {
            if let style = parent._style {
                if child._flags.contains(.isMask) {
                    // The owner's outline depends on the mask's.
                    parent.markTreeDirty()
                } else if style.castsShadow && style.shadowPath == nil {
                    style.shadowCache = nil
                    parent.markTreeDirty()
                }
            }
            child = parent
        }
    }
}
