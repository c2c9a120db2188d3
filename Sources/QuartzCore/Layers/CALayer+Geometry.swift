@_spi(SliderKit) import CoreGraphics

extension CALayer {
    var anchor: CGPoint { _geometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

    /// The anchor point in the layer's coordinates.
    var anchorInBounds: CGPoint {
        let a = anchor
        return CGPoint(x: _bounds.minX + a.x * _bounds.width, y: _bounds.minY + a.y * _bounds.height)
    }

    func setBounds(_ newValue: CGRect) {
        guard newValue.isUsable, newValue != _bounds else { return }
        let resized = newValue.size != _bounds.size
        change("bounds", .tree) { _bounds = newValue }
        guard resized else { return }
        setNeedsLayout()
        if _flags.contains(.displayOnBoundsChange) { setNeedsDisplay() }
    }

    func setPosition(_ newValue: CGPoint) {
        guard newValue.isUsable, newValue != _position else { return }
        change("position", .place) { _position = newValue }
    }

    func setZPosition(_ newValue: CGFloat) {
        guard newValue.isFinite, newValue != zPosition else { return }
        change("zPosition", .place) {
            geometry.zPosition = newValue
            _flags.insert(.hasZ)
            _superlayer?._extras?.childIndex = nil
        }
    }

    func setAnchorPoint(_ newValue: CGPoint) {
        guard newValue.isUsable, newValue != anchor else { return }
        change("anchorPoint", .place) { geometry.anchorPoint = newValue }
    }

    func setAnchorPointZ(_ newValue: CGFloat) {
        guard newValue.isFinite, newValue != anchorPointZ else { return }
        change("anchorPointZ", .place) { geometry.anchorPointZ = newValue }
    }

    func setTransform(_ newValue: CATransform3D) {
        guard newValue.isUsable, newValue != transform else { return }
        change("transform", .place) { geometry.transform = newValue }
    }

    func setSublayerTransform(_ newValue: CATransform3D) {
        guard newValue.isUsable, newValue != sublayerTransform else { return }
        change("sublayerTransform", .tree) { geometry.sublayerTransform = newValue }
    }

    var computedFrame: CGRect {
        guard let g = _geometry else {
            return CGRect(
                x: _position.x - _bounds.width / 2, y: _position.y - _bounds.height / 2,
                width: _bounds.width, height: _bounds.height)
        }
        if g.transform == .identity {
            return CGRect(
                x: _position.x - g.anchorPoint.x * _bounds.width, y: _position.y - g.anchorPoint.y * _bounds.height,
                width: _bounds.width, height: _bounds.height)
        }
        return _bounds.applying(toParent)
    }

    func setFrame(_ newValue: CGRect) {
        guard newValue.isUsable else { return }
        let new = newValue.standardized
        let t = transform.planar
        guard !t.isIdentity else {
            let a = anchor
            bounds = CGRect(origin: _bounds.origin, size: new.size)
            position = CGPoint(x: new.minX + a.x * new.width, y: new.minY + a.y * new.height)
            return
        }
        // The size whose transform has the wanted size, exactly so for scales and quarter turns; then shift into place.
        let determinant = t.a * t.d - t.b * t.c
        if determinant != 0 {
            let size = CGRect(origin: .zero, size: new.size).applying(t.inverted()).size
            bounds = CGRect(origin: _bounds.origin, size: size)
        }
        let now = computedFrame
        position = CGPoint(x: _position.x + new.minX - now.minX, y: _position.y + new.minY - now.minY)
    }

    /// From the layer's coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
    var toParent: CGAffineTransform {
        let a = anchorInBounds
        guard let g = _geometry, g.transform != .identity else {
            return CGAffineTransform(translationX: _position.x - a.x, y: _position.y - a.y)
        }
        let t = g.transform.planar
        return CGAffineTransform(
            a: t.a, b: t.b, c: t.c, d: t.d,
            tx: t.tx + _position.x - (a.x * t.a + a.y * t.c), ty: t.ty + _position.y - (a.x * t.b + a.y * t.d))
    }

    /// What `sublayerTransform` does to the superlayer coordinates of sublayers; nil if nothing.
    var childTransform: CGAffineTransform? {
        guard let g = _geometry, g.sublayerTransform != .identity else { return nil }
        let a = anchorInBounds
        return CGAffineTransform(translationX: -a.x, y: -a.y)
            .concatenating(g.sublayerTransform.planar)
            .concatenating(CGAffineTransform(translationX: a.x, y: a.y))
    }

    /// From the layer's coordinates to those of its root's superlayer.
    var toRoot: CGAffineTransform {
        var result = toParent
        var current = parentForGeometry
        while let layer = current {
            if let child = layer.childTransform { result = result.concatenating(child) }
            result = result.concatenating(layer.toParent)
            current = layer.parentForGeometry
        }
        return result
    }

    /// A point of this layer in the coordinates of one below it; nil if there is more between them than shifts.
    @_spi(SliderKit) public func point(_ p: CGPoint, below layer: CALayer) -> CGPoint? {
        layer.plainOffset(in: self).map { CGPoint(x: p.x - $0.x, y: p.y - $0.y) }
    }

    /// Where the layer's coordinate zero stands in those of one above it, if it and all between are only shifted; nil if not.
    private func plainOffset(in ancestor: CALayer) -> CGPoint? {
        guard ancestor._geometry == nil, !_flags.contains(.presentation) else { return nil }
        var offset = CGPoint.zero
        // Unmanaged: nothing on the way goes while it is walked, and counting references would cost more than the walk.
        var current = Unmanaged.passUnretained(self)
        let end = Unmanaged.passUnretained(ancestor).toOpaque()
        while current.toOpaque() != end {
            let above: Unmanaged<CALayer>? = current._withUnsafeGuaranteedRef { layer in
                guard layer._geometry == nil, let parent = layer._superlayer else { return nil }
                let bounds = layer._bounds
                offset.x += layer._position.x - bounds.origin.x - bounds.size.width / 2
                offset.y += layer._position.y - bounds.origin.y - bounds.size.height / 2
                return Unmanaged.passUnretained(parent)
            }
            guard let above else { return nil }
            current = above
        }
        return offset
    }

    /// The superlayer; for a presentation copy that of its model, as it is shown now.
    var parentForGeometry: CALayer? {
        guard _flags.contains(.presentation) else { return _superlayer }
        guard let parent = _extras?.model?._superlayer else { return nil }
        return parent.currentPresentation() ?? parent
    }

    static func map(from: CALayer?, to: CALayer?) -> CGAffineTransform {
        if from === to { return .identity }
        // Down the tree, as touches go, and between neighbours, without the way over the root.
        if let from, let to, let offset = to.plainOffset(in: from) { return CGAffineTransform(translationX: -offset.x, y: -offset.y) }
        if let to, from?.parentForGeometry === to, to._geometry == nil, let from { return from.toParent }
        let down = from?.toRoot ?? .identity
        guard let to else { return down }
        let up = to.toRoot
        guard up.a * up.d - up.b * up.c != 0 else { return down }
        return down.concatenating(up.inverted())
    }

    func hit(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let t = toParent
        guard t.a * t.d - t.b * t.c != 0 else { return nil }
        let local = p.applying(t.inverted())
        let inside = contains(local)
        if masksToBounds && !inside { return nil }
        var inner = local
        if let child = childTransform {
            guard child.a * child.d - child.b * child.c != 0 else { return inside ? self : nil }
            inner = local.applying(child.inverted())
        }
        for layer in paintedSublayers.reversed() {
            let shown = _flags.contains(.presentation) ? layer.currentPresentation() ?? layer : layer
            if let found = shown.hitTest(inner) { return found }
        }
        return inside ? self : nil
    }
}
