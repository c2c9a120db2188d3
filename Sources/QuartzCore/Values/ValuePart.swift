@_spi(SliderKit) import CoreGraphics

/// Reads and replaces parts of boxed geometry: `x` of a point, `size.width` of a rectangle, `rotation.z` of a transform.
enum ValuePart {
    static func get(_ name: String, of value: Any) -> Any? {
        if let t = value as? CATransform3D {
            let part = t.part(name)
            if let size = part as? CGSize { return NSValue(size: size) }
            return (part as? CGFloat)?.boxed
        }
        if let r = value as? CGRect {
            switch name {
            case "origin": return NSValue(point: r.origin)
            case "size": return NSValue(size: r.size)
            case "origin.x": return r.origin.x.boxed
            case "origin.y": return r.origin.y.boxed
            case "size.width": return r.size.width.boxed
            case "size.height": return r.size.height.boxed
            default: return nil
            }
        }
        guard let pair = Coerce.pair(value) else { return nil }
        switch name {
        case "x", "width": return pair.0.boxed
        case "y", "height": return pair.1.boxed
        default: return nil
        }
    }

    /// The whole with one part replaced; nil if there is no such part or `new` doesn't fit.
    static func set(_ name: String, of value: Any, to new: Any?) -> Any? {
        if var t = value as? CATransform3D { return t.setPart(name, new) ? NSValue(caTransform3D: t) : nil }
        if var r = value as? CGRect { return set(name, of: &r, to: new) ? NSValue(rect: r) : nil }
        guard let number = Coerce.number(new) else { return nil }
        if var p = value as? CGPoint {
            if name == "x" { p.x = number } else if name == "y" { p.y = number } else { return nil }
            return NSValue(point: p)
        }
        if var s = value as? CGSize {
            if name == "width" { s.width = number } else if name == "height" { s.height = number } else { return nil }
            return NSValue(size: s)
        }
        return nil
    }

    private static func set(_ name: String, of r: inout CGRect, to new: Any?) -> Bool {
        switch name {
        case "origin":
            guard let p = Coerce.point(new) else { return false }
            r.origin = p
            return true
        case "size":
            guard let s = Coerce.size(new) else { return false }
            r.size = s
            return true
        default: break
        }
        guard let number = Coerce.number(new) else { return false }
        switch name {
        case "origin.x": r.origin.x = number
        case "origin.y": r.origin.y = number
        case "size.width": r.size.width = number
        case "size.height": r.size.height = number
        default: return false
        }
        return true
    }
}
