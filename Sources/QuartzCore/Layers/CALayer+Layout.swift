@_spi(SliderKit) import CoreGraphics

extension CALayer {
    func markNeedsLayout() {
        guard !_flags.contains(.needsLayout) else { return }
        _flags.insert(.needsLayout)
        _superlayer?.markLayoutBelow()
        if let compositor { compositor.enlistForLayout(self, depth: depth) }
    }

    /// Tells the ancestors that there is something to lay out below them, up to the first that knows.
    func markLayoutBelow() {
        var current: CALayer? = self
        while let layer = current, !layer._flags.contains(.layoutBelow) {
            layer._flags.insert(.layoutBelow)
            current = layer._superlayer
        }
    }

    func layoutNow() {
        // The topmost ancestor of an unbroken chain of marked ones.
        var top = self
        while let parent = top._superlayer, parent._flags.contains(.needsLayout) { top = parent }
        top.layoutTree()
    }

    /// One layout of the layer itself.
    func runLayout() {
        _flags.remove(.needsLayout)
        let isNested = _flags.contains(.inLayout)
        _flags.insert(.inLayout)
        layoutSublayers()
        if !isNested { _flags.remove(.inLayout) }
    }

    /// Marks the layer because sublayers came or went. A layout that itself adds and removes them is not asked again: it would never end.
    @_spi(SliderKit) public final func sublayersChanged() {
        if !_flags.contains(.inLayout) { setNeedsLayout() }
    }

    /// Lays out what is marked in the tree, superlayers first.
    func layoutTree() {
        // A layout that marks its own layer again gets another turn, within reason.
        for _ in 0..<8 {
            guard _flags.contains(.needsLayout) || _flags.contains(.layoutBelow) else { return }
            if _flags.contains(.needsLayout) {
                runLayout()
            }
            guard _flags.contains(.layoutBelow) else { continue }
            _flags.remove(.layoutBelow)
            for layer in _sublayers { layer.layoutTree() }
            _style?.mask?.layoutTree()
        }
    }
}
