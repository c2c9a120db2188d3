@_spi(SliderKit) import CoreGraphics

extension Compositor {
    func enlistForLayout(_ layer: CALayer, depth: Int) {
        guard !layer._flags.contains(.inLayoutList) else { return }
        layer._flags.insert(.inLayoutList)
        hasWork = true
        while layoutLists.count <= depth { layoutLists.append([]) }
        layoutLists[depth].append(layer)
    }

    func enlistForDisplay(_ layer: CALayer) {
        guard !layer._flags.contains(.inDisplayList) else { return }
        layer._flags.insert(.inDisplayList)
        hasWork = true
        displayList.append(layer)
    }

    func enlistAnimated(_ layer: CALayer) {
        guard !layer._flags.contains(.inAnimatedList) else { return }
        layer._flags.insert(.inAnimatedList)
        animated.append(layer)
    }

    /// A tree has come in: takes over what it needs, and paints it.
    func attach(_ top: CALayer) {
        enlist(top, depth: top.depth)
        top._flags.remove(.dirtyTree)
        top.markTreeDirty()
    }

    private func enlist(_ layer: CALayer, depth: Int) {
        // The marks may be those of another compositor, whose lists the layer is still in.
        layer._flags.subtract([.inLayoutList, .inDisplayList, .inAnimatedList, .dirtyTree, .dirtyContent, .dirtyPainter])
        layer.setPainted(.empty)
        if layer._flags.contains(.needsLayout) { enlistForLayout(layer, depth: depth) }
        if layer._flags.contains(.needsDisplay) { enlistForDisplay(layer) }
        if !layer._flags.contains(.committed) {
            fresh.append(layer)
            hasWork = true
        }
        if layer.isAnimated { enlistAnimated(layer) }
        for child in layer._sublayers { enlist(child, depth: depth + 1) }
        if let mask = layer._style?.mask { enlist(mask, depth: depth + 1) }
    }

    /// A tree is about to leave: where it was must be repainted.
    func detach(_ top: CALayer) {
        damage.add(top._painted)
        damageAncestors(of: top)
        top.setPainted(.empty)
    }

    /// One pass over the layers marked for layout, the higher ones first; false if there were none.
    func layoutPass() -> Bool {
        var worked = false
        var turns = 0
        while let depth = layoutLists.firstIndex(where: { !$0.isEmpty }) {
            // A layout that marks a layer above it starts over; a circle of such must end.
            turns += 1
            if turns > 1000 { break }
            var list: [CALayer] = []
            swap(&list, &layoutLists[depth])
            for layer in list {
                layer._flags.remove(.inLayoutList)
                guard layer._flags.contains(.needsLayout), layer.compositor === self else { continue }
                worked = true
                laidOut.append(layer)
                layer.runLayout()
            }
            // Keeps the memory for the next time.
            list.removeAll(keepingCapacity: true)
            if layoutLists[depth].isEmpty { swap(&list, &layoutLists[depth]) }
        }
        for layer in laidOut { layer.clearLayoutBelow() }
        laidOut.removeAll(keepingCapacity: true)
        return worked
    }

    /// Draws the layers marked for display; false if there were none.
    func displayPass() -> Bool {
        guard !displayList.isEmpty else { return false }
        var list: [CALayer] = []
        swap(&list, &displayList)
        for layer in list {
            layer._flags.remove(.inDisplayList)
            if layer.compositor === self { layer.displayIfNeeded() }
        }
        return true
    }
}

extension CALayer {
    /// The compositor of the tree; nil for a tree that is not on a screen.
    var compositor: Compositor? {
        var layer = self
        while let parent = layer._superlayer { layer = parent }
        return layer._extras?.compositor
    }

    /// Notes which pixels the layer and all below it cover.
    func setPainted(_ rect: PixelRect) {
        guard rect != _painted else { return }
        _painted = rect
        _superlayer?._extras?.childIndex?.moved(self)
    }

    var depth: Int {
        var (count, current) = (0, _superlayer)
        while let layer = current {
            count += 1
            current = layer._superlayer
        }
        return count
    }

    /// Nothing is marked any more in the whole tree: forget that something below was.
    func clearLayoutBelow() {
        var current: CALayer? = self
        while let layer = current {
            layer._flags.remove(.layoutBelow)
            current = layer._superlayer
        }
    }

    /// Marks the layer and all below it for compositing; `keepsContent` if only its place has changed.
    func markTreeDirty(keepsContent: Bool = false) {
        if !keepsContent, let style = _style { style.shadowCache = nil }
        guard !_flags.contains(.dirtyTree), let compositor else { return }
        let listed = !_flags.isDisjoint(with: [.dirtyContent, .dirtyPainter])
        _flags.insert(.dirtyTree)
        if !listed { compositor.dirty.append(self) }
    }

    /// Marks what the layer itself draws for compositing.
    func markContentDirty() {
        if let style = _style {
            style.shadowCache = nil
            if style.castsShadow { return markTreeDirty() }
        }
        guard _flags.isDisjoint(with: [.dirtyTree, .dirtyContent]), let compositor else { return }
        let listed = _flags.contains(.dirtyPainter)
        _flags.insert(.dirtyContent)
        if !listed { compositor.dirty.append(self) }
    }

    /// Marks what the painter will find changed for compositing.
    func markPainterDirty() {
        guard _style == nil else { return markContentDirty() }
        guard _flags.isDisjoint(with: [.dirtyTree, .dirtyContent, .dirtyPainter]), let compositor else { return }
        _flags.insert(.dirtyPainter)
        compositor.dirty.append(self)
    }
}
