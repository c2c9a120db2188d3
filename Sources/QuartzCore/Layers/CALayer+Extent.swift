@_spi(SliderKit) import CoreGraphics

extension CALayer {
    /// What the layer itself may paint, without sublayers and shadow, in its coordinates.
    var ownExtent: CGRect {
        var r = _bounds.standardized
        if _bleed != SIMD4<UInt16>() && _painter != nil && !masksToBounds {
            let b = painterBleed
            r = CGRect(
                x: r.minX - b.left, y: r.minY - b.top, width: r.width + b.left + b.right, height: r.height + b.top + b.bottom)
        }
        guard !masksToBounds else { return r }
        if let content = contentExtent { r = r.unionOfAreas(content) }
        if let image = contentsImage, contentsGravity != .resize {
            r = r.unionOfAreas(ContentsPlacement(self, image).frame)
        }
        return r
    }

    /// What the layer and all below it may paint, without its shadow, in its coordinates.
    func treeExtent(at time: CFTimeInterval?) -> CGRect {
        var r = ownExtent
        guard !masksToBounds else { return r }
        let model = _extras?.model ?? self
        let child = childTransform
        for sublayer in model._sublayers {
            let shown = time.map { sublayer.shown(at: $0) } ?? sublayer
            guard !shown.isHidden, shown._opacity > 0 else { continue }
            var inner = shown.treeExtent(at: time)
            if let style = shown._style, style.castsShadow, !shown.masksToBounds {
                let caster = style.shadowPath?.boundingBoxOfPath ?? inner
                let reach = ShadowCache.reach(radius: style.shadowRadius)
                inner = inner.unionOfAreas(
                    caster.offsetBy(dx: style.shadowOffset.width, dy: style.shadowOffset.height)
                        .insetBy(dx: -reach, dy: -reach))
            }
            let place = child.map { shown.toParent.concatenating($0) } ?? shown.toParent
            r = r.unionOfAreas(inner.applying(place))
        }
        return r
    }
}

extension CGRect {
    /// The union, in which a rectangle without area or place does not count.
    func unionOfAreas(_ other: CGRect) -> CGRect {
        guard other.isUsable, other.width > 0, other.height > 0 else { return self }
        guard isUsable, width > 0, height > 0 else { return other }
        return union(other)
    }
}
