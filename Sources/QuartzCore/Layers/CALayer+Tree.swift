@_spi(SliderKit) import CoreGraphics

extension CALayer {
    var visibleSuperlayer: CALayer? {
        if _flags.contains(.presentation) {
            guard let model = _extras?.model, !model._flags.contains(.isMask), let parent = model._superlayer else { return nil }
            return parent.currentPresentation()
        }
        return _flags.contains(.isMask) ? nil : _superlayer
    }

    var visibleSublayers: [CALayer]? {
        if _flags.contains(.presentation) {
            guard let list = _extras?.model?._sublayers, !list.isEmpty else { return nil }
            return list.map { $0.currentPresentation() ?? $0 }
        }
        return _sublayers.isEmpty ? nil : _sublayers
    }

    /// The sublayers back to front, by `zPosition` and then by place; those of the model for a presentation copy.
    var paintedSublayers: [CALayer] {
        let list = _flags.contains(.presentation) ? _extras?.model?._sublayers ?? [] : _sublayers
        guard list.contains(where: { $0._flags.contains(.hasZ) || $0._animations != nil }) else { return list }
        return list.enumerated().sorted {
            let (a, b) = ($0.element.shown.zPosition, $1.element.shown.zPosition)
            return a < b || (a == b && $0.offset < $1.offset)
        }.map(\.element)
    }

    func setSublayers(_ layers: [CALayer]) {
        for layer in _sublayers where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
        for layer in layers { insert(layer, at: Int.max) }
    }

    /// - Parameter behind: whether it goes behind what a painter paints; nil: at the back, or where others are behind.
    func insert(_ layer: CALayer, at index: Int, behind: Bool? = nil) {
        requireRule(layer !== self, "A layer can't be its own sublayer.")
        requireRule(!isDescendant(of: layer), "A layer can't be inserted below itself.")
        let isBehind = behind ?? (index == 0 || index < _sublayers.count && _sublayers[index]._flags.contains(.behindPainter))
        if layer._superlayer === self && !layer._flags.contains(.isMask) {
            layer.setFlag(.behindPainter, isBehind)
            move(layer, to: index)
            return
        }
        layer.removeFromSuperlayer()
        layer._superlayer = self
        layer.setFlag(.behindPainter, isBehind)
        _sublayers.insert(layer, at: min(index, _sublayers.count))
        childrenChanged()
        if layer._flags.contains(.needsLayout) || layer._flags.contains(.layoutBelow) { markLayoutBelow() }
        if let compositor { compositor.attach(layer) }
        sublayersChanged()
    }

    private func move(_ layer: CALayer, to index: Int) {
        guard let old = _sublayers.firstIndex(where: { $0 === layer }) else { return }
        _sublayers.remove(at: old)
        _sublayers.insert(layer, at: min(index, _sublayers.count))
        childrenChanged()
        layer.markTreeDirty()
    }

    func insert(_ layer: CALayer, nextTo sibling: CALayer?, inFront: Bool) {
        guard layer !== sibling else { return }
        if layer._superlayer === self, !layer._flags.contains(.isMask), let sibling, sibling._superlayer === self {
            _sublayers.removeAll { $0 === layer }
            let index = _sublayers.firstIndex { $0 === sibling } ?? 0
            _sublayers.insert(layer, at: inFront ? index + 1 : index)
            layer.setFlag(.behindPainter, sibling._flags.contains(.behindPainter))
            childrenChanged()
            layer.markTreeDirty()
            return
        }
        guard let sibling, let index = _sublayers.firstIndex(where: { $0 === sibling }) else {
            insert(layer, at: inFront ? Int.max : 0)
            return
        }
        insert(layer, at: inFront ? index + 1 : index, behind: sibling._flags.contains(.behindPainter))
    }

    /// Whether the layer is seen behind what its superlayer's painter paints, as behind a sublayer at height 0.
    var isBehindPainter: Bool {
        let height = zPosition
        return height < 0 || height == 0 && _flags.contains(.behindPainter)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, _sublayers.contains(where: { $0 === old }) else { return }
        insert(new, nextTo: old, inFront: true)
        old.removeFromSuperlayer()
    }

    func detach() {
        guard let parent = _superlayer else { return }
        if _flags.contains(.isMask) {
            parent.setMask(nil)
            return
        }
        // The array may hold the last reference.
        withExtendedLifetime(self) {
            let compositor = self.compositor
            compositor?.detach(self)
            if let index = parent._sublayers.lastIndex(where: { $0 === self }) { parent._sublayers.remove(at: index) }
            _superlayer = nil
            parent.childrenChanged()
            parent.sublayersChanged()
        }
    }

    func setMask(_ newValue: CALayer?) {
        guard newValue !== _style?.mask else { return }
        requireRule(newValue !== self, "A layer can't mask itself.")
        if let old = _style?.mask {
            old._superlayer = nil
            old._flags.remove(.isMask)
        }
        newValue?.removeFromSuperlayer()
        layerStyle.mask = newValue
        newValue?._superlayer = self
        newValue?._flags.insert(.isMask)
        if let newValue, newValue._flags.contains(.needsLayout) || newValue._flags.contains(.layoutBelow) { markLayoutBelow() }
        if let newValue, let compositor { compositor.attach(newValue) }
        markTreeDirty()
    }

    private func childrenChanged() { _extras?.childIndex = nil }

    private func isDescendant(of layer: CALayer) -> Bool {
        var current: CALayer? = self
        while let here = current {
            if here === layer { return true }
            current = here._superlayer
        }
        return false
    }
}
